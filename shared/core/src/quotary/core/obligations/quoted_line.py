"""The quoted words as one line, with where each character of it stands in the document."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from quotary.core.span import Span

_CHANGED: Final = re.compile(r"[\u00ad\x02]\s*|[\u200b-\u200f\u2060\ufeff]|\s+")


class QuotedLine:
    """Parts of a text on one line: white space is one space, words broken at a line's end whole."""

    def __init__(self, parts: Sequence[Span], text: str) -> None:
        pieces: list[str] = []
        self._offsets: list[int] = []
        for number, part in enumerate(parts):
            if number and pieces and not pieces[-1].endswith(" "):
                pieces.append(" ")
                self._offsets.append(part.start)
            at = part.start
            for match in _CHANGED.finditer(text, part.start, part.end):
                self._take(pieces, text, at, match.start())
                if match[0][0].isspace():
                    pieces.append(" ")
                    self._offsets.append(match.start())
                at = match.end()
            self._take(pieces, text, at, part.end)
        self.line = "".join(pieces)

    def _take(self, pieces: list[str], text: str, start: int, end: int) -> None:
        if start < end:
            pieces.append(text[start:end])
            self._offsets += range(start, end)

    def place_of(self, span: Span) -> Span:
        """Where the document's span stands in the line; it must be quoted."""
        return Span(bisect_left(self._offsets, span.start), bisect_left(self._offsets, span.end))

    def span_of(self, at: Span) -> Span:
        """Where words of the line stand in the document, white space and marks between them."""
        return Span(self._offsets[at.start], self._offsets[at.end - 1] + 1)
