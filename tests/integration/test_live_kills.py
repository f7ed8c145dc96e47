"""The extractor killed again and again: no call after an answer was kept, nothing lost."""

import asyncio
import os
import re
import sys
import time
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from nats.js.api import ConsumerConfig

from quotary.extractor.live.kept import pointer_subject
from quotary.log.bootstrap import consumers
from quotary.log.names import CONTENT_STREAM, LOG_STREAM
from support.broker import Broker
from support.extracting import REPLY, feeding
from support.model_server import Asked, Behaviour, ModelServer

UNITS = 8
KILLS = 3


@pytest.mark.slow
async def test_kills_cost_at_most_the_calls_that_they_cut_off(
    broker: Broker, model_server: ModelServer
) -> None:
    called: dict[str, list[float]] = defaultdict(list)

    def answer(asked: Asked) -> Behaviour:
        matter = re.search(r"Matter (m\d+)\.", asked["messages"][1]["content"])
        assert matter is not None
        called[matter[1]].append(time.time())
        return Behaviour(text=REPLY, wait=0.3)

    model_server.default = answer
    await impatient(broker)
    async with feeding(broker) as feeder:
        subjects = [await feeder.ready(f"m{n}", preface=f"Matter m{n}. ") for n in range(UNITS)]
        for _ in range(KILLS):
            async with process(broker, model_server):
                await model_server.called(len(model_server.calls) + 2)
        async with process(broker, model_server):
            proposals = [await feeder.proposed(subject, 60) for subject in subjects]
        kept_at = [await stored_at(broker, pointer_subject(each, "answer", 0)) for each in subjects]
    assert all(proposed.ok for proposed in proposals)
    for subject, kept in zip(subjects, kept_at, strict=True):
        times = called[subject.matter]
        assert len(times) <= 1 + KILLS
        assert max(times) <= kept
    # Two calls were in flight at the most, so a kill cut off two at the most.
    assert len(model_server.calls) <= UNITS + 2 * KILLS


@asynccontextmanager
async def process(broker: Broker, server: ModelServer) -> AsyncGenerator[None]:
    """An extractor in a process of its own, killed at the end without a word."""
    environment = {
        **os.environ,
        **broker.environment("extractor"),
        "QUOTARY_MODEL_BASE_URL": server.url,
        "QUOTARY_MODEL_NAME": "stub",
        "QUOTARY_EXTRACTOR_SLOTS": "2",
    }
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "quotary.extractor", env=environment
    )
    yield
    running.kill()
    await running.wait()


async def impatient(broker: Broker) -> None:
    """Have units delivered again ten seconds after a kill, instead of a minute.

    Not sooner: heartbeats come every twenty, and a busy machine takes a while to start a process.
    """
    client = await broker.admin()
    [config] = [each for _, each in consumers() if each.durable_name == "extractor"]
    quick: ConsumerConfig = replace(config, ack_wait=10)
    await client.jetstream().add_consumer(LOG_STREAM, quick)
    await client.close()


async def stored_at(broker: Broker, subject: str) -> float:
    """When a content message was stored, by the broker's clock, which is this machine's."""
    client = await broker.admin()
    message = await client.jetstream().get_last_msg(CONTENT_STREAM, subject)
    await client.close()
    assert message.time is not None
    return message.time.timestamp()
