"""The terminal: results to standard output, everything else to standard error."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

_PIPED_WIDTH: Final = 100_000
_NARROWEST: Final = 20
_SHOWN_AS: Final[Mapping[str, str]] = {
    # PDF and word processors put them for hyphens and ends of pages.
    "\x02": "", "\x1f": "", "\x1e": "-", "\r": " ", "\f": " ", "\v": " ", "\x85": " ",
}  # fmt: skip


def _console(*, stderr: bool) -> Console:
    """A console as wide as its terminal; nothing is cut or wrapped in a file or a pipe.

    Tables take no more of the width than they need.
    """
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else _PIPED_WIDTH
    return Console(stderr=stderr, highlight=False, width=width)


out = _console(stderr=False)
err = _console(stderr=True)


def fail(sentence: str, status: int = 1) -> NoReturn:
    """Say what is wrong on standard error and leave with `status`."""
    say(sentence)
    raise SystemExit(status)


def say(sentence: str) -> None:
    """Say on standard error what is wrong, or what was left out, and go on."""
    err.print(Text("quotary: ", style="bold red") + plain(sentence))


def show(text: Text, indent: int = 0, hang: int = 0) -> None:
    """Print to standard output: wrapped between words on a terminal, one whole line elsewhere.

    Every line is moved in by `indent`, those that a wrap makes by `hang` more. Nothing is cut.
    """
    for line in text.split("\n", allow_blank=True):
        if out.is_terminal:
            first, *rest = line.wrap(out, max(_NARROWEST, out.width - indent - hang))
            first.rstrip()
            out.print(Text(" " * indent) + first, soft_wrap=True)
            for more in rest:
                more.rstrip()
                out.print(Text(" " * (indent + hang)) + more, soft_wrap=True)
        else:
            out.print(Text(" " * indent) + line, soft_wrap=True)


def plain(text: str, style: str = "") -> Text:
    """Untrusted text as a terminal may show it: no markup, no control characters.

    Soft hyphens and other characters that have no shape are left out, wide and fixed blanks are
    blanks; what else cannot be shown is a U+FFFD.
    """
    return Text("".join(_visible(char) for char in text), style=style)


def flat(text: str) -> str:
    """The words on one line, hyphens that only part a word at a line's end left out."""
    return " ".join(text.replace("\u00ad", "").split())


def _visible(char: str) -> str:
    if char in "\n\t" or char.isprintable():
        return char
    if char in _SHOWN_AS:
        return _SHOWN_AS[char]
    category = unicodedata.category(char)
    if category == "Cf":
        return ""
    return " " if category.startswith("Z") else "\ufffd"


def is_terminal() -> bool:
    """True where a person watches standard error."""
    return sys.stderr.isatty()
