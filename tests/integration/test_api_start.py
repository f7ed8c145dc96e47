"""The api is started beside the broker: whichever is ready first."""

import asyncio
from pathlib import Path

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from support.api import client_of, start_api
from support.broker import Broker


async def test_api_waits_for_the_streams(tmp_path: Path) -> None:
    server = NatsServer(DataFolder(tmp_path / "quotary"), sync_interval="2m")
    await server.start()
    starting = asyncio.create_task(start_api(Broker(server), tmp_path / "api"))
    await asyncio.sleep(1.5)
    assert not starting.done(), starting
    await server.initialise()
    service = await starting
    async with client_of(service) as client:
        listed = (await client.get("/v1/playbooks")).json()
    assert [each["playbook"] for each in listed] == ["vendor-nda"], listed
    await service.stop()
    await server.stop()
