"""Unary tests: what a cell of a decision table may ask of one value, after DMN 1.3 section 7.3.

A cell is a literal (equality), a list (membership), `"> 5"`, `"[2..3]"`, `missing` or `present`.
There is no expression language, so a cell can be read aloud and every boundary is known.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from math import isfinite
from typing import Final

from quotary.core.finding import Scalar

Orderable = int | float | str
"""A number, or a date written as in ISO 8601 (which sorts as text)."""


@dataclass(frozen=True, slots=True)
class Equals:
    """Matches the one value."""

    value: bool | Orderable


@dataclass(frozen=True, slots=True)
class OneOf:
    """Matches any of the values."""

    values: tuple[Orderable, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """One end of an interval; `inclusive` where the end itself belongs to it."""

    value: Orderable
    inclusive: bool


@dataclass(frozen=True, slots=True)
class Interval:
    """Matches from `low` to `high`; None is unbounded."""

    low: Bound | None = None
    high: Bound | None = None


@dataclass(frozen=True, slots=True)
class Missing:
    """Matches a value that is not known."""


@dataclass(frozen=True, slots=True)
class Present:
    """Matches any known value."""


Test = Equals | OneOf | Interval | Missing | Present

_NUMBER: Final = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?")
_COMPARISON: Final = re.compile(r"(>=|<=|>|<)\s*(\S+)")
_INTERVAL: Final = re.compile(r"([\[(])\s*([^\s.]\S*?)\s*\.\.\s*([^\s.]\S*?)\s*([\])])")


def matches(test: Test, value: Scalar) -> bool:
    """True where the value passes. A missing value (None) passes `missing` alone."""
    match test:
        case Missing():
            return value is None
        case Present():
            return value is not None
        case Equals(wanted):
            return value is not None and value == wanted
        case OneOf(wanted):
            return value is not None and value in wanted
        case Interval(low, high):
            return value is not None and _above(value, low) and _below(value, high)


def parse_interval(text: str, kind: str) -> Interval | None:
    """The interval that `"> 5"` or `"[2..3]"` writes, of numbers or dates; None if it is neither.

    An interval that nothing can be in (`"[3..2]"`) is None as well.
    """
    if found := _COMPARISON.fullmatch(text):
        value = ordered_value(found[2], kind)
        if value is None:
            return None
        bound = Bound(value, inclusive=found[1].endswith("="))
        return Interval(low=bound) if found[1].startswith(">") else Interval(high=bound)
    if found := _INTERVAL.fullmatch(text):
        low, high = ordered_value(found[2], kind), ordered_value(found[3], kind)
        if low is None or high is None:
            return None
        interval = Interval(Bound(low, found[1] == "["), Bound(high, found[4] == "]"))
        return interval if _possible(interval) else None
    return None


def ordered_value(text: str, kind: str) -> Orderable | None:
    """The plain decimal number, or the ISO 8601 date, that the text writes; else None."""
    if kind == "number":
        if not _NUMBER.fullmatch(text):
            return None
        return float(text) if "." in text and not float(text).is_integer() else int(float(text))
    return text if kind == "date" and is_iso_date(text) else None


def finite(value: object) -> bool:
    """True for a number that is no boolean, NaN or infinity and below 10**15 in size."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -(10**15) < value < 10**15 and (isinstance(value, int) or isfinite(value))


def is_iso_date(text: str) -> bool:
    """True for an existing calendar day written as YYYY-MM-DD in ASCII digits."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def written(test: Test) -> bool | Orderable | list[Orderable]:
    """The test as a playbook file writes it; parsing that gives the same test again."""
    match test:
        case Missing():
            return "missing"
        case Present():
            return "present"
        case Equals(value):
            return value
        case OneOf(values):
            return list(values)
        case Interval(low, None) if low is not None:
            return f"{'>=' if low.inclusive else '>'} {low.value}"
        case Interval(None, high) if high is not None:
            return f"{'<=' if high.inclusive else '<'} {high.value}"
        case Interval(low, high):
            return _brackets(low, high)


def _brackets(low: Bound | None, high: Bound | None) -> str:
    if low is None or high is None:
        return "present"
    opening, closing = "[" if low.inclusive else "(", "]" if high.inclusive else ")"
    return f"{opening}{low.value}..{high.value}{closing}"


def _above(value: Scalar, low: Bound | None) -> bool:
    if low is None:
        return True
    if isinstance(value, str) and isinstance(low.value, str):
        return value > low.value or (low.inclusive and value == low.value)
    if isinstance(value, int | float) and isinstance(low.value, int | float):
        return value > low.value or (low.inclusive and value == low.value)
    return False


def _below(value: Scalar, high: Bound | None) -> bool:
    if high is None:
        return True
    if isinstance(value, str) and isinstance(high.value, str):
        return value < high.value or (high.inclusive and value == high.value)
    if isinstance(value, int | float) and isinstance(high.value, int | float):
        return value < high.value or (high.inclusive and value == high.value)
    return False


def _possible(interval: Interval) -> bool:
    low, high = interval.low, interval.high
    if low is None or high is None:
        return True
    if low.value == high.value:
        return low.inclusive and high.inclusive
    return _below(low.value, high)
