"""What can be proved about a playbook, worked out once per version and off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.checking.analysis import Remark, analyse
from quotary.core.checking.boundary import ordered_fields
from quotary.core.checking.difference import Difference, difference
from quotary.core.checking.domain import TooManySituations, samples
from quotary.core.checking.folding_table import lines
from quotary.core.finding import Scalar
from quotary.core.playbook import Playbook, Position
from quotary.core.playbook.evaluating import Outcome, evaluate
from quotary.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Edge:
    """A line of the table; `was` is the other version's verdict where that is another one."""

    cells: tuple[tuple[str, str], ...]
    because: str
    verdict: Verdict
    was: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Boundaries:
    """A position's verdict at every boundary; `names` are its columns."""

    names: tuple[str, ...] = ()
    lines: tuple[Edge, ...] = ()
    left_out: int = 0
    problem: str = ""


async def boundaries(
    playbook: Playbook, position: Position, before: Position | None = None
) -> Boundaries:
    """The table that `quotary playbook table` prints, beside `before` where it is given."""
    return await asyncio.to_thread(_boundaries, playbook, position, before)


async def remarks(playbook: Playbook) -> tuple[Remark, ...]:
    """What `quotary playbook check` says."""
    return await asyncio.to_thread(_remarks, playbook)


async def compared(before: Playbook, after: Playbook) -> Difference | None:
    """What `quotary playbook diff` says; None where there is too much to compare."""
    return await asyncio.to_thread(_compared, before, after)


@lru_cache(128)
def _boundaries(playbook: Playbook, position: Position, before: Position | None) -> Boundaries:
    try:
        found = _edges(playbook, position, before)
    except TooManySituations as error:
        return Boundaries(problem=str(error))
    kept = tuple(edge for edge, unknown in found if not unknown)
    names = tuple(dict.fromkeys(name for edge in kept for name, _ in edge.cells))
    return Boundaries(names, kept, len(found) - len(kept))


def _edges(
    playbook: Playbook, position: Position, before: Position | None
) -> list[tuple[Edge, bool]]:
    """Every line, and whether it hangs on something unknown; a line is cut where either changes."""
    both = [position] if before is None else [before, position]

    def outcome(fields: Mapping[str, Scalar]) -> tuple[Outcome, Verdict | None]:
        now = evaluate(position, fields, playbook.language)
        if before is None:
            return now, None
        was = evaluate(before, fields, playbook.language).lifted
        return now, None if was is now.lifted else was

    return [
        (
            Edge(line.cells, line.outcome[0].because, line.outcome[0].lifted, line.outcome[1]),
            bool(line.outcome[0].unknown),
        )
        for line in lines(samples(both), outcome, ordered_fields(*both))
    ]


@lru_cache(32)
def _remarks(playbook: Playbook) -> tuple[Remark, ...]:
    return analyse(playbook)


@lru_cache(32)
def _compared(before: Playbook, after: Playbook) -> Difference | None:
    try:
        return difference(before, after)
    except TooManySituations:
        return None
