"""Quotes as they may be shown: cut out of the canonical text, never the model's own string."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel, Field

from quotary.core.citation import Citation
from quotary.core.document import Document
from quotary.core.own_words import own_words
from quotary.core.span import Span


class Quote(BaseModel):
    """A verified passage. `text` is the document's characters `start` to `end`."""

    text: str
    shown: str = Field(
        description="The text without the headers and footers that a page break puts among it."
    )
    page: int | None
    start: int
    end: int


class Rejected(BaseModel):
    """A quote that is not in the document: why, and where the nearest passage parts from it."""

    reason: str
    closest: str
    expected: str
    found: str


def quote(document: Document, span: Span) -> Quote:
    """What stands at the span."""
    return Quote(
        text=span.of(document.text),
        shown=own_words(document, span),
        page=document.page_at(span.start),
        start=span.start,
        end=span.end,
    )


def quotes(citations: Iterable[Citation], document: Document) -> list[Quote]:
    """Every verified span of the citations."""
    return [
        quote(document, span)
        for citation in citations
        if citation.verified
        for span in citation.spans
    ]


def rejected(citations: Iterable[Citation], document: Document) -> list[Rejected]:
    """Every quote that could not be verified, without its words."""
    return [
        Rejected(
            reason=citation.reason or citation.status,
            closest=citation.closest.span.of(document.text) if citation.closest else "",
            expected=citation.closest.expected if citation.closest else "",
            found=citation.closest.found if citation.closest else "",
        )
        for citation in citations
        if not citation.verified
    ]
