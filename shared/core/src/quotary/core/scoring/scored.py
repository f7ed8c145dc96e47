"""What scoring a run comes to."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.decision import PositionDecision


@dataclass(frozen=True, slots=True)
class Scored:
    """Decisions in the playbook's order, or in clause scope in that of the clauses.

    `missing` are ids of mandatory positions that are not there; () where a failed unit forbids
    saying so. `stray` counts findings that belong to no position.
    """

    positions: tuple[PositionDecision, ...]
    missing: tuple[str, ...] = ()
    stray: int = 0
