"""One finding against one position: the worse of what was proposed and what code reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from quotary.core.decision import PositionDecision
from quotary.core.finding import Alert, Finding, Scalar
from quotary.core.playbook.evaluating import Outcome, evaluate, without_idle
from quotary.core.playbook.model import Position, Scope
from quotary.core.playbook.sentence import literal
from quotary.core.rules.grounding import (
    has_quote,
    rests_on_quotes,
    said_first,
    with_ungrounded,
)
from quotary.core.rules.judgement import Judgement, called, lifted_by_alerts
from quotary.core.rules.views import Views, views
from quotary.core.verdict import Verdict
from quotary.core.wording import say

_STATES = {0: "green", 1: "yellow", 2: "red"}


def decide_position(
    finding: Finding | None,
    position: Position,
    *,
    scope: Scope = "document",
    language: str = "en",
    unit: int = 0,
    alerts: tuple[Alert, ...] = (),
) -> PositionDecision:
    """The position's verdict with the literal call and the reason; total on any finding.

    `finding` is None where the proposal left the position out. `alerts` come on top of the
    finding's own: in clause scope those of its clause. That a quote is not in the contract is the
    first reason, whatever the verdict.
    """
    raised = (*(finding.alerts if finding else ()), *alerts)
    raised = with_ungrounded(finding, raised, scope, language)
    judgement = lifted_by_alerts(_judged(finding, position, scope, language), raised, language)
    judgement = judgement.led_by(said_first(finding, raised, language))
    return PositionDecision(
        id=position.id,
        title=position.title,
        critical=position.critical,
        verdict=judgement.verdict,
        rule=judgement.rule,
        because=" ".join(judgement.because),
        state=_STATES[judgement.verdict.weight],
        alerts=raised,
        unit=unit,
        row=judgement.row,
    )


def _judged(finding: Finding | None, position: Position, scope: Scope, language: str) -> Judgement:
    if finding is None or finding.present is None:
        return _unusable(position, language)
    if not finding.present:
        return _absent(finding, position, scope, language)
    grounded = finding.grounded and rests_on_quotes(finding)
    why = say("ungrounded" if finding.citations else "no_quote", language)
    if scope == "document":
        if grounded:
            return _decided(finding, position, scope, language)
        rule = called(position.id, "ungrounded", Verdict.UNGROUNDED)
        return Judgement(Verdict.UNGROUNDED, rule, (why,))
    decided = _with_suggestion(_decided(finding, position, scope, language), finding, language)
    return decided if grounded else decided.lifted("ungrounded", why)


def _unusable(position: Position, language: str) -> Judgement:
    """Nothing usable was said: not decidable, and a reject where absence would be one."""
    verdict = Verdict.FALLBACK.worse(position.absent_verdict)
    rule = called(position.id, "unusable", verdict)
    return Judgement(verdict, rule, (say("unusable", language),))


def _absent(finding: Finding, position: Position, scope: Scope, language: str) -> Judgement:
    """What absence means; in one clause of many it means nothing by itself."""
    whole = scope == "document"
    verdict = position.absent_verdict if whole else Verdict.ACCEPT
    said = say(f"absent_{verdict}" if whole else "absent_here", language)
    judgement = Judgement(verdict, called(position.id, "absent", verdict), (said,))
    given = any(check.proposed not in (None, False) for check in finding.fields)
    if given or finding.citations:
        return judgement.lifted("contradiction", say("contradicted", language))
    return judgement


def _decided(finding: Finding, position: Position, scope: Scope, language: str) -> Judgement:
    """The worse of the table on the proposed and on the read fields, then every doubt."""
    seen = views(finding, position, language)
    if position.rule is None and not position.rows:
        return _without_table(finding, position, seen, language)
    proposed = _evaluated(position, seen.proposed, scope, language)
    same = seen.read == seen.proposed
    read = proposed if same else _evaluated(position, seen.read, scope, language)
    by_read = read.lifted.weight > proposed.lifted.weight
    outcome, fields = (read, seen.read) if by_read else (proposed, seen.proposed)
    rule = called(position.id, _arguments(position, fields), outcome.verdict)
    because = outcome.because or say("no_row", language)
    judgement = Judgement(outcome.verdict, rule, (because,), outcome.row)
    judgement = _doubted(_unknown(judgement, outcome, language), seen)
    if not finding.citations or has_quote(finding):
        return judgement
    # Nothing could be read: that a value "is not clear" would be said of words that are not there.
    claimed = (because,) if outcome is proposed and outcome.verdict.weight > 0 else ()
    return replace(judgement, because=claimed)


def _evaluated(
    position: Position, fields: Mapping[str, Scalar], scope: Scope, language: str
) -> Outcome:
    """The outcome of the table; a clause's reply need not answer for what cannot matter."""
    outcome = evaluate(position, fields, language)
    return outcome if scope == "document" else without_idle(position, fields, outcome)


def _without_table(finding: Finding, position: Position, seen: Views, language: str) -> Judgement:
    """A position that the suggested class alone decides, and a person where there is none."""
    verdict = Verdict.FALLBACK if finding.suggested is None else Verdict.ACCEPT
    rule = called(position.id, _arguments(position, seen.proposed), verdict)
    because = (say("no_table", language),) if finding.suggested is None else ()
    return _doubted(Judgement(verdict, rule, because), seen)


def _unknown(judgement: Judgement, outcome: Outcome, language: str) -> Judgement:
    for name in outcome.unknown:
        judgement = judgement.lifted(f"unknown {name}", say("unknown", language, name=name))
    return judgement


def _doubted(judgement: Judgement, seen: Views) -> Judgement:
    for doubt in seen.doubts:
        judgement = judgement.doubted(doubt.label, doubt.because)
    return judgement


def _with_suggestion(judgement: Judgement, finding: Finding, language: str) -> Judgement:
    if finding.suggested is None:
        return judgement
    to = Verdict.REJECT if finding.suggested.weight > 1 else finding.suggested
    return judgement.lifted(f"suggested {to}", say("suggested", language), to)


def _arguments(position: Position, fields: Mapping[str, Scalar]) -> str:
    return ", ".join(f"{spec.name}={literal(fields[spec.name])}" for spec in position.fields)
