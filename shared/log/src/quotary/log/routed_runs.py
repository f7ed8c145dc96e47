"""What a decision changes in its run and matter: which run counts, and with what route."""

from __future__ import annotations

from quotary.core.decision import Decision, PositionDecision
from quotary.core.routing import reason_of
from quotary.core.wording import language_of_rule
from quotary.log.evolving import evolved
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState, RunState, Standing
from quotary.log.run_steps import failed_run, with_run
from quotary.log.subjects import ContractSubject


def routed(state: MatterState, seq: int, subject: ContractSubject, fact: Routed) -> MatterState:
    """The state after the decision, or after that there is none."""
    run = state.runs.get(subject.run) or _replayed(state, seq, subject, fact)
    if not fact.ok:
        failed = evolved(failed_run(run, fact), step="routed", last_seq=seq)
        return with_run(state, failed)
    decision = fact.decision
    run = evolved(
        run,
        step="routed",
        outcome="routed",
        model_route=decision.route,
        route=decision.route,
        reasons=decision.reasons,
        model_reasons=decision.reasons,
        rule=decision.rule,
        model_rule=decision.rule,
        language=language_of_rule(decision.rule),
        standings=_standings(decision),
        standings_complete=fact.decision_ref is None,
        kept_from_green=decision.kept_from_green,
        document_type=decision.document_type,
        routed_seq=seq,
        last_seq=seq,
        ended_at=fact.at,
        replaced=state.current if fact.replay and fact.based_on is not None else "",
    )
    overtaken = _decided_since(state, fact)
    state = with_run(state, run)
    return state if state.frozen or overtaken else evolved(state, current=run.run)


def _decided_since(state: MatterState, fact: Routed) -> bool:
    """True where people decided on the run that counts after the replay had looked at it."""
    run = state.current_run
    if run is None or not fact.replay or fact.based_on is None:
        return False
    return run.decided_seq > fact.based_on


def _replayed(state: MatterState, seq: int, subject: ContractSubject, fact: Routed) -> RunState:
    before = state.shown_run
    return RunState(
        run=subject.run,
        first_seq=seq,
        started_at=fact.at,
        trigger="replay",
        proposer=fact.proposer,
        playbook=fact.playbook,
        playbook_version=fact.playbook_version,
        playbook_digest=fact.playbook_digest,
        filename=before.filename if before else "",
        counterparty=before.counterparty if before else "",
        units=before.units if before else 0,
        document_sha256=before.document_sha256 if before else "",
    )


def _standings(decision: Decision) -> tuple[Standing, ...]:
    return tuple(
        Standing(each.id, each.unit, each.critical, each.verdict, each.title, _reason(each))
        for each in decision.positions
    )


def _reason(decision: PositionDecision) -> str:
    return reason_of(decision) if decision.verdict.weight else ""
