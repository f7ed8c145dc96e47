"""Live units on a real broker: one call each, whatever the model server and the process do."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from quotary.extractor.live.kept import pointer_subject
from quotary.log.names import CONTENT_STREAM
from support.broker import Broker
from support.extracting import REPLY, Feeder, extracting, feeding
from support.model_server import Behaviour, ModelServer


@pytest.fixture
async def feeder(broker: Broker) -> AsyncIterator[Feeder]:
    async with feeding(broker) as feeder:
        yield feeder


def live(server: ModelServer, **more: object) -> dict[str, Any]:
    server.default = lambda _asked: Behaviour(text=REPLY)
    return {
        "model_base_url": server.url,
        "model_name": "stub",
        "model_retries": 0,
        "model_comments": False,
        **more,
    }


async def test_a_unit_becomes_a_proposal_with_all_that_it_took(
    broker: Broker, model_server: ModelServer, feeder: Feeder, tmp_path: Path
) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text(
        "currency: EUR\nmodels:\n  stub: {prompt: 1.10, cached: 0.10, completion: 10}\n"
    )
    settings = live(model_server, model_prices=prices)
    model_server.default = lambda _asked: Behaviour(text=REPLY, wait=0.05)
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.ok
    assert proposed.ms >= 50
    assert proposed.proposal is not None
    assert proposed.proposal.positions[0].fields == {"jurisdiction": "Delaware"}
    assert (proposed.model, proposed.proposer) == ("stub", "live")
    assert len(proposed.prompt_digest) == 64
    usage = proposed.usage
    assert (usage.calls, usage.prompt_tokens, usage.cached_tokens) == (1, 1000, 600)
    assert usage.completion_tokens == 200
    # 400 at 1.10, 600 cached at 0.10 and 200 written at 10, per million.
    assert (usage.cost, usage.currency) == ("0.0025", "EUR")
    assert proposed.raw is not None
    assert (await feeder.content.get(proposed.raw)).decode() == REPLY


async def test_an_unreadable_reply_is_asked_for_once_more_with_its_fault_appended(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    model_server.script = [Behaviour(text='{"positions": [')]
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.ok
    assert proposed.usage.calls == 2
    assert proposed.usage.prompt_tokens == 2000
    first, second = (asked["messages"] for asked in model_server.calls)
    assert second[: len(first)] == first
    assert second[len(first)] == {"role": "assistant", "content": '{"positions": ['}
    assert "The JSON is cut off" in second[-1]["content"]


async def test_a_second_unreadable_reply_is_the_units_last_word(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    model_server.default = lambda _asked: Behaviour(text="I am sorry, here is prose.")
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert not proposed.ok
    assert proposed.proposal is None
    assert proposed.failure is not None
    assert proposed.failure.code == "invalid_output"
    assert "nor could the one after it was told why" in proposed.failure.sentence
    assert (proposed.usage.calls, len(model_server.calls)) == (2, 2)


@pytest.mark.parametrize(
    ("behaviour", "code", "says"),
    [
        (Behaviour(text=REPLY, finish="length"), "truncated", "cut off after 200 tokens"),
        (Behaviour(text=REPLY, finish="content_filter"), "refused", "content_filter"),
        (Behaviour(refusal="I cannot help."), "refused", "'I cannot help.'"),
        (Behaviour(status=400, body='{"error": {"message": "no"}}'), "refused", "HTTP 400"),
        (Behaviour(status=401, body="{}"), "model_unreachable", "QUOTARY_MODEL_KEY"),
    ],
)
async def test_what_another_attempt_would_not_help_is_recorded_at_once(
    broker: Broker,
    model_server: ModelServer,
    feeder: Feeder,
    behaviour: Behaviour,
    code: str,
    says: str,
) -> None:
    settings = live(model_server)
    model_server.default = lambda _asked: behaviour
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.failure is not None
    assert proposed.failure.code == code
    assert says in proposed.failure.sentence
    assert len(model_server.calls) == 1


async def test_a_server_that_comes_back_is_found_again(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    await model_server.stop()
    async with extracting(broker, **settings):
        subject = await feeder.ready("m1")
        await asyncio.sleep(0.5)
        await model_server.start()
        proposed = await feeder.proposed(subject)
    assert proposed.ok


async def test_a_server_that_stays_away_ends_the_unit_with_what_was_found(
    broker: Broker, model_server: ModelServer, feeder: Feeder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quotary.extractor.app._NAKS", (0.05,))
    page = Behaviour(status=503, body="<html>Busy</html>", content_type="text/html")
    settings = live(model_server)
    model_server.default = lambda _asked: page
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.failure is not None
    assert proposed.failure.code == "model_unreachable"
    assert "HTTP 503 Service Unavailable: an HTML page" in proposed.failure.sentence
    assert len(model_server.calls) == 5


async def test_a_retry_after_is_waited_for_before_the_unit_comes_again(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    model_server.script = [Behaviour(status=429, body="{}", headers={"Retry-After": "2"})]
    async with extracting(broker, **settings):
        subject = await feeder.ready("m1")
        await model_server.called(1)
        began = asyncio.get_running_loop().time()
        assert (await feeder.proposed(subject)).ok
        assert asyncio.get_running_loop().time() - began >= 1.9
    assert len(model_server.calls) == 2


async def test_a_retry_after_beyond_all_patience_ends_the_unit_at_once(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    busy = Behaviour(status=429, body="{}", headers={"Retry-After": "86400"})
    model_server.default = lambda _asked: busy
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.failure is not None
    assert proposed.failure.code == "model_unreachable"
    assert "HTTP 429 Too Many Requests (Retry-After '86400')" in proposed.failure.sentence
    assert len(model_server.calls) == 1


async def test_a_server_that_writes_too_slowly_is_cut_off_once(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server, model_deadline=0.5)
    model_server.default = lambda _asked: Behaviour(text=REPLY, piece=5, pause=0.1)
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.failure is not None
    assert proposed.failure.code == "model_unreachable"
    assert "within the 0.5 s of QUOTARY_MODEL_DEADLINE" in proposed.failure.sentence
    assert len(model_server.calls) == 1


@pytest.mark.parametrize("script", [(), ("prose first",)])
async def test_answers_that_were_kept_are_never_asked_for_again(
    broker: Broker, model_server: ModelServer, feeder: Feeder, script: tuple[str, ...]
) -> None:
    """As after a kill between keeping and recording: the unit comes again, the answer is there."""
    settings = live(model_server)
    model_server.script = [Behaviour(text=text) for text in script]
    calls = len(script) + 1
    async with extracting(broker, **settings) as first:
        recorder = first.bench.recorder
        recorder.record = _die  # type: ignore[method-assign]  # the kill, at its worst moment
        subject = await feeder.ready("m1")
        await feeder.stored(CONTENT_STREAM, pointer_subject(subject, "answer", calls - 1))
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(subject)
    assert proposed.ok
    assert len(model_server.calls) == calls
    assert proposed.usage.calls == calls
    assert proposed.usage.prompt_tokens == 1000 * calls


async def test_a_kept_first_answer_that_was_useless_leaves_the_second_call_alone_to_make(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    model_server.script = [Behaviour(text="prose"), Behaviour(status=503, body="{}")]
    async with extracting(broker, **settings):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.ok
    assert proposed.usage.calls == 2
    told = [len(asked["messages"]) for asked in model_server.calls]
    assert told == [2, 4, 4]


async def _die(*_arguments: object) -> None:
    raise RuntimeError("killed")


async def test_units_share_the_processes_few_calls(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server, model_max_concurrency=2)
    flying = 0
    most = 0

    def answer(_asked: object) -> Behaviour:
        nonlocal flying, most
        flying += 1
        most = max(most, flying)
        asyncio.get_running_loop().call_later(0.1, land)
        return Behaviour(text=REPLY, wait=0.1)

    def land() -> None:
        nonlocal flying
        flying -= 1

    model_server.default = answer
    async with extracting(broker, **settings):
        subjects = [await feeder.ready(f"m{n}") for n in range(8)]
        for subject in subjects:
            assert (await feeder.proposed(subject)).ok
    assert most == 2
    assert len(model_server.calls) == 8


async def test_the_reply_streams_to_the_trace_in_order(
    broker: Broker, model_server: ModelServer, feeder: Feeder
) -> None:
    settings = live(model_server)
    client = await broker.admin()
    heard = await client.subscribe("trace.main.m1.r1.*")
    await client.flush()
    async with extracting(broker, **settings):
        await feeder.proposed(await feeder.ready("m1"))
    frames: list[tuple[str, dict[str, Any]]] = []
    while heard.pending_msgs:
        message = await heard.next_msg()
        frames.append((message.subject.rsplit(".", 1)[1], json.loads(message.data)))
    await client.close()
    states = [frame["state"] for kind, frame in frames if kind == "model_call"]
    assert states == ["asked", "answered"]
    deltas = [frame for kind, frame in frames if kind == "model_delta"]
    assert "".join(frame["text"] for frame in deltas) == REPLY
    assert [frame["n"] for frame in deltas] == list(range(len(deltas)))


async def test_without_a_server_named_a_live_unit_says_what_to_set_up(
    broker: Broker, feeder: Feeder
) -> None:
    async with extracting(broker):
        proposed = await feeder.proposed(await feeder.ready("m1"))
    assert proposed.failure is not None
    assert proposed.failure.code == "no_proposer"
    assert "set QUOTARY_MODEL_BASE_URL and QUOTARY_MODEL_NAME" in proposed.failure.sentence
