"""The services of a review on one loop, with several routers, and a way to hand a document in."""

from __future__ import annotations

import asyncio

from quotary.core.decision import Decision
from quotary.extractor.app import make_app as make_extractor
from quotary.extractor.settings import ExtractorSettings
from quotary.gate.app import make_app as make_gate
from quotary.gate.settings import GateSettings
from quotary.ingest.app import make_app as make_ingest
from quotary.ingest.settings import IngestSettings
from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Proposer, Submitted
from quotary.log.names import LOG_STREAM
from quotary.log.publish import Recorder
from quotary.log.routed_content import read_decision
from quotary.log.service import Service
from quotary.log.subjects import contract
from quotary.router.app import make_app as make_router
from quotary.router.settings import RouterSettings
from support.broker import Broker


class Flow:
    """Ingest, gate, `routers` routers and, unless `extractor` is None, one extractor."""

    def __init__(self, broker: Broker, routers: int, extractor: dict[str, object] | None) -> None:
        def login(service: str) -> dict[str, object]:
            return broker.settings(service).model_dump()

        self._services: list[Service] = [
            make_ingest(IngestSettings.model_validate(login("ingest"))),
            make_gate(GateSettings.model_validate(login("gate"))),
            *(make_router(RouterSettings.model_validate(login("router"))) for _ in range(routers)),
        ]
        if extractor is not None:
            settings = ExtractorSettings.model_validate({**login("extractor"), **extractor})
            self._services.append(make_extractor(settings))
        self._connection = Connection(broker.settings("api"), "api")

    async def __aenter__(self) -> Flow:
        await self._connection.broker.connect()
        self.recorder, self.reader = Recorder(self._connection), DirectReader(self._connection)
        for service in self._services:
            await service.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for service in self._services:
            await service.stop()
        await self._connection.stop()

    async def submit(
        self,
        matter: str,
        document: bytes,
        playbook: str,
        proposer: Proposer = "recorded",
        filename: str = "contract.txt",
        run: str = "r1",
    ) -> None:
        """Hand in the document as the matter's first run, or as another one."""
        store = ContentStore(self.recorder, self.reader, "api")
        fact = Submitted.now(
            by="api",
            document=await store.put("main", matter, document),
            filename=filename,
            playbook=playbook,
            proposer=proposer,
        )
        await self.recorder.record(contract("main", matter, run, "submitted"), fact)

    async def fact(
        self, matter: str, event: str, seconds: float, run: str = "r1", unit: int = 0
    ) -> bytes:
        """The fact of that event, once it is there."""
        async with asyncio.timeout(seconds):
            while True:
                subject = str(contract("main", matter, run, event, unit))
                stored = await self.reader.last(LOG_STREAM, subject)
                if stored is not None:
                    return stored.data
                await asyncio.sleep(0.1)

    async def decided(
        self, matter: str, seconds: float, run: str = "r1"
    ) -> tuple[Routed, Decision]:
        """The routed fact and its whole decision, once they are there."""
        body = await self.fact(matter, "routed", seconds, run)
        routed = decode_as(Routed, contract("main", matter, run, "routed"), body)
        store = ContentStore(self.recorder, self.reader, "api")
        return routed, await read_decision(store, routed)
