"""`quotary up` as a process: the whole system, with a way to see and kill its parts."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import httpx
import nats
import pytest
from nats.aio.client import Client

ROOT = Path(__file__).resolve().parents[2]
SERVICES = ("ingest", "extractor", "gate", "router", "api")
PARTS = (*SERVICES, "nats")


class System:
    """A running `quotary up` in a data folder of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self._environment = environment
        self._process: asyncio.subprocess.Process | None = None
        self.url = ""

    async def start(self, *options: str) -> float:
        """Start it; seconds until it says that it is up."""
        started = time.perf_counter()
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "up.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                "from quotary.cli.main import main; main()",
                "up",
                *options,
                cwd=ROOT,
                env={
                    **os.environ,
                    "QUOTARY_DATA": str(self.data),
                    "QUOTARY_PORT": "0",
                    **self._environment,
                },
                stdout=log,
                stderr=log,
            )
        run_file = self.data / "run.json"
        async with asyncio.timeout(60):
            while not run_file.exists():
                if self._process.returncode is not None:
                    raise RuntimeError((self.data / "up.log").read_text())
                await asyncio.sleep(0.02)
        self.url = json.loads(run_file.read_text())["url"]
        return time.perf_counter() - started

    async def stop(self) -> int:
        """Send SIGTERM and wait; the exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            return await self._process.wait()

    def pids(self) -> dict[str, int]:
        """The live process of each part, found among the supervisor's children."""
        assert self._process is not None
        found: dict[str, int] = {}
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                words = (entry / "cmdline").read_text().split("\0")
            except (OSError, IndexError):
                continue
            if parent != self._process.pid:
                continue
            for part in PARTS:
                if f"quotary.{part}" in words or words[0].endswith(f"{part}-server"):
                    found[part] = int(entry.name)
        return found

    def kill(self, part: str) -> bool:
        """Send SIGKILL to a part; False where it is not running right now."""
        pid = self.pids().get(part)
        if pid is None:
            return False
        os.kill(pid, signal.SIGKILL)
        return True

    async def command(self, *words: str) -> str:
        """What another `quotary` command prints about this system."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "from quotary.cli.main import main; main()",
            *words,
            cwd=ROOT,
            env={**os.environ, "QUOTARY_DATA": str(self.data), **self._environment},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(120):
            printed, _ = await process.communicate()
        return printed.decode()

    async def connected(self, user: str) -> Client:
        """A connection to its broker in the account of `user`."""
        passwords = json.loads((self.data / "passwords.json").read_text())
        port = (self.data / "nats.conf").read_text().split("port: ", 1)[1].split("\n", 1)[0]
        return await nats.connect(
            f"nats://127.0.0.1:{port}",
            user=user,
            password=passwords[user],
            inbox_prefix=f"_INBOX_{user}".encode(),
            allow_reconnect=False,
            connect_timeout=2,
        )

    def client(self) -> httpx.AsyncClient:
        """An HTTP client of its API."""
        return httpx.AsyncClient(base_url=self.url, timeout=30, trust_env=False)


async def persistently(
    send: Callable[[], Awaitable[httpx.Response]], seconds: float = 120
) -> httpx.Response:
    """The first answer below 500, trying again while the api is away."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                answer = await send()
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


@pytest.fixture
async def system(tmp_path: Path) -> AsyncGenerator[System]:
    """A system that is up, and gone afterwards."""
    running = System(tmp_path / "quotary")
    await running.start()
    yield running
    await running.stop()
