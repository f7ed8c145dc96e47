"""Small wrong changes to a cell, a rule or a verdict: what a slip of the pen would make of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from itertools import product

from quotary.core.named_rules.registered import Param
from quotary.core.playbook.model import FieldSpec
from quotary.core.playbook.unary import (
    Bound,
    Equals,
    Interval,
    Missing,
    OneOf,
    Orderable,
    Present,
    Test,
)
from quotary.core.verdict import Verdict


def other_verdicts(verdict: Verdict) -> tuple[Verdict, ...]:
    """The two that it is not, of the three that a row may have."""
    three = (Verdict.ACCEPT, Verdict.FALLBACK, Verdict.REJECT)
    return tuple(other for other in three if other is not verdict)


def nudged(test: Test, spec: FieldSpec) -> Iterator[Test]:
    """Every test one small slip away from this one."""
    match test:
        case Missing():
            yield Present()
        case Present():
            yield Missing()
        case Equals(bool() as value):
            yield Equals(not value)
        case Equals(value):
            yield from (Equals(other) for other in _other_values(value, spec))
        case OneOf(values):
            if len(values) > 1:
                yield from (OneOf(_without(values, one)) for one in values)
        case Interval(low, high):
            for end, (step, closed) in product((low, high), _SLIPS):
                if end is not None:
                    moved = _moved(end, step, closed=closed)
                    yield Interval(moved, high) if end is low else Interval(low, moved)


_SLIPS = ((1, False), (-1, False), (0, True))


def nudged_param(value: Param) -> Iterator[Param]:
    """A list with one entry gone, or a number beside this one."""
    if isinstance(value, tuple):
        for one in value:
            yield tuple(other for other in value if other != one)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        for beside in (_stepped(value, 1), _stepped(value, -1)):
            if isinstance(beside, int | float):
                yield beside


def _moved(bound: Bound, step: int, *, closed: bool) -> Bound:
    """The bound one unit of its last place further, or just as far and open instead of closed."""
    if closed:
        return replace(bound, inclusive=not bound.inclusive)
    return replace(bound, value=_stepped(bound.value, step))


def _stepped(value: Orderable, step: int) -> Orderable:
    """The value plus `step` units of its last decimal place, or days."""
    if isinstance(value, str):
        try:
            return (date.fromisoformat(value) + timedelta(days=step)).isoformat()
        except (ValueError, OverflowError):
            return value
    if isinstance(value, int):
        return value + step
    exact = Decimal(str(value))
    unit = Decimal(1).scaleb(int(exact.as_tuple().exponent))
    return float(exact + step * unit)


def _other_values(value: Orderable, spec: FieldSpec) -> tuple[Orderable, ...]:
    if isinstance(value, str) and spec.type == "string":
        return tuple(other for other in spec.values if other != value)
    return (_stepped(value, 1), _stepped(value, -1))


def _without(values: tuple[Orderable, ...], one: Orderable) -> tuple[Orderable, ...]:
    return tuple(value for value in values if value != one)
