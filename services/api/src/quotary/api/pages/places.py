"""From a span of canonical text to the characters of the file's own pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from quotary.core.document import Document, Page
from quotary.core.span import Span


class PageRange(NamedTuple):
    """Characters `start` up to, not including, `end` of page `number`, as the file counts them."""

    number: int
    start: int
    end: int


def ranges_of(document: Document, span: Span) -> tuple[PageRange, ...]:
    """The ranges of the file's characters that a span was read from, page by page."""
    return tuple(
        each for page in document.pages if page.span.overlaps(span) for each in _inside(page, span)
    )


def _inside(page: Page, span: Span) -> Iterator[PageRange]:
    offset = page.span.start
    for piece in page.pieces or (Span(0, len(page.span)),):
        start, end = max(span.start, offset), min(span.end, offset + len(piece))
        if start < end:
            shift = piece.start - offset
            yield PageRange(page.number, start + shift, end + shift)
        offset += len(piece)
