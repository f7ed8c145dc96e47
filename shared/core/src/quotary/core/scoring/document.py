"""Whole-document scope: exactly one decision per position, whatever the findings say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quotary.core.decision import PositionDecision
from quotary.core.finding import Finding, GatedUnit
from quotary.core.playbook.model import Playbook, Position
from quotary.core.rules import decide_position
from quotary.core.rules.grounding import has_lost_quote
from quotary.core.rules.judgement import called
from quotary.core.scoring.scored import Scored
from quotary.core.verdict import Verdict
from quotary.core.wording import say


def score_document(units: Sequence[GatedUnit], playbook: Playbook, *, whole: bool) -> Scored:
    """Every position decided once; `whole` where no unit failed."""
    known: dict[str, list[tuple[Finding, int]]] = {one.id: [] for one in playbook.positions}
    stray = 0
    for unit in units:
        for finding in unit.findings if unit.evaluated else ():
            if finding.position in known:
                known[finding.position].append((finding, unit.unit))
            else:
                stray += 1
    decisions: list[PositionDecision] = []
    missing: list[str] = []
    for position in playbook.positions:
        found = known[position.id]
        decision = _one_of(found, position, playbook, whole=whole)
        if whole and position.mandatory and _undisputed_absence(found):
            decision = replace(decision, state="missing")
            missing.append(position.id)
        decisions.append(decision)
    return Scored(tuple(decisions), tuple(missing), stray)


def _one_of(
    found: Sequence[tuple[Finding, int]], position: Position, playbook: Playbook, *, whole: bool
) -> PositionDecision:
    """The decision on the finding; on several of them the worst, and never an accept."""
    language = playbook.language
    if not found:
        undecided = decide_position(None, position, language=language)
        return undecided if whole else _not_read(undecided, language)
    decisions = [
        decide_position(finding, position, language=language, unit=unit) for finding, unit in found
    ]
    worst = max(decisions, key=lambda decision: decision.verdict.weight)
    if len(decisions) == 1:
        return worst
    because = f"{worst.because} {say('twice', language)}"
    lost = say("ungrounded", language)
    if lost not in because and any(has_lost_quote(finding) for finding, _ in found):
        because = f"{lost} {because}"
    if worst.verdict.weight > 0:
        return replace(worst, because=because)
    rule = f"{worst.rule}; answered {len(decisions)} times → {Verdict.FALLBACK.upper()}"
    return replace(worst, verdict=Verdict.FALLBACK, state="yellow", rule=rule, because=because)


def _not_read(undecided: PositionDecision, language: str) -> PositionDecision:
    """A failed unit may hold the position: not evaluated, which is never absent or rejected."""
    rule = called(undecided.id, "not evaluated", Verdict.FALLBACK)
    because = say("not_read", language)
    return replace(
        undecided, verdict=Verdict.FALLBACK, state="not_evaluated", rule=rule, because=because
    )


def _undisputed_absence(found: Sequence[tuple[Finding, int]]) -> bool:
    return bool(found) and all(
        finding.present is False and not finding.alerts and not finding.citations
        for finding, _ in found
    )
