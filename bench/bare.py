"""What nats-py alone does with the very same messages: no FastStream, no decoding, no decisions.

Two peers, each in one process, to a broker of the same set-up as the services':

- `carry`: the whole flow without handlers. Each durable's slots pull one message, publish what the
  real step published of that matter, one after the other, and acknowledge: the same facts, bodies,
  content parts and headers, with as many publishes in flight as the services' slots allow.
- `publish`: a loop that only publishes, 64 matters at a time; nothing is consumed at all.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from nats.aio.client import Client
from nats.errors import TimeoutError as NatsTimeout
from nats.js import JetStreamContext

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.extractor.app import COMMENTS_AT_ONCE
from quotary.extractor.settings import ExtractorSettings
from quotary.gate.settings import GateSettings
from quotary.ingest.settings import IngestSettings
from quotary.log.bootstrap import initialise
from quotary.log.names import CONTENT_STREAM, LOG_STREAM
from quotary.router.settings import RouterSettings

IN_FLIGHT: Final = 64
TAKES: Final = {
    "ingest": "submitted",
    "extractor": "unit_ready",
    "gate": "proposed",
    "router": "gated",
    "comments": "routed",
}
"""The durables of the flow and the event that each takes."""
SLOTS: Final = {
    "ingest": IngestSettings.model_fields["ingest_slots"].default,
    "extractor": ExtractorSettings.model_fields["extractor_slots"].default,
    "gate": GateSettings.model_fields["gate_slots"].default,
    "router": RouterSettings.model_fields["router_slots"].default,
    "comments": COMMENTS_AT_ONCE,
}
"""As many as each step of the services has."""
MADE: Final = {
    "submitted": ("api", ""),
    "ingested": ("ingest", "submitted"),
    "unit_ready": ("ingest", "submitted"),
    "proposed": ("extractor", "unit_ready"),
    "gated": ("gate", "proposed"),
    "routed": ("router", "gated"),
    "commented": ("extractor", "routed"),
}
"""Who publishes each event, and on which event; the first is handed in."""


@dataclass(frozen=True)
class Message:
    """One stored message of a matter, with the matter's name taken out of its subject."""

    stream: str
    subject: tuple[str, str]
    body: bytes

    def named(self, matter: str) -> str:
        """The subject for a matter of another name."""
        before, after = self.subject
        return f"{before}.{matter}.{after}"

    @property
    def event(self) -> str:
        """The fact's event; "" for a content part."""
        return self.subject[1].split(".")[1] if self.stream == LOG_STREAM else ""

    @property
    def writer(self) -> str:
        """Whose content part it is; "" for a fact."""
        return self.subject[0].split(".")[1] if self.stream == CONTENT_STREAM else ""


async def captured(client: Client, label: str, count: int) -> list[list[Message]]:
    """Every message of the matters of a burst, in the order in which they were stored."""
    matters: dict[str, list[tuple[float, Message]]] = {}
    js = client.jetstream()
    for stream, pattern, at in (
        (CONTENT_STREAM, "content.>", 3),
        (LOG_STREAM, "contract.>", 2),
    ):
        subscription = await js.subscribe(pattern, stream=stream, ordered_consumer=True)
        info = await js.stream_info(stream, subjects_filter=pattern)
        for _ in info.state.subjects or {}:
            message = await subscription.next_msg(timeout=5)
            tokens = message.subject.split(".")
            matter = tokens[at]
            if matter.startswith(f"{label}-"):
                before, after = ".".join(tokens[:at]), ".".join(tokens[at + 1 :])
                kept = Message(stream, (before, after), message.data)
                matters.setdefault(matter, []).append(
                    (message.metadata.timestamp.timestamp(), kept)
                )
        await subscription.unsubscribe()
    assert len(matters) == count, f"{len(matters)} of {count} matters were captured"
    return [
        [message for _, message in sorted(each, key=lambda pair: pair[0])]
        for each in matters.values()
    ]


