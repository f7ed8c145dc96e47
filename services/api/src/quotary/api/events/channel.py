"""One matter's live events: put in order, encoded once, handed to every reader of the matter."""

from __future__ import annotations

import asyncio
import heapq
import logging
from dataclasses import dataclass, field
from typing import Final

from quotary.api.events.encoding import Encoder
from quotary.api.events.subscriber import Subscriber
from quotary.log.direct import Stored

_LOG = logging.getLogger(__name__)
HOLD_SECONDS: Final = 0.05
"""How long a message waits for an earlier one of the other stream, written to disk more slowly."""


@dataclass(order=True, slots=True)
class _Waiting:
    at_ns: int
    is_trace: bool
    seq: int
    due: float = field(compare=False)
    stored: Stored = field(compare=False)
    epoch: str = field(compare=False)


class Channel:
    """The readers of one matter and the task that serves them."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._waiting: list[_Waiting] = []
        self._changed = asyncio.Event()
        self.readers: set[Subscriber] = set()
        self._task = asyncio.create_task(self._serve())

    def push(self, stored: Stored, *, is_trace: bool, epoch: str) -> None:
        """Take in a message that the hub heard."""
        due = asyncio.get_running_loop().time() + HOLD_SECONDS
        waiting = _Waiting(stored.at_ns, is_trace, stored.seq, due, stored, epoch)
        heapq.heappush(self._waiting, waiting)
        self._changed.set()

    def close(self) -> None:
        """End every reader and the task."""
        self._task.cancel()
        for reader in self.readers:
            reader.end()

    async def _serve(self) -> None:
        while True:
            if not self._waiting:
                self._changed.clear()
                await self._changed.wait()
                continue
            left = self._waiting[0].due - asyncio.get_running_loop().time()
            if left > 0:
                # An earlier one may still come in; the top of the heap is looked at again then.
                await asyncio.sleep(left)
                continue
            await self._hand_out(heapq.heappop(self._waiting))

    async def _hand_out(self, waiting: _Waiting) -> None:
        try:
            item = (
                self._encoder.trace(waiting.stored, waiting.epoch)
                if waiting.is_trace
                else await self._encoder.fact(waiting.stored)
            )
        except Exception:
            # One bad message must not end a matter's live view; readers see it is missing by seq.
            _LOG.exception("a message of %s could not be shown", waiting.stored.subject)
            return
        for reader in tuple(self.readers):
            reader.put(item)
