"""The fold: a matter's facts, in stream order, to the state that they add up to."""

from __future__ import annotations

from collections.abc import Iterable

from quotary.log.acts_of_people import acted
from quotary.log.evolving import evolved
from quotary.log.facts.act import Act
from quotary.log.facts.base import Fact
from quotary.log.facts.commented import Commented
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.matter_state import MatterState, RunState
from quotary.log.question_runs import question_number
from quotary.log.routed_runs import routed
from quotary.log.run_steps import RUN_STEPS, with_run
from quotary.log.spending import added, unpriced
from quotary.log.subjects import ContractSubject

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
        return acted(evolved(state, acts=max(state.acts, subject.unit)), seq, fact)
    if isinstance(fact, Submitted):
        return _submitted(state, seq, subject, fact)
    if isinstance(fact, Routed):
        return routed(state, seq, subject, fact)
    if isinstance(fact, Proposed) and question_number(subject.run):
        return _question_cost(state, fact)
    step = RUN_STEPS.get(type(fact))
    run = state.runs.get(subject.run)
    if step is None or run is None:
        return state
    return with_run(state, evolved(step(run, fact), last_seq=seq))


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
    return with_run(state, run)


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
