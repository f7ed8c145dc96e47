"""Evaluations as they were recorded: figures over labelled contracts, oldest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import zip_longest
from typing import NamedTuple, cast

from pydantic import JsonValue
from sqlalchemy import Connection, select

from quotary.api.store.tables import policy_facts
from quotary.log.facts.policy import EvalScored

_MOST = 200
_MOST_OTHERS = 24
_SHOWN = frozenset(
    {"contracts", "correct", "false_green", "citation_integrity", "verdicts", "verdicts_correct"}
)
WIDTH, HEIGHT = 120, 24
_FEWEST = 2
_ROUTES = ("red", "yellow", "green", "out_of_playbook")
_FLOOR = 0.9
"""Where a sparkline's foot lies at least: differences of a few contracts must be seen."""


class Matrix(NamedTuple):
    """A confusion table."""

    found: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]


class Book(NamedTuple):
    """A playbook that was evaluated."""

    name: str
    version: str
    digest: str


class Version(NamedTuple):
    """What was evaluated, as far as the evaluation says."""

    playbook: str
    version: str
    digest: str
    proposer: str

    @property
    def books(self) -> tuple[Book, ...]:
        """Each playbook with its own version and text, where several were evaluated together."""
        listed = (each.split(", ") for each in (self.playbook, self.version, self.digest))
        return tuple(Book(*each) for each in zip_longest(*listed, fillvalue=""))


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
    version: Version
    others: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """The evaluations of one version; `line` is the share of right routes as SVG points."""

    version: Version
    scores: tuple[Score, ...]
    line: str

    @property
    def latest(self) -> Score:
        """The newest evaluation."""
        return self.scores[-1]


@dataclass(frozen=True, slots=True)
class Suite:
    """A suite's evaluations by version and proposer, the one scored last first.

    One line over all of them would show a change of proposer as one of quality.
    """

    name: str
    versions: tuple[Line, ...]

    @property
    def latest(self) -> Score:
        """The newest evaluation."""
        return self.versions[0].latest


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
    found = [_suite(name, scores) for name, scores in sorted(by.items())]
    # Suites that can have a false green stand first.
    return sorted(found, key=lambda each: not each.latest.contracts)


def _suite(name: str, scores: Sequence[Score]) -> Suite:
    by: dict[Version, list[Score]] = {}
    for each in scores:
        by.setdefault(each.version, []).append(each)
    newest = sorted(by.items(), key=lambda item: -item[1][-1].n)
    return Suite(name, tuple(_line(version, each) for version, each in newest))


def _line(version: Version, scores: Sequence[Score]) -> Line:
    return Line(version, tuple(scores), sparkline(scores))


def sparkline(scores: Sequence[Score]) -> str:
    """Points from left to right, from the lowest share to all right; "" for one score alone.

    A single evaluation has no course, and a level line would look like one.
    """
    shares = [each.correct / each.contracts if each.contracts else 0.0 for each in scores]
    if len(shares) < _FEWEST:
        return ""
    step = WIDTH / (len(shares) - 1)
    high = 1 - min(_FLOOR, *shares)
    points = ((n * step, 2 + (1 - share) / high * (HEIGHT - 4)) for n, share in enumerate(shares))
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
        version=_version(figures),
        others=tuple(
            (name.replace("_", " "), f"{value:,.4g}" if isinstance(value, float) else str(value))
            for name, value in figures.items()
            if name not in _SHOWN and isinstance(value, int | float)
        )[:_MOST_OTHERS],
    )


def _version(figures: Mapping[str, JsonValue]) -> Version:
    digests = str(figures.get("playbook_digest", "")).split(", ")
    return Version(
        playbook=str(figures.get("playbook", "")),
        version=str(figures.get("playbook_version", "")),
        digest=", ".join(each[:8] for each in digests),
        proposer=str(figures.get("proposer", "") or figures.get("model", "")),
    )


def matrix(score: Score) -> Matrix:
    """The confusion as a table: the routes found, and per label how often each was found.

    Both run from the worst route down; a label may allow several, and what is no route comes last.
    """
    found = tuple(sorted({each[1] for each in score.confusion}, key=_severity))
    labels = sorted({each[0] for each in score.confusion}, key=_severity)
    counted = {(label, route): n for label, route, n in score.confusion}
    rows = tuple(
        (label, tuple(counted.get((label, route), 0) for route in found)) for label in labels
    )
    return Matrix(found, rows)


def _severity(routes: str) -> tuple[list[int], str]:
    known = [_ROUTES.index(each) if each in _ROUTES else len(_ROUTES) for each in routes.split("/")]
    return known, routes


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
