"""One reader's stream: the clock, what was, then what comes."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from quotary.api.events.cursor import Cursor
from quotary.api.events.encoding import Encoder
from quotary.api.events.frame import Frame
from quotary.api.events.history import past
from quotary.api.events.hub import Hub
from quotary.api.events.item import Item
from quotary.api.events.subscriber import Subscriber
from quotary.api.matters.facts import MatterFacts
from quotary.log.errors import BrokerUnavailable
from quotary.log.service import Bench

_LOG = logging.getLogger(__name__)
KEEPALIVE_SECONDS: Final = 15.0
_CHUNK: Final = 64 * 1024
RETRY_MS: Final = 1_000
"""How soon a reader that lost its connection comes back."""


@dataclass(frozen=True, slots=True)
class Until:
    """Where a stream ends by itself: at the last word of this run ("" ends at none)."""

    run: str = ""

    def reached(self, item: Item) -> bool:
        """True where the item holds that word."""
        return bool(self.run) and self.run in item.results


class Streams:
    """Opens event streams of one tenant's matters."""

    def __init__(self, bench: Bench, hub: Hub, encoder: Encoder, facts: MatterFacts) -> None:
        self._bench = bench
        self._hub = hub
        self._encoder = encoder
        self._facts = facts
        self._tenant = bench.settings.tenant

    async def of(
        self, matter: str, after: Cursor, until: Until = Until()
    ) -> AsyncGenerator[bytes, None]:
        """The bytes of a matter's events after the cursor; ends only with `until` or the process.

        Closing it cancels nothing: it only looks on.
        """
        try:
            reader = await self._hub.join(self._tenant, matter)
        except BrokerUnavailable as error:
            _LOG.warning("events of %s cannot begin: %s", matter, error)
            return
        try:
            async with aclosing(self._frames(reader, matter, after, until)) as frames:
                async for chunk in frames:
                    yield chunk
        except BrokerUnavailable as error:
            # The reader comes back with its cursor; there is no status left to answer with.
            _LOG.warning("events of %s end early: %s", matter, error)
        finally:
            self._hub.leave(self._tenant, matter, reader)

    async def _frames(
        self, reader: Subscriber, matter: str, after: Cursor, until: Until
    ) -> AsyncGenerator[bytes, None]:
        cursor = after.in_epoch(self._hub.epoch)
        yield self._clock(matter, cursor)
        for each in await past(self._bench, self._facts, self._tenant, matter, cursor):
            item = (
                self._encoder.trace(each.stored, self._hub.epoch)
                if each.is_trace
                else await self._encoder.fact(each.stored)
            )
            cursor = item.moves(cursor) or cursor
            if item.body:
                yield item.with_id(cursor)
            if until.reached(item):
                return
        async with aclosing(_follow(reader, cursor, until)) as chunks:
            async for chunk in chunks:
                yield chunk

    def _clock(self, matter: str, cursor: Cursor) -> bytes:
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        frame = Frame("clock", {"now": now, "matter": matter, "cursor": str(cursor)})
        return f"retry: {RETRY_MS}\n".encode() + frame.encoded()


async def _follow(reader: Subscriber, cursor: Cursor, until: Until) -> AsyncGenerator[bytes, None]:
    while not reader.over:
        items = await reader.take(KEEPALIVE_SECONDS)
        if not items and not reader.over:
            yield Frame("keepalive", {"now": datetime.now(UTC).isoformat()}).encoded()
        chunk: list[bytes] = []
        for item in items:
            moved = item.moves(cursor)
            if moved is None:
                continue
            cursor = moved
            chunk.append(item.with_id(cursor))
            if until.reached(item):
                yield b"".join(chunk)
                return
        if any(chunk):
            yield b"".join(chunk)
