"""Numbers of a phrase that are bounded ("multa de <=2%"), held against those of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Final

from quotary.core.readers.number_words import portuguese

BOUND: Final = re.compile(r"(<=|>=|==)(?=[0-9])")
Bound = tuple[str, Decimal] | None
"""A sign and a number; None where any number will do."""


def bounds_of(phrase: str) -> tuple[Bound, ...]:
    """The bounds of the phrase's numbers, in order."""
    return tuple(
        (match[1], value) if match[1] and (value := value_of(match[2])) is not None else None
        for match in re.finditer(r"(<=|>=|==)?([0-9]+(?:[.,][0-9]+)*)", phrase)
    )


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
    if bound is None:
        return True
    known = [value for value in values if value is not None]
    if len(known) != len(values) or len(set(known)) != 1:
        return False
    sign, limit = bound
    if sign == "==":
        return known[0] == limit
    return known[0] <= limit if sign == "<=" else known[0] >= limit
