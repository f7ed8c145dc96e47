"""The queue's live feed: rows as they change, rendered once for everyone who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from quotary.api.desk.queue.changed import changed
from quotary.api.desk.queue.rows import queue_row
from quotary.api.desk.rendering import Rendering
from quotary.api.events.frame import Frame
from quotary.api.parts import Parts
from quotary.api.store.queue import ListRow

_LOG = logging.getLogger(__name__)
_SETTLE_SECONDS: Final = 0.1
_QUIET_SECONDS: Final = 10.0
_AT_ONCE: Final = 200
_MOST_WAITING: Final = 100


class Feed:
    """One reader of the projection for any number of open queues; it runs while one is open."""

    def __init__(self, parts: Parts, rendering: Rendering) -> None:
        self._parts = parts
        self._rendering = rendering
        self._readers: set[asyncio.Queue[bytes | None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._seq = 0

    async def follow(self) -> AsyncGenerator[bytes, None]:
        """Frames `clock`, then `row` for every row that changes; a reader too slow is let go."""
        reader: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING)
        self._join(reader)
        try:
            yield b"retry: 2000\n" + self._clock()
            while (frames := await reader.get()) is not None:
                yield frames
        finally:
            self._readers.discard(reader)
            if not self._readers and self._task is not None:
                self._task.cancel()
                self._task = None

    def _join(self, reader: asyncio.Queue[bytes | None]) -> None:
        self._readers.add(reader)
        if self._task is None:
            self._seq = self._parts.progress.seq
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            moved = await self._parts.progress.wait_for(self._seq + 1, _QUIET_SECONDS)
            if not moved:
                self._hand_out(self._clock())
                continue
            await asyncio.sleep(_SETTLE_SECONDS)
            try:
                await self._next()
            except SQLAlchemyError:
                _LOG.exception("the queue's feed could not read the projection")
                await asyncio.sleep(_QUIET_SECONDS)

    async def _next(self) -> None:
        upto = self._parts.progress.seq
        rows = await self._parts.database.read(changed, self._parts.tenant, self._seq, _AT_ONCE)
        full = len(rows) == _AT_ONCE
        self._seq = int(str(rows[-1]["last_seq"])) if full else max(upto, self._seq + 1)
        self._hand_out(b"".join(self._row(row) for row in rows) + self._clock())

    def _row(self, row: ListRow) -> bytes:
        shown = queue_row(row, datetime.now(UTC))
        html = "" if row["erased"] else self._rendering.text("queue/row.html", {"row": shown})
        body = {
            "matter": shown.matter,
            "seq": shown.seq,
            "purpose": row["purpose"],
            "html": html,
        }
        return Frame("row", body).encoded()

    def _clock(self) -> bytes:
        now = datetime.now(UTC).isoformat()
        return Frame("clock", {"now": now, "seq": self._parts.progress.seq}).encoded()

    def _hand_out(self, frames: bytes) -> None:
        for reader in tuple(self._readers):
            try:
                reader.put_nowait(frames)
            except asyncio.QueueFull:
                self._readers.discard(reader)
                reader.get_nowait()
                reader.put_nowait(None)
