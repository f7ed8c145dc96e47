"""Very many readers of live events on one api process: how long a frame takes to reach them.

A broker and `quotary.api` run as in production. Readers connect with plain sockets; frames are
facts (acts) and trace messages recorded at a steady rate. A frame's delay is from the moment the
broker stored its message, which stands in the frame, to the moment a reader has it.

    uv run python bench/sse.py [--readers 1000] [--matters 10] [--rate 20] [--seconds 15] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import httpx
import uvloop

from quotary.cli.embedded.child import die_with_parent
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.ports import free_port
from quotary.log.facts.act import Act
from quotary.log.service import Bench
from quotary.log.settings import BrokerSettings
from quotary.log.subjects import contract

_AT = re.compile(rb'"at":"([^"]+)"')
_SETTLE_SECONDS = 3.0


class Reader:
    """One open connection; notes the delay of every frame after `counting` is set."""

    def __init__(self, port: int, matter: str) -> None:
        self.port, self.matter = port, matter
        self.delays: list[float] = []
        self.counting = False

    async def read(self, connected: asyncio.Semaphore) -> None:
        """Read until cancelled."""
        async with connected:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
            writer.write(
                f"GET /v1/matters/{self.matter}/events HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{self.port}\r\nAccept: text/event-stream\r\n\r\n".encode()
            )
            status = await reader.readline()
            if b"200" not in status:
                raise SystemExit(f"the api answers {status!r}")
        while chunk := await reader.read(1 << 16):
            now = time.time()
            if self.counting:
                self.delays += [
                    now - datetime.fromisoformat(at.decode()).timestamp()
                    for at in _AT.findall(chunk)
                ]


async def produce(bench: Bench, matters: Sequence[str], rate: float, seconds: float) -> int:
    """Frames recorded: one in four is a fact, the rest are trace messages, at `rate` a second."""
    made, started = 0, time.perf_counter()
    numbers = dict.fromkeys(matters, 0)
    while time.perf_counter() - started < seconds:
        matter = matters[made % len(matters)]
        if made % 4 == 0:
            numbers[matter] += 1
            subject = contract("main", matter, "0", "act", numbers[matter])
            fact = Act.now(by="api", kind="noted", who="bench", based_on=1, note="x" * 200)
            await bench.recorder.record(subject, fact)
        else:
            subject = contract("main", matter, "r1", "act")
            await bench.tracer.progress(subject, "working", text="y" * 200)
        made += 1
        await asyncio.sleep(max(0.0, started + made / rate - time.perf_counter()))
    return made


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    """Run everything and measure."""
    server = NatsServer(DataFolder(folder / "broker"), sync_interval=options.sync)
    await server.start()
    await server.initialise()
    login = {"nats_url": server.url, "nats_user": "api", "nats_password": server.passwords["api"]}
    port = free_port()
    variables = {f"QUOTARY_{name.upper()}": value for name, value in login.items()}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "quotary.api",
        preexec_fn=die_with_parent,
        env={
            **os.environ,
            **variables,
            "QUOTARY_DATA": str(folder),
            "QUOTARY_PORT": str(port),
        },
        stderr=asyncio.subprocess.DEVNULL,
    )
    bench = Bench(BrokerSettings.model_validate(login), "api")
    await bench.connection.broker.connect()
    try:
        return await _measured(options, bench, port, process.pid)
    finally:
        process.terminate()
        await process.wait()
        await bench.connection.stop()
        await server.stop()


async def _measured(
    options: argparse.Namespace, bench: Bench, port: int, pid: int
) -> dict[str, object]:
    matters = await _submitted(port, options.matters)
    readers = [Reader(port, matters[n % len(matters)]) for n in range(options.readers)]
    connecting = asyncio.Semaphore(50)
    tasks = [asyncio.create_task(each.read(connecting)) for each in readers]
    await _all_connected(port, options.readers)
    await asyncio.sleep(_SETTLE_SECONDS)
    for each in readers:
        each.counting = True
    before = _cpu_seconds(pid)
    made = await produce(bench, matters, options.rate, options.seconds)
    await asyncio.sleep(1)
    spent = _cpu_seconds(pid) - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    delays = sorted(delay * 1000 for each in readers for delay in each.delays)
    expected = sum(made // len(matters) + (n % len(matters) < made % len(matters))
                   for n in range(options.readers))  # fmt: skip
    return {
        "readers": options.readers,
        "frames": made,
        "delivered": len(delays),
        "expected": expected,
        "p50_ms": round(statistics.median(delays), 1),
        "p95_ms": round(delays[round(len(delays) * 0.95) - 1], 1),
        "max_ms": round(delays[-1], 1),
        "api_cpu_s": round(spent, 1),
        "api_rss_mb": _rss_mb(pid),
        "load": round(os.getloadavg()[0], 1),
    }


async def _submitted(port: int, matters: int) -> list[str]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        for _ in range(600):
            try:
                if (await client.get("/v1/health")).status_code == 200:
                    break
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
        files = [("files", (f"{n}.txt", b"contract")) for n in range(matters)]
        answer = await client.post("/v1/matters", files=files, timeout=60)
        return [each["matter"] for each in answer.json()["submitted"]]


async def _all_connected(port: int, readers: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        for _ in range(1200):
            if (await client.get("/v1/ops", timeout=60)).json()["readers"] == readers:
                return
            await asyncio.sleep(0.1)
    raise SystemExit("not every reader could connect")


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rss_mb(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--readers", type=int, default=1000)
    parser.add_argument("--matters", type=int, default=10)
    parser.add_argument("--rate", type=float, default=20.0, help="messages a second in all")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--sync", default="always", help="the broker's sync_interval")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="quotary-bench-") as name,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        result = runner.run(measure(options, Path(name)))
    print(json.dumps(result, indent=None if options.json else 1))


if __name__ == "__main__":
    main()
