"""A run of a matter by its name."""

from __future__ import annotations

from quotary.api.problems import NotFound
from quotary.log.matter_state import MatterState, RunState


def run_named(state: MatterState, name: str = "") -> RunState:
    """The named run, or the one that the matter shows.

    Raises:
        NotFound: the matter has no such run.
    """
    run = state.runs.get(name) if name else state.shown_run
    if run is None:
        raise NotFound(f"Matter {state.matter} has no run {name!r:.40}.")
    return run
