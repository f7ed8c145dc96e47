"""A broker that says nothing for a while, and then goes on: so does everything that talks to it."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from quotary.log.accounts import accounts
from quotary.log.alive import keep_alive
from quotary.log.connection import Connection
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import LOG_STREAM
from quotary.log.round_trip import ADMIN_ASKS, round_trip
from support.api import Api
from support.broker import Broker

PAUSE = 3.0
SOURCES = Path("shared"), Path("services"), Path("cli")


@contextlib.asynccontextmanager
async def paused(broker: Broker) -> AsyncGenerator[None]:
    process = broker.server.process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


async def test_asking_for_health_while_the_broker_pauses_harms_nothing(api: Api) -> None:
    await api.submit()
    async with paused(api.broker):
        for _ in range(3):
            answer = await api.client.get("/v1/health")
            assert (answer.status_code, answer.json()["broker"]) == (503, False)
    await asyncio.sleep(0.5)
    assert (await api.client.get("/v1/health")).json()["broker"] is True
    began = time.monotonic()
    await api.submit()
    assert time.monotonic() - began < 10


async def test_readers_of_events_survive_a_pause(api: Api) -> None:
    matter = (await api.submit())["matter"]
    async with paused(api.broker):
        with contextlib.suppress(Exception):
            await api.client.get(f"/v1/matters/{matter}/events", timeout=PAUSE)
    await api.submit()


async def test_a_sign_of_life_that_found_no_answer_harms_nothing(
    broker: Broker, tmp_path: Path
) -> None:
    connection = Connection(broker.settings("gate"), "gate")
    await connection.broker.connect()
    client, answered = connection.client, asyncio.Event()

    async def ask() -> None:
        await round_trip(client)
        answered.set()

    beating = asyncio.ensure_future(keep_alive(tmp_path / "alive", ask, every=0.5))
    async with asyncio.timeout(10):
        await answered.wait()
    async with paused(broker):
        answered.clear()
        await asyncio.sleep(PAUSE)
    async with asyncio.timeout(10):
        await answered.wait()
    beating.cancel()
    await connection.stop()


@pytest.mark.parametrize("service", [each.name for each in accounts() if each.name != "keeper"])
async def test_every_service_may_ask(broker: Broker, service: str) -> None:
    refused: list[str] = []

    class Listener:
        def refused(self, subject: str) -> None:
            refused.append(subject)

    connection = Connection(broker.settings(service), service)
    connection.listen(Listener())
    await connection.broker.connect()
    await round_trip(connection.client)
    async with paused(broker):
        with pytest.raises(BrokerUnavailable, match="the broker: "):
            await round_trip(connection.client, within=0.2)
    await round_trip(connection.client)
    assert refused == []
    await connection.stop()


async def test_the_owner_of_the_streams_may_ask_before_there_are_any(broker: Broker) -> None:
    owner = await broker.admin()
    await round_trip(owner, ADMIN_ASKS)
    await owner.jetstream().delete_stream(LOG_STREAM)
    await owner.close()
    connection = Connection(broker.settings("gate"), "gate")
    await connection.broker.connect()
    await round_trip(connection.client)
    await connection.stop()


def test_nobody_asks_by_what_ends_the_reading() -> None:
    files = [path for folder in SOURCES for path in folder.rglob("*.py")]
    guilty = [
        str(path)
        for path in files
        for call in ("client.flush", "client.rtt", "connection.flush", "nc.flush", "nc.rtt")
        if call in path.read_text()
    ]
    assert guilty == []
