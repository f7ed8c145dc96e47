"""Many situations as few lines: fields that make no difference are left out of a line."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from quotary.core.checking.domain import Sample, Samples, situations
from quotary.core.finding import Scalar

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Line(Generic[K]):
    """`cells` are (field, label) pairs; a field that is not among them makes no difference.

    `example` is one full situation that the line covers, `outcome` what all of them come to.
    """

    cells: tuple[tuple[str, str], ...]
    example: Mapping[str, Scalar]
    outcome: K


def lines(
    found: Samples, outcome: Callable[[Mapping[str, Scalar]], K], ordered: frozenset[str]
) -> tuple[Line[K], ...]:
    """Every situation's outcome, folded. `ordered` fields (numbers, dates) keep one line a value.

    Raises:
        TooManySituations: there are too many to look at.
    """
    for _ in situations(found):
        break
    names = sorted(found, key=lambda name: name in ordered)
    return tuple(_fold(names, found, {}, outcome, ordered))


def _fold(
    names: list[str],
    found: Samples,
    fixed: dict[str, Scalar],
    outcome: Callable[[Mapping[str, Scalar]], K],
    ordered: frozenset[str],
) -> list[Line[K]]:
    if not names:
        return [Line((), dict(fixed), outcome(fixed))]
    name, rest = names[0], names[1:]
    branches = [
        (sample, _fold(rest, found, {**fixed, name: sample.value}, outcome, ordered))
        for sample in found[name]
    ]
    groups: list[tuple[list[Sample], list[Line[K]]]] = []
    for sample, branch in branches:
        same = next((one for one in groups if _meaning(one[1]) == _meaning(branch)), None)
        if same is None:
            groups.append(([sample], branch))
        else:
            same[0].append(sample)
    if len(groups) == 1:
        return groups[0][1]
    if name in ordered:
        groups = [([sample], branch) for sample, branch in branches]
    return [_labelled(name, group, line) for group, branch in groups for line in branch]


def _labelled(name: str, group: list[Sample], line: Line[K]) -> Line[K]:
    label = " or ".join(sample.label for sample in group)
    return Line(((name, label), *line.cells), line.example, line.outcome)


def _meaning(branch: list[Line[K]]) -> list[tuple[tuple[tuple[str, str], ...], K]]:
    return [(line.cells, line.outcome) for line in branch]
