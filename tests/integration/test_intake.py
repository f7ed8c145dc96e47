"""Pipelines: the documented client end to end, idempotence, and every kind of malformed message."""

import asyncio
import base64
import json
import re
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import nats
import pytest

from quotary.ingest.app import make_app
from quotary.ingest.settings import IngestSettings
from quotary.log.catalogue import decode
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.submitted import Submitted
from quotary.log.names import INTAKE_STREAM, LOG_STREAM, UPLOADS_BUCKET
from quotary.log.subjects import matter_id
from support.broker import Broker
from support.playbooks import publish_playbook

ROOT = Path(__file__).resolve().parents[2]
Json = dict[str, Any]


def event(**attributes: object) -> Json:
    return {
        "specversion": "1.0",
        "id": "e1",
        "source": "/dms",
        "type": "quotary.contract.offered",
        "data": "Mutual Non-Disclosure Agreement. Each party keeps the other's secrets.",
        "filename": "nda.txt",
        **attributes,
    }


@pytest.fixture
async def ingest(broker: Broker) -> AsyncGenerator[Broker]:
    await publish_playbook(broker, ROOT / "playbooks" / "vendor-nda.yaml")
    settings = broker.settings("ingest").model_dump()
    service = make_app(IngestSettings.model_validate({**settings, "max_document_bytes": 100_000}))
    await service.start()
    yield broker
    await service.stop()


async def offer(broker: Broker, *messages: object) -> None:
    """Publish as the pipeline does, in its own account."""
    client = await nats.connect(
        broker.server.url,
        user="pipeline_dms",
        password=broker.server.passwords["pipeline_dms"],
        inbox_prefix=b"_INBOX_pipeline_dms",
    )
    js = client.jetstream(prefix="JS.log.API", timeout=5)
    for message in messages:
        body = message if isinstance(message, bytes) else json.dumps(message).encode()
        await js.publish("intake.main.dms", body, stream=INTAKE_STREAM)
    await client.close()


async def put(broker: Broker, name: str, content: bytes) -> None:
    client = await broker.admin()
    store = await client.jetstream().object_store(UPLOADS_BUCKET)
    await store.put(name, content)
    await client.close()


async def runs(broker: Broker, expected: int) -> dict[str, Submitted | Ingested]:
    """The facts of ingest, once as many runs as expected have been ingested."""
    client = await broker.admin()
    js = client.jetstream()
    found: dict[str, Submitted | Ingested] = {}
    async with asyncio.timeout(15):
        while sum(".ingested." in subject for subject in found) < expected:
            await asyncio.sleep(0.1)
            info = await js.stream_info(LOG_STREAM, subjects_filter="contract.>")
            for subject in info.state.subjects or {}:
                stored = await js.get_last_msg(LOG_STREAM, subject)
                fact = decode(subject, stored.data or b"")
                if isinstance(fact, Submitted | Ingested):
                    found[subject] = fact
    await asyncio.sleep(0.3)
    await client.close()
    return found


def only(found: dict[str, Submitted | Ingested], event_: str) -> Any:
    (fact,) = [fact for subject, fact in found.items() if f".{event_}." in subject]
    return fact


async def test_an_inline_contract_becomes_a_run(ingest: Broker) -> None:
    await offer(ingest, event(subject="C-1", playbook="vendor-nda", proposer="recorded"))
    found = await runs(ingest, 1)
    submitted, ingested = only(found, "submitted"), only(found, "ingested")
    assert (submitted.source, submitted.external_id, submitted.trigger) == ("dms", "C-1", "intake")
    assert submitted.proposer == "recorded"
    assert ingested.ok
    assert f".{matter_id('dms', 'C-1')}.r1." in next(iter(found))


@pytest.mark.parametrize("empty", [{"data": ""}, {"data": None, "data_base64": ""}])
async def test_an_empty_document_is_empty_and_no_missing_one(ingest: Broker, empty: Json) -> None:
    await offer(ingest, event(**empty))
    failure = only(await runs(ingest, 1), "ingested").failure
    assert failure.code == "empty"
    assert "0 bytes" in failure.sentence


async def test_the_same_again_opens_nothing_and_other_bytes_open_the_next_run(
    ingest: Broker,
) -> None:
    changed = event(subject="C-1", data="Mutual Non-Disclosure Agreement. Changed.")
    await offer(ingest, event(subject="C-1"), event(subject="C-1", id="e2"), changed)
    found = await runs(ingest, 2)
    matter = matter_id("dms", "C-1")
    assert {subject for subject in found if ".submitted." in subject} == {
        f"contract.main.{matter}.r1.submitted.0",
        f"contract.main.{matter}.r2.submitted.0",
    }


async def test_equal_bytes_under_two_ids_are_two_matters(ingest: Broker) -> None:
    await offer(ingest, event(subject="C-1"), event(subject="C-2"))
    found = await runs(ingest, 2)
    assert len({subject.split(".")[2] for subject in found}) == 2


