"""The values around which a position's verdict may change: enough to prove a table whole.

For numbers: every bound, one value between each pair of neighbours, one below and one above all;
any other number falls with one of these. Equivalence classes and boundary values after Myers,
The Art of Software Testing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise, product
from math import prod
from typing import Final

from quotary.core.finding import Scalar
from quotary.core.named_rules import NAMED_RULES
from quotary.core.playbook.evaluating import deciding_fields
from quotary.core.playbook.model import FieldSpec, Position
from quotary.core.playbook.sentence import literal
from quotary.core.playbook.unary import Equals, Interval, OneOf, Orderable, Test

MAX_SITUATIONS: Final = 60_000
OTHER: Final = "something else"


@dataclass(frozen=True, slots=True)
class Sample:
    """One value, and how to call it in a table."""

    value: Scalar
    label: str


Samples = Mapping[str, tuple[Sample, ...]]


class TooManySituations(Exception):
    """The table has more combinations than can be looked at."""


def samples(positions: Sequence[Position]) -> Samples:
    """For each field that decides in any of the positions, all values that matter to any of them.

    Numbers and dates ascend; what is unknown comes last.
    """
    names = dict.fromkeys(name for position in positions for name in deciding_fields(position))
    return {name: _field(name, positions) for name in names}


def situations(found: Samples) -> Iterator[Mapping[str, Scalar]]:
    """Every combination of the values.

    Raises:
        TooManySituations: there are more than `MAX_SITUATIONS`.
    """
    count = prod(len(values) for values in found.values())
    if count > MAX_SITUATIONS:
        raise TooManySituations(f"{count:,} combinations; at most {MAX_SITUATIONS:,} are looked at")
    for values in product(*found.values()):
        yield {name: sample.value for name, sample in zip(found, values, strict=True)}


def _field(name: str, positions: Sequence[Position]) -> tuple[Sample, ...]:
    specs = [spec for position in positions if (spec := position.spec(name)) is not None]
    kind = specs[0].type
    unknown = Sample(None, "unknown" if kind == "boolean" else "missing")
    if kind == "boolean":
        return (*(Sample(value, literal(value)) for value in (True, False)), unknown)
    named = _from_rules(name, positions)
    values = [value for test in _tests(name, positions) for value in _values(test)]
    if kind == "number":
        points = _numbers([value for value in values if isinstance(value, int | float)])
    elif kind == "date":
        points = _dates([value for value in values if isinstance(value, str)])
    else:
        points = _texts(values, specs, plain=not named)
    known = dict.fromkeys((*named, *(Sample(value, literal(value)) for value in points)))
    return (*(sample for sample in known if sample.value is not None), unknown)


def _from_rules(name: str, positions: Sequence[Position]) -> tuple[Sample, ...]:
    found: list[Sample] = []
    for position in positions:
        if position.rule is not None:
            rule = NAMED_RULES[position.rule.name]
            values = rule.boundaries(position.rule.mapping()).get(name, ())
            found.extend(Sample(value, label or literal(value)) for value, label in values)
    return tuple(found)


def _tests(name: str, positions: Iterable[Position]) -> Iterator[Test]:
    for position in positions:
        for row in position.rows:
            yield from (cell.test for cell in row.when if cell.field == name)


def _values(test: Test) -> tuple[bool | Orderable, ...]:
    match test:
        case Equals(value):
            return (value,)
        case OneOf(values):
            return values
        case Interval(low, high):
            return tuple(bound.value for bound in (low, high) if bound is not None)
        case _:
            return ()


def _numbers(values: Iterable[int | float]) -> list[int | float]:
    bounds = sorted(set(values))
    if not bounds:
        return [1]
    between = [_middle(low, high) for low, high in pairwise(bounds)]
    below = bounds[0] / 2 if 0 < bounds[0] <= 1 else bounds[0] - 1
    return sorted({below, *bounds, *between, bounds[-1] + 1})


def _middle(low: float, high: float) -> int | float:
    middle = (low + high) / 2
    return int(middle) if middle == int(middle) else middle


def _dates(values: Iterable[str]) -> list[str]:
    days = sorted({date.fromisoformat(value) for value in values})
    if not days:
        return ["2026-01-01"]
    near = {day + timedelta(days=step) for day in days for step in (-1, 0, 1)}
    return [day.isoformat() for day in sorted(near)]


def _texts(
    values: Iterable[bool | Orderable], specs: Sequence[FieldSpec], *, plain: bool
) -> list[str]:
    allowed = [value for spec in specs for value in spec.values]
    named = [value for value in values if isinstance(value, str)]
    other = [OTHER] if plain and any(not spec.values for spec in specs) else []
    return list(dict.fromkeys([*named, *allowed, *other]))
