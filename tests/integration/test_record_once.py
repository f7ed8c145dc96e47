"""The publish function against a real server: recorded, already recorded, refused."""

import asyncio
from dataclasses import replace

import pytest
from nats.js.errors import NotFoundError

from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.content import ContentStore, part_subject
from quotary.log.direct import DirectReader
from quotary.log.errors import (
    BrokerUnavailable,
    ContentMissing,
    ContentTampered,
    PublishRefused,
    TooLarge,
)
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.routed import Routed
from quotary.log.names import CONTENT_STREAM, LOG_STREAM, PART_BYTES
from quotary.log.publish import Recorder
from quotary.log.subjects import contract
from support.broker import Broker

SUBJECT = contract("main", "m1", "r1", "commented")


def commented(text: str) -> Commented:
    comment = Comment(position="term", text=text, source="playbook")
    return Commented.now(by="extractor", comments=(comment,))


async def connected(broker: Broker, service: str) -> Connection:
    connection = Connection(broker.settings(service), service)
    await connection.broker.connect()
    return connection


async def limited(broker: Broker, stream: str, **limits: int) -> None:
    admin = await broker.admin()
    js = admin.jetstream()
    info = await js.stream_info(stream)
    await js.update_stream(replace(info.config, **limits))
    await admin.close()


async def test_the_first_is_recorded_and_the_second_gets_the_first(broker: Broker) -> None:
    connection = await connected(broker, "extractor")
    recorder = Recorder(connection)
    first = await recorder.record(SUBJECT, commented("one"))
    second = await recorder.record(SUBJECT, commented("two"))
    assert (first.already, second.already) == (False, True)
    assert second.seq == first.seq
    assert second.fact.comments[0].text == "one"
    await connection.stop()


async def test_a_hundred_at_once_record_one_fact(broker: Broker) -> None:
    connections = [await connected(broker, "extractor") for _ in range(2)]
    recorders = [Recorder(each) for each in connections]
    results = await asyncio.gather(
        *(recorders[n % 2].record(SUBJECT, commented(str(n))) for n in range(100))
    )
    assert sum(not each.already for each in results) == 1
    assert len({each.fact.comments[0].text for each in results}) == 1
    for each in connections:
        await each.stop()


async def test_the_server_itself_refuses_a_second_fact_without_the_header(broker: Broker) -> None:
    connection = await connected(broker, "extractor")
    await Recorder(connection).record(SUBJECT, commented("one"))
    with pytest.raises(Exception, match="maximum messages per subject"):
        await connection.jetstream.publish(str(SUBJECT), b"{}", stream=LOG_STREAM)
    await connection.stop()


async def test_another_services_fact_is_refused_at_once(broker: Broker) -> None:
    connection = await connected(broker, "extractor")
    routed = SUBJECT.sibling("routed")
    async with asyncio.timeout(2):
        with pytest.raises(PublishRefused, match="refuses this account the subject"):
            await Recorder(connection).put_once(str(routed), b"{}", LOG_STREAM)
    await connection.stop()


@pytest.mark.parametrize(
    ("service", "own"),
    [
        ("extractor", "contract.main.m1.r1.proposed.1"),
        ("gate", "contract.main.m1.r1.gated.1"),
        ("ingest", "contract.main.m1.r1.ingested.0"),
        ("api", "contract.main.m1.0.act.1"),
    ],
)
async def test_a_forged_reply_subject_stores_no_route(
    broker: Broker, service: str, own: str
) -> None:
    """Permissions do not check reply subjects; accounts make the reply end nowhere."""
    connection = await connected(broker, service)
    forged = "contract.main.m9.r1.routed.0"
    await connection.client.publish(own, b"{}", reply=forged)
    await connection.client.publish(
        f"JS.log.API.DIRECT.GET.{LOG_STREAM}", b'{"seq": 1}', reply=forged
    )
    await connection.client.flush()
    await asyncio.sleep(0.2)
    admin = await broker.admin()
    with pytest.raises(NotFoundError):
        await admin.jetstream().get_last_msg(LOG_STREAM, forged)
    stored = await admin.jetstream().get_last_msg(LOG_STREAM, own)
    assert stored.data == b"{}"
    await admin.close()
    await connection.stop()


