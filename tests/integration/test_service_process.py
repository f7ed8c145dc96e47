"""A service as a process at its start: told to stop while it waits, refused, or set up wrongly."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from quotary.cli.embedded.ports import free_port
from quotary.log.accounts import SERVICES
from quotary.log.setting_invalid import STATUS
from support.broker import Broker
from support.embedded import ROOT


async def started(service: str, data: Path, **settings: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", f"quotary.{service}"),
        cwd=ROOT,
        env={**os.environ, "QUOTARY_DATA": str(data), "QUOTARY_PORT": "0", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


@pytest.mark.parametrize("service", ["gate", "api"])
async def test_it_stops_when_told_to_also_while_it_waits_for_its_broker(
    service: str, tmp_path: Path
) -> None:
    port = free_port()
    process = await started(service, tmp_path, QUOTARY_NATS_URL=f"nats://127.0.0.1:{port}")
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while b"QUOTARY_NATS_URL" not in (line := await process.stdout.readline()):
            assert line, "it has ended"
    assert f"127.0.0.1:{port}".encode() in line
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(10):
        await process.communicate()
    assert process.returncode == 0


@pytest.mark.parametrize("service", ["gate", "api"])
async def test_a_refused_account_is_named(service: str, broker: Broker, tmp_path: Path) -> None:
    process = await started(
        service, tmp_path, QUOTARY_NATS_URL=broker.server.url, QUOTARY_NATS_PASSWORD="wrong"
    )
    async with asyncio.timeout(60):
        printed, _ = await process.communicate()
    last = printed.decode().splitlines()[-1]
    assert process.returncode == STATUS, printed.decode()
    assert f"refuses the user {service}: QUOTARY_NATS_USER and QUOTARY_NATS_PASSWORD" in last
    assert broker.server.url.removeprefix("nats://") in last


@pytest.mark.parametrize("service", SERVICES)
async def test_a_wrong_setting_is_the_last_line(service: str, tmp_path: Path) -> None:
    process = await started(service, tmp_path, QUOTARY_PUBLISH_TIMEOUT="soon")
    async with asyncio.timeout(60):
        printed, _ = await process.communicate()
    assert process.returncode == STATUS
    (line,) = printed.decode().splitlines()
    assert line.startswith("QUOTARY_PUBLISH_TIMEOUT is 'soon' and cannot be used: ")
