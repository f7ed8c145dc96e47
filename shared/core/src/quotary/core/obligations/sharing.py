"""Whether the rows of one sentence share its parts: each part with a row that is plainly of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quotary.core.obligations.register import Obligation
from quotary.core.obligations.standing import MODALITIES
from quotary.core.span import Span

_BETWEEN: Final = 3
"""Characters between two parts that belong to neither: white space and a comma."""


def is_shared(one: Obligation, others: Sequence[Obligation]) -> bool:
    """True where the row is of one part of its quote, and every other part has a row of its own."""
    own = _own(one)
    if not own or own == one.spans:
        return False
    held = sorted((*own, *(span for other in others for span in _own(other))))
    for span in one.spans:
        at = span.start
        for each in held:
            if each.end <= at or each.start >= span.end:
                continue
            if each.start - at > _BETWEEN:
                return False
            at = max(at, each.end)
        if span.end - at > _BETWEEN:
            return False
    return True


def _own(one: Obligation) -> tuple[Span, ...]:
    """The words that the row is of: its quote, or the one part of it that its doubt names."""
    doubts = [alert.span for alert in one.alerts if alert.kind in MODALITIES]
    if not doubts:
        return one.spans
    return tuple(span for span in doubts if span is not None and span != one.place.span)
