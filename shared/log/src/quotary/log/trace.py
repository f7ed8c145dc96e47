"""The trace: what is being done right now. Fire and forget; losing it loses no fact."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from nats.errors import Error as NatsError

from quotary.log.connection import Connection
from quotary.log.subjects import ContractSubject

_MAX_BYTES = 64 * 1024


class Tracer:
    """Publishes one service's trace frames."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def progress(self, subject: ContractSubject, phase: str, **detail: object) -> None:
        """Say that a phase of this run began or ended."""
        await self.send(subject, "progress", phase=phase, **detail)

    async def send(self, subject: ContractSubject, kind: str, **detail: object) -> None:
        """Publish one frame of `kind` (progress, model_call, model_delta) for the run."""
        frame = {
            "at": datetime.now(UTC).isoformat(),
            "by": self._connection.service,
            "unit": subject.unit,
            **detail,
        }
        body = json.dumps(frame, ensure_ascii=True).encode()
        if len(body) > _MAX_BYTES:
            return
        name = f"trace.{subject.tenant}.{subject.matter}.{subject.run}.{kind}"
        try:
            await self._connection.client.publish(name, body)
        except NatsError:
            # The broker is away; facts wait and are retried, a trace frame is not worth it.
            return
