"""What of a chunk speaks to the reviewer, and which quotes touch it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from quotary.core.alert import Alert
from quotary.core.indexing import DocumentIndex
from quotary.core.injection import injection_alerts
from quotary.core.span import Span


@lru_cache(maxsize=32)
def addressed(index: DocumentIndex, chunk: Span, language: str) -> tuple[Alert, ...]:
    """An alert for each passage of the chunk that speaks to the reviewer."""
    return injection_alerts(index.document.text, chunk, language)


def touches_injection(
    index: DocumentIndex, chunk: Span, language: str, quoted: Sequence[Span]
) -> bool:
    """True where a quoted run touches a sentence that speaks to the reviewer."""
    return any(
        part.overlaps(sentence) for sentence in _injected(index, chunk, language) for part in quoted
    )


@lru_cache(maxsize=32)
def _injected(index: DocumentIndex, chunk: Span, language: str) -> tuple[Span, ...]:
    """The whole sentences of which a part speaks to the reviewer."""
    spans = [alert.span for alert in addressed(index, chunk, language) if alert.span is not None]
    return tuple(index.sentences.at(span) for span in spans)
