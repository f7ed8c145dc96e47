"""How long facts are gathered between two batches: longer in a burst that nobody looks at."""

from __future__ import annotations

import asyncio
from typing import Final

from quotary.api.projecting.progress import Progress

SHORT_SECONDS: Final = 0.05
"""The first fact after a lull is written at once; those behind it are gathered, so that a matter's
row is folded and written once for several facts."""

LONG_SECONDS: Final = 1.0
"""Of a burst without a reader. Whoever begins to wait for a fact ends the pause."""

_BURST_A_SECOND: Final = 100
"""So many facts are fifteen matters: a queue that moves faster than anybody reads it."""

_LOOKED_SECONDS: Final = 1.0
"""A page that is open waits for the next fact again and again, a client reads again and again: it
may be between two looks now."""


class Gathering:
    """The pauses of one follower of the log, who takes at most `full` facts at a time."""

    def __init__(self, progress: Progress, full: int) -> None:
        self._progress = progress
        self._full = full
        self._last = asyncio.get_running_loop().time()

    async def after(self, taken: int) -> None:
        """Return when it is time for the next batch, after one of so many facts."""
        now = asyncio.get_running_loop().time()
        elapsed, self._last = now - self._last, now
        if taken >= self._full:
            # More is there already: waiting would only let it grow.
            return
        await asyncio.sleep(SHORT_SECONDS)
        if taken >= _BURST_A_SECOND * elapsed and not self._progress.looked_at(_LOOKED_SECONDS):
            await self._progress.until_awaited(LONG_SECONDS - SHORT_SECONDS)
