"""One hub per process: hears what the broker republishes and serves every reader from it.

It listens only while somebody reads: every message of the broker costs, and a pipeline without
anybody at the desk has no use for them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from quotary.api.events.channel import Channel
from quotary.api.events.encoding import Encoder
from quotary.api.events.source import Source
from quotary.api.events.subscriber import Subscriber
from quotary.api.events.trace_frames import trace_key
from quotary.log.direct import Stored
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import EVENTS_PREFIX, LOG_STREAM, TRACE_STREAM
from quotary.log.round_trip import round_trip
from quotary.log.service import Bench

_LOG = logging.getLogger(__name__)
_QUIET_SECONDS: Final = 2.0
_MOST_HEARD: Final = 10_000
_LINGER_SECONDS: Final = 30.0
"""How long it goes on listening after the last reader: most come back, or go on to another."""
Matter = tuple[str, str]


class Hub:
    """Live events for any number of readers over one core subscription."""

    def __init__(self, bench: Bench, encoder: Encoder) -> None:
        self._bench = bench
        self._encoder = encoder
        self._heard: asyncio.Queue[Stored] = asyncio.Queue(_MOST_HEARD)
        self.log = Source(bench, LOG_STREAM, lossless=True)
        self.trace = Source(bench, TRACE_STREAM, lossless=False)
        self._channels: dict[Matter, Channel] = {}
        self._subscription: Subscription | None = None
        self._turning = asyncio.Lock()
        self._left = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Be ready for readers."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """End every reader."""
        if self._task is not None:
            self._task.cancel()
        for channel in self._channels.values():
            channel.close()

    @property
    def epoch(self) -> str:
        """The trace's epoch: another one after every restart of the broker."""
        return self.trace.epoch

    async def join(self, tenant: str, matter: str) -> Subscriber:
        """A reader of one matter's events from now on.

        Raises:
            BrokerUnavailable: the hub cannot listen right now.
        """
        async with self._turning:
            if self._subscription is None:
                await self._listen()
            # Within the lock, so that nobody stops listening before the channel is there.
            channel = self._channels.get((tenant, matter))
            if channel is None:
                channel = self._channels[tenant, matter] = Channel(self._encoder)
        reader = Subscriber()
        channel.readers.add(reader)
        return reader

    def leave(self, tenant: str, matter: str, reader: Subscriber) -> None:
        """The reader is gone; nothing else is."""
        channel = self._channels.get((tenant, matter))
        if channel is None:
            return
        channel.readers.discard(reader)
        if not channel.readers:
            channel.close()
            del self._channels[tenant, matter]
            self._left = asyncio.get_running_loop().time()

    @property
    def readers(self) -> int:
        """How many readers there are."""
        return sum(len(channel.readers) for channel in self._channels.values())

    async def _listen(self) -> None:
        """Subscribe, then note where both streams are."""
        client = self._bench.connection.client
        try:
            subscription = await client.subscribe(
                f"{EVENTS_PREFIX}.>",
                cb=self._hear,
                pending_msgs_limit=-1,
                pending_bytes_limit=64 << 20,
            )
        except NatsError as error:
            raise BrokerUnavailable(f"live events: {error}") from error
        try:
            # Only what is stored after the subscription has reached the server is sure to be heard.
            await round_trip(client)
            await self.log.locate()
            await self.trace.locate()
        except (NatsError, TimeoutError) as error:
            await self._deaf(subscription)
            raise BrokerUnavailable(f"live events: {error or 'no answer in time'}") from error
        except BrokerUnavailable:
            await self._deaf(subscription)
            raise
        self._subscription = subscription

    async def _rest(self) -> None:
        """Stop listening where nobody has read for a while."""
        async with self._turning:
            now = asyncio.get_running_loop().time()
            if self._subscription is None or self._channels or now < self._left + _LINGER_SECONDS:
                return
            subscription, self._subscription = self._subscription, None
            await self._deaf(subscription)

    async def _deaf(self, subscription: Subscription) -> None:
        try:
            await subscription.unsubscribe()
        except NatsError as error:
            raise BrokerUnavailable(f"live events: {error}") from error
        while not self._heard.empty():
            self._heard.get_nowait()

    async def _hear(self, message: Msg) -> None:
        headers = message.headers or {}
        # Full, it holds the subscription back, which then drops messages: a gap like any other.
        await self._heard.put(
            Stored(
                headers.get("Nats-Subject", ""),
                int(headers.get("Nats-Sequence", "0")),
                message.data,
                headers.get("Nats-Time-Stamp", ""),
            )
        )

    async def _work(self) -> None:
        while True:
            try:
                if not self._channels:
                    await self._rest()
                await self._next()
            except BrokerUnavailable as error:
                _LOG.warning("live events pause: %s", error)
                await asyncio.sleep(_QUIET_SECONDS / 4)

    async def _next(self) -> None:
        try:
            async with asyncio.timeout(_QUIET_SECONDS):
                stored = await self._heard.get()
        except TimeoutError:
            if self._channels:
                # Core messages can be lost while reconnecting, and then no later one tells of it.
                await self._look_after(self.log)
                await self._look_after(self.trace)
            return
        source = self.trace if stored.subject.startswith("trace.") else self.log
        for each in await source.in_order(stored):
            self._spread(each, source)

    async def _look_after(self, source: Source) -> None:
        for each in await source.missed():
            self._spread(each, source)

    def _spread(self, stored: Stored, source: Source) -> None:
        is_trace = source is self.trace
        key = trace_key(stored.subject) if is_trace else _matter_of(stored.subject)
        channel = self._channels.get(key) if key is not None else None
        if channel is not None:
            channel.push(stored, self.trace.epoch)


def _matter_of(subject: str) -> Matter | None:
    parts = subject.split(".")
    return (parts[1], parts[2]) if len(parts) == 6 and parts[0] == "contract" else None
