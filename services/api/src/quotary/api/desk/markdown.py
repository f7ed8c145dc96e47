"""Untrusted text inside Markdown: on one line, with nothing in it that Markdown would act on."""

from __future__ import annotations

import re
from typing import Final

_ACTIVE: Final = re.compile(r"([\\`*_{}\[\]<>()#+!|~$&@]|:(?=//)|\.(?<=www\.))")
_START: Final = re.compile(r"^(\d*)([-=.])")


def escaped(text: object) -> str:
    """The text with every character that could begin markup behind a backslash."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(text)).split())
    return _START.sub(r"\1\\\2", _ACTIVE.sub(r"\\\1", line))
