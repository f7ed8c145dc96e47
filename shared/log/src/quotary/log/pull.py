"""Continuous pulling from a durable consumer, for readers of very many messages."""

from __future__ import annotations

import asyncio

from nats.aio.msg import Msg

from quotary.log.connection import Connection
from quotary.log.errors import BrokerUnavailable
from quotary.log.pull_requests import PullRequests, Reader


class PullConsume:
    """Messages of one durable consumer, with up to `batch` of them asked for at any time."""

    def __init__(
        self, connection: Connection, stream: str, durable: str, *, batch: int = 500
    ) -> None:
        self._batch = batch
        self._waiting: asyncio.Queue[Msg | None] = asyncio.Queue()
        self._problem = ""
        self._requests = PullRequests(
            connection, stream, durable, Reader(self._waiting.put_nowait, self._wanted, self._fail)
        )

    async def start(self) -> None:
        """Begin to pull."""
        await self._requests.start()

    async def stop(self) -> None:
        """Stop pulling. What was not acked comes again after the consumer's wait."""
        await self._requests.stop()

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
            raise BrokerUnavailable(self._problem)
        return [message for message in found if message is not None]

    def _wanted(self, asked: int) -> int:
        # Half a batch at a time. Nobody reads fast enough? Then nothing more until they do.
        behind = self._waiting.qsize() > 2 * self._batch
        return 0 if behind or asked > self._batch // 2 else self._batch - asked

    def _fail(self, problem: str) -> None:
        self._problem = problem
        self._waiting.put_nowait(None)
