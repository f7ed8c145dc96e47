"""Reading stored messages by direct get: one by subject, or many in stream order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from quotary.log.connection import Connection
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import JS_PREFIX
from quotary.log.replies import ReplyInbox

MULTI_LAST = 900
"""Subjects asked for in one `multi_last` request; the server answers at most 1,024."""
_PAGE = 500
_STALE_READS = 25
_STALE_SECONDS = 0.2


class TooManySubjects(BrokerUnavailable):
    """More subjects match than one answer may hold."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One message as it lies in a stream."""

    subject: str
    seq: int
    data: bytes
    stamp: str = field(default="", compare=False)
    """When the broker stored it: RFC 3339 with up to nine digits after the second."""

    @property
    def at_ns(self) -> int:
        """The same as nanoseconds since 1970, 0 where it is not known."""
        if not self.stamp:
            return 0
        whole, _, rest = self.stamp.rstrip("Z").partition(".")
        seconds = int(datetime.fromisoformat(whole).replace(tzinfo=UTC).timestamp())
        return seconds * 1_000_000_000 + int(rest.ljust(9, "0")[:9] or 0)


class DirectReader:
    """Direct reads in one service's account. Answers may come from a follower, so may be stale."""

    def __init__(self, connection: Connection, *, timeout: float = 5.0) -> None:
        self._connection = connection
        self._timeout = timeout
        self._replies = ReplyInbox(timeout)

    async def last(self, stream: str, subject: str) -> Stored | None:
        """The last message of exactly this subject, None where there is none.

        Raises:
            BrokerUnavailable: no answer in time.
        """
        return await self._asked(f"{JS_PREFIX}.DIRECT.GET.{stream}.{subject}", b"", subject)

    async def newest(self, stream: str, subject_filter: str) -> Stored | None:
        """The newest message that matches the filter, None where there is none.

        Raises:
            BrokerUnavailable: no answer in time.
        """
        asked = json.dumps({"last_by_subj": subject_filter}).encode()
        return await self._asked(f"{JS_PREFIX}.DIRECT.GET.{stream}", asked, subject_filter)

    async def last_of_each(
        self, stream: str, subjects: list[str], *, up_to: int | None = None
    ) -> list[Stored]:
        """The last message of each subject or filter, in stream order; at most 1,024 in all.

        Raises:
            BrokerUnavailable: no complete answer in time.
        """
        asked: dict[str, object] = {"multi_last": subjects, "batch": 1024}
        if up_to is not None:
            asked["up_to_seq"] = up_to
        found, _ = await self._batch(stream, asked)
        return found

    async def first_after(self, stream: str, subject_filter: str, seq: int) -> Stored | None:
        """The first message after sequence `seq` that matches the filter, None where there is none.

        Raises:
            BrokerUnavailable: no answer in time.
        """
        asked = {"seq": seq + 1, "next_by_subj": subject_filter, "batch": 1}
        found, _ = await self._batch(stream, asked)
        return found[0] if found else None

    async def everything(
        self, stream: str, subject_filter: str, *, at_least: int = 0
    ) -> list[Stored] | None:
        """Every message under the filter, as of a moment at which sequence `at_least` was stored.

        For streams that keep one message a subject. None where over 1,024 subjects match: `walk`.

        Raises:
            BrokerUnavailable: no complete answer, or only from a copy that is behind.
        """
        asked: dict[str, object] = {"multi_last": [subject_filter], "batch": 1024}
        for _ in range(_STALE_READS):
            try:
                found, end = await self._batch(stream, asked)
            except TooManySubjects:
                return None
            if not found or int(end.get("Nats-UpTo-Sequence", "0")) >= at_least:
                return found
            await asyncio.sleep(_STALE_SECONDS)
        raise BrokerUnavailable(f"{stream} cannot be seen here up to {at_least} yet")

    async def between(self, stream: str, first: int, last: int) -> list[Stored]:
        """Every message with a sequence from `first` to `last`, `last` itself included.

        Raises:
            BrokerUnavailable: no complete answer, or only from a copy that is behind.
        """
        for _ in range(_STALE_READS):
            found: list[Stored] = []
            async for each in self.walk(stream, ">", start=first):
                if each.seq <= last:
                    found.append(each)
                if each.seq >= last:
                    return found
            await asyncio.sleep(_STALE_SECONDS)
        raise BrokerUnavailable(f"{stream} cannot be seen here up to {last} yet")

    async def walk(
        self, stream: str, subject_filter: str, *, start: int = 1
    ) -> AsyncIterator[Stored]:
        """Every message that matches the filter, from sequence `start`, page by page.

        Raises:
            BrokerUnavailable: no complete answer in time.
        """
        while True:
            found, end = await self._batch(
                stream, {"seq": start, "next_by_subj": subject_filter, "batch": _PAGE}
            )
            for each in found:
                yield each
            if not found or int(end.get("Nats-Num-Pending", "0")) == 0:
                return
            start = found[-1].seq + 1

    async def _asked(self, to: str, asked: bytes, subject: str) -> Stored | None:
        try:
            reply = await self._replies.ask(self._connection.client, to, asked)
        except (TimeoutError, NatsError) as error:
            why = str(error) or "no answer in time"
            raise BrokerUnavailable(f"reading {subject}: {why}") from error
        return _stored(reply)

    async def _batch(
        self, stream: str, asked: Mapping[str, object]
    ) -> tuple[list[Stored], Mapping[str, str]]:
        client = self._connection.client
        inbox = client.new_inbox()
        subscription = await client.subscribe(inbox, pending_msgs_limit=-1, pending_bytes_limit=-1)
        found: list[Stored] = []
        try:
            await client.publish(
                f"{JS_PREFIX}.DIRECT.GET.{stream}", json.dumps(asked).encode(), reply=inbox
            )
            while True:
                message = await subscription.next_msg(timeout=self._timeout)
                stored = _stored(message)
                if stored is None:
                    return found, dict(message.headers or {})
                found.append(stored)
        except (TimeoutError, NatsError) as error:
            raise BrokerUnavailable(f"reading {stream}: {error or 'no answer'}") from error
        finally:
            await subscription.unsubscribe()


def _stored(message: Msg) -> Stored | None:
    headers = message.headers or {}
    status = headers.get("Status")
    if status in ("404", "204"):
        return None
    if status == "413":
        raise TooManySubjects(headers.get("Description", ""))
    if status is not None:
        raise BrokerUnavailable(f"direct get answered {status} {headers.get('Description', '')}")
    return Stored(
        headers["Nats-Subject"],
        int(headers["Nats-Sequence"]),
        message.data,
        headers.get("Nats-Time-Stamp", ""),
    )
