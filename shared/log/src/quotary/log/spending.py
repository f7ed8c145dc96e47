"""What model calls cost, added up per currency in millionths, as facts record it."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from typing import Final

from quotary.log.facts.proposed import Usage

MICROS: Final = Decimal(1_000_000)
MOST: Final = Decimal(1_000_000_000)
"""What one step may cost at most; more is no price but a fault."""

_ONE: Final = Decimal(1)


def micros_of(usage: Usage) -> int | None:
    """The cost in millionths of the currency; None where no price was known."""
    if not usage.cost or not usage.currency:
        return None
    try:
        amount = Decimal(usage.cost)
    except InvalidOperation:
        # A foreign fact may hold any text here: it is no price.
        return None
    if not amount.is_finite() or not 0 <= amount < MOST:
        return None
    return int((amount * MICROS).quantize(_ONE, ROUND_HALF_UP))


def added(costs: Mapping[str, int], usage: Usage) -> dict[str, int]:
    """The costs with those of another step."""
    micros = micros_of(usage)
    if micros is None:
        return dict(costs)
    return {**costs, usage.currency: costs.get(usage.currency, 0) + micros}


def unpriced(usage: Usage) -> int:
    """Calls of the step whose price was not known."""
    return usage.calls if micros_of(usage) is None else 0
