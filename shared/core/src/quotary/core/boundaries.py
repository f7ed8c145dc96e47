"""Whether a match begins and ends where a word or a number does."""

from __future__ import annotations

import unicodedata

from quotary.core.folding import HARD, SOFT
from quotary.core.view import View
from quotary.core.walking import clause_number_ends

_GROUPING = frozenset(".,:/-'" + HARD)
_UNITS_AFTER = frozenset("%\u2030\u00b0\u00ba\u00aa")
_UNITS_BEFORE = frozenset("$\u20ac\u00a3\u00a5\u00a2\u20b9")
_GROUP_SPACES = frozenset("\u00a0\u2009\u202f")


def cuts_at(view: View, offset: int) -> str:
    """What a boundary at folded `offset` would cut: "mid_word", "mid_number", or ""."""
    text = view.text
    if not 0 < offset < len(text):
        return ""
    left, right = text[offset - 1], text[offset]
    if SOFT in (left, right):
        return "mid_word" if _inside_word(view, offset if right == SOFT else offset - 1) else ""
    if left.isalnum() and right.isalnum():
        if left.isdigit() and clause_number_ends(view, offset):
            return ""
        return "mid_number" if left.isnumeric() or right.isnumeric() else "mid_word"
    if _cuts_number(view, offset, left, right):
        return "mid_number"
    if unicodedata.combining(right) or _cuts_contraction(text, offset, left, right):
        return "mid_word"
    return ""


def _inside_word(view: View, mark: int) -> bool:
    """True where the line-end hyphen at `mark` has no white space about it but the line break's."""
    found = view.offsets.source_of(mark, mark + 1).of(view.source)
    return found[0] != " " and (len(found) == 1 or found[-1] != " " or "\n" in found)


def _cuts_number(view: View, offset: int, left: str, right: str) -> bool:
    text = view.text
    if left.isdigit():
        if right in _UNITS_AFTER:
            return True
        if right in _GROUPING and text[offset + 1 : offset + 2].isdigit():
            return True
    if right.isdigit():
        if left in _UNITS_BEFORE:
            return True
        if left in _GROUPING and offset > 1 and text[offset - 2].isdigit():
            return True
    if left.isalpha() and right in _UNITS_BEFORE:
        return True
    return _cuts_grouped(view, offset, left, right)


def _cuts_grouped(view: View, offset: int, left: str, right: str) -> bool:
    """True inside "1 000" where the space is one that typesetters put inside numbers."""
    if " " not in (left, right):
        return False
    space = offset - 1 if left == " " else offset
    group = view.text[space + 1 : space + 5]
    if not (view.text[space - 1].isdigit() and group[:3].isdigit() and len(group) > 2):
        return False
    if group[3:].isdigit():
        return False
    return view.source_of(space, space + 1).of(view.source) in _GROUP_SPACES


def _cuts_contraction(text: str, offset: int, left: str, right: str) -> bool:
    """True where the cut would take "n't" off its verb."""
    if right == "'":
        return left in "nN" and text[offset + 1 : offset + 2] in ("t", "T")
    return left == "'" and right in "tT" and text[max(0, offset - 2)] in "nN"
