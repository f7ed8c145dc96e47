"""A folded text with its search key: the same characters without spaces, hyphens and marks."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right

from quotary.core.folding import HARD, SOFT, fold
from quotary.core.span import Span

_BLOCK = 1024
_LEFT_OUT = " -" + SOFT + HARD


class View:
    """One way of reading a text, ready to be searched. Built once; linear in the text's length."""

    __slots__ = (
        "_kept_before",
        "_marked",
        "_ranged",
        "controls",
        "key",
        "offsets",
        "source",
        "text",
    )

    def __init__(self, source: str) -> None:
        folded = fold(source)
        self.source = source
        self.text = folded.text
        self.offsets = folded.offsets
        self.controls = folded.controls
        self.key = key_of(folded.text)
        self._ranged: tuple[Span, tuple[int, int]] | None = None
        self._marked = SOFT in folded.text or HARD in folded.text
        self._kept_before = array("q", [0])
        for start in range(0, len(self.text), _BLOCK):
            left_out = self._left_out(start, start + _BLOCK)
            length = min(_BLOCK, len(self.text) - start)
            self._kept_before.append(self._kept_before[-1] + length - left_out)

    def folded_at(self, key_offset: int) -> int:
        """The offset in `text` of the character at `key_offset` of `key`."""
        block = bisect_right(self._kept_before, key_offset) - 1
        start = block * _BLOCK
        wanted = key_offset - self._kept_before[block]
        end = start + wanted + 1
        while (missing := wanted + 1 - (end - start - self._left_out(start, end))) > 0:
            end += missing
        return end - 1

    def key_range(self, span: Span) -> tuple[int, int]:
        """The offsets in `key` from the first character of the source in `span` past its last."""
        # All quotes of one chunk ask for the same range, one after the other; threads share views.
        known = self._ranged
        if known is None or known[0] != span:
            known = self._ranged = (span, self._range(span))
        return known[1]

    def _range(self, span: Span) -> tuple[int, int]:
        def start(key_offset: int) -> int:
            at = self.folded_at(key_offset)
            return self.offsets.source_of(at, at + 1).start

        offsets = range(len(self.key))
        return (
            bisect_left(offsets, span.start, key=start),
            bisect_left(offsets, span.end, key=start),
        )

    def source_of(self, start: int, end: int) -> Span:
        """The span of the source behind folded `start` up to `end`, no white space at its ends."""
        span = self.offsets.source_of(start, end)
        low, high = span.start, span.end
        while high > low + 1 and self.source[high - 1].isspace():
            high -= 1
        while low < high - 1 and self.source[low].isspace():
            low += 1
        return Span(low, high)

    def _left_out(self, start: int, end: int) -> int:
        count = self.text.count
        left_out = count(" ", start, end) + count("-", start, end)
        if self._marked:
            left_out += count(SOFT, start, end) + count(HARD, start, end)
        return left_out


def key_of(folded: str) -> str:
    """Folded text as it is searched: no spaces, no hyphens, no marks."""
    for char in _LEFT_OUT:
        folded = folded.replace(char, "")
    return folded
