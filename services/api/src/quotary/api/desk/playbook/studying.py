"""What can be proved about a playbook, worked out once per version and off the event loop."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.checking.analysis import Remark, analyse
from quotary.core.checking.boundary import BoundaryLine, boundary_table
from quotary.core.checking.difference import Difference, difference
from quotary.core.checking.domain import TooManySituations
from quotary.core.playbook import Playbook, Position


@dataclass(frozen=True, slots=True)
class Boundaries:
    """A position's verdict at every boundary; `names` are its columns."""

    names: tuple[str, ...] = ()
    lines: tuple[BoundaryLine, ...] = ()
    left_out: int = 0
    problem: str = ""


async def boundaries(playbook: Playbook, position: Position) -> Boundaries:
    """The table that `quotary playbook table` prints."""
    return await asyncio.to_thread(_boundaries, playbook, position)


async def remarks(playbook: Playbook) -> tuple[Remark, ...]:
    """What `quotary playbook check` says."""
    return await asyncio.to_thread(_remarks, playbook)


async def compared(before: Playbook, after: Playbook) -> Difference | None:
    """What `quotary playbook diff` says; None where there is too much to compare."""
    return await asyncio.to_thread(_compared, before, after)


@lru_cache(128)
def _boundaries(playbook: Playbook, position: Position) -> Boundaries:
    try:
        lines = boundary_table(position, playbook)[:-1]
    except TooManySituations as error:
        return Boundaries(problem=str(error))
    kept = tuple(line for line in lines if not line.unknown)
    names = tuple(dict.fromkeys(name for line in kept for name, _ in line.cells))
    return Boundaries(names, kept, len(lines) - len(kept))


@lru_cache(32)
def _remarks(playbook: Playbook) -> tuple[Remark, ...]:
    return analyse(playbook)


@lru_cache(32)
def _compared(before: Playbook, after: Playbook) -> Difference | None:
    try:
        return difference(before, after)
    except TooManySituations:
        return None
