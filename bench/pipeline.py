"""The pipeline beside a bare nats-py loop: matters a second in a burst, and latency at 20 a second.

For each `sync_interval` it starts a broker and the five services as processes, hands in sample
contracts with their recorded proposals, and waits until every fact of every matter is recorded.
Then nats-py alone carries the very same facts, bodies, content parts and headers through the same
durables and slots, without any handler (`bare_per_s`; `ratio` is to that), and once more in a loop
that only publishes and has nobody consume (`publish_per_s`): see bench/bare.py.

The samples come again and again, as do forms in practice, and ingest and gate remember what they
found in equal texts. `--contracts` hands in contracts of another folder instead, so that nothing is
remembered: a JSONL file with a `text` a line, each with a reply that found no position.

    uv run bench/pipeline.py [--matters 500] [--rounds 3] [--contracts FILE] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import bare
import uvloop
from nats.aio.msg import Msg

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.ports import free_port
from quotary.cli.embedded.supervisor import Supervisor, service_environment
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.facts.base import ContentRef
from quotary.log.facts.submitted import Submitted
from quotary.log.playbook_files import load_playbook
from quotary.log.playbook_store import PlaybookStore
from quotary.log.publish import Recorder
from quotary.log.settings import BrokerSettings
from quotary.log.subjects import contract

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ("nda-clean.txt", "nda-five-year.md", "nda-foreign-law.txt", "nda-residuals.txt")
PLAYBOOK = "vendor-nda"
RATE = 20
LAST = ("routed", "commented")
"""A matter's last facts."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A document to hand in, and its reply where it is not found by the document's sha256."""

    name: str
    document: bytes
    reply: bytes | None = None


def samples() -> list[Paper]:
    """Four samples; their replies are among the recordings."""
    return [Paper(name, (ROOT / "samples" / name).read_bytes()) for name in SAMPLES]


def unseen(file: Path) -> list[Paper]:
    """The contracts of a JSONL file, with a reply in which every position is missing."""
    positions: list[dict[str, object]] = [
        {"id": each.id, "present": False}
        for each in load_playbook(ROOT / "playbooks" / f"{PLAYBOOK}.yaml").playbook.positions
    ]
    reply = json.dumps({"document_type": "nda", "positions": positions}).encode()
    lines = file.read_text("utf-8").splitlines()
    return [
        Paper(f"{number}.txt", json.loads(line)["text"].encode(), reply)
        for number, line in enumerate(lines)
    ]


@asynccontextmanager
async def system(sync: str) -> AsyncGenerator[NatsServer]:
    """A broker with the five services."""
    with tempfile.TemporaryDirectory(prefix="quotary-bench-") as name:
        folder = DataFolder(Path(name))
        server = NatsServer(folder, sync_interval=sync)
        environment = service_environment(
            folder.root,
            {
                "QUOTARY_PORT": str(free_port()),
                "QUOTARY_RECORDINGS": str(ROOT / "samples" / "recordings"),
                "QUOTARY_PLAYBOOKS": str(ROOT / "playbooks"),
            },
        )
        supervisor = Supervisor(server, environment)
        await supervisor.start()
        try:
            yield server
        finally:
            await supervisor.stop()


class Generator:
    """Hands in contracts as the api does and notes when their last fact is there."""

    def __init__(self, server: NatsServer, papers: Sequence[Paper]) -> None:
        settings = BrokerSettings(
            nats_url=server.url, nats_user="api", nats_password=server.passwords["api"]
        )
        self.connection = Connection(settings, "api")
        self.done: dict[str, dict[str, float]] = {}
        self.papers = papers
        self._open: set[str] = set()
        self._all = asyncio.Event()

    async def start(self) -> None:
        """Connect and listen to what the log republishes."""
        await self.connection.broker.connect()
        self.recorder = Recorder(self.connection)
        reader = DirectReader(self.connection)
        self.content = ContentStore(self.recorder, reader, "api", cached_bytes=0)
        playbooks = PlaybookStore(reader, "main")
        # A submission that comes long before its playbook fails, and nothing would end the burst.
        while True:
            if PLAYBOOK in await playbooks.current(naming=PLAYBOOK):
                break
            await asyncio.sleep(0.1)
        for event in LAST:
            await self.connection.client.subscribe(
                f"events.contract.main.*.r1.{event}.0", cb=self._heard
            )

    async def _heard(self, message: Msg) -> None:
        _, _, _, matter, _, event, _ = message.subject.split(".")
        heard = self.done.setdefault(matter, {})
        heard[event] = time.perf_counter()
        if len(heard) == len(LAST):
            self._open.discard(matter)
            if not self._open:
                self._all.set()

    async def submit(self, matter: str, number: int) -> float:
        """Hand in one contract; the moment before anything was sent."""
        paper = self.papers[number % len(self.papers)]
        started = time.perf_counter()
        fact = Submitted.now(
            by="api",
            document=await self.content.put("main", matter, paper.document),
            filename=paper.name,
            playbook=PLAYBOOK,
            proposer="recorded",
            recordings=await self._recordings(matter, paper),
        )
        await self.recorder.record(contract("main", matter, "r1", "submitted"), fact)
        return started

    async def _recordings(self, matter: str, paper: Paper) -> tuple[ContentRef, ...]:
        if paper.reply is None:
            return ()
        return (await self.content.put("main", matter, paper.reply),)

    async def until(self, matters: Sequence[str]) -> None:
        """Wait until both last facts of every matter were heard."""
        self._open = {each for each in matters if len(self.done.get(each, {})) < len(LAST)}
        if self._open:
            self._all.clear()
            async with asyncio.timeout(600):
                await self._all.wait()

    async def burst(self, label: str, count: int) -> float:
        """Matters a second, from the first submission to the last fact of the last matter."""
        matters = [f"{label}-{number}" for number in range(count)]
        started = time.perf_counter()
        await bare.in_flight([lambda n=n, m=m: self.submit(m, n) for n, m in enumerate(matters)])
        await self.until(matters)
        return count / (time.perf_counter() - started)

    async def steady(self, label: str, count: int) -> list[float]:
        """Milliseconds from submission to route, at 20 matters a second."""
        matters = [f"{label}-{number}" for number in range(count)]
        begin = time.perf_counter()

        async def one(number: int) -> float:
            await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
            return await self.submit(matters[number], number)

        started = await asyncio.gather(*(one(number) for number in range(count)))
        await self.until(matters)
        return [
            (self.done[matter]["routed"] - at) * 1000
            for matter, at in zip(matters, started, strict=True)
        ]


async def measure(sync: str, count: int, rounds: int, papers: Sequence[Paper]) -> dict[str, object]:
    """The figures of one setting."""
    async with system(sync) as server:
        generator = Generator(server, papers)
        await generator.start()
        await generator.burst("warm", 50)
        rates = [await generator.burst(f"b{number}", count) for number in range(rounds)]
        latencies = sorted(await generator.steady("s", RATE * 15))
        admin = await server.admin()
        matters = await bare.captured(admin, "b0", count)
        await admin.close()
        await generator.connection.stop()
    ours = statistics.median(rates)
    theirs = statistics.median(await bare.carry(sync, matters, rounds))
    loop = statistics.median(await bare.publish(sync, matters, rounds))
    return {
        "sync": sync,
        "matters_per_s": round(ours, 1),
        "bare_per_s": round(theirs, 1),
        "ratio": round(ours / theirs, 3),
        "publish_per_s": round(loop, 1),
        "p50_ms": round(statistics.median(latencies), 1),
        "p95_ms": round(latencies[int(len(latencies) * 0.95)], 1),
        "messages_per_matter": round(statistics.mean(len(each) for each in matters), 1),
    }


async def main(arguments: argparse.Namespace) -> None:
    """Print a line per setting."""
    papers = unseen(arguments.contracts) if arguments.contracts else samples()
    for sync in ("always", "2m"):
        figures = await measure(sync, arguments.matters, arguments.rounds, papers)
        if arguments.json:
            print(json.dumps(figures), flush=True)
        else:
            rates = (
                "{matters_per_s} matters/s, bare {bare_per_s}, ratio {ratio}, "
                "publishing alone {publish_per_s}"
            ).format(**figures)
            latency = "p50 {p50_ms} ms, p95 {p95_ms} ms".format(**figures)
            print(f"sync {sync:>6}: {rates}; {latency}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matters", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--contracts", type=Path, help="JSONL with a `text` a line")
    parser.add_argument("--json", action="store_true")
    uvloop.run(main(parser.parse_args()))
