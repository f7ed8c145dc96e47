"""`quotary broker init` against a real nats-server."""

import asyncio
from pathlib import Path

import pytest

from quotary.cli.broker_admin import BrokerUnusable, Plan, keep_set_up, set_up
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.ports import free_port
from quotary.log.names import TRACE_STREAM


def _server(tmp_path: Path) -> NatsServer:
    return NatsServer(DataFolder(tmp_path / "quotary"), sync_interval="2m")


async def test_it_waits_for_a_broker_that_starts_later_and_may_run_again(tmp_path: Path) -> None:
    server = _server(tmp_path)
    said: list[str] = []
    waiting = asyncio.Event()

    def say(sentence: str) -> None:
        said.append(sentence)
        waiting.set()

    plan = Plan(server.url, server.passwords["admin"])
    setting_up = asyncio.ensure_future(set_up(plan, say))
    await waiting.wait()
    await server.start()
    try:
        first = await setting_up
        assert f"waiting for the broker at {server.url}" in said[0]
        assert "stream CONTRACTS created" in first
        assert "stream CONTRACTS up to date" in await set_up(plan, say)
    finally:
        await server.stop()


async def test_a_wrong_password_is_said_at_once(tmp_path: Path) -> None:
    server = _server(tmp_path)
    await server.start()
    try:
        with pytest.raises(BrokerUnusable, match="refuses the user admin"):
            await set_up(Plan(server.url, "wrong"), lambda _: None)
    finally:
        await server.stop()


async def test_a_broker_that_is_not_there_is_named_after_the_wait() -> None:
    url = f"nats://127.0.0.1:{free_port()}"
    with pytest.raises(BrokerUnusable, match=rf"{url} was not ready within 0 s"):
        await set_up(Plan(url, "x", wait=0.0), lambda _: None)


async def test_the_trace_stream_is_made_again_after_a_restart(tmp_path: Path) -> None:
    server = _server(tmp_path)
    await server.start()
    rounds: asyncio.Queue[str] = asyncio.Queue()

    def say(sentence: str) -> None:
        if "is set up" in sentence:
            rounds.put_nowait(sentence)

    async def nothing(_client: object) -> None:
        return

    plan = Plan(server.url, server.passwords["admin"])
    watching = asyncio.ensure_future(keep_set_up(plan, say, nothing))
    try:
        async with asyncio.timeout(30):
            await rounds.get()
            await server.stop()
            await server.start()
            await rounds.get()
        client = await server.admin()
        info = await client.jetstream().stream_info(TRACE_STREAM)
        assert info.config.name == TRACE_STREAM
        await client.close()
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await server.stop()


@pytest.mark.parametrize("url", ["nats://", "nats://h:99999999", "nats://a:4222,nats://:1", ""])
async def test_an_address_that_is_none_is_named_at_once(url: str) -> None:
    with pytest.raises(BrokerUnusable, match="which is no broker's address"):
        await set_up(Plan(url, "x"), lambda _: None)


async def test_several_addresses_are_tried_in_turn(tmp_path: Path) -> None:
    server = _server(tmp_path)
    await server.start()
    try:
        urls = f"nats://127.0.0.1:{free_port()}, {server.url}"
        done = await set_up(Plan(urls, server.passwords["admin"]), lambda _: None)
        assert "bucket UPLOADS created" in done
    finally:
        await server.stop()
