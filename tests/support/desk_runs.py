"""Runs as the desk reads them from the log, made without one."""

from __future__ import annotations

from datetime import UTC, datetime

from quotary.api.desk.matter.reading import ShownRun
from quotary.core.decision import Decision, DecisionInput
from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.log.matter_state import MatterState, RunState
from support.made_run import Made

AT = datetime(2026, 1, 1, tzinfo=UTC)


def decided_run(
    document: Document,
    playbook: Playbook,
    decision: Decision,
    given: DecisionInput,
    units: tuple[Span, ...],
) -> ShownRun:
    """The run r1 of the matter m1, decided."""
    run = RunState(
        run="r1",
        first_seq=1,
        started_at=AT,
        trigger="upload",
        playbook=playbook.id,
        step="routed",
        outcome="routed" if decision.route else "failed",
        units=len(units),
        route=decision.route,
        model_route=decision.route,
        reasons=decision.reasons,
    )
    state = MatterState("main", "m1", AT, AT, runs={"r1": run}, current="r1", last_seq=9)
    submitted = Made().submitted()
    return ShownRun(state, run, submitted, document, playbook, decision, given, units=units)
