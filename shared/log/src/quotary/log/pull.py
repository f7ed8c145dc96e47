"""Continuous pulling from a durable consumer, for readers of very many messages.

A fetch costs a task and a timer for each message; here messages arrive by callback, and a new
request goes out when half of the last one is used up.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from quotary.log.connection import Connection
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import JS_PREFIX

_EXPIRES_SECONDS: Final = 30
_HEARTBEAT_SECONDS: Final = 5
_WATCH_SECONDS: Final = 0.5
_LOST_AFTER: Final = 2 * _HEARTBEAT_SECONDS
_OVER: Final = ("404", "408", "409")
"""A request came to its end: nothing there, expired, or cut short."""
_GONE: Final = ("deleted", "push based")


class PullConsume:
    """Messages of one durable consumer, with up to `batch` of them asked for at any time."""

    def __init__(
        self, connection: Connection, stream: str, durable: str, *, batch: int = 500
    ) -> None:
        self._connection = connection
        self._subject = f"{JS_PREFIX}.CONSUMER.MSG.NEXT.{stream}.{durable}"
        self._batch = batch
        self._waiting: asyncio.Queue[Msg | None] = asyncio.Queue()
        self._asked = 0
        self._heard = time.monotonic()
        self._problem = ""
        self._inbox = ""
        self._subscription: Subscription | None = None
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to pull."""
        client = self._connection.client
        self._inbox = client.new_inbox()
        self._subscription = await client.subscribe(
            self._inbox, cb=self._take, pending_msgs_limit=-1, pending_bytes_limit=-1
        )
        await self._ask()
        self._watch = asyncio.create_task(self._watch_heartbeats())

    async def stop(self) -> None:
        """Stop pulling. What was delivered and not acked comes again after the consumer's wait."""
        if self._watch is not None:
            self._watch.cancel()
        if self._subscription is not None and not self._connection.client.is_closed:
            await self._subscription.unsubscribe()

    async def batch(self, *, within: float) -> list[Msg]:
        """What has arrived, at most one batch; empty if nothing does `within` so many seconds.

        Raises:
            BrokerUnavailable: the consumer is gone, or the account may not pull from it.
        """
        try:
            async with asyncio.timeout(within):
                found = [await self._waiting.get()]
        except TimeoutError:
            return []
        while not self._waiting.empty() and len(found) < self._batch:
            found.append(self._waiting.get_nowait())
        if None in found:
            raise BrokerUnavailable(f"{self._subject}: {self._problem}")
        return [message for message in found if message is not None]

    async def _ask(self) -> None:
        wanted = self._batch - self._asked
        self._asked += wanted
        request = {
            "batch": wanted,
            "expires": _EXPIRES_SECONDS * 1_000_000_000,
            "idle_heartbeat": _HEARTBEAT_SECONDS * 1_000_000_000,
        }
        await self._connection.client.publish(
            self._subject, json.dumps(request).encode(), reply=self._inbox
        )

    async def _take(self, message: Msg) -> None:
        self._heard = time.monotonic()
        headers = message.headers or {}
        # Only messages of the consumer itself come without a reply subject to ack on.
        status = headers.get("Status") if not message.reply else None
        if status is None:
            self._asked = max(0, self._asked - 1)
            self._waiting.put_nowait(message)
        elif status == "100":
            return
        elif status in _OVER:
            self._end_of_request(headers)
        else:
            self._fail(f"{status} {headers.get('Description', '')}")
        # Nobody reads fast enough? Then nothing more is asked for until they do.
        if self._asked <= self._batch // 2 and self._waiting.qsize() <= 2 * self._batch:
            await self._ask()

    def _end_of_request(self, headers: dict[str, str]) -> None:
        description = headers.get("Description", "")
        if any(word in description.lower() for word in _GONE):
            self._fail(description)
        left = int(headers.get("Nats-Pending-Messages", self._asked))
        self._asked = max(0, self._asked - left)

    def _connections(self) -> int:
        return self._connection.client.stats["reconnects"]

    def _fail(self, problem: str) -> None:
        self._problem = problem
        self._waiting.put_nowait(None)

    async def _watch_heartbeats(self) -> None:
        # A request is lost with the server that held it: after a reconnect, or a change of leader.
        connections = self._connections()
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            before, connections = connections, self._connections()
            silent = before != connections or time.monotonic() - self._heard > _LOST_AFTER
            starved = self._asked <= self._batch // 2 and self._waiting.qsize() <= self._batch
            if silent:
                self._asked = 0
                self._heard = time.monotonic()
            if silent or starved:
                await self._ask()
