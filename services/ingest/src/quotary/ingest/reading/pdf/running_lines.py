"""Which of the lines that come back at page edges are the contract's own text after all."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import NamedTuple

from quotary.core.span import Span
from quotary.ingest.reading.saying import binds, is_wordy, opens_rest

SENTENCE = 6
"""Words from which a line that closes like one is a sentence."""

NUMBER = "#"
DIGITS = re.compile(r"[0-9]+")
WORD = re.compile(r"[^\W\d_]+")
CLOSED = re.compile(r"[.!?:;][\"'\u201d\u2019)\]]*$")
ENDS = re.compile(r"[.;:,][\"'\u201d\u2019)\]]*$")


class Line(NamedTuple):
    """A line of a page, its words, and what makes two of them the same."""

    span: Span
    words: str
    key: str


class Copy(NamedTuple):
    """A running line on one page, the running line above it, and the text it stands between."""

    page: int
    words: str
    above: str
    before: str
    behind: str

    @property
    def parts_a_sentence(self) -> bool:
        """True where the sentence before goes on behind it: it is no part of the text."""
        return _is_open(self.before) and self.behind[:1].islower()

    @property
    def is_of_a_sentence(self) -> bool:
        """True where it ends the sentence before it, or begins the one behind it."""
        goes_on = self.behind[:1].islower()
        ends = CLOSED.search(self.words) is not None
        if _is_open(self.before):
            return ends and not goes_on and is_wordy(self.words)
        return goes_on and not ends


Edges = Sequence[tuple[list[Line], list[Line]]]


def texts(edges: Edges, running: AbstractSet[str]) -> set[str]:
    """The keys of lines that come back and still are the contract's own text."""
    copies: dict[str, list[Copy]] = defaultdict(list)
    for copy, key in _copies(edges, running):
        copies[key].append(copy)
    found = {key for key, each in copies.items() if _is_text(each)}
    rest = {key for key, each in copies.items() if key not in found and opens_rest(each[0].words)}
    while rest:
        # The second line of a footer goes on with a line that comes back itself.
        known = running - found - {NUMBER}
        more = {key for key in rest if not {one.above for one in copies[key]} <= known}
        found |= more
        rest = rest - more if more else set[str]()
    return found


def _copies(edges: Edges, running: AbstractSet[str]) -> Iterator[tuple[Copy, str]]:
    """Yields each running line once a page, with its key."""
    before = ""
    heads = [_words(top, running) for top, _ in edges]
    for page, (top, bottom) in enumerate(edges):
        foot = _words(bottom, running) or _words(top[::-1], running)
        for edge, last, behind in (
            (top, before, heads[page]),
            (bottom[::-1], foot, heads[page + 1] if page + 1 < len(heads) else ""),
        ):
            for above, line in pairwise((None, *edge)):
                if line is not None and line.key in running and line.key != NUMBER:
                    key = above.key if above else ""
                    yield Copy(page, line.words, key, last, behind), line.key
        before = foot or before


def _words(edge: Sequence[Line], running: AbstractSet[str]) -> str:
    """The words of the edge's first line that does not run."""
    return next((line.words for line in edge if line.key not in running), "")


def _is_text(copies: Sequence[Copy]) -> bool:
    """True where the line, as it stands on each of these pages, says something of its own."""
    words = copies[0].words
    found = {copy.page: copy.words for copy in copies}
    same = len(set(found.values())) == 1
    if any(copy.parts_a_sentence for copy in copies) and (same or _counts(found)):
        return False
    if binds(words) or 2 * sum(copy.is_of_a_sentence for copy in copies) > len(copies):
        return True
    sentence = ENDS.search(words) is not None and len(WORD.findall(words)) >= SENTENCE
    return not same and (sentence or not _counts(found))


def _is_open(words: str) -> bool:
    return bool(words) and CLOSED.search(words) is None


def _counts(found: Mapping[int, str]) -> bool:
    """True where each figure of the line stays as it is or goes up with the pages."""
    rows = [(page, [int(one) for one in DIGITS.findall(words)]) for page, words in found.items()]
    steps = [
        all(b - a in (0, later - page) for a, b in zip(figures, after, strict=True))
        for (page, figures), (later, after) in pairwise(rows)
    ]
    return 2 * sum(steps) >= len(steps)
