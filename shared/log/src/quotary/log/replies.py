"""Answers to requests, told apart by one inbox and given up together: no timer for each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import count
from typing import NamedTuple

from nats.aio.client import Client
from nats.aio.msg import Msg


class _Open(NamedTuple):
    subject: str
    future: asyncio.Future[Msg]
    until: float


class ReplyInbox:
    """Publishes with a reply subject of its own per message and hands out the answer.

    A request of nats-py, and a time-out of asyncio's around it, cost more than the request itself.
    """

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout
        self._prefix = ""
        self._tokens = count()
        # In the order in which they were asked, so in that of their ends.
        self._open: dict[str, _Open] = {}
        self._starting = asyncio.Lock()
        self._ending: asyncio.TimerHandle | None = None

    async def ask(
        self, client: Client, subject: str, body: bytes, headers: Mapping[str, str] | None = None
    ) -> Msg:
        """The answer.

        Raises:
            TimeoutError: none came in time.
        """
        if not self._prefix:
            async with asyncio.timeout(self._timeout):
                await self._start(client)
        loop = asyncio.get_running_loop()
        token = str(next(self._tokens))
        opened = _Open(subject.lower(), loop.create_future(), loop.time() + self._timeout)
        self._open[token] = opened
        if self._ending is None:
            self._ending = loop.call_at(opened.until, self._end)
        try:
            await client.publish(
                subject,
                body,
                reply=self._prefix + token,
                headers=None if headers is None else dict(headers),
            )
            return await opened.future
        finally:
            del self._open[token]

    def fail(self, subject: str, error: Exception) -> None:
        """End every open request of `subject` with this error: its answer will never come."""
        for each in self._open.values():
            if each.subject == subject.lower() and not each.future.done():
                each.future.set_exception(error)

    async def _start(self, client: Client) -> None:
        async with self._starting:
            if self._prefix:
                return
            prefix = f"{client.new_inbox()}."
            await client.subscribe(f"{prefix}*", cb=self._answer)
            self._prefix = prefix

    async def _answer(self, message: Msg) -> None:
        opened = self._open.get(message.subject.rsplit(".", 1)[1])
        if opened is not None and not opened.future.done():
            opened.future.set_result(message)

    def _end(self) -> None:
        """Give up what has waited too long, and come again when the next one will have."""
        self._ending = None
        loop = asyncio.get_running_loop()
        now = loop.time()
        for each in self._open.values():
            if each.until > now:
                self._ending = loop.call_at(each.until, self._end)
                return
            if not each.future.done():
                each.future.set_exception(TimeoutError())
