"""Whether words that are said to be the source's stand in it, whatever their case and spacing."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.folding import HARD, SOFT, fold_text

_BROKEN: Final = re.compile(rf"[{SOFT}]\s*")
_SPACES: Final = re.compile(r"\s+")
_GLUED: Final = re.compile(r"(?<![\w.])(\d+(?:\.\d+)+)(?=[A-ZÀ-Ý])")
"""A clause number that a PDF sets right before the clause's first word: "12.1The Parties"."""


def stands_in(words: str, text: str) -> bool:
    """True where `words` stand in `text`, whole words in the same order.

    A number is whole as well: 5 does not stand in 0.5, nor 1 in 1,000. A hyphen at which the text
    breaks a word may be written, left out, or have become a space.
    """
    wanted = even(words)
    if not any(map(str.isalnum, wanted)):
        return False
    left = rf"(?<![\w{SOFT}])" if wanted[0].isalnum() else ""
    right = rf"(?![\w{SOFT}])" if wanted[-1].isalnum() else ""
    if wanted[0].isdigit():
        left += r"(?<!\d[.,])"
    if wanted[-1].isdigit():
        right += r"(?![.,]\d)"
    letters = rf"{SOFT}?".join(map(_pattern, wanted))
    return re.search(left + letters + right, _broken(text)) is not None


@lru_cache(maxsize=1024)
def even(text: str) -> str:
    """The text in small letters on one line, words that a line break parts made whole."""
    return _broken(text).replace(SOFT, "")


@lru_cache(maxsize=1024)
def _broken(text: str) -> str:
    """The text in small letters on one line, with a mark where a hyphen breaks a word."""
    folded = _BROKEN.sub(SOFT, fold_text(text)).replace(HARD, "-")
    return _SPACES.sub(" ", _GLUED.sub(r"\1 ", folded)).strip().lower()


def _pattern(char: str) -> str:
    """The character, or what a hyphen at a line end may have made of it."""
    return f"[{re.escape(char)}{SOFT}]" if char in "- " else re.escape(char)
