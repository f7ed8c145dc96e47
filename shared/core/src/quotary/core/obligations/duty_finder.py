"""Sentence by sentence: which words bind, and which items stand below a lead-in that does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from quotary.core.cues import CueHit
from quotary.core.obligations.duty_words import is_order
from quotary.core.obligations.lead_ins import (
    announces_list,
    defines,
    enacts,
    heads,
    heads_duties,
    is_fragment,
    is_listed,
    is_next_heading,
    is_row,
    is_title,
    names_a_task,
    opens_part,
)
from quotary.core.obligations.list_marks import (
    INCISO,
    LINE,
    NUMBER,
    Mark,
    marks_between,
    opening_number,
)
from quotary.core.obligations.register import Duty
from quotary.core.obligations.whereabouts import Whereabouts
from quotary.core.span import Span

_OPENS: Final = re.compile(r"[:\u2014-]\s*$")
_GAP: Final = 40
_MOST_SKIPPED: Final = 2
"""Numbers that a list may leave out: "3. [Reserved]"."""

_DEEPEST: Final = 12
"""Lists inside one another that are told apart; a text with more of them is no contract."""

_ASIDE: Final = 8
_WORDY: Final = re.compile(r"[^\W\d_]{2}")


@dataclass(frozen=True, slots=True)
class _Level:
    """An open list: the last mark of it, the words that bind its items, and what opened it."""

    mark: Mark
    lead: tuple[CueHit, ...]
    opener: Span


class Finder:
    """Goes through the sentences of a text in order and remembers the lists that are open.

    `openers` has, for each item without a word of duty of its own, the lead-in and the items of
    outer lists that open its list, outermost first.
    """

    def __init__(self, text: str, places: Whereabouts, hits: Sequence[CueHit]) -> None:
        self._text = text
        self._places = places
        self._hits = hits
        self._next = 0
        self._lead: tuple[CueHit, ...] = ()
        self._opener = Span(0, 0)
        self._levels: list[_Level] = []
        self._closed: list[_Level] = []
        self._doubted: tuple[int, Mark] | None = None
        self._fresh = False
        self._opened = False
        self._inner: tuple[CueHit, ...] = ()
        self._heading: tuple[CueHit, ...] = ()
        self._heading_mark: Mark | None = None
        self._titled: Duty | None = None
        self._found: list[Duty] = []
        self._waiting: Duty | None = None
        self._by_line: tuple[CueHit, ...] = ()
        self._line_opener = Span(0, 0)
        self.openers: dict[Span, tuple[Span, ...]] = {}

    def all(self) -> list[Duty]:
        """What was found, in order."""
        if self._titled is not None:
            self._found.append(self._titled)
        self._settle()
        return self._found

    def take(self, sentence: Span) -> None:
        """Add what the sentence holds."""
        text = self._text
        opening = opening_number(text, sentence.start)
        goes_on = opening is not None and self._goes_on(opening)
        if opening is not None:
            self._end_heading(opening)
        self._place_title(sentence)
        self._settle_doubt(opening)
        if opens_part(text, sentence) or (opening is not None and not goes_on):
            self._close()
            if opening is not None:
                self._levels = [_Level(opening, (), sentence)]
        marks = marks_between(text, sentence.start, sentence.end, opening if goes_on else None)
        starts = [mark.start for mark in marks]
        before = Span(sentence.start, starts[0] if starts else sentence.end)
        own = self._own(before)
        if own or _WORDY.search(before.of(text)):
            self._settle()
            if not own:
                self._head(before, opening)
            line = () if own else self._line_of(before)
            self._words(before, own or line, listed=bool(marks))
            if line:
                self.openers[self._found[-1].place.span] = (self._line_opener,)
        self._inner = ()
        for mark, (start, end) in zip(marks, pairwise((*starts, sentence.end)), strict=True):
            self._item(mark, Span(start, end))

    def _words(self, span: Span, own: tuple[CueHit, ...], *, listed: bool) -> None:
        """Words that are no item of a list, but may open one."""
        words = span.of(self._text)
        opens = _OPENS.search(words) is not None or (bool(own) and announces_list(words))
        self._fresh, self._opened = listed or opens, opens
        if self._fresh:
            self._lead = () if own and enacts(words, [hit.cue for hit in own]) else own
            self._opener = span
        if own and opens:
            # Where no item follows it, the lead-in stands for itself.
            self._waiting = self._duty(span, own)
        elif own:
            self._found.append(self._duty(span, own))
        elif (is_listed(words) or is_row(words)) and (headed := self._headed(span)):
            self._found.append(self._duty(span, headed))

    def _item(self, mark: Mark, item: Span) -> None:
        words = item.of(self._text)
        own = self._own(item)
        self._enter(mark)
        self._by_line = self._lead if mark.style == LINE else ()
        self._line_opener = self._opener
        if self._lead and all(is_order(hit.cue) for hit in own):
            # "The Supplier shall: (a) deliver the goods": what binds stands in the lead-in.
            own = ()
        self._end_heading(mark)
        self._doubt(mark, words)
        if not own:
            self._head(item, mark)
        hits = own or self._lead or self._headed(item)
        if own or (hits and _WORDY.search(words)):
            self._waiting = None
            duty = self._duty(item, hits)
            if own:
                self._found.append(duty)
            elif not defines(words):
                self.openers[duty.place.span] = tuple(
                    level.opener for level in self._levels if level.lead
                )
                self._titled = duty if is_title(self._text[mark.words : item.end]) else None
                if self._titled is None:
                    self._found.append(duty)
        self._fresh = _OPENS.search(words) is not None or (bool(own) and announces_list(words))
        self._opened = self._fresh
        self._inner = own
        if self._fresh or own:
            self._opener = item
        if self._fresh:
            self._lead = own or self._lead

    def _place_title(self, sentence: Span) -> None:
        """Keep a title as an item, unless the sentence that it heads has words of duty itself.

        "2. Liability Insurance." in a list is an item; "2. Payment. The Buyer shall pay." is not.
        """
        titled, self._titled = self._titled, None
        if titled is None:
            return
        between = self._text[titled.place.span.end : sentence.start]
        bound = any(sentence.contains(hit.span) for hit in self._hits[self._next : self._next + 1])
        if "\n" in between or not bound or opening_number(self._text, sentence.start) is not None:
            self._found.append(titled)

    def _goes_on(self, mark: Mark) -> bool:
        """True where a number at the start of a sentence belongs to an open list."""
        return self._place(mark) is not None or (self._fresh and mark.number == 1)

    def _enter(self, mark: Mark) -> None:
        """Open the list that the mark begins, or go back to the one that it goes on with."""
        at = self._place(mark)
        new = self._fresh and mark.is_first and (self._opened or not self._follows(mark, at))
        if new or (self._fresh and at is None):
            if mark.style not in (NUMBER, INCISO):
                self._levels = self._levels[: at if at is not None else len(self._levels)]
            self._levels = self._levels[-_DEEPEST:]
            self._levels.append(_Level(mark, self._lead, self._opener))
        elif at is not None:
            level = self._levels[at]
            self._levels = [*self._levels[:at], replace(level, mark=mark)]
            self._lead = level.lead
        elif mark.is_decimal:
            self._close()
            self._levels = [_Level(mark, (), Span(mark.start, mark.words))]
        else:
            # "(a) The Supplier shall repair (i) the roof": without a sign, in the same sentence.
            aside = [one for one in self._closed if _is_next(one.mark, mark)]
            self._lead = self._inner or (aside[-1].lead if aside else self._lead)
            self._levels.append(_Level(mark, self._lead, self._opener))

    def _place(self, mark: Mark) -> int | None:
        """The innermost open list that the mark goes on with; the number right before wins."""
        for at in range(len(self._levels) - 1, -1, -1):
            if self._follows(mark, at):
                return at
        same = [at for at, one in enumerate(self._levels) if one.mark.style == mark.style]
        if mark.is_decimal:
            same = [at for at in same if _parent(self._levels[at].mark) == _parent(mark)]
        elif mark.number:
            steps = {at: mark.number - self._levels[at].mark.number for at in same}
            near = [at for at in same if 1 <= steps[at] <= 1 + _MOST_SKIPPED]
            return max(near, key=lambda at: (-steps[at], at), default=None)
        return same[-1] if same else None

    def _doubt(self, mark: Mark, words: str) -> None:
        """Note a title whose number goes on with its list and with the clauses around it."""
        lines = words[mark.words - mark.start :].strip().splitlines() or [""]
        outer = [
            at
            for at, one in enumerate(self._levels[:-1])
            if mark.number and one.mark.style == mark.style and one.mark.number + 1 == mark.number
        ]
        self._doubted = (outer[-1], mark) if outer and heads(lines[0]) else None
        if len(lines) > 1:
            self._settle_doubt(None)

    def _settle_doubt(self, opening: Mark | None) -> None:
        """It was a clause's title where a sentence without a number follows it."""
        doubted, self._doubted = self._doubted, None
        if doubted is None or opening is not None or doubted[0] >= len(self._levels):
            return
        at, mark = doubted
        outer = self._levels[at]
        self._levels = [*self._levels[:at], replace(outer, mark=mark)]
        self._lead = outer.lead

    def _follows(self, mark: Mark, at: int | None) -> bool:
        """True where the mark is the next letter of that list: (i) after (h) is no numeral."""
        return at is not None and _is_next(self._levels[at].mark, mark)

    def _close(self) -> None:
        """Forget every lead-in: another clause begins.

        The lists are kept aside: a page out of its order may bring their next item.
        """
        self._closed += [level for level in self._levels if level.lead]
        self._closed = self._closed[-_ASIDE:]
        self._lead, self._levels, self._by_line = (), [], ()
        self._fresh = False

    def _end_heading(self, mark: Mark) -> None:
        """Forget a numbered heading where the part behind it begins."""
        headed = self._heading_mark
        if headed is None or mark.start <= headed.start:
            return
        if headed.style == mark.style:
            ends = mark.number > headed.number if mark.number else not _is_below(mark, headed)
        else:
            ends = mark.is_decimal and not (headed.number or _is_below(mark, headed))
        if ends:
            self._heading, self._heading_mark = (), None

    def _head(self, line: Span, mark: Mark | None) -> None:
        """Remember a heading that makes duties of what is below it, until the next heading."""
        at = heads_duties(self._text, line)
        if at is not None:
            self._heading = (CueHit(at.of(self._text).lower(), at),)
            self._heading_mark = mark
        elif is_next_heading(line.of(self._text)):
            self._heading = ()

    def _headed(self, span: Span) -> tuple[CueHit, ...]:
        """The heading's word of duty, where the span names a task below it, or beside it."""
        words = span.of(self._text)
        at = self._heading[0].span if self._heading else None
        below = at is not None and (at.end <= span.start or (is_row(words) and span.contains(at)))
        return self._heading if below and names_a_task(words) else ()

    def _line_of(self, span: Span) -> tuple[CueHit, ...]:
        """The duty words of a list without marks, where the span is the next line of it."""
        before = self._text[max(0, span.start - _GAP) : span.start]
        gap = before[len(before.rstrip()) :]
        if "\n" not in gap or (gap.count("\n") > 1 and not is_fragment(span.of(self._text))):
            self._by_line = ()
        return self._by_line

    def _settle(self) -> None:
        if self._waiting is not None:
            self._found.append(self._waiting)
            self._waiting = None

    def _own(self, span: Span) -> tuple[CueHit, ...]:
        """The duty words that begin in the span; spans come in order."""
        while self._next < len(self._hits) and self._hits[self._next].span.start < span.start:
            self._next += 1
        last = self._next
        while last < len(self._hits) and self._hits[last].span.start < span.end:
            last += 1
        own = tuple(self._hits[self._next : last])
        self._next = last
        return own

    def _duty(self, span: Span, hits: tuple[CueHit, ...]) -> Duty:
        kept = Span(span.start, span.start + len(span.of(self._text).rstrip()))
        at = tuple(hit.span for hit in hits)
        return Duty(self._places.place(kept), hits[0].cue, kept.of(self._text), at)


def _is_next(last: Mark, mark: Mark) -> bool:
    letters = bool(last.letter and mark.letter)
    return letters and ord(mark.letter) - ord(last.letter) == 1


def _is_below(mark: Mark, headed: Mark) -> bool:
    return headed.is_decimal and mark.label.startswith(f"{headed.label.rstrip('.')}.")


def _parent(mark: Mark) -> str:
    return mark.label.rstrip(".").rpartition(".")[0]
