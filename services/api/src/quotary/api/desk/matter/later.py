"""A run that failed, where the page or the list shows another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.ops.advice import what_to_do
from quotary.api.store.failing import failed_beside
from quotary.log.matter_state import MatterState, RunState

_FAULTS: Final = ("attempts_spent", "invalid_fact", "missing")


@dataclass(frozen=True, slots=True)
class LaterFailure:
    """What became of a run, and which run is shown in its place."""

    run: str
    sentence: str
    todo: str


def later_failure(state: MatterState, shown: RunState | None) -> LaterFailure | None:
    """The failure that nobody has answered; None without one, or where it is of the run shown."""
    failed = failed_beside(state, shown)
    if failed is None or shown is None:
        return None
    later = failed.first_seq > shown.first_seq
    name = f"A later run ({failed.run})" if later else f"Run {failed.run}"
    return LaterFailure(
        failed.run,
        f"{name} failed at {step_of(failed)}: {failed.failure} Shown: run {shown.run}.",
        what_to_do(failed.failure_code, failed.step),
    )


def step_of(run: RunState) -> str:
    """The step that it broke at, as the trace names it."""
    if run.step in ("submitted", "ingested"):
        return "Read"
    # What could not be proposed is handed on to the gate as such: only a fault can be the gate's.
    return "Verify" if run.gated and run.failure_code in _FAULTS else "Propose"
