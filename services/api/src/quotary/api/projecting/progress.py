"""How far the projection is, for readers that want to see what they just wrote."""

from __future__ import annotations

import asyncio
import contextlib
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
        self._asked = asyncio.Event()
        self._waiting = 0
        self._asked_at = float("-inf")
        self._promised = 0
        self.seq = 0
        self.phase: Phase = "starting"
        self.problem = ""

    def reach(self, seq: int) -> None:
        """Note that the tables hold everything up to `seq`."""
        self.seq = seq
        self._moved.set()
        self._moved = asyncio.Event()

    @property
    def promised(self) -> int:
        """What readers of policies are to see at least; 0 before anything was promised."""
        return self._promised

    def promise(self, seq: int) -> None:
        """Note that a policy stands on the log: no later reader is told that there is none."""
        self._promised = max(self._promised, seq)

    async def wait_for(self, seq: int, within: float) -> bool:
        """True once the tables hold `seq`; False if they do not within so many seconds."""
        self._waiting += 1
        try:
            async with asyncio.timeout(within):
                while self.seq < seq:
                    self._asked.set()
                    await self._next()
        except TimeoutError:
            return False
        finally:
            self._waiting -= 1
            self._asked_at = asyncio.get_running_loop().time()
        return True

    def looked_at(self, within: float) -> bool:
        """True where somebody waits for the tables, or waited or read within so many seconds."""
        last = max(self._asked_at, self._database.read_at)
        return self._waiting > 0 or asyncio.get_running_loop().time() - last < within

    async def until_awaited(self, within: float) -> None:
        """Return once somebody begins to wait for the tables, or after so many seconds."""
        self._asked.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._asked.wait()

    async def _next(self) -> None:
        if self.phase == "following":
            await self._moved.wait()
            return
        # Another process writes: only the database knows how far it is.
        await asyncio.sleep(_POLL_SECONDS)
        self.seq = max(self.seq, (await self._database.read(read_checkpoint)).seq)
