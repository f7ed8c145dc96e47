"""Answers to publishes.

nats-py 2.16's own `publish_async` loses every error answer: its handler raises instead of
resolving the future, so a fact that is already recorded would look like a time-out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from nats.aio.client import Client

from quotary.log.errors import BrokerUnavailable, LogError, PublishRefused
from quotary.log.replies import ReplyInbox


class StreamRefused(LogError):
    """The stream answered a publish with an error."""

    def __init__(self, code: int, err_code: int, description: str) -> None:
        super().__init__(f"{description} ({code}, {err_code})")
        self.code, self.err_code = code, err_code


class AckInbox:
    """Publishes to streams and waits for their word on it."""

    def __init__(self, timeout: float) -> None:
        self._replies = ReplyInbox(timeout)

    async def publish(
        self, client: Client, subject: str, body: bytes, headers: Mapping[str, str]
    ) -> int:
        """The sequence under which the stream stored the message.

        Raises:
            StreamRefused: the stream says why it did not.
            PublishRefused: the account may not publish the subject.
            BrokerUnavailable: no stream listens on the subject right now.
            TimeoutError: no answer came in time.
        """
        message = await self._replies.ask(client, subject, body, headers)
        if (message.headers or {}).get("Status") == "503":
            raise BrokerUnavailable("no stream listens on the subject")
        answer = json.loads(message.data)
        error = answer.get("error")
        if error is None:
            return int(answer["seq"])
        raise StreamRefused(
            int(error.get("code", 0)),
            int(error.get("err_code", 0)),
            str(error.get("description", "")),
        )

    def refused(self, subject: str) -> None:
        """Fail every open publish of `subject`: its answer will never come."""
        self._replies.fail(subject, PublishRefused(subject))
