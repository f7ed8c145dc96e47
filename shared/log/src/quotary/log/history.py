"""The fold: a matter's facts, in stream order, to the state that they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from quotary.core.decision import Decision, PositionDecision
from quotary.core.routing import reason_of
from quotary.core.verdict import Route, Verdict
from quotary.core.wording import language_of_rule
from quotary.log.evolving import evolved
from quotary.log.facts.act import Act
from quotary.log.facts.base import Fact, OutcomeFact
from quotary.log.facts.commented import Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed, Usage
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.matter_state import Closing, MatterState, Override, RunState, Standing
from quotary.log.question_runs import question_number
from quotary.log.rereasoning import with_reasons
from quotary.log.rerouting import route_with
from quotary.log.spending import added, unpriced
from quotary.log.subjects import ContractSubject

StateT = TypeVar("StateT")
Entry = tuple[int, ContractSubject, Fact]


def fold(entries: Iterable[Entry], state: MatterState | None = None) -> MatterState | None:
    """The state after these facts of one matter, continuing from `state`; None without facts.

    Facts at or before the state's own sequence are passed over, so folding again changes nothing.
    """
    for seq, subject, fact in entries:
        state = apply(state, seq, subject, fact)
    return state


def apply(state: MatterState | None, seq: int, subject: ContractSubject, fact: Fact) -> MatterState:
    """The state after one more fact."""
    if state is None:
        state = MatterState(subject.tenant, subject.matter, fact.at, fact.at)
    if seq <= state.last_seq:
        return state
    state = _spent(evolved(state, last_seq=seq, last_at=fact.at), fact)
    if isinstance(fact, Act):
        return _act(evolved(state, acts=max(state.acts, subject.unit)), seq, fact)
    if isinstance(fact, Submitted):
        return _submitted(state, seq, subject, fact)
    if isinstance(fact, Routed):
        return _routed(state, seq, subject, fact)
    if isinstance(fact, Proposed) and question_number(subject.run):
        return _question_cost(state, fact)
    step = _RUN_STEPS.get(type(fact))
    run = state.runs.get(subject.run)
    if step is None or run is None:
        return state
    return _with_run(state, evolved(step(run, fact), last_seq=seq))


def _with_run(state: MatterState, run: RunState) -> MatterState:
    return evolved(state, runs={**state.runs, run.run: run})


def _submitted(
    state: MatterState, seq: int, subject: ContractSubject, fact: Submitted
) -> MatterState:
    run = RunState(
        run=subject.run,
        first_seq=seq,
        last_seq=seq,
        started_at=fact.at,
        trigger=fact.trigger,
        proposer=fact.proposer,
        playbook="" if fact.playbook == "auto" else fact.playbook,
        filename=fact.filename,
    )
    state = evolved(state, source=fact.source, external_id=fact.external_id)
    return _with_run(state, run)


def _ingested(run: RunState, fact: Fact) -> RunState:
    if not isinstance(fact, Ingested):
        return run
    run = evolved(
        run,
        step="ingested",
        units=fact.units,
        playbook=fact.playbook or run.playbook,
        playbook_version=fact.playbook_version,
        playbook_digest=fact.playbook_digest,
        document_sha256=fact.document_sha256 or "",
    )
    return run if fact.ok else _failed(run, fact)


def _failed(run: RunState, fact: OutcomeFact) -> RunState:
    return evolved(
        run,
        outcome="failed",
        failure_code=fact.failure.code if fact.failure else "unknown",
        failure=fact.failure.sentence if fact.failure else "",
        ended_at=fact.at,
    )


def _proposed(run: RunState, fact: Fact) -> RunState:
    if not isinstance(fact, Proposed):
        return run
    run = evolved(run, step="proposed", proposed=run.proposed + 1, model=fact.model or run.model)
    return _used(run, fact.usage)


def _spent(state: MatterState, fact: Fact) -> MatterState:
    """Every call costs the matter something, whatever became of the run it was made for."""
    if not isinstance(fact, Proposed | Commented) or not fact.usage.calls:
        return state
    return evolved(
        state,
        costs=added(state.costs, fact.usage),
        unpriced_calls=state.unpriced_calls + unpriced(fact.usage),
    )


def _question_cost(state: MatterState, fact: Proposed) -> MatterState:
    """A question's run is no run of the review; what its calls took is counted all the same."""
    usage = fact.usage
    return evolved(
        state,
        question_calls=state.question_calls + usage.calls,
        question_prompt_tokens=state.question_prompt_tokens + usage.prompt_tokens,
        question_cached_tokens=state.question_cached_tokens + usage.cached_tokens,
        question_completion_tokens=state.question_completion_tokens + usage.completion_tokens,
    )


