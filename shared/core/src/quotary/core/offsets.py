"""A piecewise map from offsets of a folded text to those of the text it was folded from."""

from __future__ import annotations

from array import array
from bisect import bisect_right

from quotary.core.span import Span


class OffsetMap:
    """Where folded characters came from. Between changes the two texts run in step.

    A change replaces `source[start:end]` by some number of folded characters, each of which maps to
    the whole of it. Sixteen bytes an offset pair, found by bisection.
    """

    __slots__ = ("_folded_ends", "_folded_starts", "_source_ends", "_source_starts")

    def __init__(self) -> None:
        self._folded_starts = array("q")
        self._folded_ends = array("q")
        self._source_starts = array("q")
        self._source_ends = array("q")

    def add(self, start: int, end: int, folded_length: int) -> None:
        """Record that `source[start:end]` became `folded_length` characters; in order only."""
        shift = self._folded_ends[-1] - self._source_ends[-1] if self._folded_ends else 0
        self._folded_starts.append(start + shift)
        self._folded_ends.append(start + shift + folded_length)
        self._source_starts.append(start)
        self._source_ends.append(end)

    def source_of(self, start: int, end: int) -> Span:
        """The span of source characters behind folded `start` up to `end`, at least one apart."""
        return Span(self._edges(start)[0], self._edges(end - 1)[1])

    def _edges(self, offset: int) -> tuple[int, int]:
        """First and one past the last source offset behind one folded character."""
        after = bisect_right(self._folded_ends, offset)
        if after < len(self._folded_starts) and self._folded_starts[after] <= offset:
            return self._source_starts[after], self._source_ends[after]
        if not after:
            return offset, offset + 1
        source = self._source_ends[after - 1] + offset - self._folded_ends[after - 1]
        return source, source + 1
