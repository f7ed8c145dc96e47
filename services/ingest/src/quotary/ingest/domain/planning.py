"""What one model call reads: the whole document, one clause, or one chunk of clauses."""

from __future__ import annotations

from collections.abc import Mapping

from quotary.core.document import Document
from quotary.core.playbook import ChunkSize, Scope
from quotary.core.span import Span
from quotary.ingest.domain.chunking import Chunking
from quotary.ingest.reading.clauses.units import outline_units

MAX_UNITS = 2_000


_REMEDIES: Mapping[Scope, tuple[str, str]] = {
    "clause": ("clauses", "review it under a playbook of document scope"),
    "chunk": ("chunks", "raise chunk.tokens in the playbook"),
}


class TooManyUnits(ValueError):
    """A document splits into more units than one run may have."""

    def __init__(self, found: int, scope: Scope = "clause") -> None:
        parts, remedy = _REMEDIES[scope]
        super().__init__(
            f"The document splits into {found:,} {parts}, more than the {MAX_UNITS:,} that one "
            f"run takes. Split the document, or {remedy}."
        )


def plan(document: Document, scope: Scope, size: ChunkSize | None = None) -> tuple[Span, ...]:
    """The spans of the units, in document order; the nth is unit n. Chunks are of `size`.

    Raises:
        TooManyUnits: there would be more than 2,000.
    """
    whole = (Span(0, len(document.text)),)
    if scope == "document":
        return whole
    if scope == "chunk":
        units = Chunking(document, size or ChunkSize()).spans()
    else:
        text = document.text
        units = tuple(unit for unit in outline_units(document.clauses) if unit.of(text).strip())
    if len(units) > MAX_UNITS:
        raise TooManyUnits(len(units), scope)
    return units or whole
