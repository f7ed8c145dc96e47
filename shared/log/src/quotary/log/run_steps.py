"""What a fact of a run changes in that run alone."""

from __future__ import annotations

from collections.abc import Callable

from quotary.log.evolving import evolved
from quotary.log.facts.base import Fact, OutcomeFact
from quotary.log.facts.commented import Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed, Usage
from quotary.log.matter_state import MatterState, RunState


def with_run(state: MatterState, run: RunState) -> MatterState:
    """The matter with this run in place of the one of its name."""
    return evolved(state, runs={**state.runs, run.run: run})


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
    return run if fact.ok else failed_run(run, fact)


def failed_run(run: RunState, fact: OutcomeFact) -> RunState:
    """The run, ended by a step that failed."""
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


RUN_STEPS: dict[type[Fact], Callable[[RunState, Fact], RunState]] = {
    Ingested: _ingested,
    Proposed: _proposed,
    Gated: _gated,
    Commented: _commented,
}
