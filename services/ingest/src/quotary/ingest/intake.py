"""Intake: what pipelines publish becomes a matter, also where something is wrong with it."""

from __future__ import annotations

from quotary.ingest.domain.cloud_event import ContractOffered, Malformed, parse_event
from quotary.ingest.settings import IngestSettings
from quotary.log.claiming import claim_run, same_document
from quotary.log.errors import UploadUnusable
from quotary.log.facts.base import Failure
from quotary.log.facts.submitted import Submitted
from quotary.log.filenames import clean_filename
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import matter_id
from quotary.log.uploads import Uploads


class IntakeHandlers:
    """Handlers of ingest's intake consumer."""

    def __init__(self, bench: Bench, settings: IngestSettings) -> None:
        self._bench = bench
        self._settings = settings
        self._uploads = Uploads(bench.reader, settings.max_document_bytes)

    async def offered(self, delivery: Delivery) -> None:
        """Take one message in: copy its document, claim the run."""
        _, tenant, source = delivery.subject.split(".")
        try:
            event = parse_event(delivery.body)
        except Malformed as error:
            await self._visible(delivery, tenant, source, error)
            return
        try:
            await self._take(tenant, source, event)
        except Malformed as error:
            error.external_id = event.external_id
            await self._visible(delivery, tenant, source, error)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Make the message visible as a matter that says what is wrong."""
        _, tenant, source = delivery.subject.split(".")
        await self._visible(delivery, tenant, source, Malformed(failure.sentence))

    async def _take(self, tenant: str, source: str, event: ContractOffered) -> None:
        content = event.inline()
        if content is None:
            content = await self._referred(event)
        matter = matter_id(source, event.external_id)
        fact = Submitted.now(
            by="ingest",
            document=await self._bench.content.put(tenant, matter, content),
            filename=clean_filename(event.filename or event.external_id),
            media_type=event.datacontenttype if event.data_base64 else "",
            playbook=event.playbook,
            source=source,
            external_id=event.external_id,
            proposer=event.proposer or self._settings.intake_proposer,
            trigger="intake",
            lane=event.lane,
        )
        await claim_run(self._bench.recorder, tenant, matter, fact, same=same_document(fact))

    async def _referred(self, event: ContractOffered) -> bytes:
        wanted = event.reference()
        try:
            return await self._uploads.get(wanted.object, wanted.sha256)
        except UploadUnusable as error:
            raise Malformed(str(error)) from error

    async def _visible(
        self, delivery: Delivery, tenant: str, source: str, error: Malformed
    ) -> None:
        external = error.external_id or f"message-{delivery.seq}"
        matter = matter_id(source, external)
        fact = Submitted.now(
            by="ingest",
            filename=clean_filename(external),
            source=source,
            external_id=external,
            trigger="intake",
            problem=str(error),
        )

        def same(other: Submitted) -> bool:
            return other.problem == fact.problem

        await claim_run(self._bench.recorder, tenant, matter, fact, same=same)
