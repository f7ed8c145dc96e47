"""Three brokers as docs/operations.md sets them up: one may die, and nothing accepted is lost."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import nats
import pytest
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.errors import APIError

from quotary.cli.broker_admin import Plan, set_up
from quotary.cli.embedded.child import die_with_parent
from quotary.cli.embedded.nats_server import server_binary
from quotary.cli.embedded.ports import free_port
from quotary.log.accounts import accounts
from quotary.log.bootstrap import Capacity
from quotary.log.names import LOG_STREAM
from quotary.log.server_config import server_config

_PASSWORD = "secret"
_SUBJECT = "contract.main.m{}.r1.submitted.0"


def _config(folder: Path, port: int) -> str:
    """The path of a node's configuration in a new folder of its own."""
    passwords = {each.name: _PASSWORD for each in accounts()} | {"admin": _PASSWORD}
    folder.mkdir()
    path = folder / "nats.conf"
    path.write_text(
        server_config(
            accounts(), store=str(folder), port=port, sync_interval="2m", passwords=passwords
        )
    )
    return str(path)


async def _node(config: str, name: str, cluster: str, routes: str) -> asyncio.subprocess.Process:
    words = ["-c", config, "--name", name, "--cluster_name", "quotary", "--cluster", cluster,
             "--routes", routes, "--log", f"{config}.log"]  # fmt: skip
    return await asyncio.create_subprocess_exec(server_binary(), *words, preexec_fn=die_with_parent)


@asynccontextmanager
async def _cluster(
    folder: Path,
) -> AsyncGenerator[tuple[list[str], list[asyncio.subprocess.Process]]]:
    ports = [free_port() for _ in range(3)]
    clusters = [f"nats://route:{_PASSWORD}@127.0.0.1:{free_port()}" for _ in range(3)]
    nodes = [
        await _node(
            _config(folder / f"n{i}", ports[i]), f"quotary-{i}", clusters[i], ",".join(clusters)
        )
        for i in range(3)
    ]
    try:
        yield [f"nats://127.0.0.1:{port}" for port in ports], nodes
    finally:
        for node in nodes:
            if node.returncode is None:
                node.kill()
            await node.wait()


async def _publish(js: JetStreamContext, n: int) -> None:
    """Until it is accepted: an election takes seconds, in which nobody answers."""
    while True:
        try:
            await js.publish(
                _SUBJECT.format(n),
                b"{}",
                timeout=2,
                headers={"Nats-Expected-Last-Subject-Sequence": "0"},
            )
        except APIError as error:
            if error.err_code == 10071:
                return
            await asyncio.sleep(0.2)
        except NatsError:
            await asyncio.sleep(0.2)
        else:
            return


@pytest.mark.slow
async def test_a_cluster_of_three_goes_on_without_one(tmp_path: Path) -> None:
    async with _cluster(tmp_path) as (urls, nodes):
        plan = Plan(",".join(urls), _PASSWORD, capacity=Capacity(replicas=3))
        await set_up(plan, lambda _: None)
        client = await nats.connect(
            urls, user="admin", password=_PASSWORD, max_reconnect_attempts=-1
        )
        js = client.jetstream()
        info = await js.stream_info(LOG_STREAM)
        assert info.config.num_replicas == 3
        assert info.cluster is not None
        for n in range(20):
            await _publish(js, n)
        nodes[int(str(info.cluster.leader)[-1])].kill()
        async with asyncio.timeout(60):
            for n in range(20, 40):
                await _publish(js, n)
            done = await set_up(plan, lambda _: None)
        assert "stream TRACE up to date" in done
        state = (await js.stream_info(LOG_STREAM)).state
        assert state.messages == 40
        await client.close()
