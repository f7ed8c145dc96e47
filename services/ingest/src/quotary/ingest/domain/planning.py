"""What one model call reads: the whole document, one clause, or one chunk of clauses."""

from __future__ import annotations

from quotary.core.document import Document
from quotary.core.span import Span
from quotary.ingest.reading.clauses.units import outline_units

MAX_UNITS = 2_000


class TooManyUnits(ValueError):
    """A document splits into more units than one run may have."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"The document splits into {found:,} clauses, more than the {MAX_UNITS:,} that one "
            "run takes. Split the document, or review it under a playbook of document scope."
        )


def plan(document: Document, scope: str) -> tuple[Span, ...]:
    """The spans of the units, in document order; the nth is unit n.

    Raises:
        TooManyUnits: clause scope finds more than 2,000.
    """
    whole = (Span(0, len(document.text)),)
    if scope == "document":
        return whole
    text = document.text
    units = tuple(unit for unit in outline_units(document.clauses) if unit.of(text).strip())
    if len(units) > MAX_UNITS:
        raise TooManyUnits(len(units))
    return units or whole
