"""The supervisor starts the api first, and the others so that they do not hold it up."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from quotary.cli.embedded import supervisor as module
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.supervisor import Supervisor


class Broker:
    """A broker that is there at once."""

    process = None
    folder = DataFolder(Path("nowhere"))

    async def start(self) -> None: ...

    async def initialise(self) -> None: ...

    async def stop(self) -> None: ...


class Recording(Supervisor):
    """Notes which services it would start."""

    def __init__(self) -> None:
        super().__init__(Broker(), {})  # type: ignore[arg-type]
        self.begun: list[str] = []

        self.all_begun = asyncio.Event()

    async def _begin(self, service: str) -> None:
        self.begun.append(service)
        if len(self.begun) == 5:
            self.all_begun.set()


async def after(supervisor: Recording, turns: int = 20) -> list[str]:
    for _ in range(turns):
        await asyncio.sleep(0)
    return supervisor.begun


async def test_the_others_wait_for_each_other_until_the_api_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_STAGGER_SECONDS", 60)
    supervisor = Recording()
    await supervisor.start()
    assert await after(supervisor) == ["api", "ingest"]
    supervisor.api_answers()
    assert await after(supervisor) == ["api", "ingest", "extractor", "gate", "router"]
    await supervisor.stop()


async def test_they_start_also_while_the_api_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_STAGGER_SECONDS", 0.001)
    supervisor = Recording()
    await supervisor.start()
    async with asyncio.timeout(10):
        await supervisor.all_begun.wait()
    await supervisor.stop()


def test_what_starts_the_api_loads_neither_a_broker_client_nor_an_http_client() -> None:
    code = (
        "import sys; import quotary.cli.up; heavy = {'nats', 'httpx', 'sqlalchemy', 'fastapi'}; "
        "print(sorted(heavy & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == "[]\n"
