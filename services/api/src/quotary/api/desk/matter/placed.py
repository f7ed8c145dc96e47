"""Verified passages as the page shows them: their words, where they stand, their anchor."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.clauses import clause_at, place
from quotary.core.document import Document
from quotary.core.finding import Finding
from quotary.core.span import Span

_LONGEST: Final = 1_200
_BREAK: Final = re.compile(r"\s+")


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
            words(document, span),
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
    whole = _shrunk(document.text, clause.span.start, clause.span.end)
    return whole if whole is not None and len(whole) <= _LONGEST else span


def anchor_of(key: str, number: int) -> str:
    """The anchor of a card's quote number `number`, from 0."""
    return f"q-{key}-{number}"


def words(document: Document, span: Span) -> str:
    """The span's own words, without the headers and footers that a page break puts among them."""
    pieces = [each.of(document.text) for each in outside_furniture(document, span)]
    return pieces[0] if len(pieces) == 1 else " ".join(_BREAK.sub(" ", each) for each in pieces)


def outside_furniture(document: Document, span: Span) -> tuple[Span, ...]:
    """The parts of the span that are the contract's; the span itself where all of it is none."""
    return tuple(_parts(document, span)) or (span,)


def _parts(document: Document, span: Span) -> Iterator[Span]:
    at = span.start
    for each in sorted(document.furniture):
        if not each.overlaps(span):
            continue
        if (cut := _shrunk(document.text, at, min(each.start, span.end))) is not None:
            yield cut
        at = max(at, each.end)
    if (cut := _shrunk(document.text, at, span.end)) is not None:
        yield cut


def _shrunk(text: str, start: int, end: int) -> Span | None:
    """The stretch without white space at its ends; None where nothing is left."""
    found = text[start:end]
    inner = found.strip()
    if end <= start or not inner:
        return None
    first = start + found.index(inner[0])
    return Span(first, first + len(inner))
