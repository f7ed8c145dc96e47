"""What a matter's events were so far: facts and trace, merged by the broker's clock."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from quotary.api.events.cursor import Cursor
from quotary.api.matters.facts import MatterFacts
from quotary.log.direct import Stored
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import TRACE_STREAM
from quotary.log.service import Bench

_READINGS: Final = 5


@dataclass(frozen=True, slots=True)
class Past:
    """One message of the past."""

    stored: Stored
    is_trace: bool


async def past(
    bench: Bench, facts: MatterFacts, tenant: str, matter: str, after: Cursor
) -> list[Past]:
    """Every message of the matter after the cursor, in order."""
    of_log, of_trace = await _together(bench, facts, tenant, matter, after)
    both = heapq.merge(_dated(of_log, is_trace=False), _dated(of_trace, is_trace=True))
    return [Past(stored, bool(is_trace)) for _, is_trace, _, stored in both]


async def _together(
    bench: Bench, facts: MatterFacts, tenant: str, matter: str, after: Cursor
) -> tuple[list[Stored], list[Stored]]:
    """The matter's facts and trace of one moment.

    They are read one after the other: a fact recorded in between would be missing before trace
    that came after it, and reach the reader, who listens already, behind it.
    """
    of_log = await facts.stored(matter, after=after.log)
    of_trace: list[Stored] = []
    for _ in range(_READINGS):
        of_trace = await _trace(bench, tenant, matter, after.trace)
        again = await facts.stored(matter, after=after.log)
        if len(again) == len(of_log):
            break
        of_log = again
    return of_log, of_trace


async def _trace(bench: Bench, tenant: str, matter: str, after: int) -> list[Stored]:
    pattern = f"trace.{tenant}.{matter}.>"
    try:
        walk = bench.reader.walk(TRACE_STREAM, pattern, start=after + 1)
        return [each async for each in walk]
    except BrokerUnavailable:
        # The trace is memory: while the broker comes back there may be none.
        return []


def _dated(found: list[Stored], *, is_trace: bool) -> list[tuple[int, int, int, Stored]]:
    # A clock that was set back must not put a stream's own messages out of their order.
    times = accumulate((each.at_ns for each in found), max)
    return [(at, int(is_trace), each.seq, each) for at, each in zip(times, found, strict=True)]
