"""A run with everything a page shows of it, read from the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from quotary.api.desk.playbook.reading import playbook_of
from quotary.api.matters.originals import submitted_of
from quotary.api.matters.replayed import document_subject
from quotary.api.matters.runs import run_named
from quotary.api.parts import Parts
from quotary.core.decision import Decision, DecisionInput
from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.log.catalogue import decode_as
from quotary.log.errors import BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.matter_state import MatterState, Override, RunState
from quotary.log.names import LOG_STREAM
from quotary.log.routed_content import read_decision, read_input
from quotary.log.subjects import ContractSubject, contract

_COMMENTS = TypeAdapter(tuple[Comment, ...])


@dataclass(frozen=True, slots=True)
class ShownRun:
    """A run and what it rests on; None where it has not come to that, or where it was erased.

    `units` are the spans that were read, the nth that of unit n.
    """

    state: MatterState
    run: RunState
    submitted: Submitted
    document: Document | None = None
    playbook: Playbook | None = None
    decision: Decision | None = None
    given: DecisionInput | None = None
    comments: tuple[Comment, ...] = ()
    units: tuple[Span, ...] = ()

    @property
    def is_pdf(self) -> bool:
        """True where pages can be drawn from the file."""
        name = self.submitted.filename.lower()
        return self.submitted.media_type == "application/pdf" or name.endswith(".pdf")

    @property
    def by_clause(self) -> bool:
        """True where there is a finding per clause."""
        return self.playbook is not None and self.playbook.scope == "clause"

    def override_of(self, position: str, unit: int) -> Override | None:
        """A person's verdict on the position, if there is one."""
        found = [
            each for each in self.run.overrides if (each.position, each.unit) == (position, unit)
        ]
        return found[0] if found else None


class MatterReading:
    """Reads runs for pages."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def shown(self, state: MatterState, name: str = "") -> ShownRun:
        """The run with its document, playbook, decision and comments.

        Raises:
            NotFound: the matter has no such run.
            Unavailable: its playbook is not on the log (yet).
            ContentMissing, BrokerUnavailable: its parts cannot be read.
        """
        run = run_named(state, name)
        bench = self._parts.bench
        subject = contract(state.tenant, state.matter, run.run, Routed.event)
        submitted = await submitted_of(bench, state, run.run)
        read = bool(run.units)
        document = (
            await self._parts.documents.of(document_subject(state, run, subject)) if read else None
        )
        playbook = (
            await playbook_of(self._parts, run.playbook_digest) if run.playbook_digest else None
        )
        units = await self._units(document_subject(state, run, subject)) if read else ()
        found = ShownRun(state, run, submitted, document, playbook, units=units)
        return await self._decided(found, subject) if run.step == "routed" else found

    async def _decided(self, found: ShownRun, subject: ContractSubject) -> ShownRun:
        bench = self._parts.bench
        stored = await bench.reader.last(LOG_STREAM, str(subject))
        if stored is None:
            return found
        routed = decode_as(Routed, subject, stored.data)
        has_input = routed.input is not None or routed.input_ref is not None
        comments = await self._comments(subject) if found.run.commented else ()
        return replace(
            found,
            decision=await read_decision(bench.content, routed),
            given=await read_input(bench.content, routed) if has_input else None,
            comments=comments,
        )

    async def _units(self, subject: ContractSubject) -> tuple[Span, ...]:
        """The spans that were read; () where the layout cannot be had (erased, away)."""
        layouts = self._parts.bench.layouts
        try:
            return (await layouts.of(await layouts.ingested(subject))).units
        except (BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid):
            return ()

    async def _comments(self, subject: ContractSubject) -> tuple[Comment, ...]:
        name = subject.sibling(Commented.event)
        stored = await self._parts.bench.reader.last(LOG_STREAM, str(name))
        if stored is None:
            return ()
        fact = decode_as(Commented, name, stored.data)
        if fact.comments_ref is None:
            return fact.comments
        whole = await self._parts.bench.content.get(fact.comments_ref)
        return _COMMENTS.validate_json(whole)
