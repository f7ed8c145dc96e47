"""The review of a run, put together from the log."""

from __future__ import annotations

from quotary.api.events.documents import Documents
from quotary.api.problems import NotFound
from quotary.api.view.review import Review, review
from quotary.core.decision import DecisionInput
from quotary.log.catalogue import decode_as
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState, RunState
from quotary.log.names import LOG_STREAM
from quotary.log.routed_content import read_decision, read_input
from quotary.log.service import Bench
from quotary.log.subjects import ContractSubject, contract


class Reviewing:
    """Reads what a run came to."""

    def __init__(self, bench: Bench, documents: Documents) -> None:
        self._bench = bench
        self._documents = documents

    async def of(self, state: MatterState, run_name: str = "") -> Review:
        """The review of the named run, or of the one that counts.

        Raises:
            NotFound: the matter has no such run.
            ContentMissing, BrokerUnavailable: its parts cannot be read.
        """
        run = state.runs.get(run_name) if run_name else state.shown_run
        if run is None:
            raise NotFound(f"Matter {state.matter} has no run {run_name!r:.40}.")
        subject = contract(state.tenant, state.matter, run.run, Routed.event)
        routed = await self._routed(subject, run)
        if routed is None:
            return review(state.matter, run, None, None, None)
        given = await self._input(routed)
        decision = await read_decision(self._bench.content, routed)
        document = await self._documents.of(document_subject(state, run, subject))
        return review(state.matter, run, decision, given, document)

    async def _routed(self, subject: ContractSubject, run: RunState) -> Routed | None:
        if run.step != "routed":
            return None
        stored = await self._bench.reader.last(LOG_STREAM, str(subject))
        return None if stored is None else decode_as(Routed, subject, stored.data)

    async def _input(self, routed: Routed) -> DecisionInput | None:
        has_input = routed.input is not None or routed.input_ref is not None
        return await read_input(self._bench.content, routed) if has_input else None


def document_subject(
    state: MatterState, run: RunState, subject: ContractSubject
) -> ContractSubject:
    """The run whose document a run is about: its own, or for a replay the last one read before."""
    if run.trigger != "replay":
        return subject
    earlier = [
        each
        for each in state.runs.values()
        if each.trigger != "replay" and each.units and each.first_seq < run.first_seq
    ]
    latest = max(earlier, key=lambda each: each.first_seq, default=run)
    return subject.sibling("ingested", run=latest.run)
