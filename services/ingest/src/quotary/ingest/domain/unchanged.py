"""Which chunks of an amended document are shown to a model exactly as an earlier run's were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from quotary.core.document import Document
from quotary.core.shown_text import shown_text
from quotary.core.span import Span


def unchanged(
    before: Document, units_before: Sequence[Span], after: Document, units_after: Sequence[Span]
) -> Mapping[int, int]:
    """The earlier unit's number for every unit of the new document that reads the same."""
    if before.language != after.language:
        return {}
    known: dict[bytes, int] = {}
    for number, span in enumerate(units_before, start=1):
        known.setdefault(_digest(before, span), number)
    numbers = {
        number: known.get(_digest(after, span), 0)
        for number, span in enumerate(units_after, start=1)
    }
    return {number: earlier for number, earlier in numbers.items() if earlier}


def _digest(document: Document, span: Span) -> bytes:
    return sha256(shown_text(document, span).encode("utf-8", "surrogatepass")).digest()
