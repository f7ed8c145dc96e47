"""A step's slots: as many messages at once as there are slots, each handled as it arrives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from nats.aio.msg import Msg

from quotary.log.connection import Connection
from quotary.log.pull_requests import PullRequests, Reader
from quotary.log.step import Step

_LOG = logging.getLogger(__name__)
_GATHER_SECONDS: Final = 0.002
"""How long a freed slot waits for others, so that one request asks for all of them."""


class Slots:
    """Pulls a step's messages into its slots.

    Never more is asked for than there are free slots: a message that waits in a process has no
    heartbeat, spends its budget, and no other process can take it meanwhile.
    """

    def __init__(
        self,
        connection: Connection,
        step: Step,
        handle: Callable[[Msg], Coroutine[None, None, object]],
    ) -> None:
        self._step = step
        self._handle = handle
        self._running: set[asyncio.Task[object]] = set()
        self._asking: set[asyncio.Task[None]] = set()
        self._gathering: asyncio.TimerHandle | None = None
        self._said = ""
        self._requests = PullRequests(
            connection, step.stream, step.durable, Reader(self._take, self._wanted, self._failed)
        )

    async def start(self) -> None:
        """Begin to pull."""
        await self._requests.start()

    async def drain(self) -> None:
        """Pull no more. What has been delivered is handled; the broker's stop waits for that."""
        await self._requests.stop()

    def _take(self, message: Msg) -> None:
        self._said = ""
        task = asyncio.get_running_loop().create_task(self._handle(message))
        self._running.add(task)
        task.add_done_callback(self._freed)

    def _wanted(self, asked: int) -> int:
        free = self._step.slots - len(self._running) - asked
        # Few at a time would be many requests; none at all would be a step that stands still.
        return free if asked == 0 or 2 * free >= self._step.slots or not self._gathering else 0

    def _freed(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # The guards take what a handler raises: only the broker can be missing here, and the
            # message comes again.
            _LOG.warning("%s could not settle a message: %s", self._step.durable, error)
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(_GATHER_SECONDS, self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        asking = asyncio.get_running_loop().create_task(self._requests.ask())
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    def _failed(self, problem: str) -> None:
        # It is tried again twice a second: said once for as long as it lasts.
        if problem != self._said:
            _LOG.error("%s cannot pull, and goes on trying: %s", self._step.durable, problem)
        self._said = problem
