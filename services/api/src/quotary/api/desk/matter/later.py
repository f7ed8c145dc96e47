"""A later run that failed, where the page or the list shows an earlier one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.ops.advice import what_to_do
from quotary.log.matter_state import MatterState, RunState

_FAULTS: Final = ("attempts_spent", "invalid_fact", "missing")


@dataclass(frozen=True, slots=True)
class LaterFailure:
    """What became of the newest run, and which run is shown in its place."""

    run: str
    sentence: str
    todo: str


def later_failure(state: MatterState, shown: RunState | None) -> LaterFailure | None:
    """The newest run's failure; None where it did not fail, or where it is the one shown."""
    latest = state.latest_run
    if latest is None or shown is None or latest.outcome != "failed":
        return None
    if latest.run == shown.run or latest.first_seq < shown.first_seq:
        return None
    return LaterFailure(
        latest.run,
        f"A later run ({latest.run}) failed at {_step(latest)}: {latest.failure} "
        f"Shown: run {shown.run}.",
        what_to_do(latest.failure_code, latest.step),
    )


def _step(run: RunState) -> str:
    """The step that it broke at, as the trace names it."""
    if run.step in ("submitted", "ingested"):
        return "Read"
    # What could not be proposed is handed on to the gate as such: only a fault can be the gate's.
    return "Verify" if run.gated and run.failure_code in _FAULTS else "Propose"
