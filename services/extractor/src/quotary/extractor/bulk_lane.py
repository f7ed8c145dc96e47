"""The bulk lane's courtesy: it waits while interactive work is pending."""

from __future__ import annotations

import asyncio
import logging

from nats.errors import Error as NatsError
from nats.js.errors import APIError

from quotary.log.connection import Connection
from quotary.log.names import LOG_STREAM
from quotary.log.step import Delivery

_LOG = logging.getLogger(__name__)
INTERACTIVE = "extractor"
"""The durable of the interactive lane."""
_POLL_SECONDS = 0.5


class BulkCourtesy:
    """Holds bulk work while units of the interactive lane wait to be delivered.

    One question to the broker serves all bulk slots of the process for half a second. After
    `patience` seconds a unit goes on all the same, so that no lane can starve the other for good.
    """

    def __init__(self, connection: Connection, *, patience: float = 600.0) -> None:
        self._connection = connection
        self._patience = patience
        self._asking = asyncio.Lock()
        self._asked_at = float("-inf")
        self._pending = 0

    async def hold(self, _delivery: Delivery) -> None:
        """Wait until no interactive unit is pending, or patience ends."""
        until = asyncio.get_running_loop().time() + self._patience
        while await self._interactive_pending():
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, _POLL_SECONDS))

    async def _interactive_pending(self) -> int:
        async with self._asking:
            now = asyncio.get_running_loop().time()
            if now - self._asked_at >= _POLL_SECONDS:
                self._pending = await self._ask()
                self._asked_at = now
            return self._pending

    async def _ask(self) -> int:
        try:
            info = await self._connection.jetstream.consumer_info(LOG_STREAM, INTERACTIVE)
        except (TimeoutError, NatsError, APIError) as error:
            # Courtesy only: where the broker cannot say, the work will meet the same trouble.
            _LOG.warning("bulk lane cannot see the interactive lane: %s", type(error).__name__)
            return 0
        return info.num_pending or 0
