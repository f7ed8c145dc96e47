"""Where a contract's sentences begin and end, by signs, layout and the habits of two languages."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable

from quotary.core.breaks import break_ends
from quotary.core.items import items_between
from quotary.core.span import Span
from quotary.core.stops import stop_ends

REACH = 12_000
"""Characters looked at on each side; a longer sentence is cut there, or up to `_GRID` further."""

# Cuts stand on a grid: the words of an endless sentence share few stretches of it, each read once,
# where a stretch around every word of it was read for that word alone.
_GRID = 3_000
_STEP = 300
_CLIMB = 60
_CLOSING = 8
_OVERLAP = 40
_CANDIDATE = re.compile(r"(?P<stop>[.!?\u2026])[\"'\u2019\u201d\u00bb)\]]*(?=\s|$)|[\r\n\f]\s*")


def sentence_at(text: str, span: Span) -> Span:
    """The whole sentence that holds `span`: a list broken by semicolons is one, lead-in and all.

    An item that is a sentence of its own reaches back to the lead-in that opened its list.
    """
    start = min(_start(text, span.start), span.start)
    end = max(_end(text, span), span.end)
    return Span(_lead_in(text, start, lambda at: _before(text, at)), end)


class Sentences:
    """Where every sentence of a text ends and the next begins, to be asked many times."""

    __slots__ = ("_ends", "_openings", "_starts", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends = array("q")
        self._starts = array("q", [_skip_space(text, 0)])
        self._openings: dict[int, int] = {}
        for match in _CANDIDATE.finditer(text):
            found = None if _runs_on(text, match) else _ends_at(text, match)
            if found is not None:
                self._ends.append(found[0])
                self._starts.append(found[1])

    def starts(self, span: Span) -> list[int]:
        """Where a sentence begins in the span, in order; items of a list count for themselves."""
        first = bisect_left(self._starts, span.start)
        return list(self._starts[first : bisect_left(self._starts, span.end)])

    def opening_in(self, span: Span) -> list[Span]:
        """The whole sentences that begin in the span; items of a list count for themselves."""
        first = bisect_left(self._starts, span.start)
        last = bisect_left(self._starts, span.end)
        ends = [*self._ends[first:last], len(self._text)]
        starts = self._starts[first:last]
        return [Span(start, max(start, end)) for start, end in zip(starts, ends, strict=False)]

    def at(self, span: Span) -> Span:
        """What `sentence_at` gives for the span."""
        before = bisect_right(self._starts, span.start) - 1
        start = self._starts[before] if before >= 0 else span.start
        ending = bisect_left(self._ends, span.end)
        end = self._ends[ending] if ending < len(self._ends) else len(self._text)
        start, end = max(start, _floor(span.start)), min(end, _ceiling(self._text, span.end))
        opening = self._openings.get(start)
        if opening is None:
            opening = self._openings[start] = _lead_in(self._text, start, self._before)
        return Span(opening, end)

    def _before(self, at: int) -> int | None:
        """What `_before` finds, looked up."""
        last = _last_letter(self._text, at)
        if last is None:
            return None
        start = self._starts[max(0, bisect_right(self._starts, last) - 1)]
        if last - start > REACH:
            return _start(self._text, last)
        return start


def _runs_on(text: str, match: re.Match[str]) -> bool:
    """True where a small letter follows, as after most line breaks: told apart at once."""
    return text[match.end() : match.end() + 1].islower()


def _ends_at(text: str, match: re.Match[str]) -> tuple[int, int] | None:
    """(end of a sentence, start of the next) where this sign or line break is one; else None."""
    if not match["stop"]:
        start, end = match.span()
        return (start, end) if break_ends(text, start, end) else None
    after = _skip_space(text, match.end())
    if after == match.end() < len(text):
        return None
    ends = match["stop"] != "." or stop_ends(text, match.start(), after)
    return (match.end(), after) if ends else None


def _start(text: str, offset: int) -> int:
    """The start of the sentence that holds the character at `offset`."""
    high = offset
    floor = _floor(offset)
    step = _STEP
    while high > floor:
        low = max(floor, high - step)
        while low > floor and text[low - 1].isspace():
            low -= 1
        for match in reversed(list(_CANDIDATE.finditer(text, low, high + _OVERLAP))):
            found = None if _runs_on(text, match) else _ends_at(text, match)
            if found is not None and found[1] <= offset:
                return found[1]
        high = low
        step *= 2
    return _skip_space(text, floor)


def _floor(offset: int) -> int:
    return max(0, (offset - REACH) // _GRID * _GRID)


def _ceiling(text: str, offset: int) -> int:
    return min(len(text), (offset + REACH + _GRID - 1) // _GRID * _GRID)


def _end(text: str, span: Span) -> int:
    """One past the end of the sentence that holds the last character of `span`."""
    ceiling = _ceiling(text, span.end)
    # The sign that ends the span may be the one that ends the sentence.
    for match in _CANDIDATE.finditer(text, max(0, span.end - _CLOSING), ceiling):
        found = None if _runs_on(text, match) else _ends_at(text, match)
        if found is not None and found[0] >= span.end:
            return found[0]
    return ceiling


def _lead_in(text: str, start: int, sentence_before: Callable[[int], int | None]) -> int:
    """Where the list that the sentence at `start` is an item of was opened; else `start`."""
    at = start
    for _ in range(_CLIMB):
        style = item_style(text, at)
        if not style or start - at > REACH:
            return start
        before = sentence_before(at)
        if before is None:
            return start
        opened = [item for item in items_between(text, before, at) if item.start > before]
        colon = [item for item in opened if text[before : item.start].rstrip()[-1:] in ":\u2014-"]
        if any(item.style == style for item in colon):
            return before
        at = before
    return start


def _before(text: str, at: int) -> int | None:
    """The start of the sentence before the one at `at`; None at the start of the text."""
    last = _last_letter(text, at)
    return None if last is None else _start(text, last)


def _last_letter(text: str, at: int) -> int | None:
    """The last character before `at` that is no white space; None where there is none."""
    while at and text[at - 1].isspace():
        at -= 1
    return at - 1 if at else None


def item_style(text: str, at: int) -> str:
    """The style of the list item that opens at `at`; "" for top clauses and plain sentences."""
    if text[at : at + 4].isalpha():
        return ""
    items = items_between(text, at, min(len(text), at + 12))
    if not items or items[0].start != at or items[0].style == "1.":
        return ""
    return items[0].style


def _skip_space(text: str, offset: int) -> int:
    while offset < len(text) and text[offset].isspace():
        offset += 1
    return offset
