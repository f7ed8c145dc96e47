"""All five services on one event loop: for one review, for tests, for a small machine."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from quotary.api.app import make_app as make_api
from quotary.api.settings import ApiSettings
from quotary.cli.embedded.nats_server import NatsServer
from quotary.extractor.app import make_app as make_extractor
from quotary.extractor.settings import ExtractorSettings
from quotary.gate.app import make_app as make_gate
from quotary.gate.settings import GateSettings
from quotary.ingest.app import make_app as make_ingest
from quotary.ingest.settings import IngestSettings
from quotary.log.service import made
from quotary.router.app import make_app as make_router
from quotary.router.settings import RouterSettings


class Runnable(Protocol):
    """Something that is started and stopped."""

    async def start(self) -> None:
        """Begin to work."""
        ...

    async def stop(self) -> None:
        """Drain and end."""
        ...


class OneProcess:
    """Broker and services; the broker alone is a process of its own."""

    def __init__(self, server: NatsServer, *, data: Path, host: str, port: int) -> None:
        self._server = server
        self._data, self._host, self._port = data, host, port
        self._services: list[Runnable] = []
        self.failure = ""
        """Always empty: what cannot work is refused by `start`."""

    async def start(self) -> None:
        """Start the broker, set it up, start the services in the order of the flow's end."""
        await self._server.start()
        await self._server.initialise()
        self._services = self._made()
        for service in self._services:
            await service.start()

    def api_answers(self) -> None:
        """Nothing is left to start: `start` has started all."""

    async def stop(self) -> None:
        """Drain the services, then stop the broker."""
        for service in reversed(self._services):
            await service.stop()
        await self._server.stop()

    def _made(self) -> list[Runnable]:
        def login(service: str) -> dict[str, str]:
            return {
                "nats_url": self._server.url,
                "nats_user": service,
                "nats_password": self._server.passwords[service],
            }

        api = ApiSettings.model_validate(
            {**login("api"), "host": self._host, "port": self._port, "data": self._data}
        )
        return [
            made(lambda: make_api(api)),
            made(lambda: make_router(RouterSettings.model_validate(login("router")))),
            made(lambda: make_gate(GateSettings.model_validate(login("gate")))),
            made(lambda: make_extractor(ExtractorSettings.model_validate(login("extractor")))),
            made(lambda: make_ingest(IngestSettings.model_validate(login("ingest")))),
        ]
