"""Evaluations as they were recorded: figures over labelled contracts, oldest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from pydantic import JsonValue
from sqlalchemy import Connection, select

from quotary.api.store.tables import policy_facts
from quotary.log.facts.policy import EvalScored

_MOST = 200
WIDTH, HEIGHT = 120, 24


@dataclass(frozen=True, slots=True)
class Score:
    """One evaluation. Shares are 0 to 1, None where nothing was counted."""

    n: int
    at: datetime
    contracts: int
    correct: int
    false_green: int
    citation_integrity: float | None
    verdicts: int
    verdicts_correct: int
    confusion: tuple[tuple[str, str, int], ...]
    version: str


@dataclass(frozen=True, slots=True)
class Suite:
    """A suite's evaluations; `line` is the share of right routes as an SVG polyline's points."""

    name: str
    scores: tuple[Score, ...]
    line: str

    @property
    def latest(self) -> Score:
        """The newest evaluation."""
        return self.scores[-1]


def suites(connection: Connection, tenant: str) -> list[Suite]:
    """Every suite that was ever scored."""
    statement = (
        select(policy_facts)
        .where(policy_facts.c.tenant == tenant, policy_facts.c.kind == "eval")
        .order_by(policy_facts.c.seq.desc())
        .limit(_MOST)
    )
    by: dict[str, list[Score]] = {}
    for row in reversed(list(connection.execute(statement).mappings())):
        fact = EvalScored.model_validate_json(str(row["body"]))
        by.setdefault(fact.suite, []).append(_score(int(row["n"]), fact))
    return [Suite(name, tuple(scores), sparkline(scores)) for name, scores in sorted(by.items())]


def sparkline(scores: Sequence[Score]) -> str:
    """Points from left to right; a single score is a level line."""
    shares = [each.correct / each.contracts if each.contracts else 0.0 for each in scores]
    shares = shares * 2 if len(shares) == 1 else shares
    step = WIDTH / max(1, len(shares) - 1)
    points = ((n * step, 2 + (1 - share) * (HEIGHT - 4)) for n, share in enumerate(shares))
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _score(n: int, fact: EvalScored) -> Score:
    figures = fact.figures
    share = figures.get("citation_integrity")
    return Score(
        n=n,
        at=fact.at,
        contracts=_whole(figures, "contracts"),
        correct=_whole(figures, "correct"),
        false_green=_whole(figures, "false_green"),
        citation_integrity=float(share) if isinstance(share, int | float) else None,
        verdicts=_whole(figures, "verdicts"),
        verdicts_correct=_whole(figures, "verdicts_correct"),
        confusion=_confusion(figures.get("confusion")),
        version=str(figures.get("playbook_version", "")),
    )


def _whole(figures: Mapping[str, JsonValue], name: str) -> int:
    value = figures.get(name, 0)
    return value if isinstance(value, int) else 0


def _confusion(value: object) -> tuple[tuple[str, str, int], ...]:
    """`[[expected, found, n], …]`; anything else is no table."""
    if not isinstance(value, list):
        return ()
    rows = [
        cast("list[object]", each) for each in cast("list[object]", value) if isinstance(each, list)
    ]
    return tuple(
        (str(row[0]), str(row[1]), row[2])
        for row in rows
        if len(row) == 3 and isinstance(row[2], int)
    )
