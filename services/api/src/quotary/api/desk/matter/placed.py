"""Verified passages as the page shows them: their words, where they stand, their anchor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.clauses import clause_at, place
from quotary.core.document import Document
from quotary.core.finding import Finding
from quotary.core.own_words import own_words, shrunk
from quotary.core.span import Span

_LONGEST: Final = 1_200


@dataclass(frozen=True, slots=True)
class PlacedQuote:
    """A verified quote, where it stands, and the anchor of its highlight."""

    text: str
    where: str
    anchor: str
    page: int | None


def spans_of(finding: Finding | None) -> tuple[Span, ...]:
    """Every verified span of a finding, in the order of its quotes."""
    if finding is None:
        return ()
    return tuple(span for one in finding.citations if one.verified for span in one.spans)


def placed(
    document: Document | None, spans: Iterable[Span], key: str, language: str = "en"
) -> tuple[PlacedQuote, ...]:
    """The spans as quotes of the card `key`; () without a document."""
    if document is None:
        return ()
    return tuple(
        PlacedQuote(
            own_words(document, span),
            place(document, span.start, language),
            anchor_of(key, number),
            document.page_at(span.start),
        )
        for number, span in enumerate(spans)
    )


def around(document: Document, span: Span) -> Span:
    """The paragraph or clause that holds the passage, where it is not too long to read."""
    clause = clause_at(document, span.start)
    if clause is None or not clause.span.contains(span):
        return span
    whole = shrunk(document.text, clause.span.start, clause.span.end)
    return whole if whole is not None and len(whole) <= _LONGEST else span


def anchor_of(key: str, number: int) -> str:
    """The anchor of a card's quote number `number`, from 0."""
    return f"q-{key}-{number}"
