"""What is on its way is waited for, and costs no attempt."""

import asyncio
from pathlib import Path

import pytest

from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.gate.app import make_app as make_gate
from quotary.gate.settings import GateSettings
from quotary.ingest.app import make_app as make_ingest
from quotary.ingest.settings import IngestSettings
from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.facts.ingested import Ingested, Layout
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.submitted import Submitted
from quotary.log.names import LOG_STREAM
from quotary.log.playbook_files import load_playbook
from quotary.log.publish import Recorder
from quotary.log.subjects import contract
from support.broker import Broker
from support.playbooks import publish_playbook

NDA = Path(__file__).resolve().parents[2] / "playbooks" / "vendor-nda.yaml"
OBLIGATIONS = NDA.with_name("obligations.yaml")
TEXT = "Mutual Non-Disclosure Agreement. Each party keeps the other's secrets."


class Account:
    """One service's account, to record what it would."""

    def __init__(self, broker: Broker, service: str) -> None:
        self._connection = Connection(broker.settings(service), service)
        self._service = service

    async def __aenter__(self) -> "Account":
        await self._connection.broker.connect()
        self.recorder, self.reader = Recorder(self._connection), DirectReader(self._connection)
        self.content = ContentStore(self.recorder, self.reader, self._service)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connection.stop()


async def attempts(broker: Broker, durable: str) -> tuple[int, int]:
    """(messages being worked on, messages delivered more than once)."""
    admin = await broker.admin()
    info = await admin.jetstream().consumer_info(LOG_STREAM, durable)
    await admin.close()
    return info.num_ack_pending or 0, info.num_redelivered or 0


async def recorded(account: Account, event: str, unit: int = 0) -> bool:
    subject = str(contract("main", "m1", "r1", event, unit))
    return await account.reader.last(LOG_STREAM, subject) is not None


async def until_recorded(account: Account, event: str, unit: int = 0) -> None:
    async with asyncio.timeout(15):
        while True:
            if await recorded(account, event, unit):
                return
            await asyncio.sleep(0.1)


async def test_a_playbook_that_is_not_there_yet_is_waited_for(broker: Broker) -> None:
    digest = load_playbook(NDA).digest
    gate = make_gate(GateSettings.model_validate(broker.settings("gate").model_dump()))
    await gate.start()
    async with Account(broker, "ingest") as ingest, Account(broker, "extractor") as extractor:
        text = await ingest.content.put("main", "m1", TEXT.encode())
        ingested = Ingested.now(
            by="ingest",
            text=text,
            document_sha256=text.sha256,
            layout=Layout(language="en", units=(Span(0, len(TEXT)),)),
            units=1,
            characters=len(TEXT),
            playbook="vendor-nda",
            playbook_digest=digest,
        )
        await ingest.recorder.record(contract("main", "m1", "r1", "ingested"), ingested)
        proposed = Proposed.now(by="extractor", proposal=Proposal(()), proposer="recorded")
        await extractor.recorder.record(contract("main", "m1", "r1", "proposed", 1), proposed)
        await asyncio.sleep(2)
        assert not await recorded(ingest, "gated", 1)
        assert await attempts(broker, "gate") == (1, 0)
        await publish_playbook(broker, NDA)
        await until_recorded(ingest, "gated", 1)
    await gate.stop()


async def test_a_proposal_seen_before_its_run_is_waited_for(broker: Broker) -> None:
    digest = await publish_playbook(broker, NDA)
    gate = make_gate(GateSettings.model_validate(broker.settings("gate").model_dump()))
    await gate.start()
    async with Account(broker, "ingest") as ingest, Account(broker, "extractor") as extractor:
        proposed = Proposed.now(by="extractor", proposal=Proposal(()), proposer="recorded")
        await extractor.recorder.record(contract("main", "m1", "r1", "proposed", 1), proposed)
        await asyncio.sleep(1)
        assert await attempts(broker, "gate") == (1, 0)
        text = await ingest.content.put("main", "m1", TEXT.encode())
        ingested = Ingested.now(
            by="ingest",
            text=text,
            document_sha256=text.sha256,
            layout=Layout(language="en", units=(Span(0, len(TEXT)),)),
            units=1,
            characters=len(TEXT),
            playbook="vendor-nda",
            playbook_digest=digest,
        )
        await ingest.recorder.record(contract("main", "m1", "r1", "ingested"), ingested)
        await until_recorded(ingest, "gated", 1)
    await gate.stop()


async def test_a_contract_that_comes_before_any_playbook_is_not_refused_for_it(
    broker: Broker,
) -> None:
    settings = IngestSettings.model_validate(broker.settings("ingest").model_dump())
    service = make_ingest(settings)
    await service.start()
    async with Account(broker, "api") as api:
        document = await api.content.put("main", "m1", TEXT.encode())
        submitted = Submitted.now(by="api", document=document, filename="nda.txt")
        await api.recorder.record(contract("main", "m1", "r1", "submitted"), submitted)
        await asyncio.sleep(1.5)
        assert not await recorded(api, "ingested")
        assert await attempts(broker, "ingest") == (1, 0)
        await publish_playbook(broker, NDA)
        await until_recorded(api, "unit_ready", 1)
    await service.stop()


@pytest.mark.parametrize("pause", [0.4, 1.6])
@pytest.mark.parametrize("playbook", ["vendor-nda", "auto"])
async def test_a_contract_that_comes_between_the_first_playbooks_waits_for_its_own(
    broker: Broker, playbook: str, pause: float
) -> None:
    settings = IngestSettings.model_validate(broker.settings("ingest").model_dump())
    service = make_ingest(settings)
    await service.start()
    async with Account(broker, "api") as api:
        document = await api.content.put("main", "m1", TEXT.encode())
        submitted = Submitted.now(
            by="api", document=document, filename="nda.txt", playbook=playbook
        )
        await publish_playbook(broker, OBLIGATIONS)
        await api.recorder.record(contract("main", "m1", "r1", "submitted"), submitted)
        await asyncio.sleep(pause)
        await publish_playbook(broker, NDA)
        await until_recorded(api, "ingested")
        stored = await api.reader.last(LOG_STREAM, str(contract("main", "m1", "r1", "ingested")))
    assert stored is not None
    ingested = decode_as(Ingested, stored.subject, stored.data)
    assert ingested.playbook == "vendor-nda", ingested.failure
    await service.stop()


async def test_a_name_that_nobody_publishes_is_refused_in_the_end(broker: Broker) -> None:
    settings = IngestSettings.model_validate(broker.settings("ingest").model_dump())
    service = make_ingest(settings)
    await service.start()
    await publish_playbook(broker, NDA)
    async with Account(broker, "api") as api:
        document = await api.content.put("main", "m1", TEXT.encode())
        submitted = Submitted.now(by="api", document=document, playbook="lease")
        await api.recorder.record(contract("main", "m1", "r1", "submitted"), submitted)
        await until_recorded(api, "ingested")
        stored = await api.reader.last(LOG_STREAM, str(contract("main", "m1", "r1", "ingested")))
    assert stored is not None
    failure = decode_as(Ingested, stored.subject, stored.data).failure
    assert failure is not None
    assert failure.sentence == ("There is no playbook 'lease'. Published playbooks: vendor-nda.")
    await service.stop()
