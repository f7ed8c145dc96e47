"""`submitted` to `ingested` and one fact per unit: read, plan, record."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.ingest.amending import Amending
from quotary.ingest.domain.choosing import choose
from quotary.ingest.domain.planning import TooManyUnits, plan
from quotary.ingest.reading.worker import ReadingWorker
from quotary.ingest.settings import IngestSettings
from quotary.log.catalogue import decode_as
from quotary.log.errors import ContentMissing, ContentTampered
from quotary.log.facts.base import ContentRef, Failure
from quotary.log.facts.ingested import Ingested, Layout, UnitBatched, UnitReady
from quotary.log.facts.submitted import Submitted
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject

_INLINE_BYTES = 150_000
_UNITS_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class Unreadable(Exception):
    """A document that ends the run here."""

    failure: Failure


class IngestHandlers:
    """Handlers of ingest's log consumer."""

    def __init__(self, bench: Bench, settings: IngestSettings, worker: ReadingWorker) -> None:
        self._bench = bench
        self._settings = settings
        self._worker = worker
        self._amending = Amending(bench)

    async def submitted(self, delivery: Delivery) -> None:
        """Read the run's document, record how that went, then one fact per unit."""
        subject = delivery.about
        submitted = delivery.fact_as(Submitted)
        ingested = await self._earlier(subject) if delivery.attempt > 1 else None
        if ingested is None:
            ingested = await self._ingest(subject, submitted)
        if ingested.ok:
            await self._record_units(subject, submitted, ingested)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """End the run with a failed `ingested`."""
        subject = delivery.about
        fact = Ingested.now(by="ingest", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(subject.sibling("ingested"), fact)

    async def _earlier(self, subject: ContractSubject) -> Ingested | None:
        name = subject.sibling("ingested")
        stored = await self._bench.reader.last(LOG_STREAM, str(name))
        return None if stored is None else decode_as(Ingested, name, stored.data)

    async def _ingest(self, subject: ContractSubject, submitted: Submitted) -> Ingested:
        try:
            with self._bench.tracer.during(subject, "reading"):
                fact = await self._read(subject, submitted)
        except Unreadable as error:
            fact = Ingested.now(
                by="ingest",
                cause=subject,
                outcome="failed",
                failure=error.failure,
                document_sha256=submitted.document.sha256 if submitted.document else None,
            )
        recorded = await self._bench.recorder.record(subject.sibling("ingested"), fact)
        return recorded.fact

    async def _read(self, subject: ContractSubject, submitted: Submitted) -> Ingested:
        document_ref = self._readable(submitted)
        try:
            content = await self._bench.content.get(document_ref)
        except (ContentMissing, ContentTampered) as error:
            raise Unreadable(Failure(code="missing", sentence=str(error))) from error
        result = await self._worker.read(content, submitted.filename, submitted.media_type)
        if result.document is None:
            code = str(result.reason or result.outcome)
            raise Unreadable(Failure(code=code, sentence=result.sentence))
        playbook, digest = await self._playbook(submitted, result.document)
        layout = self._layout(result.document, playbook)
        text = await self._bench.content.put(
            subject.tenant, subject.matter, result.document.text.encode()
        )
        inline = layout.model_dump_json().encode()
        kept = (
            {"layout": layout}
            if len(inline) <= _INLINE_BYTES
            else {"layout_ref": await self._put(subject, inline)}
        )
        return Ingested.now(
            by="ingest",
            cause=subject,
            text=text,
            document_sha256=document_ref.sha256,
            units=len(layout.units),
            characters=len(result.document.text),
            playbook=playbook.id,
            playbook_version=str(playbook.version),
            playbook_digest=digest,
            scope=playbook.scope,
            **kept,
        )

    def _readable(self, submitted: Submitted) -> ContentRef:
        if submitted.problem or submitted.document is None:
            sentence = submitted.problem or "The submission names no document."
            raise Unreadable(Failure(code="malformed", sentence=sentence))
        limit = self._settings.max_document_bytes
        if submitted.document.size > limit:
            raise Unreadable(
                Failure(
                    code="too_large",
                    sentence=(
                        f"The document has {submitted.document.size:,} bytes; at most {limit:,} "
                        "are read. Split it, or raise QUOTARY_MAX_DOCUMENT_BYTES."
                    ),
                )
            )
        return submitted.document

    async def _put(self, subject: ContractSubject, content: bytes) -> ContentRef:
        return await self._bench.content.put(subject.tenant, subject.matter, content)

    async def _playbook(self, submitted: Submitted, document: Document) -> tuple[Playbook, str]:
        if submitted.playbook_digest:
            digest = submitted.playbook_digest
            return await self._bench.playbooks.by_digest(digest), digest
        current = await self._bench.playbooks.current()
        if submitted.playbook != "auto":
            named = current.get(submitted.playbook)
            if named is None:
                raise Unreadable(_no_such_playbook(submitted.playbook, list(current)))
            return await self._bench.playbooks.by_digest(named.digest), named.digest
        known = [await self._bench.playbooks.by_digest(each.digest) for each in current.values()]
        chosen = choose(document, known, self._settings.default_playbook)
        if chosen is None:
            raise Unreadable(_no_such_playbook(self._settings.default_playbook, list(current)))
        return chosen, current[chosen.id].digest

    def _layout(self, document: Document, playbook: Playbook) -> Layout:
        try:
            units = plan(document, playbook.scope, playbook.chunk)
        except TooManyUnits as error:
            raise Unreadable(Failure(code="too_many_units", sentence=str(error))) from error
        return Layout(
            language=document.language,
            pages=document.pages,
            clauses=document.clauses,
            furniture=document.furniture,
            flags=document.flags,
            units=units,
        )

    async def _record_units(
        self, subject: ContractSubject, submitted: Submitted, ingested: Ingested
    ) -> None:
        layout = await self._bench.layouts.of(ingested)
        kind = UnitBatched if submitted.lane == "bulk" else UnitReady
        taken_over = await self._amending.taken_over(subject, submitted, ingested)
        recordings = submitted.recordings
        units: list[tuple[ContractSubject, UnitReady]] = []
        for number, span in enumerate(layout.units, start=1):
            fact = kind.now(
                by="ingest",
                cause=subject.sibling("ingested"),
                span=span,
                text=ingested.text,
                document_sha256=ingested.document_sha256,
                playbook=ingested.playbook,
                playbook_digest=ingested.playbook_digest,
                proposer=submitted.proposer,
                paced=submitted.paced,
                recording=recordings[number - 1] if number <= len(recordings) else None,
                takeover_run=taken_over.run if number in taken_over.units else "",
                takeover_unit=taken_over.units.get(number, 0),
            )
            units.append((subject.sibling(kind.event, number), fact))
        for start in range(0, len(units), _UNITS_AT_ONCE):
            await asyncio.gather(
                *(
                    self._bench.recorder.record(name, fact)
                    for name, fact in units[start : start + _UNITS_AT_ONCE]
                )
            )


def _no_such_playbook(wanted: str, known: Sequence[str]) -> Failure:
    there = ", ".join(sorted(known)) or "none"
    return Failure(
        code="no_playbook",
        sentence=f"There is no playbook {wanted!r}. Published playbooks: {there}.",
    )