async def test_a_contract_by_reference_is_copied_in(ingest: Broker) -> None:
    await put(ingest, "in/nda.txt", b"Mutual Non-Disclosure Agreement, by reference.")
    await offer(ingest, event(data={"object": "in/nda.txt"}, datacontenttype="application/json"))
    assert only(await runs(ingest, 1), "ingested").ok


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        (b"", "no quotary.contract.offered event: body: Invalid JSON"),
        (b"\xff\xfe\x00", "Invalid JSON"),
        (b"[1, 2]", "should be an object"),
        (event(specversion="0.3"), "specversion: Input should be '1.0'"),
        (event(type="com.other"), "type: Input should be 'quotary.contract.offered'"),
        (event(id=""), "id: String should have at least 1 character"),
        (event(proposer="oracle"), "proposer: Input should be 'live', 'recorded' or 'offline'"),
        (event(data=None), "carries no document"),
        (event(data=None, data_base64=None), "data_base64: Input should be a valid string"),
        (event(data=None, data_base64="%%%"), "no base64"),
        (event(data={"object": "nowhere.pdf"}), "no object 'nowhere.pdf' in UPLOADS"),
        (event(data={"bucket": "x"}), "data: object: Field required"),
        (event(data=[1]), "data: "),
        (event(data_base64="TkRB"), "both data and data_base64"),
        (event(data={"object": "x"}, data_base64="TkRB"), "both data and data_base64"),
    ],
)
async def test_a_malformed_message_becomes_a_matter_that_says_so(
    ingest: Broker, message: object, problem: str
) -> None:
    await offer(ingest, message)
    found = await runs(ingest, 1)
    ingested = only(found, "ingested")
    assert ingested.outcome == "failed"
    assert ingested.failure.code == "malformed"
    assert problem in ingested.failure.sentence
    assert only(found, "submitted").problem == ingested.failure.sentence


async def test_an_object_that_is_too_large_or_not_the_one_meant_is_named(ingest: Broker) -> None:
    await put(ingest, "large.pdf", b"x" * 100_001)
    await put(ingest, "other.txt", b"Mutual Non-Disclosure Agreement.")
    await offer(
        ingest,
        event(id="large", data={"object": "large.pdf"}),
        event(id="other", data={"object": "other.txt", "sha256": "0" * 64}),
    )
    found = await runs(ingest, 2)
    sentences = sorted(
        str(fact.failure.sentence)
        for fact in found.values()
        if isinstance(fact, Ingested) and fact.failure
    )
    assert "has 100,001 bytes; at most 100,000 are read" in sentences[0]
    assert "does not have the sha256 that was named" in sentences[1]


async def test_a_playbook_that_does_not_exist_is_named_with_those_that_do(ingest: Broker) -> None:
    await offer(ingest, event(playbook="wonder"))
    failure = only(await runs(ingest, 1), "ingested").failure
    assert failure.code == "no_playbook"
    assert "no playbook 'wonder'. Published playbooks: vendor-nda." in failure.sentence


async def test_a_pipeline_cannot_publish_for_another_or_record_facts(broker: Broker) -> None:
    refused: list[str] = []

    async def note(error: Exception) -> None:
        refused.append(str(error))

    client = await nats.connect(
        broker.server.url,
        user="pipeline_dms",
        password=broker.server.passwords["pipeline_dms"],
        inbox_prefix=b"_INBOX_pipeline_dms",
        error_cb=note,
    )
    for subject in ("intake.main.crm", "contract.main.m1.r1.routed.0", "policy.main.a.b.text.0"):
        await client.publish(subject, b"{}")
    await client.flush()
    await asyncio.sleep(0.2)
    assert len([each for each in refused if "permissions violation" in each.lower()]) == 3
    await client.close()


def documented_client() -> str:
    """The Python block of docs/intake.md."""
    text = (ROOT / "docs" / "intake.md").read_text()
    found = re.search(r"```python\n(.*?)```", text, re.S)
    assert found is not None
    return found.group(1)


async def run_client(path: Path, folder: Path, account: str) -> dict[str, Any]:
    """What the documented client prints, run in that folder."""
    client = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", documented_client(), str(path)),
        cwd=folder,
        env={"QUOTARY_NATS_URL": account},
        stdout=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        out, _ = await client.communicate()
    return json.loads(out)


@pytest.mark.slow
async def test_documented_clients_side_by_side_get_their_own_decision_each_time(
    tmp_path: Path,
) -> None:
    from quotary.cli.embedded.folder import DataFolder
    from quotary.cli.embedded.nats_server import NatsServer
    from quotary.cli.embedded.one_process import OneProcess
    from quotary.cli.embedded.ports import free_port

    server = NatsServer(DataFolder(tmp_path / "q"), sync_interval="2m", sources=("dms",))
    system = OneProcess(server, data=tmp_path / "q", host="127.0.0.1", port=free_port())
    await system.start()
    password = server.passwords["pipeline_dms"]
    account = server.url.replace("//", f"//pipeline_dms:{password}@")
    assert server.folder.pipeline_address("dms").read_text() == f"{account}\n"
    paths = [tmp_path / name for name in ("clean.txt", "order.txt", "empty.txt", "large.txt")]
    paths[0].write_bytes((ROOT / "samples" / "nda-clean.txt").read_bytes())
    paths[1].write_bytes((ROOT / "samples" / "order-form.txt").read_bytes())
    paths[2].write_bytes(b"")
    filler = b"The parties met and talked about the weather, at length and without haste. \n"
    paths[3].write_bytes(paths[0].read_bytes() + filler * 20_000)
    first = await asyncio.gather(*(run_client(path, tmp_path, account) for path in paths))
    again = [await run_client(path, tmp_path, account) for path in paths]
    paths[0].write_bytes(paths[1].read_bytes())
    changed = await run_client(paths[0], tmp_path, account)
    await system.stop()
    assert [each["matter"] for each in first] == [matter_id("dms", str(path)) for path in paths]
    assert [each.get("route") for each in first] == ["yellow", "out_of_playbook", None, "yellow"]
    assert first[2]["failure"]["code"] == "empty"
    assert again == first
    assert changed["route"] == "out_of_playbook"


def test_base64_is_what_the_event_carries() -> None:
    from quotary.ingest.domain.cloud_event import parse_event

    body = json.dumps(event(data=None, data_base64=base64.b64encode(b"words").decode()))
    assert parse_event(body.encode()).inline() == b"words"
