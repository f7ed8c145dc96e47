"""The trace: what is being done right now. Fire and forget; losing it loses no fact."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from typing import Final

from nats.errors import Error as NatsError

from quotary.log.connection import Connection
from quotary.log.subjects import ContractSubject

_MAX_BYTES: Final = 64 * 1024
_SEEN_SECONDS: Final = 0.05
"""What is over sooner nobody can watch: its fact is there before the frame could be read."""
Key = tuple[str, str, str, int]


class Phase:
    """The block in which a phase lasts.

    A generator would be shorter, yet an error with frozen fields cannot be raised through one.
    """

    __slots__ = ("_held", "_key", "_timer")

    def __init__(
        self, held: dict[Key, dict[str, object]], key: Key, timer: asyncio.TimerHandle
    ) -> None:
        self._held, self._key, self._timer = held, key, timer

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        self._held.pop(self._key, None)


class Tracer:
    """Publishes one service's trace frames."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._held: dict[Key, dict[str, object]] = {}
        self._sending: set[asyncio.Task[None]] = set()

    def during(self, subject: ContractSubject, phase: str, **detail: object) -> Phase:
        """Say that a phase of this run has begun, unless the block is over in a moment.

        It is said before anything else of the same unit is.
        """
        key = _key(subject)
        self._held[key] = {"at": _now(), "phase": phase, **detail}
        timer = asyncio.get_running_loop().call_later(_SEEN_SECONDS, self._say_held, subject)
        return Phase(self._held, key, timer)

    async def progress(self, subject: ContractSubject, phase: str, **detail: object) -> None:
        """Say that a phase of this run began or ended."""
        await self.send(subject, "progress", phase=phase, **detail)

    async def send(self, subject: ContractSubject, kind: str, **detail: object) -> None:
        """Publish one frame of `kind` (progress, model_call, model_delta) for the run."""
        await self._send_held(subject)
        await self._publish(subject, kind, {"at": _now(), **detail})

    def _say_held(self, subject: ContractSubject) -> None:
        task = asyncio.get_running_loop().create_task(self._send_held(subject))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_held(self, subject: ContractSubject) -> None:
        held = self._held.pop(_key(subject), None)
        if held is not None:
            await self._publish(subject, "progress", held)

    async def _publish(
        self, subject: ContractSubject, kind: str, detail: dict[str, object]
    ) -> None:
        frame = {"by": self._connection.service, "unit": subject.unit, **detail}
        body = json.dumps(frame, ensure_ascii=True).encode()
        if len(body) > _MAX_BYTES:
            return
        name = f"trace.{subject.tenant}.{subject.matter}.{subject.run}.{kind}"
        try:
            await self._connection.client.publish(name, body)
        except NatsError:
            # The broker is away; facts wait and are retried, a trace frame is not worth it.
            return


def _key(subject: ContractSubject) -> Key:
    return *subject.run_key, subject.unit


def _now() -> str:
    return datetime.now(UTC).isoformat()
