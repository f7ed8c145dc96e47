"""Numbers of a phrase that are bounded ("multa de <=2%"), held against those of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Final

from quotary.core.readers.number_words import portuguese

_FIGURE: Final = r"[0-9]+(?:[.,][0-9]+)*"
BOUND: Final = re.compile(rf"(?:<=|>=|==)(?=[0-9])|(?<![0-9.,]){_FIGURE}\.\.(?=[0-9])")
_BOUNDED: Final = re.compile(rf"(?:(<=|>=|==)|({_FIGURE})\.\.)?({_FIGURE})")
Bound = tuple[Decimal | None, Decimal | None]
"""The least and the greatest number that the phrase stands for; None where there is none."""


def bounds_of(phrase: str) -> tuple[Bound, ...]:
    """The bounds of the phrase's numbers, in order: "<=2", ">=2", "==12" or "5..30"; else none."""
    found: list[Bound] = []
    for sign, least, figure in _BOUNDED.findall(phrase):
        number = value_of(figure)
        low = value_of(least) if least else number if sign in (">=", "==") else None
        found.append((low, number if least or sign in ("<=", "==") else None))
    return tuple(found)


def value_of(words: str) -> Decimal | None:
    """The number that the figure or the words say in Portuguese; None of a date, or if unsure."""
    if " de " in words or "/" in words:
        return None
    if words[:1].isdigit():
        try:
            return Decimal(words.replace(".", "").replace(",", "."))
        except InvalidOperation:
            return None
    parts = words.split()
    parsed = portuguese(parts)
    return Decimal(parsed[0]) if parsed is not None and parsed[1] == len(parts) else None


def within(bound: Bound, values: Sequence[Decimal | None]) -> bool:
    """True where every way in which the number is written is known, the same, and inside."""
    low, high = bound
    if low is None and high is None:
        return True
    known = [value for value in values if value is not None]
    if len(known) != len(values) or len(set(known)) != 1:
        return False
    return (low is None or low <= known[0]) and (high is None or known[0] <= high)