def by_step(messages: Sequence[Message]) -> dict[str, list[Message]]:
    """What each step published of one matter, by the event that the step takes ("" is handed in).

    A content part belongs to the next fact of its writer.
    """
    parts: dict[str, list[Message]] = {}
    steps: dict[str, list[Message]] = {event: [] for event in ("", *MADE)}
    for message in messages:
        if message.writer:
            parts.setdefault(message.writer, []).append(message)
            continue
        writer, on = MADE[message.event]
        steps[on] += [*parts.pop(writer, []), message]
    assert not parts, f"content of {sorted(parts)} belongs to no fact"
    return steps


async def in_flight(jobs: Sequence[Callable[[], Awaitable[object]]]) -> None:
    """Run the jobs, 64 at a time."""
    places = asyncio.Semaphore(IN_FLIGHT)

    async def one(job: Callable[[], Awaitable[object]]) -> None:
        async with places:
            await job()

    await asyncio.gather(*(one(job) for job in jobs))


@asynccontextmanager
async def _broker(sync: str) -> AsyncGenerator[Client]:
    with tempfile.TemporaryDirectory(prefix="quotary-bare-") as name:
        server = NatsServer(DataFolder(Path(name)), sync_interval=sync)
        await server.start()
        client = await server.admin()
        await initialise(client)
        try:
            yield client
        finally:
            await client.close()
            await server.stop()


async def _publish(js: JetStreamContext, matter: str, messages: Sequence[Message]) -> None:
    for message in messages:
        await js.publish(
            message.named(matter),
            message.body,
            stream=message.stream,
            headers={"Nats-Expected-Last-Subject-Sequence": "0"},
        )


async def publish(sync: str, matters: list[list[Message]], rounds: int) -> list[float]:
    """Matters a second of the loop that only publishes, one figure a round."""
    rates: list[float] = []
    async with _broker(sync) as client:
        js = client.jetstream(timeout=30)
        for number in range(rounds):
            jobs = [partial(_publish, js, f"x{number}-{n}", each) for n, each in enumerate(matters)]
            started = time.perf_counter()
            await in_flight(jobs)
            rates.append(len(matters) / (time.perf_counter() - started))
    return rates


async def carry(sync: str, matters: list[list[Message]], rounds: int) -> list[float]:
    """Matters a second of the whole flow without handlers, one figure a round."""
    async with _broker(sync) as client:
        flow = _Flow(client, [by_step(each) for each in matters])
        await flow.start()
        rates = [await flow.burst(f"x{number}") for number in range(rounds)]
        await flow.stop()
    return rates


class _Flow:
    """The slots of all steps, and how many matters have come through."""

    def __init__(self, client: Client, matters: list[dict[str, list[Message]]]) -> None:
        self._js = client.jetstream(timeout=30)
        self._matters = matters
        self._slots: list[asyncio.Task[None]] = []
        self._through = 0
        self._all = asyncio.Event()

    async def start(self) -> None:
        """Begin to pull."""
        for durable, event in TAKES.items():
            for _ in range(SLOTS[durable]):
                self._slots.append(asyncio.create_task(self._slot(durable, event)))
        await asyncio.sleep(0.5)

    async def stop(self) -> None:
        """End the slots; a fault in one is raised here."""
        for slot in self._slots:
            slot.cancel()
        ended = await asyncio.gather(*self._slots, return_exceptions=True)
        for each in ended:
            if isinstance(each, Exception):
                raise each

    async def burst(self, label: str) -> float:
        """Matters a second, from the first one handed in to the last one's last fact."""
        self._through = 0
        self._all.clear()
        jobs = [
            partial(_publish, self._js, f"{label}-{n}", each[""])
            for n, each in enumerate(self._matters)
        ]
        started = time.perf_counter()
        await in_flight(jobs)
        async with asyncio.timeout(120):
            await self._all.wait()
        return len(self._matters) / (time.perf_counter() - started)

    async def _slot(self, durable: str, event: str) -> None:
        subscription = await self._js.pull_subscribe_bind(durable=durable, stream=LOG_STREAM)
        while True:
            try:
                (message,) = await subscription.fetch(1, timeout=2)
            except (NatsTimeout, TimeoutError):
                continue
            matter = message.subject.split(".")[2]
            number = int(matter.rsplit("-", 1)[1])
            await _publish(self._js, matter, self._matters[number][event])
            await message.ack()
            if event == "routed":
                self._through += 1
                if self._through == len(self._matters):
                    self._all.set()
