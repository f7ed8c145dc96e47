"""The terminal: results to standard output, everything else to standard error."""

from __future__ import annotations

import sys
from typing import NoReturn

from rich.console import Console
from rich.text import Text

out = Console(highlight=False, soft_wrap=False)
err = Console(stderr=True, highlight=False)


def fail(sentence: str, status: int = 1) -> NoReturn:
    """Say what is wrong on standard error and leave with `status`."""
    err.print(Text("quotary: ", style="bold red") + plain(sentence))
    raise SystemExit(status)


def plain(text: str, style: str = "") -> Text:
    """Untrusted text as a terminal may show it: no markup, no control characters."""
    return Text("".join(_visible(char) for char in text), style=style)


def _visible(char: str) -> str:
    if char in "\n\t" or char.isprintable():
        return char
    return "\ufffd"


def is_terminal() -> bool:
    """True where a person watches standard error."""
    return sys.stderr.isatty()
