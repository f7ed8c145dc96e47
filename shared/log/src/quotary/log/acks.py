"""Answers to publishes, told apart by one inbox.

nats-py 2.16's own `publish_async` loses every error answer: its handler raises instead of
resolving the future, so a fact that is already recorded would look like a time-out.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from itertools import count

from nats.aio.client import Client
from nats.aio.msg import Msg

from quotary.log.errors import BrokerUnavailable, LogError, PublishRefused


class StreamRefused(LogError):
    """The stream answered a publish with an error."""

    def __init__(self, code: int, err_code: int, description: str) -> None:
        super().__init__(f"{description} ({code}, {err_code})")
        self.code, self.err_code = code, err_code


class AckInbox:
    """Publishes with a reply subject of its own per message and hands out the answer."""

    def __init__(self) -> None:
        self._prefix = ""
        self._tokens = count()
        self._open: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._starting = asyncio.Lock()

    async def publish(
        self, client: Client, subject: str, body: bytes, headers: Mapping[str, str]
    ) -> int:
        """The sequence under which the stream stored the message.

        Raises:
            StreamRefused: the stream says why it did not.
            PublishRefused: the account may not publish the subject.
            BrokerUnavailable: no stream listens on the subject right now.
        """
        if not self._prefix:
            await self._start(client)
        token = str(next(self._tokens))
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._open[token] = (subject.lower(), future)
        try:
            await client.publish(subject, body, reply=self._prefix + token, headers=dict(headers))
            return await future
        finally:
            del self._open[token]

    def refused(self, subject: str) -> None:
        """Fail every open publish of `subject`: its answer will never come."""
        for open_subject, future in self._open.values():
            if open_subject == subject.lower() and not future.done():
                future.set_exception(PublishRefused(subject))

    async def _start(self, client: Client) -> None:
        async with self._starting:
            if self._prefix:
                return
            prefix = f"{client.new_inbox()}."
            await client.subscribe(f"{prefix}*", cb=self._answer)
            self._prefix = prefix

    async def _answer(self, message: Msg) -> None:
        _, future = self._open.get(message.subject.rsplit(".", 1)[1], ("", None))
        if future is None or future.done():
            return
        if (message.headers or {}).get("Status") == "503":
            future.set_exception(BrokerUnavailable("no stream listens on the subject"))
            return
        answer = json.loads(message.data)
        error = answer.get("error")
        if error is None:
            future.set_result(int(answer["seq"]))
        else:
            future.set_exception(
                StreamRefused(
                    int(error.get("code", 0)),
                    int(error.get("err_code", 0)),
                    str(error.get("description", "")),
                )
            )
