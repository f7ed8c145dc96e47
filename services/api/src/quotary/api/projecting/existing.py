"""What is on the log is never said not to exist because the tables do not have it yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from quotary.api.parts import Parts
from quotary.api.problems import Unavailable
from quotary.api.projecting.progress import Progress
from quotary.log.names import LOG_STREAM

FoundT = TypeVar("FoundT")
_SECONDS: Final = 10.0


async def existing(
    parts: Parts, subjects: str, look: Callable[[], Awaitable[FoundT | None]]
) -> FoundT | None:
    """What `look` finds in the tables; None once they hold all that the log has of the subjects.

    `subjects` is a subject filter. The log is asked only where the tables have nothing.

    Raises:
        Unavailable: there may be something, which the tables do not hold in time.
        BrokerUnavailable: the log cannot be asked.
    """
    before = parts.progress.seq
    found = await look()
    if found is not None:
        return found
    newest = await parts.bench.reader.newest(LOG_STREAM, subjects)
    if newest is None or newest.seq <= before:
        return None
    await reached(parts.progress, newest.seq)
    return await look()


async def reached(progress: Progress, seq: int) -> None:
    """Return once the tables hold `seq`.

    Raises:
        Unavailable: they do not in time.
    """
    if not await progress.wait_for(seq, _SECONDS):
        raise Unavailable(
            f"The projection is at {progress.seq}, not yet at {seq}: ask again.",
            headers={"Retry-After": "1"},
        )
