"""A real nats-server with the generated accounts, on a free port, over a store of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.log.settings import BrokerSettings


class Broker:
    """The server with ways in: settings for a service, or an admin's connection."""

    def __init__(self, server: NatsServer) -> None:
        self.server = server
        self.admin = server.admin

    def settings(self, service: str) -> BrokerSettings:
        """Settings with which `service` connects in its own account."""
        return BrokerSettings(
            nats_url=self.server.url,
            nats_user=service,
            nats_password=self.server.passwords[service],
        )

    def environment(self, service: str) -> dict[str, str]:
        """The same as variables."""
        return {
            "QUOTARY_NATS_URL": self.server.url,
            "QUOTARY_NATS_USER": service,
            "QUOTARY_NATS_PASSWORD": self.server.passwords[service],
        }


@pytest.fixture
async def broker(tmp_path: Path) -> AsyncIterator[Broker]:
    """An initialised broker, gone afterwards. Fast sync: these tests cut no power."""
    server = NatsServer(DataFolder(tmp_path / "quotary"), sync_interval="2m", sources=("dms",))
    await server.start()
    await server.initialise()
    yield Broker(server)
    await server.stop()
