"""The one publish function: a fact is recorded once, and whoever comes second reads the first."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from nats.errors import Error as NatsError
from nats.errors import MaxPayloadError
from tenacity import (
    AsyncRetrying,
    retry_if_exception_type,
    stop_after_delay,
    wait_random_exponential,
)

from quotary.log.acks import AckInbox, StreamRefused
from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.direct import DirectReader
from quotary.log.errors import BrokerUnavailable, TooLarge
from quotary.log.facts.base import Fact
from quotary.log.names import LOG_STREAM, MAX_FACT_BYTES
from quotary.log.subjects import Subject

FactT = TypeVar("FactT", bound=Fact)
ALREADY_RECORDED = 10071
"""JetStream's `wrong last sequence`: the subject holds a message."""
STORE_FAILED = 10077
"""JetStream's answer where a limit is reached: one message a subject, or the stream's size."""
IN_FLIGHT = 10164
"""JetStream's answer while another publish of the same subject is being stored."""
_UNABLE = 500
"""A server that is short of a leader or of room answers 5xx: it may well take the fact later."""
_REFUSAL_SECONDS = 60.0
_ONCE = {"Nats-Expected-Last-Subject-Sequence": "0"}
_PASSING = (TimeoutError, BrokerUnavailable)


class InFlight(BrokerUnavailable):
    """Another publish of the same subject has not been settled yet."""


@dataclass(frozen=True, slots=True)
class Recorded(Generic[FactT]):
    """The fact that stands on the log, its sequence, and whether it was there before."""

    fact: FactT
    seq: int
    already: bool = False


class Recorder:
    """Records facts and content parts for one service. Nothing else publishes to the streams."""

    def __init__(self, connection: Connection, *, give_up_after: float = 60.0) -> None:
        self._connection = connection
        self._reader = DirectReader(connection)
        self._give_up_after = give_up_after
        self._acks = AckInbox(connection.settings.publish_timeout)
        self._refusal = ""
        self._refused_at = -math.inf
        connection.listen(self)

    @property
    def refusal(self) -> str:
        """Why the broker stored nothing when it was last asked to, within a minute; "" if it did.

        Passing refusals only: no room on its disk, no leader.
        """
        return self._refusal if time.monotonic() - self._refused_at < _REFUSAL_SECONDS else ""

    async def record(
        self, subject: Subject, fact: FactT, body: bytes | None = None
    ) -> Recorded[FactT]:
        """The fact on the log under `subject`: this one, or the one that was there before.

        `body` is the fact's, where the caller has made it already.

        Raises:
            TooLarge: the body is over 256 KiB; put it into content.
            PublishRefused: the account may not publish the subject.
            BrokerUnavailable: no settled answer within the time allowed.
        """
        name = str(subject)
        if body is None:
            body = fact.body()
        if len(body) > MAX_FACT_BYTES:
            raise TooLarge(name, len(body), MAX_FACT_BYTES)
        seq = await self.put_once(name, body, LOG_STREAM)
        if seq is not None:
            return Recorded(fact, seq)
        stored = await self._reader.last(LOG_STREAM, name)
        if stored is None:
            raise BrokerUnavailable(f"{name} is said to be recorded, yet cannot be read")
        return Recorded(decode_as(type(fact), name, stored.data), stored.seq, already=True)

    async def put_once(self, subject: str, body: bytes, stream: str) -> int | None:
        """The new message's sequence, or None where the subject already holds one.

        Raises:
            PublishRefused: the account may not publish the subject.
            BrokerUnavailable: no settled answer within the time allowed.
        """
        with suppress(*_PASSING):
            # Nearly every publish ends here, without the cost of preparing for a second try.
            return await self._publish(subject, body, stream)
        retrying = AsyncRetrying(
            retry=retry_if_exception_type(_PASSING),
            wait=wait_random_exponential(multiplier=0.02, max=1.0),
            stop=stop_after_delay(self._give_up_after),
            reraise=True,
        )
        try:
            async for attempt in retrying:
                with attempt:
                    return await self._publish(subject, body, stream)
        except _PASSING as error:
            raise BrokerUnavailable(f"{subject}: {error or type(error).__name__}") from error
        raise BrokerUnavailable(subject)

    def refused(self, subject: str) -> None:
        """Fail every publish of `subject` that still waits: its answer will never come."""
        self._acks.refused(subject)

    async def _publish(self, subject: str, body: bytes, stream: str) -> int | None:
        try:
            seq = await self._acks.publish(
                self._connection.client, subject, body, {**_ONCE, "Nats-Expected-Stream": stream}
            )
        except StreamRefused as error:
            await self._settled(error, subject, stream)
            return None
        except MaxPayloadError as error:
            raise TooLarge(subject, len(body), MAX_FACT_BYTES) from error
        except NatsError as error:
            raise BrokerUnavailable(f"{subject}: {error}") from error
        self._refusal = ""
        return seq

    async def _settled(self, error: StreamRefused, subject: str, stream: str) -> None:
        """Return where the subject holds a fact; else raise the error, sorted."""
        if error.err_code == ALREADY_RECORDED:
            return
        if error.err_code == IN_FLIGHT:
            raise InFlight(f"{subject} is in flight") from error
        if error.err_code == STORE_FAILED and await self._reader.last(stream, subject) is not None:
            return
        if error.code < _UNABLE:
            raise error
        self._refusal, self._refused_at = str(error), time.monotonic()
        raise BrokerUnavailable(f"{subject}: {error}") from error
