"""The canonical text with its quotes marked, page by page and clause by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quotary.api.desk.matter.passages import Passage
from quotary.core.document import Document
from quotary.core.span import Span

_SOFT: Final = re.compile(r"(?<=[^\n]{45})\n(?=[^\W\d_])")
"""A line's end that only a narrow file needed: after a long line, before a word."""
_LONGEST_HEADING: Final = 200
"""What runs on beyond this is recitals under a heading, and is set as text."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text; `passage` is the quote that it is in, `first` where that begins.

    An empty one is the place of a quote that others cover whole.
    """

    text: str
    passage: Passage | None = None
    first: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One clause or the part of it that is on a page."""

    kind: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class TextPage:
    """A page of text; `number` is None where the document has no pages."""

    number: int | None
    paragraphs: tuple[Paragraph, ...]


def text_pages(document: Document, marks: Sequence[Passage]) -> tuple[TextPage, ...]:
    """The whole text. Where quotes overlap, the one that begins first is shown.

    Lines that a file broke for its own width flow again; no character moves.
    """
    document = replace(document, text=_SOFT.sub(" ", document.text))
    if not document.pages:
        whole = Span(0, len(document.text))
        return (TextPage(None, tuple(_paragraphs(document, whole, marks))),)
    return tuple(
        TextPage(page.number, tuple(_paragraphs(document, page.span, marks)))
        for page in document.pages
    )


def _paragraphs(document: Document, page: Span, marks: Sequence[Passage]) -> Iterator[Paragraph]:
    on_page = [each for each in marks if each.span.overlaps(page)]
    at = page.start
    for clause in document.clauses:
        part = _common(clause.span, page)
        if part is None:
            continue
        if part.start > at:
            yield from _paragraph(document, Span(at, part.start), on_page, "remainder")
        yield from _paragraph(document, part, on_page, clause.kind)
        at = part.end
    if at < page.end:
        yield from _paragraph(document, Span(at, page.end), on_page, "remainder")


def _paragraph(
    document: Document, part: Span, marks: Sequence[Passage], kind: str
) -> Iterator[Paragraph]:
    words = part.of(document.text)
    if words.strip():
        start = part.start + len(words) - len(words.lstrip())
        shown = Span(start, part.start + len(words.rstrip()))
        if kind == "heading" and shown.end - shown.start > _LONGEST_HEADING:
            kind = "remainder"
        yield Paragraph(kind, tuple(_pieces(document, shown, marks)))


def _pieces(document: Document, part: Span, marks: Sequence[Passage]) -> Iterator[Piece]:
    at = part.start
    for mark in marks:
        start, end = max(mark.span.start, at), min(mark.span.end, part.end)
        first = part.start <= mark.span.start < part.end
        if start >= end:
            # Within a quote that began before it: its place keeps a name to lead to.
            if first:
                yield Piece("", mark, first=True)
            continue
        if start > at:
            yield Piece(document.text[at:start])
        yield Piece(document.text[start:end], mark, first=first)
        at = end
    if at < part.end:
        yield Piece(document.text[at : part.end])


def _common(one: Span, other: Span) -> Span | None:
    start, end = max(one.start, other.start), min(one.end, other.end)
    return Span(start, end) if start < end else None
