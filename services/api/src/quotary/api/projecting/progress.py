"""How far the projection is, for readers that want to see what they just wrote."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from quotary.api.store.checkpoint import read_checkpoint
from quotary.api.store.database import Database

Phase = Literal["starting", "catching_up", "following", "standby", "halted"]
_POLL_SECONDS: Final = 0.05


class Progress:
    """The projection's sequence as this process knows it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._moved = asyncio.Event()
        self.seq = 0
        self.phase: Phase = "starting"
        self.problem = ""

    def reach(self, seq: int) -> None:
        """Note that the tables hold everything up to `seq`."""
        self.seq = seq
        self._moved.set()
        self._moved = asyncio.Event()

    async def wait_for(self, seq: int, within: float) -> bool:
        """True once the tables hold `seq`; False if they do not within so many seconds."""
        try:
            async with asyncio.timeout(within):
                while self.seq < seq:
                    await self._next()
        except TimeoutError:
            return False
        return True

    async def _next(self) -> None:
        if self.phase == "following":
            await self._moved.wait()
            return
        # Another process writes: only the database knows how far it is.
        await asyncio.sleep(_POLL_SECONDS)
        self.seq = max(self.seq, (await self._database.read(read_checkpoint)).seq)
