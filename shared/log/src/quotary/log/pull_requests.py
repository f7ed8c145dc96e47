"""Asking a durable consumer for messages, continuously: requests, their ends, lost ones.

A fetch costs a task, a timer and a request for each message; here messages arrive by callback,
and one request asks for as many as there is room for.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from quotary.log.connection import Connection
from quotary.log.names import JS_PREFIX

_EXPIRES_SECONDS: Final = 10
"""Twice the heartbeat, which the server asks for. No longer: see `_settled`."""
_HEARTBEAT_SECONDS: Final = 5
_WATCH_SECONDS: Final = 0.5
_LOST_AFTER: Final = 2 * _HEARTBEAT_SECONDS
_SETTLED_SECONDS: Final = 2
_ALIVE: Final = "100"
_REFUSED: Final = "400"
_RAN_OUT: Final = ("404", "408")
"""Nothing there, expired."""
_ENDS: Final = (*_RAN_OUT, "409")
"""The same, or cut short: by a change of leader, say, or since too many requests wait."""
_GONE: Final = ("deleted", "push based")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who takes the messages.

    `wanted` tells how many more to ask for now, given how many are asked for already; `failed`
    hears that the consumer is gone, or that the account may not pull from it.
    """

    take: Callable[[Msg], None]
    wanted: Callable[[int], int]
    failed: Callable[[str], None]


class PullRequests:
    """The requests of one reader of one durable consumer."""

    def __init__(self, connection: Connection, stream: str, durable: str, reader: Reader) -> None:
        self._connection = connection
        self._reader = reader
        self.subject = f"{JS_PREFIX}.CONSUMER.MSG.NEXT.{stream}.{durable}"
        self._asked = 0
        self._heard = time.monotonic()
        self._inbox = ""
        self._subscription: Subscription | None = None
        self._watch: asyncio.Task[None] | None = None
        self._settling: asyncio.Event | None = None

    async def start(self) -> None:
        """Begin to pull."""
        client = self._connection.client
        self._inbox = client.new_inbox()
        self._subscription = await client.subscribe(
            self._inbox, cb=self._arrived, pending_msgs_limit=-1, pending_bytes_limit=-1
        )
        await self.ask()
        self._watch = asyncio.create_task(self._watch_heartbeats())

    async def stop(self) -> None:
        """Pull no more, once everything that the server has sent has come to the reader."""
        if self._watch is not None:
            self._watch.cancel()
        subscription, self._subscription = self._subscription, None
        if subscription is None or not self._connection.client.is_connected:
            return
        # Without an answer nothing more can come either.
        with suppress(NatsError, TimeoutError):
            await self._settled()
        with suppress(NatsError, TimeoutError):
            await subscription.drain()

    async def _settled(self) -> None:
        """Wait until the server has taken in every request that was sent.

        It looks up who asked only when it comes to a request. Has that inbox left by then, it
        takes the request for one of somebody there, and hands messages to nobody until it expires.
        So the last request is one that it must refuse: it comes to them in order.
        """
        self._settling = asyncio.Event()
        await self._publish({"batch": 1, "idle_heartbeat": 1})
        async with asyncio.timeout(_SETTLED_SECONDS):
            await self._settling.wait()

    async def ask(self) -> None:
        """Ask for as many more as the reader wants now, if it wants any."""
        wanted = self._reader.wanted(self._asked)
        if wanted <= 0 or self._subscription is None:
            return
        self._asked += wanted
        await self._publish(
            {
                "batch": wanted,
                "expires": _EXPIRES_SECONDS * 1_000_000_000,
                "idle_heartbeat": _HEARTBEAT_SECONDS * 1_000_000_000,
            }
        )

    async def _publish(self, request: dict[str, int]) -> None:
        await self._connection.client.publish(
            self.subject, json.dumps(request).encode(), reply=self._inbox
        )

    async def _arrived(self, message: Msg) -> None:
        self._heard = time.monotonic()
        # Only messages of the consumer itself come without a reply subject to ack on.
        if message.reply:
            self._asked = max(0, self._asked - 1)
            self._reader.take(message)
            await self.ask()
        elif self._over(message.headers or {}):
            await self.ask()

    def _over(self, headers: dict[str, str]) -> bool:
        """True where a request ran out as requests do; any other end is left to the watch."""
        status, description = headers.get("Status"), headers.get("Description", "")
        if status == _REFUSED and self._settling is not None:
            self._settling.set()
            return False
        if status == _ALIVE:
            return False
        left = int(headers.get("Nats-Pending-Messages", self._asked))
        self._asked = max(0, self._asked - left)
        if status not in _ENDS or any(word in description.lower() for word in _GONE):
            self._reader.failed(f"{self.subject}: {status} {description}")
        return status in _RAN_OUT

    def _connections(self) -> int:
        return self._connection.client.stats["reconnects"]

    async def _watch_heartbeats(self) -> None:
        # A request is lost with the server that held it: after a reconnect, or a change of leader.
        connections = self._connections()
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            before, connections = connections, self._connections()
            if before != connections or time.monotonic() - self._heard > _LOST_AFTER:
                self._asked = 0
                self._heard = time.monotonic()
            await self.ask()
