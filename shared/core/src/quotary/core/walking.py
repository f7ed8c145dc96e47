"""The strict comparison that verifies: every character of the quote, in order, in the document.

Only white space beside a sign, and the hyphen of a line end, may differ.
"""

from __future__ import annotations

import re

from quotary.core.folding import HARD, SOFT
from quotary.core.view import View

_CLAUSE_NUMBER = re.compile(r"(?<![^ ])[0-9]{1,3}(?:\.[0-9]{1,3})*\.?$")
_LONGEST_NUMBER = 16
_GROUPING = ".,:/"


def walk(view: View, start: int, quote: str) -> int:
    """Where the quote ends if it stands at `start` of the view's text; -1 where it does not."""
    text = view.text
    if text.startswith(quote, start):
        return start + len(quote)
    at, read = start, 0
    while read < len(quote):
        if at >= len(text):
            return -1
        here, wanted = text[at], quote[read]
        if here == wanted:
            at += 1
            read += 1
        elif here in (SOFT, HARD):
            after = _after_hyphen(quote, read)
            if after == read and here == HARD:
                return -1
            at += 1
            read = after
        elif here == " " and _may_close(text, at - 1, at + 1):
            at += 1
        elif wanted == " " and _may_open(view, at):
            read += 1
        else:
            return -1
    return at


def clause_number_ends(view: View, end: int) -> bool:
    """True where a clause number that opens a line runs into the word at `end`: "12.1Any"."""
    if not (view.text[end].isupper() and view.text[end + 1 : end + 2].isalpha()):
        return False
    number = _CLAUSE_NUMBER.search(view.text, max(0, end - _LONGEST_NUMBER), end)
    if number is None:
        return False
    opens = view.source_of(number.start(), end).start
    return view.source[max(0, opens - 1) : opens] in ("", "\n", "\f")


def _after_hyphen(quote: str, read: int) -> int:
    """The offset after a hyphen and the spaces about it; `read` itself where there is none."""
    at = read + (quote[read] == " ")
    if quote[at : at + 1] != "-":
        return read
    at += 1
    return at + (quote[at : at + 1] == " ")


def _may_open(view: View, at: int) -> bool:
    """True where the quote may put a space between the characters before and at `at`."""
    return at > 0 and (_may_close(view.text, at - 1, at) or clause_number_ends(view, at))


def _may_close(text: str, left: int, right: int) -> bool:
    """True where white space between these two offsets carries no meaning: a sign is beside it.

    Never between letters or digits, where it would join or part words; never inside a number.
    """
    if left < 0 or right >= len(text):
        return True
    before, after = text[left], text[right]
    if before.isalnum() and after.isalnum():
        return False
    if "-" in (before, after) and _between_digits(text, left, right):
        return False
    if before in _GROUPING and after.isdigit():
        return not text[left - 1 : left].isdigit()
    if before.isdigit() and after in _GROUPING:
        return not text[right + 1 : right + 2].isdigit()
    return True


def _between_digits(text: str, left: int, right: int) -> bool:
    """True where the hyphen at one of these offsets stands between digits, spaces left aside."""
    if text[left] == "-":
        return text[right].isdigit() and text[max(0, left - 2) : left].rstrip(" ")[-1:].isdigit()
    return text[left].isdigit() and text[right + 1 : right + 3].lstrip(" ")[:1].isdigit()
