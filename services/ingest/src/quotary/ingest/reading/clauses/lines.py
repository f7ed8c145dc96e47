"""The lines of a text with their places, furniture left out."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quotary.core.span import Span

LINE = re.compile(r"[^\n\f]+")
FLAT_CHARACTERS = 1_500
"""A line longer than this is a text that lost its line breaks; numbers are sought inside it."""

INNER = re.compile(
    r"(?<=[.;:])[ \t]+(?=(?:[0-9]{1,2}\.(?:[0-9]{1,2}\.?){0,3}[ \t]+[A-ZÀ-Ý“\"]"
    r"|\([a-z]{1,4}\)[ \t]|CL[ÁA]USULA[ \t]|ARTICLE[ \t]+[IVX0-9]|Section[ \t]+[0-9]))"
)


class Line(NamedTuple):
    """One line: where it starts, its words, and the words of the line before it."""

    start: int
    text: str
    before: str

    @property
    def end(self) -> int:
        """Where the line's text ends."""
        return self.start + len(self.text)


def lines_of(text: str, furniture: Sequence[Span] = ()) -> Iterator[Line]:
    """Every line with words in it, except running headers and footers."""
    starts = [span.start for span in furniture]
    before = ""
    for match in LINE.finditer(text):
        start, end = match.span()
        index = bisect_right(starts, start) - 1
        if index >= 0 and furniture[index].end >= end:
            continue
        line = match.group().replace("\u00a0", " ")
        parts = _parts(start, line) if end - start > FLAT_CHARACTERS else ((start, line),)
        for place, words in parts:
            if words and not words.isspace():
                yield Line(place, words, before)
                before = words.rstrip()


def _parts(start: int, line: str) -> Iterator[tuple[int, str]]:
    begin = 0
    for match in INNER.finditer(line):
        yield start + begin, line[begin : match.end()]
        begin = match.end()
    yield start + begin, line[begin:]
