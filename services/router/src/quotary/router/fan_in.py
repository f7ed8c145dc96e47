"""Fan-in without state: count at the stream's leader, read only when the count is full."""

from __future__ import annotations

from dataclasses import dataclass

from nats.errors import Error as NatsError

from quotary.log.catalogue import decode_as
from quotary.log.direct import MULTI_LAST, DirectReader, Stored
from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.gated import Gated
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import ContractSubject


@dataclass(frozen=True, slots=True)
class Count:
    """How many units were gated, as of a stream sequence."""

    gated: int
    last_seq: int


class FanIn:
    """Gathers a run's gated units."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._reader: DirectReader = bench.reader

    async def count(self, subject: ContractSubject) -> Count:
        """The leader's count for the run, never stale.

        Raises:
            BrokerUnavailable: no answer in time.
        """
        pattern = _pattern(subject)
        try:
            info = await self._bench.connection.jetstream.stream_info(
                LOG_STREAM, subjects_filter=pattern
            )
        except (TimeoutError, NatsError) as error:
            raise BrokerUnavailable(f"counting {pattern}: {error or 'no answer'}") from error
        return Count(len(info.state.subjects or {}), info.state.last_seq)

    async def read(self, subject: ContractSubject, units: int) -> dict[int, Gated]:
        """The run's gated facts by unit, as far as they can be seen here.

        Raises:
            BrokerUnavailable: no complete answer in time.
        """
        pattern = _pattern(subject)
        if units <= MULTI_LAST:
            stored = await self._reader.last_of_each(LOG_STREAM, [pattern])
        else:
            stored = [each async for each in self._reader.walk(LOG_STREAM, pattern)]
        return {_unit(each): decode_as(Gated, each.subject, each.data) for each in stored}


def _pattern(subject: ContractSubject) -> str:
    return f"contract.{subject.tenant}.{subject.matter}.{subject.run}.gated.*"


def _unit(stored: Stored) -> int:
    return int(stored.subject.rsplit(".", 1)[1])
