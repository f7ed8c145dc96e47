"""Runs of replays have no document of their own."""

from __future__ import annotations

from quotary.log.matter_state import MatterState, RunState
from quotary.log.subjects import ContractSubject


def document_subject(
    state: MatterState, run: RunState, subject: ContractSubject
) -> ContractSubject:
    """The same event of the run whose document `run` is about.

    That is its own, or for a replay's run the last one that was read before it.
    """
    if run.trigger != "replay":
        return subject
    earlier = [
        each
        for each in state.runs.values()
        if each.trigger != "replay" and each.units and each.first_seq < run.first_seq
    ]
    latest = max(earlier, key=lambda each: each.first_seq, default=run)
    return subject.sibling(subject.event, run=latest.run)
