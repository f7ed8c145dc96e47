"""A document as chunks: whole clauses of about equal size, each with the end of the one before.

Where a chunk begins depends on the words that open its clauses and never on how long the clauses
before them are, so an edit changes the chunks that hold it and leaves the others as they were.
Of the places where an over-long part could be divided, the one whose opening words hash lowest is
taken, and then each half is looked at for itself (a treap: Seidel and Aragon 1996).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, pairwise
from typing import Final

from quotary.core.document import Clause, Document
from quotary.core.indexing import blanked
from quotary.core.playbook import ChunkSize
from quotary.core.sentences import REACH, Sentences, item_style
from quotary.core.span import Span

BYTES_PER_TOKEN: Final = 4
"""UTF-8 bytes that one token is taken to hold. Contracts in English and Portuguese were measured
at 4.9 to 5.1 characters a token, so a chunk has fewer tokens than its limit says."""

_OPENING: Final = 48
"""Characters of a part's opening words that decide whether a chunk may begin there."""

_HEADING: Final = 8
"""A clause's own words under this share of a chunk (1/8) stay with its first sub-clause."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Something that a chunk may begin with, and the clauses that it is made of."""

    span: Span
    clauses: tuple[Clause, ...] = ()


class Chunking:
    """One document, ready to be divided into chunks of one size."""

    def __init__(self, document: Document, size: ChunkSize) -> None:
        self._document = document
        self._text = blanked(document.text, document.furniture)
        self._sentences = Sentences(self._text)
        self._limit = size.tokens * BYTES_PER_TOKEN
        self._overlap = size.overlap * BYTES_PER_TOKEN

    def spans(self) -> tuple[Span, ...]:
        """The chunks in order; every word of the document is in one.

        Contents and signatures as well: what looks like either may hold a duty.
        """
        text = self._document.text
        clauses = self._document.clauses or (Clause("", "", Span(0, len(text)), "remainder"),)
        own = self._divided(clauses)
        found = [Span(self._reaching_back(each), each.end) for each in own]
        kept = [a for a, b in pairwise(found) if not b.contains(a)] + found[-1:]
        return tuple(span for span in kept if span.of(text).strip())

    def _divided(self, clauses: tuple[Clause, ...]) -> list[Span]:
        """Spans that cover the clauses without overlap, each within the limit if it can be."""
        whole = Span(clauses[0].span.start, clauses[-1].span.end)
        if self._cost(whole) <= self._limit:
            return [whole]
        if len(clauses) == 1:
            return self._by_sentence(whole)
        parts = self._parts(clauses)
        return [
            span for first, last in self._packed(parts) for span in self._within(parts[first:last])
        ]

    def _within(self, parts: Sequence[_Part]) -> list[Span]:
        if len(parts) == 1:
            return self._divided(parts[0].clauses)
        return [Span(parts[0].span.start, parts[-1].span.end)]

    def _parts(self, clauses: tuple[Clause, ...]) -> list[_Part]:
        """The outermost clauses, or what one clause consists of: its own words and sub-clauses."""
        groups = _outermost(clauses)
        if len(groups) > 1:
            return [_part(group) for group in groups]
        heading, first, *others = [_part([clauses[0]]), *map(_part, _outermost(clauses[1:]))]
        together = _part((*heading.clauses, *first.clauses))
        slight = self._cost(heading.span) * _HEADING <= self._limit
        if slight and self._cost(together.span) <= self._limit:
            return [together, *others]
        return [heading, first, *others]

    def _by_sentence(self, span: Span) -> list[Span]:
        """The span divided between sentences; a list is kept together while it fits."""
        spans: list[Span] = []
        for whole in _between(span, self._lists(span)):
            if self._cost(whole) <= self._limit:
                spans.append(whole)
                continue
            for sentence in _between(whole, self._sentences.starts(whole)):
                spans += [sentence] if len(sentence) <= REACH else self._torn(sentence)
        parts = [_Part(each) for each in spans]
        return [
            Span(spans[first].start, spans[last - 1].end) for first, last in self._packed(parts)
        ]

    def _lists(self, span: Span) -> list[int]:
        """Where sentences begin that are no items of a list."""
        return [at for at in self._sentences.starts(span) if not item_style(self._text, at)]

    def _torn(self, span: Span) -> list[Span]:
        """What is no sentence, for it has no end within 12,000 characters, cut between words."""
        cuts: list[int] = []
        at = span.start
        while span.end - at > REACH:
            last = at + REACH
            space = max(self._text.rfind(char, at + 1, last) for char in "\n \t")
            at = space + 1 if space > at else last
            cuts.append(at)
        return _between(span, cuts)

    def _packed(self, parts: Sequence[_Part]) -> list[tuple[int, int]]:
        """Ranges of neighbouring parts, each within the limit or of one part alone."""
        costs = list(accumulate((self._cost(part.span) for part in parts), initial=0))
        ranks = [self._rank(part.span) for part in parts]
        found: list[tuple[int, int]] = []
        waiting = [(0, len(parts))]
        while waiting:
            first, last = waiting.pop()
            if last - first == 1 or costs[last] - costs[first] <= self._limit:
                found.append((first, last))
                continue
            cut = _cut(ranks, first, last)
            waiting += [(cut, last), (first, cut)]
        return found

    def _rank(self, span: Span) -> bytes:
        """A number from the letters that open the span; its clause number plays no part."""
        opening = self._text[span.start : min(span.end, span.start + 2 * _OPENING)]
        words = [word for word in opening.split() if not any(map(str.isdigit, word))]
        return sha256(" ".join(words)[:_OPENING].encode(errors="replace")).digest()[:8]

    def _reaching_back(self, own: Span) -> int:
        """Where the chunk begins, so that whole sentences before its own words are in it too."""
        if not self._overlap or not own.start:
            return own.start
        start = own.start
        before = Span(max(0, start - self._limit // 2), start)
        for sentence in reversed(self._sentences.starts(before)):
            fits = self._cost(Span(sentence, own.start)) <= self._overlap
            if not fits and start < own.start:
                break
            # The last sentence comes along though it is long: half a chunk is the most.
            start = sentence
        return start

    def _cost(self, span: Span) -> int:
        """UTF-8 bytes of the span."""
        return len(span.of(self._text).encode(errors="replace"))


def _cut(ranks: Sequence[bytes], first: int, last: int) -> int:
    """The part of lowest rank in the middle half; of equal ones the most central."""
    count = last - first
    middle = first + count // 2
    among = range(first + max(1, count // 4), last - count // 4)
    return min(among, key=lambda at: (ranks[at], abs(at - middle)))


def _outermost(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """The clauses by those of the lowest level among them."""
    level = min(clause.level for clause in clauses)
    groups: list[list[Clause]] = []
    for clause in clauses:
        if not groups or clause.level <= level:
            groups.append([])
        groups[-1].append(clause)
    return groups


def _part(clauses: Sequence[Clause]) -> _Part:
    return _Part(Span(clauses[0].span.start, clauses[-1].span.end), tuple(clauses))


def _between(span: Span, cuts: Sequence[int]) -> list[Span]:
    """The span divided at the cuts inside it."""
    inside = [cut for cut in cuts if span.start < cut < span.end]
    return [Span(a, b) for a, b in pairwise((span.start, *inside, span.end))]
