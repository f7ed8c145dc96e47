"""An extractor on a real broker, fed with units as ingest would record them."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from quotary.core.playbook import compile_playbook, digest, to_canonical
from quotary.core.span import Span
from quotary.extractor.app import make_app
from quotary.extractor.settings import ExtractorSettings
from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader, Stored
from quotary.log.facts.base import ContentRef
from quotary.log.facts.ingested import Ingested, Layout, UnitBatched, UnitReady
from quotary.log.facts.policy import PlaybookText
from quotary.log.facts.proposed import Proposed
from quotary.log.names import LOG_STREAM
from quotary.log.publish import Recorder
from quotary.log.service import Service
from quotary.log.subjects import ContractSubject, PolicySubject, contract
from quotary.log.yaml_tree import yaml_tree
from support.broker import Broker

TEXT = (
    "Each party keeps the other's information secret for three years. "
    "This Agreement is governed by the laws of the State of Delaware."
)
PLAYBOOK = compile_playbook(
    yaml_tree(
        """\
playbook: tiny
version: 1
title: Tiny
we_are: Acme
language: en
scope: document
document_type: nda
type_cues: [agreement]
positions:
  - id: governing_law
    title: Governing law
    if_absent: fallback
    cues: [governed by]
    requirement: Which law governs the agreement.
    fields:
      jurisdiction: {type: string, description: The name as written.}
    decide:
      - {when: {jurisdiction: missing}, verdict: fallback, because: No law is named.}
      - {when: {jurisdiction: present}, verdict: accept, because: "{jurisdiction} is named."}
    fallback_comment: Please make the laws of the State of Delaware govern this agreement.
"""
    )
)
REPLY = (
    '{"document_type": "nda", "counterparty": null, "positions": [{"id": "governing_law", '
    '"present": true, "quotes": ["This Agreement is governed by the laws of the State of '
    'Delaware."], "fields": {"jurisdiction": "Delaware"}}]}'
)


class Feeder:
    """Records what ingest and the api would, and reads what the extractor recorded."""

    def __init__(self, broker: Broker) -> None:
        self._ingest = Connection(broker.settings("ingest"), "ingest")
        self._api = Connection(broker.settings("api"), "api")
        self.recorder = Recorder(self._ingest)
        self.reader = DirectReader(self._ingest)
        self.content = ContentStore(self.recorder, self.reader, "ingest")

    async def open(self) -> None:
        """Connect and publish the playbook."""
        await self._ingest.broker.connect()
        await self._api.broker.connect()
        key = digest(PLAYBOOK)
        fact = PlaybookText.now(
            by="api",
            playbook=PLAYBOOK.id,
            playbook_version="1",
            digest=key,
            canonical=to_canonical(PLAYBOOK),
        )
        await Recorder(self._api).record(PolicySubject("main", "playbook", key, "text"), fact)

    async def close(self) -> None:
        await self._ingest.stop()
        await self._api.stop()

    async def ready(
        self,
        matter: str,
        *,
        run: str = "r1",
        proposer: str = "live",
        bulk: bool = False,
        preface: str = "",
        **more: object,
    ) -> ContractSubject:
        """One unit ready for a proposal; the subject of its fact."""
        content = (preface + TEXT).encode()
        text = await self.content.put("main", matter, content)
        span = Span(0, len(content))
        subject = contract("main", matter, run, "unit_ready", 1)
        await self._ingested(subject, text, span)
        kind = UnitBatched if bulk else UnitReady
        fact = kind.now(
            by="ingest",
            span=span,
            text=text,
            document_sha256=text.sha256,
            playbook=PLAYBOOK.id,
            playbook_digest=digest(PLAYBOOK),
            proposer=proposer,
            **more,
        )
        await self.recorder.record(subject.sibling(kind.event, 1), fact)
        return subject

    async def _ingested(self, subject: ContractSubject, text: ContentRef, span: Span) -> None:
        fact = Ingested.now(
            by="ingest",
            text=text,
            document_sha256=text.sha256,
            layout=Layout(language="en", units=(span,)),
            units=1,
            playbook=PLAYBOOK.id,
            playbook_digest=digest(PLAYBOOK),
        )
        await self.recorder.record(subject.sibling("ingested"), fact)

    async def proposed(self, subject: ContractSubject, seconds: float = 30) -> Proposed:
        """The unit's `proposed`, once it is there."""
        name = subject.sibling("proposed", 1)
        stored = await self.stored(LOG_STREAM, str(name), seconds)
        return decode_as(Proposed, name, stored.data)

    async def stored(self, stream: str, subject: str, seconds: float = 30) -> Stored:
        """What lies under the subject, once it is there."""
        async with asyncio.timeout(seconds):
            while True:
                stored = await self.reader.last(stream, subject)
                if stored is not None:
                    return stored
                await asyncio.sleep(0.02)


@asynccontextmanager
async def feeding(broker: Broker) -> AsyncGenerator[Feeder]:
    """A connected feeder."""
    feeder = Feeder(broker)
    await feeder.open()
    yield feeder
    await feeder.close()


@asynccontextmanager
async def extracting(broker: Broker, **settings: object) -> AsyncGenerator[Service]:
    """A running extractor."""
    login = broker.settings("extractor").model_dump()
    service = make_app(ExtractorSettings.model_validate({**login, **settings}))
    await service.start()
    yield service
    await service.stop()
