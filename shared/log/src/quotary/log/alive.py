"""A sign of life: a file kept fresh while a process's event loop turns and its broker answers.

Run as a program it is the health check of a container, on the standard library alone:
`python -m quotary.log.alive` leaves with 0 where the file of QUOTARY_ALIVE_FILE is fresh.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

BEAT_SECONDS = 5.0
FRESH_SECONDS = 30.0
"""Six beats: older than this, the process hangs or has lost its broker."""


async def keep_alive(
    path: Path, ask: Callable[[], Awaitable[object]], every: float = BEAT_SECONDS
) -> None:
    """Touch `path` each time `ask` has an answer, until cancelled. Failures leave it to age."""
    while True:
        try:
            async with asyncio.timeout(every):
                await ask()
        except Exception:  # noqa: S110 -- whatever is wrong, the file's age says so
            pass
        else:
            await asyncio.to_thread(path.touch)
        await asyncio.sleep(every)


def verdict(path: str, now: float) -> tuple[bool, str]:
    """Whether the file is fresh at `now` (seconds since the epoch), and a sentence about it."""
    if not path:
        return False, "QUOTARY_ALIVE_FILE is not set: this process leaves no sign of life"
    try:
        age = now - Path(path).stat().st_mtime
    except FileNotFoundError:
        return False, f"{path} is not there: the service has not reached its broker yet"
    if age > FRESH_SECONDS:
        return False, f"{path} is {age:.0f} s old: the service hangs or has lost its broker"
    return True, f"{path} is {age:.0f} s old"


def main() -> int:
    """The exit status of the health check."""
    fresh, sentence = verdict(os.environ.get("QUOTARY_ALIVE_FILE", ""), time.time())
    sys.stdout.write(sentence + "\n")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main())
