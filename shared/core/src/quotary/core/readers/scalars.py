"""Exact decimals as the plain numbers that facts and rules hold."""

from __future__ import annotations

from decimal import Decimal

from quotary.core.readers.reading import Reading, unsure


def plain(value: Decimal) -> str:
    """The decimal without exponent and without trailing zeros after the point ("2.5", "1000")."""
    text = f"{value:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def scalar(value: Decimal) -> Reading:
    """A reading of the number: an int where whole, else a float that prints as the same decimal."""
    if value == value.to_integral_value():
        return Reading("value", int(value))
    number = float(value)
    if Decimal(repr(number)) != value:
        return unsure(f"{plain(value)} has more digits than are kept")
    return Reading("value", number)
