"""What one model call reads: the whole document, one clause, or one chunk of clauses."""

from __future__ import annotations

from quotary.core.document import Clause, Document
from quotary.core.span import Span

_NOT_CLAUSES = frozenset({"contents", "signature"})
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
    units = tuple(each.span for each in document.clauses if _is_unit(each, document.text))
    if len(units) > MAX_UNITS:
        raise TooManyUnits(len(units))
    return units or whole


def _is_unit(clause: Clause, text: str) -> bool:
    return clause.kind not in _NOT_CLAUSES and bool(clause.span.of(text).strip())
