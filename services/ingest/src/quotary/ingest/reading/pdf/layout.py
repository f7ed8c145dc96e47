"""A page's text as it is shown: in reading order, without what does not show."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.span import Span


class Layout:
    """The ranges of the file's characters that make up a page's text, and the way back."""

    def __init__(self, text: str) -> None:
        self._raw = text
        self._order = [Span(0, len(text))]
        self._kept = self._order
        self._places: list[int] | None = None
        self._kept_indexes: set[int] = set()

    @property
    def text(self) -> str:
        """The page's text."""
        return "".join(piece.of(self._raw) for piece in self._kept)

    @property
    def pieces(self) -> tuple[Span, ...]:
        """The ranges of the file's characters in the text's order; none where it is all of them."""
        whole = [Span(0, len(self._raw))]
        return () if self._kept == whole else tuple(self._kept) or (Span(0, 0),)

    def reorder(self, found: tuple[str, list[Span]] | None) -> None:
        """Takes the text and order that `columns.reading_order` found, if it found one."""
        if found:
            self._raw, self._order = found
            self._kept = self._order
            self._places = None

    def leave_out(self, hidden: Sequence[Span]) -> None:
        """Takes ranges out, so that no one downstream can take them for shown."""
        kept: list[Span] = []
        for piece in self._order:
            start = piece.start
            for span in sorted(each for each in hidden if each.overlaps(piece)):
                if span.start > start:
                    kept.append(Span(start, span.start))
                start = max(start, span.end)
            if start < piece.end:
                kept.append(Span(start, piece.end))
        self._kept = kept
        self._places = None

    def shown(self, span: Span) -> Span:
        """Where in the text a range of the file's characters stands; empty where left out."""
        if self._places is None:
            self._places = self._all_places()
        places = self._places[span.start : span.end]
        if not places:
            start = self._places[span.start]
            return Span(start, start)
        last = self._places[span.end - 1] + (1 if span.end - 1 in self._kept_indexes else 0)
        return Span(min(places), max(min(places), last))

    def _all_places(self) -> list[int]:
        """For each of the file's characters its offset in the text; the next one's if left out."""
        kept = {index for piece in self._kept for index in range(piece.start, piece.end)}
        self._kept_indexes = kept
        places = [0] * (len(self._raw) + 1)
        offset = 0
        for piece in self._order:
            for index in range(piece.start, piece.end):
                places[index] = offset
                offset += index in kept
        places[len(self._raw)] = offset
        return places
