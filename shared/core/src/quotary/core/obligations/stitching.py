"""Whether the parts of a quote say together what the document says, or were stitched together.

Real words from two sentences can be put together into a duty that nobody owes. The parts of one
quote are therefore one sentence, a list's lead-in with whole items of it, or whole sentences that
follow one another. Anything else proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.negations import cues_before, plain
from quotary.core.obligations.duties import item_at
from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.list_marks import LINE, Mark, marks_between, words_at
from quotary.core.span import Span

_WORD: Final = re.compile(r"[^\W\d_]{2}")
_NUMBERING: Final = re.compile(r"\W*(?:\(?[0-9a-z]{1,3}(?:\.[0-9]{1,3})*[.)]?\W*)?", re.IGNORECASE)
_MAY: Final = re.compile(r"\b(?:may|can|poder(?:á|ão)|podem?)\b", re.IGNORECASE)
_BLANK: Final = re.compile(r"\n[ \t\u00a0]*\r?\n|\f")
_OPENS: Final = re.compile(r"[:\u2014\u2013-]\s*$")


def is_stitched(parts: Sequence[Span], index: DocumentIndex, more: Sequence[str] = ()) -> bool:
    """True where the parts, in document order, do not belong to one statement.

    `more` are further duty words.
    """
    if len(parts) < 2:
        return False
    last = index.sentences.at(parts[-1])
    if last.start <= parts[0].start:
        statement = _Statement(index.text, last, more)
        return not statement.holds(parts)
    if _line_list(parts, index.sentences.at(parts[0]), index.text) or _listed(parts, index, more):
        return False
    return not all(_follow(one, other, index) for one, other in pairwise(parts))


class _Statement:
    """One sentence with the items of its list, if it has one."""

    def __init__(self, text: str, span: Span, more: Sequence[str]) -> None:
        self._text = text
        self._marks = marks_between(text, span.start, span.end)
        self._more = more

    def holds(self, parts: Sequence[Span]) -> bool:
        """True where the parts are whole items with all that opens them, or one predicate."""
        first, *rest = parts
        own = self._mark_of(first)
        inside = own is not None and _WORD.search(self._text[own.words : first.start])
        if own is not None and inside and not self._below(own, rest):
            return False
        for one, other in pairwise(parts):
            if self._mark_of(one) == self._mark_of(other):
                if self._predicates(Span(one.end, other.start)):
                    return False
            elif not self._is_item(other, parts) or self._turned(one):
                return False
        return True

    def _mark_of(self, part: Span) -> Mark | None:
        """The mark of the item that the part begins in; None for the lead-in."""
        marks = [mark for mark in self._marks if mark.start <= part.start]
        return marks[-1] if marks else None

    def _below(self, own: Mark, rest: Sequence[Span]) -> bool:
        """True where the other parts are items of a list that this item opens."""
        return all(own in self._above(mark) for part in rest if (mark := self._mark_of(part)))

    def _is_item(self, part: Span, parts: Sequence[Span]) -> bool:
        """True where the part begins with an item, and what opens its list is quoted as well."""
        mark = self._mark_of(part)
        if mark is None:
            return False
        # Below a colon each line is an item, also where two were read as one.
        begins = mark.words if mark.style != LINE else _line_start(self._text, part.start)
        if _WORD.search(self._text[max(mark.words, begins) : part.start]):
            return False
        return all(any(self._mark_of(one) == above for one in parts) for above in self._above(mark))

    def _above(self, mark: Mark) -> list[Mark]:
        """The items that this one is an item of, innermost first."""
        found: list[Mark] = []
        at = self._marks.index(mark)
        styles = {mark.style}
        first = at
        for place in range(at - 1, -1, -1):
            earlier = self._marks[place]
            if earlier.style in styles:
                first = place if earlier.style == self._marks[first].style else first
            elif first == place + 1 and self._opens(place):
                found.append(earlier)
                styles.add(earlier.style)
                first = place
        return found

    def _opens(self, place: int) -> bool:
        """True where the item at that place ends as what opens a list."""
        mark, after = self._marks[place], self._marks[place + 1]
        words = self._text[mark.words : after.start]
        return not words.strip() or not re.search(r"[;.,]\s*(?:and|or|e|ou)?\s*$", words)

    def _turned(self, lead: Span) -> bool:
        """True where the lead-in is quoted without the words of it that bind or deny."""
        after = [mark.start for mark in self._marks if mark.start >= lead.end]
        rest = self._text[lead.end : after[0]] if after else ""
        return self._predicates_in(rest) or bool(cues_before(plain(rest).lower()))

    def _predicates(self, between: Span) -> bool:
        return self._predicates_in(between.of(self._text))

    def _predicates_in(self, words: str) -> bool:
        return bool(find_duties(words, self._more)) or _MAY.search(words) is not None


def _line_list(parts: Sequence[Span], first: Span, text: str) -> bool:
    """True for a lead-in that ends in a colon and whole lines below it, up to an empty line."""
    lead = parts[0]
    opening = text[lead.start : first.end].rstrip()
    if not _OPENS.search(opening) or _WORD.search(text[lead.end : first.end]):
        return False
    for part in parts[1:]:
        line = _line_start(text, part.start)
        if _WORD.search(text[line : part.start]) or _BLANK.search(text, first.end, part.start):
            return False
    return True


def _line_start(text: str, at: int) -> int:
    return max(text.rfind("\n", 0, at), text.rfind("\f", 0, at)) + 1


def _listed(parts: Sequence[Span], index: DocumentIndex, more: Sequence[str]) -> bool:
    """True for a lead-in and items that are duties by it alone, each with all that opens it."""
    text = index.text
    for part in parts[1:]:
        at = part.start
        while at < part.end:
            found = item_at(index, at, more)
            if found is None or not _all_quoted(found[1], parts, text):
                return False
            item = found[0]
            if at == part.start and _WORD.search(text[words_at(text, item.start) : at]):
                return False
            at = _after_space(text, item.end)
    return True


def _after_space(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _all_quoted(openers: Sequence[Span], parts: Sequence[Span], text: str) -> bool:
    """True where each opener is quoted, up to the sign that opens its list."""
    return bool(openers) and all(
        any(
            one.overlaps(opener) and not _WORD.search(text[one.end : max(one.end, opener.end)])
            for one in parts
        )
        for opener in openers
    )


def _follow(one: Span, other: Span, index: DocumentIndex) -> bool:
    """True for two whole sentences with nothing but numbering between them."""
    text = index.text
    if other.start < one.end or _NUMBERING.fullmatch(text[one.end : other.start]) is None:
        return False
    ends = index.sentences.at(Span(max(one.start, one.end - 1), one.end)).end
    opened = index.sentences.starts(Span(one.end, other.start + 1))
    whole = not _WORD.search(text[one.end : max(one.end, ends)])
    return whole and bool(opened) and not _WORD.search(text[opened[-1] : other.start])