@pytest.mark.parametrize("limit", [{"max_bytes": 600}, {"max_msgs": 1}], ids=["bytes", "messages"])
@pytest.mark.parametrize("stream", [LOG_STREAM, CONTENT_STREAM])
async def test_a_stream_without_room_never_passes_for_already_recorded(
    broker: Broker, stream: str, limit: dict[str, int]
) -> None:
    connection = await connected(broker, "extractor")
    recorder = Recorder(connection, give_up_after=0.2)
    first, second = (
        str(contract("main", matter, "r1", "commented"))
        if stream == LOG_STREAM
        else f"content.extractor.main.{matter}.{'0' * 64}.0"
        for matter in ("m1", "m2")
    )
    assert await recorder.put_once(first, b"x" * 300, stream) is not None
    await limited(broker, stream, **limit)
    with pytest.raises(BrokerUnavailable, match=r"maximum (bytes|messages) exceeded"):
        await recorder.put_once(second, b"x" * 300, stream)
    assert await recorder.put_once(first, b"x" * 300, stream) is None
    assert "exceeded" in recorder.refusal
    await limited(broker, stream, max_bytes=-1, max_msgs=-1)
    assert await recorder.put_once(second, b"x" * 300, stream) is not None
    assert recorder.refusal == ""
    await connection.stop()


async def test_a_fact_over_the_limit_is_refused_before_it_is_sent(broker: Broker) -> None:
    connection = await connected(broker, "router")
    routed = Routed.model_construct(  # only its size matters here
        v=1, by="x" * 300_000
    )
    with pytest.raises(TooLarge, match=r"over the 262,144 a fact may have"):
        await Recorder(connection).record(SUBJECT.sibling("routed"), routed)
    await connection.stop()


async def test_content_comes_back_as_it_was_and_twice_is_once(broker: Broker) -> None:
    connection = await connected(broker, "ingest")
    recorder, reader = Recorder(connection), DirectReader(connection)
    content = bytes(range(256)) * ((2 * PART_BYTES + 1000) // 256)
    ref = await ContentStore(recorder, reader, "ingest").put("main", "m1", content)
    again = await ContentStore(recorder, reader, "ingest").put("main", "m1", content)
    assert ref == again
    assert ref.parts == 3
    gate = await connected(broker, "gate")
    other = ContentStore(Recorder(gate), DirectReader(gate), "gate")
    assert await other.get(ref) == content
    await connection.stop()
    await gate.stop()


async def test_content_that_is_gone_or_changed_is_never_handed_out(broker: Broker) -> None:
    connection = await connected(broker, "ingest")
    recorder, reader = Recorder(connection), DirectReader(connection)
    store = ContentStore(recorder, reader, "ingest")
    ref = await store.put("main", "m1", b"the words")
    missing = ref.model_copy(update={"matter": "m2"})
    with pytest.raises(ContentMissing, match="not stored"):
        await ContentStore(recorder, reader, "ingest").get(missing)
    forged = ref.model_copy(update={"sha256": "0" * 64})
    await recorder.put_once(part_subject(forged, 0), b"other words", CONTENT_STREAM)
    with pytest.raises(ContentTampered, match="should have sha256 0000"):
        await store.get(forged)
    await connection.stop()


async def test_an_empty_document_is_content_too(broker: Broker) -> None:
    connection = await connected(broker, "ingest")
    recorder, reader = Recorder(connection), DirectReader(connection)
    ref = await ContentStore(recorder, reader, "ingest").put("main", "m1", b"")
    assert await ContentStore(recorder, reader, "ingest").get(ref) == b""
    await connection.stop()


async def test_facts_are_read_page_by_page(broker: Broker) -> None:
    connection = await connected(broker, "extractor")
    recorder, reader = Recorder(connection), DirectReader(connection)
    await asyncio.gather(
        *(
            recorder.record(contract("main", f"m{n}", "r1", "commented"), commented(str(n)))
            for n in range(1200)
        )
    )
    found = [each async for each in reader.walk(LOG_STREAM, "contract.*.*.*.commented.*")]
    assert len(found) == 1200
    assert [each.seq for each in found] == sorted(each.seq for each in found)
    assert decode_as(Commented, found[0].subject, found[0].data).by == "extractor"
    await connection.stop()
