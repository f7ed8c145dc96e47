"""One matter's live events: put in order, encoded once, handed to every reader of the matter."""

from __future__ import annotations

import asyncio
import logging

from quotary.api.events.encoding import Encoder
from quotary.api.events.reorder import Heard, Reorder
from quotary.api.events.subscriber import Subscriber
from quotary.log.direct import Stored

_LOG = logging.getLogger(__name__)


class Channel:
    """The readers of one matter and the task that serves them."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._reorder = Reorder()
        self._changed = asyncio.Event()
        self.readers: set[Subscriber] = set()
        self._task = asyncio.create_task(self._serve())

    def push(self, stored: Stored, epoch: str) -> None:
        """Take in a message that the hub heard, in this epoch of the trace."""
        self._reorder.add(stored, asyncio.get_running_loop().time(), epoch=epoch)
        self._changed.set()

    def close(self) -> None:
        """End every reader and the task."""
        self._task.cancel()
        for reader in self.readers:
            reader.end()

    async def _serve(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            wait = self._reorder.wait(clock())
            if wait is None:
                self._changed.clear()
                await self._changed.wait()
            else:
                await asyncio.sleep(wait)
            for heard in self._reorder.due(clock()):
                await self._hand_out(heard)

    async def _hand_out(self, heard: Heard) -> None:
        try:
            item = (
                self._encoder.trace(heard.stored, heard.epoch)
                if heard.is_trace
                else await self._encoder.fact(heard.stored)
            )
        except Exception:
            # One bad message must not end a matter's live view; readers see it is missing by seq.
            _LOG.exception("a message of %s could not be shown", heard.stored.subject)
            return
        for reader in tuple(self.readers):
            reader.put(item)
