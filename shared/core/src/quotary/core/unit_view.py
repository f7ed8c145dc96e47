"""The part of a document that a unit read, as the checks of the gate look at it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice, takewhile

from quotary.core.cues import find_cues
from quotary.core.flat_text import FlatText, flatten
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.statements import statement_of

_FLATTENED = 256
"""Flattened parts that a view keeps: several checks read the same sentences."""


@dataclass(frozen=True, slots=True)
class CueAt:
    """A cue and where it stands in the canonical text."""

    cue: str
    span: Span


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence and the cues that stand in it."""

    sentence: Span
    hits: tuple[CueAt, ...]


def _start(hit: CueAt) -> int:
    return hit.span.start


class UnitView:
    """The unit's text with headers and footers blanked out, its cues and its sentences."""

    def __init__(self, index: DocumentIndex, span: Span, language: str) -> None:
        self.index = index
        self.span = span
        self.language = index.document.language or language
        self._part = span.of(index.text)
        self._found = lru_cache(maxsize=None)(self._search)
        self._passed = lru_cache(maxsize=None)(self._pass)
        self._stated = lru_cache(maxsize=None)(self._state)
        self._flattened = lru_cache(maxsize=_FLATTENED)(self._flatten)

    def cues(self, cues: Sequence[str]) -> tuple[CueAt, ...]:
        """Every hit of the cues in the unit, in document order."""
        return self._found(tuple(cues))

    def holds(self, span: Span, cues: Sequence[str]) -> bool:
        """True where one of the cues stands wholly inside the span."""
        hits = self.cues(cues)
        first = bisect_left(hits, span.start, key=_start)
        inside = takewhile(lambda hit: hit.span.start < span.end, islice(hits, first, None))
        return any(span.contains(hit.span) for hit in inside)

    def passages(self, cues: Sequence[str]) -> tuple[Passage, ...]:
        """Every sentence of the unit that holds one of the cues, in document order, each once."""
        return self._passed(tuple(cues))

    def text(self, spans: Iterable[Span]) -> str:
        """The words at the spans, a line each."""
        return "\n".join(span.of(self.index.text) for span in spans)

    def statement(self, span: Span) -> tuple[Span, ...]:
        """The words that govern the span: lead-ins and its own item, or its whole sentence."""
        return self._stated(span)

    def sentence(self, span: Span) -> Span:
        """The whole sentence that holds the span."""
        return self.index.sentences.at(span)

    @cached_property
    def openings(self) -> tuple[tuple[int, Span], ...]:
        """Where each sentence of the unit begins, in order, and the whole sentence that holds it.

        Items of a list begin for themselves, and their whole sentence begins with its lead-in.
        """
        starts = self.index.sentences.starts(self.span)
        return tuple((start, self.sentence(Span(start, start + 1))) for start in starts)

    @cached_property
    def sentences(self) -> tuple[Span, ...]:
        """Every sentence of the unit once, in order, the items of a list with what opens it."""
        return tuple(dict.fromkeys(sentence for _, sentence in self.openings))

    def flat(self, span: Span) -> FlatText:
        """The words at the span, flattened; offsets count from its start."""
        return self._flattened(span)

    def _flatten(self, span: Span) -> FlatText:
        return flatten(span.of(self.index.text))

    def _state(self, span: Span) -> tuple[Span, ...]:
        return statement_of(self.index.text, span, self.sentence(span))

    def _search(self, cues: tuple[str, ...]) -> tuple[CueAt, ...]:
        start = self.span.start
        hits = (
            CueAt(hit.cue, Span(hit.span.start + start, hit.span.end + start))
            for hit in find_cues(self._part, cues)
        )
        return tuple(sorted(hits, key=lambda hit: hit.span))

    def _pass(self, cues: tuple[str, ...]) -> tuple[Passage, ...]:
        passages: list[Passage] = []
        held: list[CueAt] = []
        sentence: Span | None = None
        for hit in self.cues(cues):
            # A hit inside the sentence before costs no new search: without this, text that is
            # one sentence of nothing but cues would be searched once for each of them.
            if sentence is not None and not sentence.contains(hit.span):
                passages.append(Passage(sentence, tuple(held)))
                sentence = None
            if sentence is None:
                sentence, held = self.sentence(hit.span), []
            held.append(hit)
        return (*passages, Passage(sentence, tuple(held))) if sentence else ()


@lru_cache(maxsize=32)
def view_of(index: DocumentIndex, span: Span, language: str) -> UnitView:
    """The view of this part of the document, kept while the same index is checked again.

    A retry, a second run and the next counterparty's copy of a form all ask the same of it.
    """
    return UnitView(index, span, language)
