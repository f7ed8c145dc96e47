"""Strings from outside made safe to store and to compare: no half characters, no controls."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

REPLACEMENT: Final = "\ufffd"
_UNSTORABLE: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Categories Cc and Cs of the Unicode Character Database but for tabs, line breaks, form feeds."""
_SOFT_HYPHEN: Final = "\u00ad"


def storable(text: str) -> str:
    """The text with every lone surrogate and control character made U+FFFD, which matches nothing.

    Tabs, line breaks and form feeds stay: contracts have them.
    """
    return _UNSTORABLE.sub(REPLACEMENT, text)


def one_line(text: str, limit: int) -> str | None:
    """The text as one trimmed line, or None where it is empty, longer than `limit` or not plain.

    Not plain: a control or format character (bidi, zero-width) or a lone surrogate.
    """
    line = " ".join(text.replace(_SOFT_HYPHEN, "").split())
    if not line or len(line) > limit:
        return None
    if line.isprintable():
        # Nearly every line: nothing of the categories below, nor of a few harmless others.
        return line
    return None if any(unicodedata.category(char) in {"Cc", "Cf", "Cs"} for char in line) else line


def shown(value: object, limit: int = 40) -> str:
    """Any foreign value as short printable ASCII, for use inside a sentence."""
    text = ascii(value)
    return text if len(text) <= limit else f"{text[:limit]}…"
