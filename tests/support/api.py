"""The api over a real broker, with an HTTP client and stand-ins for the other services."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import pytest

from quotary.api.app import ApiService, make_app
from quotary.api.settings import ApiSettings
from quotary.cli.embedded.ports import free_port
from quotary.log.facts.base import Fact
from quotary.log.service import Bench
from quotary.log.subjects import Subject
from support.broker import Broker
from support.made_run import TEXT, Made

_PLAYBOOK = Path("playbooks/vendor-nda.yaml")


@dataclass
class Api:
    """A running api. `record` puts facts on the log as the service whose facts they are."""

    service: ApiService
    client: httpx.AsyncClient
    broker: Broker
    benches: dict[str, Bench] = field(default_factory=dict[str, Bench])

    async def record(self, service: str, subject: Subject, fact: Fact) -> int:
        """The sequence of the fact."""
        bench = await self.bench(service)
        return (await bench.recorder.record(subject, fact)).seq

    async def bench(self, service: str) -> Bench:
        """The stand-in of a service."""
        if service not in self.benches:
            self.benches[service] = Bench(self.broker.settings(service), service)
            await self.benches[service].connection.broker.connect()
        return self.benches[service]

    async def submit(self, content: bytes = TEXT.encode(), **fields: str) -> dict[str, object]:
        """The run that an upload came to."""
        answer = await self.client.post(
            "/v1/matters", files=[("files", ("nda.txt", content))], data=fields
        )
        assert answer.status_code == 202, answer.text
        return answer.json()["submitted"][0]

    async def finish(self, made: Made, *, start: int = 1) -> int:
        """Record the rest of a submitted run; the sequence of its last fact."""
        ingest = await self.bench("ingest")
        text = await ingest.content.put("main", made.matter, TEXT.encode())
        whole = replace(made, text=text)
        seq = 0
        for service, subject, fact in whole.steps()[start:]:
            seq = await self.record(service, subject, fact)
        return seq

    async def routed(self, made: Made | None = None) -> tuple[str, int]:
        """A matter with one finished run, and the sequence of its last fact."""
        matter = str((await self.submit())["matter"])
        return matter, await self.finish(replace(made or Made(), matter=matter))


def _one_playbook(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _PLAYBOOK.name).write_bytes(_PLAYBOOK.read_bytes())
    return folder


async def start_api(
    broker: Broker, folder: Path, database_url: str = "", **settings: object
) -> ApiService:
    """An api that listens on a free port; it publishes the playbooks of the folder `playbooks`."""
    playbooks = _one_playbook(folder / "playbooks")
    service = make_app(
        ApiSettings.model_validate(
            {
                **broker.settings("api").model_dump(),
                "port": free_port(),
                "data": folder,
                "playbooks": playbooks,
                "database_url": database_url,
                **settings,
            }
        )
    )
    await service.start()
    return service


def client_of(service: ApiService) -> httpx.AsyncClient:
    """A client of a running api."""
    return httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{service.port}", trust_env=False, timeout=30
    )


@pytest.fixture
async def api(broker: Broker, tmp_path: Path) -> AsyncIterator[Api]:
    """A running api over SQLite."""
    service = await start_api(broker, tmp_path / "api")
    async with client_of(service) as client:
        running = Api(service, client, broker)
        running.benches["api"] = service.bench
        yield running
    for name, bench in running.benches.items():
        if name != "api":
            await bench.connection.stop()
    await service.stop()
