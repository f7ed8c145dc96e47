"""Clause scope: a decision per clause and position, and what no clause covers."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.decision import PositionDecision
from quotary.core.finding import GatedUnit
from quotary.core.playbook.model import Playbook, Position
from quotary.core.rules import decide_position
from quotary.core.rules.judgement import called
from quotary.core.rules.telling import told
from quotary.core.scoring.scored import Scored
from quotary.core.verdict import Verdict
from quotary.core.wording import say


def score_clauses(units: Sequence[GatedUnit], playbook: Playbook, *, whole: bool) -> Scored:
    """Every clause decided in order; nothing is called missing unless all were evaluated."""
    decisions: list[PositionDecision] = []
    covered: set[str] = set()
    for unit in units:
        decisions.extend(_clause(unit, playbook))
        covered.update(one.position for one in unit.findings if one.present is not False)
    absent = [one for one in playbook.positions if one.mandatory and one.id not in covered]
    if not whole:
        return Scored(tuple(decisions))
    decisions.extend(_missing(position, playbook.language) for position in absent)
    return Scored(tuple(decisions), tuple(position.id for position in absent))


def _clause(unit: GatedUnit, playbook: Playbook) -> list[PositionDecision]:
    """A decision per finding of the clause; one that names no position where there is none."""
    if not unit.evaluated:
        return [_failed(unit, playbook.language)]
    decisions: list[PositionDecision] = []
    for finding in unit.findings:
        position = playbook.position(finding.position)
        alerts = (*finding.alerts, *unit.alerts)
        if position is not None and (finding.present is not False or alerts or finding.citations):
            decisions.append(
                decide_position(
                    finding,
                    position,
                    scope=playbook.scope,
                    language=playbook.language,
                    unit=unit.unit,
                    alerts=unit.alerts,
                )
            )
    return decisions or [_unaddressed(unit, playbook.language)]


def _unaddressed(unit: GatedUnit, language: str) -> PositionDecision:
    alerts = (*unit.alerts, *(alert for one in unit.findings for alert in one.alerts))
    verdict = Verdict.FALLBACK if alerts else Verdict.ACCEPT
    because = (say("no_position", language), *told(alerts, language))
    return PositionDecision(
        id="",
        title="",
        critical=False,
        verdict=verdict,
        rule="",
        because=" ".join(because),
        state="yellow" if alerts else "no_position",
        alerts=alerts,
        unit=unit.unit,
    )


def _failed(unit: GatedUnit, language: str) -> PositionDecision:
    key = "unit_failed" if unit.failure else "unit_failed_no_reason"
    return PositionDecision(
        id="",
        title="",
        critical=False,
        verdict=Verdict.FALLBACK,
        rule="",
        because=say(key, language, why=unit.failure),
        state="not_evaluated",
        alerts=unit.alerts,
        unit=unit.unit,
    )


def _missing(position: Position, language: str) -> PositionDecision:
    verdict = position.absent_verdict
    return PositionDecision(
        id=position.id,
        title=position.title,
        critical=position.critical,
        verdict=verdict,
        rule=called(position.id, "missing", verdict),
        because=say("absent_missing", language),
        state="missing",
    )
