"""The api is started beside the broker: whichever is ready first."""

import asyncio
import time
from pathlib import Path

import pytest

from quotary.api.store.checkpoint import release_lease, take_lease
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
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


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/v1/playbooks", '"playbook":"vendor-nda"'),
        ("/v1/playbooks/vendor-nda", '"playbook":"vendor-nda"'),
        ("/playbooks", "Vendor NDA"),
        ("/playbooks/vendor-nda", "Vendor NDA"),
    ],
)
async def test_a_published_playbook_is_never_said_not_to_exist(
    broker: Broker, tmp_path: Path, path: str, shown: str
) -> None:
    """Also while the tables do not have it yet: here another process holds their lease."""
    engine = make_engine(f"sqlite:///{tmp_path / 'other.db'}")
    migrate(engine)
    with engine.begin() as connection:
        assert take_lease(connection, "elsewhere", time.time_ns() // 1_000, 60_000_000)
    service = await start_api(broker, tmp_path / "api", database_url=str(engine.url))
    async with client_of(service) as client:
        asked = asyncio.create_task(client.get(path))
        await asyncio.sleep(1)
        assert not asked.done(), asked.result().text
        with engine.begin() as connection:
            release_lease(connection, "elsewhere")
        answer = await asked
        assert (answer.status_code, shown in answer.text) == (200, True), answer.text
    await service.stop()
    engine.dispose()
