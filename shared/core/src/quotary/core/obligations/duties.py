"""Every duty of a chunk, found by code alone: what no reply may leave out unseen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from quotary.core.cues import CueHit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.duty_finder import Finder
from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.register import Duty
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.span import Span

MOST: Final = 400
MAX_TEXT: Final = 60_000
"""Duties of one chunk, and characters of them; a chunk with more was made to be unreadable."""

MOST_WORDS: Final = 2_000
SHOWN: Final = 2_000
"""Characters that a duty shows of words that hold too many duties to list."""

_BLOCK: Final = 20_000
"""Characters, to the end of a sentence, in which words of duty are looked for at once."""


@dataclass(frozen=True, slots=True)
class _Listing:
    """The duties of a document in order, where each begins, and what opens the lists of items."""

    duties: tuple[Duty, ...]
    starts: tuple[int, ...]
    openers: Mapping[Span, tuple[Span, ...]]


def duties_in(index: DocumentIndex, span: Span, more: Sequence[str] = ()) -> tuple[Duty, ...]:
    """The duties that begin in the span, in order, and the rest of one that began before it.

    Each is a sentence, or an item of a list, that holds a duty word; or an item without one in a
    list whose lead-in holds it ("The Supplier shall: (a) …; (b) …"), wherever that stands.
    """
    listing = _listing(index, tuple(more))
    first = bisect_left(listing.starts, span.start)
    found = list(listing.duties[first : bisect_left(listing.starts, span.end)])
    if first and (rest := _rest(listing.duties[first - 1], span.start)) is not None:
        found.insert(0, rest)
    return _bounded(found) if found else ()


def item_at(
    index: DocumentIndex, at: int, more: Sequence[str] = ()
) -> tuple[Span, tuple[Span, ...]] | None:
    """The item that the character is in, a duty by its lead-in alone, with what opens its list.

    That is the lead-in and the items of outer lists, outermost first; None for any other place.
    """
    listing = _listing(index, tuple(more))
    place = bisect_right(listing.starts, at) - 1
    item = listing.duties[place].place.span if place >= 0 else Span(0, 0)
    openers = listing.openers.get(item)
    return None if openers is None or at >= item.end else (item, openers)


@lru_cache(maxsize=16)
def _listing(index: DocumentIndex, more: tuple[str, ...]) -> _Listing:
    """Made once for a document: what opens a list may stand many chunks before its last item."""
    whole = index.sentences.opening_in(Span(0, len(index.text)))
    sentences = [sentence for sentence in whole if len(sentence)]
    finder = Finder(index.text, whereabouts(index), list(_hits(index.text, sentences, more)))
    for sentence in sentences:
        finder.take(sentence)
    duties = tuple(finder.all())
    return _Listing(duties, tuple(one.place.span.start for one in duties), finder.openers)


def _hits(text: str, sentences: Sequence[Span], more: Sequence[str]) -> Iterator[CueHit]:
    """The words of duty, looked for in blocks of whole sentences."""
    start, first = 0, 0
    for last in range(1, len(sentences) + 1):
        end = len(text) if last == len(sentences) else sentences[last].start
        if end - start >= _BLOCK or last == len(sentences):
            starts = [one.start for one in sentences[first:last]]
            for hit in _found(text, Span(start, end), more):
                at = bisect_right(starts, hit.span.start)
                if at < len(starts) and starts[at] < hit.span.end:
                    yield from _apart(text, hit, sentences[first + at - 1 : first + at + 1], more)
                else:
                    yield hit
            start, first = end, last


def _found(text: str, span: Span, more: Sequence[str]) -> list[CueHit]:
    return [
        CueHit(hit.cue, Span(hit.span.start + span.start, hit.span.end + span.start))
        for hit in find_duties(span.of(text), more)
    ]


def _apart(
    text: str, hit: CueHit, sentences: Sequence[Span], more: Sequence[str]
) -> Iterator[CueHit]:
    """The words of a hit that begins in a heading and ends in its text, in each for itself."""
    found = [one for sentence in sentences for one in _found(text, sentence, more)]
    apart = [one for one in found if hit.span.start <= one.span.start < hit.span.end]
    yield from apart or [hit]


def _rest(duty: Duty, start: int) -> Duty | None:
    """What of the duty lies behind `start`; None where no word of duty of its own does."""
    at = tuple(word for word in duty.at if word.start >= start)
    end = duty.place.span.end
    if end <= start or not at:
        return None
    kept = Span(start, end)
    words = duty.sentence[start - duty.place.span.start :]
    return Duty(replace(duty.place, span=kept), duty.cue, words, at)


def _bounded(found: Sequence[Duty]) -> tuple[Duty, ...]:
    """The duties, or one that stands for all of them where a fact could not hold them."""
    if len(found) <= MOST and sum(len(one.sentence) for one in found) <= MAX_TEXT:
        return tuple(found)
    first, last = found[0], found[-1]
    span = Span(first.place.span.start, last.place.span.end)
    at = tuple(sorted({at for one in found for at in one.at}))
    words = " ".join(one.sentence for one in found[:MOST])[:SHOWN]
    return (Duty(replace(first.place, span=span), first.cue, f"{words} …", at[:MOST_WORDS]),)
