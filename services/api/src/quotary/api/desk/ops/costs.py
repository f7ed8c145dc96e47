"""Costs as a person reads them."""

from __future__ import annotations

from collections.abc import Mapping

from quotary.api.store.rows import SEVERAL

_MICROS = 1_000_000
_SMALL = 10_000


def costs_in_words(costs: Mapping[str, int]) -> str:
    """`EUR 12.40`, each currency by itself; "" where nothing has a price."""
    said = [_amount(name, micros) for name, micros in sorted(costs.items()) if name != SEVERAL]
    mixed = costs.get(SEVERAL, 0)
    return ", ".join([*said, *([f"{mixed} in several currencies"] if mixed else [])])


def _amount(currency: str, micros: int) -> str:
    digits = 4 if 0 < micros < _SMALL else 2
    return f"{currency} {micros / _MICROS:,.{digits}f}"