def _gated(run: RunState, fact: Fact) -> RunState:
    if not isinstance(fact, Gated):
        return run
    return evolved(
        run,
        step="gated",
        gated=run.gated + 1,
        counterparty=run.counterparty or fact.gated.counterparty or "",
    )


def _commented(run: RunState, fact: Fact) -> RunState:
    return _used(evolved(run, commented=True), fact.usage) if isinstance(fact, Commented) else run


def _used(run: RunState, usage: Usage) -> RunState:
    return evolved(
        run,
        model_calls=run.model_calls + usage.calls,
        prompt_tokens=run.prompt_tokens + usage.prompt_tokens,
        cached_tokens=run.cached_tokens + usage.cached_tokens,
        completion_tokens=run.completion_tokens + usage.completion_tokens,
    )


_RUN_STEPS: dict[type[Fact], Callable[[RunState, Fact], RunState]] = {
    Ingested: _ingested,
    Proposed: _proposed,
    Gated: _gated,
    Commented: _commented,
}


def _routed(state: MatterState, seq: int, subject: ContractSubject, fact: Routed) -> MatterState:
    run = state.runs.get(subject.run) or _replayed(state, seq, subject, fact)
    if not fact.ok:
        failed = evolved(_failed(run, fact), step="routed", last_seq=seq)
        return _with_run(state, failed)
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
    state = _with_run(state, run)
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


def _act(state: MatterState, seq: int, act: Act) -> MatterState:
    if act.kind == "assigned":
        return evolved(state, assignee=str(act.detail.get("assignee", "")))
    if act.kind == "held":
        return evolved(state, held=bool(act.detail.get("held", True)))
    if act.kind == "erased":
        return evolved(state, erased=True)
    if act.kind == "adopted":
        adopted = state.runs.get(act.run)
        usable = adopted is not None and adopted.outcome == "routed"
        return evolved(state, current=act.run) if usable else state
    if act.kind == "dismissed":
        return _dismissed(state, act.run)
    if act.decides and _had_not_seen(state, act):
        # What a replay did the moment before is undone: it leaves to people what they decide on.
        state = evolved(state, current=act.run)
    run = state.current_run
    # An act on a run that is no longer current is kept and shown, not applied.
    if run is None or act.run != state.current or not act.decides:
        return state
    run = evolved(run, decided_seq=seq)
    if act.kind == "overridden":
        return _with_run(state, _overridden(run, seq, act))
    if act.kind == "approved":
        return _with_run(state, evolved(run, closing=_approval(run)))
    return evolved(_with_run(state, evolved(run, closing="signed_off")), frozen=True)


def _had_not_seen(state: MatterState, act: Act) -> bool:
    """True where the act is on the run whose place a replay took after its author had looked."""
    run = state.current_run
    if run is None or not run.replaced or run.closing or run.overrides:
        return False
    return run.replaced == act.run and run.routed_seq > act.based_on


def _dismissed(state: MatterState, run_name: str) -> MatterState:
    run = state.runs.get(run_name)
    if run is None or run.outcome != "failed":
        return state
    return _with_run(state, evolved(run, dismissed=True))


def _overridden(run: RunState, seq: int, act: Act) -> RunState:
    if act.verdict is None:
        return run
    override = Override(act.position, act.unit, act.verdict, act.who, act.note, seq)
    kept = tuple(
        each
        for each in run.overrides
        if (each.position, each.unit) != (override.position, override.unit)
    )
    # The rules' own verdict overrides nothing: it takes back what was said before.
    overrides = kept if act.verdict is _own(run, act) else (*kept, override)
    return with_reasons(evolved(run, overrides=overrides, route=route_with(run, overrides)))


def _own(run: RunState, act: Act) -> Verdict | None:
    """The rules' verdict on what the act is about; None where the state does not hold it."""
    of = (act.position, act.unit)
    return next((each.verdict for each in run.standings if (each.position, each.unit) == of), None)


def _approval(run: RunState) -> Closing:
    over_red = run.model_route is Route.RED or run.route is Route.RED
    return "approved_over_red" if over_red else "approved"
