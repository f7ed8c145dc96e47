"""A run that failed beside the one that is shown: it asks for something until somebody answers."""

from __future__ import annotations

from quotary.log.matter_state import MatterState, RunState

_REPLAY = "replay"


def failed_beside(state: MatterState, shown: RunState | None = None) -> RunState | None:
    """The newest failed run that nobody has answered and that is not `shown`; None without one.

    A retry, another review and a dismissal answer it. A replay does not: it decides again on what
    an earlier run had found, and says nothing about what this one should have found.
    """
    shown = shown or state.shown_run
    runs = sorted(state.runs.values(), key=lambda run: run.first_seq, reverse=True)
    replayed = False
    for run in runs:
        replay = run.trigger == _REPLAY
        if run.outcome == "failed" and not (replay and replayed):
            return None if run.dismissed or run == shown else run
        if not replay:
            return None
        replayed = True
    return None
