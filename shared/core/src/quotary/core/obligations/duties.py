"""Every duty of a chunk, found by code alone: what no reply may leave out unseen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from quotary.core.cues import CueHit
from quotary.core.indexing import DocumentIndex
from quotary.core.items import items_between
from quotary.core.obligations.duty_words import find_duties, is_order
from quotary.core.obligations.lead_ins import (
    announces_list,
    heads_duties,
    is_listed,
    is_next_heading,
    names_a_task,
)
from quotary.core.obligations.register import Duty
from quotary.core.obligations.whereabouts import Whereabouts, whereabouts
from quotary.core.sentences import item_style
from quotary.core.span import Span

MOST: Final = 400
MAX_TEXT: Final = 60_000
"""Duties of one chunk, and characters of them; a chunk with more was made to be unreadable."""

MOST_WORDS: Final = 2_000
SHOWN: Final = 2_000
"""Characters that a duty shows of words that hold too many duties to list."""

_OPENS: Final = re.compile(r"[:\u2014-]\s*$")
_LISTS_LINES: Final = re.compile(r":[ \t]*\r?\n")
_GAP: Final = 40
_WORDY: Final = re.compile(r"[^\W\d_]{2}")


def duties_in(index: DocumentIndex, span: Span, more: Sequence[str] = ()) -> tuple[Duty, ...]:
    """The duties that begin in the span, in order.

    Each is a sentence, or an item of a list, that holds a duty word; or an item without one in a
    list whose lead-in holds it ("The Supplier shall: (a) …; (b) …").
    """
    text = index.text
    sentences = list(_sentences(index, span))
    if not sentences:
        return ()
    start = _list_start(index, sentences[0])
    end = max(span.end, sentences[-1].end)
    hits = [_moved(hit, start) for hit in find_duties(text[start:end], more)]
    finder = _Finder(text, whereabouts(index), hits)
    for sentence in index.sentences.opening_in(Span(start, sentences[0].start)):
        finder.take(sentence)
    finder.forget()
    for sentence in sentences:
        finder.take(sentence)
    return finder.all()


def _sentences(index: DocumentIndex, span: Span) -> Iterator[Span]:
    """The sentences that begin in the span, and the rest of one that began before it."""
    found = index.sentences.opening_in(span)
    first = found[0].start if found else span.end
    if index.text[span.start : first].strip():
        yield Span(span.start, first)
    yield from found


def _list_start(index: DocumentIndex, first: Span) -> int:
    """Where the list begins that the first sentence is an item of."""
    if not item_style(index.text, first.start):
        return first.start
    return index.sentences.at(Span(first.start, first.start + 1)).start


def _moved(hit: CueHit, by: int) -> CueHit:
    return CueHit(hit.cue, Span(hit.span.start + by, hit.span.end + by))


class _Finder:
    """Goes through sentences in order and remembers the lead-in of the list that it is in."""

    def __init__(self, text: str, places: Whereabouts, hits: Sequence[CueHit]) -> None:
        self._text = text
        self._places = places
        self._hits = hits
        self._next = 0
        self._lead: tuple[CueHit, ...] = ()
        self._heading: tuple[CueHit, ...] = ()
        self._found: list[Duty] = []
        self._waiting: Duty | None = None
        self._by_line: tuple[CueHit, ...] = ()

    def forget(self) -> None:
        """Keep the lead-in, but nothing that was found up to here."""
        self._found.clear()
        self._waiting = None

    def all(self) -> tuple[Duty, ...]:
        """What was found, in order."""
        self._settle()
        return _bounded(self._found)

    def take(self, sentence: Span) -> None:
        """Add what the sentence holds."""
        text = self._text
        items = items_between(text, sentence.start, sentence.end)
        starts = [item.start for item in items]
        before = Span(sentence.start, starts[0] if starts else sentence.end)
        own = self._own(before)
        if own or _WORDY.search(before.of(text)):
            self._settle()
            if not own:
                self._head(before)
            self._words(before, own or self._line_of(before), listed=bool(items))
        for start, end in pairwise((*starts, sentence.end)):
            self._item(Span(start, end))

    def _words(self, span: Span, own: tuple[CueHit, ...], *, listed: bool) -> None:
        """Words that are no item of a list, but may open one."""
        words = span.of(self._text)
        colon = _LISTS_LINES.search(self._text, span.start, span.end)
        if colon is not None:
            self._by_line = tuple(hit for hit in own if hit.span.end <= colon.start())
        opens = _OPENS.search(words) is not None or (bool(own) and announces_list(words))
        if listed or opens:
            self._lead = own
        if own and opens:
            # Where no item follows it, the lead-in stands for itself.
            self._waiting = self._duty(span, own)
        elif own:
            self._found.append(self._duty(span, own))
        elif is_listed(words) and (headed := self._headed(span)):
            self._found.append(self._duty(span, headed))

    def _head(self, line: Span) -> None:
        """Remember a heading that makes duties of what is below it, until the next heading."""
        at = heads_duties(self._text, line)
        if at is not None:
            self._heading = (CueHit(at.of(self._text).lower(), at),)
        elif is_next_heading(line.of(self._text)):
            self._heading = ()

    def _headed(self, span: Span) -> tuple[CueHit, ...]:
        """The heading's word of duty, where the span names a task below it."""
        below = bool(self._heading) and self._heading[0].span.end <= span.start
        return self._heading if below and names_a_task(span.of(self._text)) else ()

    def _line_of(self, span: Span) -> tuple[CueHit, ...]:
        """The duty words of a list without marks, where the span is the very next line of it."""
        before = self._text[max(0, span.start - _GAP) : span.start]
        gap = before[len(before.rstrip()) :]
        if gap.count("\n") != 1:
            self._by_line = ()
        return self._by_line

    def _item(self, item: Span) -> None:
        words = item.of(self._text)
        own = self._own(item)
        self._by_line = ()
        if self._lead and all(is_order(hit.cue) for hit in own):
            # "The Supplier shall: (a) deliver the goods": what binds stands in the lead-in.
            own = ()
        if not own:
            self._head(item)
        hits = own or self._lead or self._headed(item)
        if own or (hits and _WORDY.search(words)):
            self._waiting = None
            self._found.append(self._duty(item, hits))
        if own and (_OPENS.search(words) or announces_list(words)):
            self._lead = own

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


def _bounded(found: Sequence[Duty]) -> tuple[Duty, ...]:
    """The duties, or one that stands for all of them where a fact could not hold them."""
    if len(found) <= MOST and sum(len(one.sentence) for one in found) <= MAX_TEXT:
        return tuple(found)
    first, last = found[0], found[-1]
    span = Span(first.place.span.start, last.place.span.end)
    at = tuple(sorted({at for one in found for at in one.at}))
    words = " ".join(one.sentence for one in found[:MOST])[:SHOWN]
    return (Duty(replace(first.place, span=span), first.cue, f"{words} …", at[:MOST_WORDS]),)
