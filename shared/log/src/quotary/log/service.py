"""A service as a process runs it: one connection, its tools, its steps; start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pydantic import ValidationError

from quotary.log.alive import keep_alive
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.layouts import Layouts
from quotary.log.playbook_store import PlaybookStore
from quotary.log.publish import Recorder
from quotary.log.setting_invalid import STATUS as SETTINGS_WRONG
from quotary.log.setting_invalid import SettingInvalid
from quotary.log.settings import BrokerSettings
from quotary.log.step import Step
from quotary.log.trace import Tracer
from quotary.log.waiting import Waiting
from quotary.log.wiring import attach

_LOG = logging.getLogger(__name__)
ServiceT = TypeVar("ServiceT")
_GARBAGE = 20_000
"""New objects between two looks for cycles."""


class Bench:
    """What every service works with: connection, recorder, readers, content, playbooks, trace."""

    def __init__(
        self,
        settings: BrokerSettings,
        service: str,
        *,
        graceful_timeout: float = 30.0,
        on_closed: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.service = service
        self.settings = settings
        self.connection = Connection(
            settings, service, graceful_timeout=graceful_timeout, on_closed=on_closed
        )
        self.recorder = Recorder(self.connection)
        self.reader = DirectReader(self.connection)
        self.content = ContentStore(self.recorder, self.reader, service)
        self.layouts = Layouts(self.reader, self.content)
        self.playbooks = PlaybookStore(self.reader, settings.tenant)
        self.waiting = Waiting(self.layouts, self.playbooks)
        self.tracer = Tracer(self.connection)


class Service:
    """A running service. `before` runs once connected, `after` once the steps have stopped."""

    def __init__(
        self,
        bench: Bench,
        steps: Sequence[Step],
        *,
        before: Callable[[], Awaitable[None]] | None = None,
        after: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.bench = bench
        self._before = before
        self._after = after
        for step in steps:
            attach(bench.connection, step)

    async def start(self) -> None:
        """Connect, prepare, then pull work."""
        await self.bench.connection.broker.connect()
        if self._before is not None:
            await self._before()
        await self.bench.connection.broker.start()

    async def stop(self) -> None:
        """Let running handlers end, then close."""
        await self.bench.connection.stop()
        if self._after is not None:
            await self._after()


def run(make: Callable[[], Service]) -> None:
    """Run a service until SIGTERM or SIGINT, then drain it."""
    import uvloop

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(make))


async def _serve(make: Callable[[], Service]) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    service = _made_or_left(make)
    await service.start()
    _calm_collector()
    _LOG.info("%s is ready", service.bench.service)
    alive = asyncio.ensure_future(_alive(service.bench))
    await stopping.wait()
    alive.cancel()
    await service.stop()


def made(make: Callable[[], ServiceT]) -> ServiceT:
    """The service, not yet connected.

    Raises:
        SettingInvalid: it cannot be made from its settings, so that making it again is in vain.
    """
    try:
        return make()
    except (OSError, MemoryError, SettingInvalid):
        raise
    except Exception as error:
        raise SettingInvalid(f"{type(error).__name__}: {error}") from error


def _made_or_left(make: Callable[[], Service]) -> Service:
    """The service; else the process leaves with a status of its own.

    The last line of its log then says why.
    """
    try:
        return made(make)
    except SettingInvalid as error:
        if not isinstance(error.__cause__, ValidationError | None):
            _LOG.exception("%s", type(error.__cause__).__name__)
        sys.stderr.write(f"{error}\n")
        raise SystemExit(SETTINGS_WRONG) from None


def _calm_collector() -> None:
    """Look for reference cycles more seldom, and never among what start-up has made.

    A step makes thousands of frozen values, which reference counting frees; by default they set
    off a collection every 700.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(_GARBAGE, 10, 10)


async def _alive(bench: Bench) -> None:
    if bench.settings.alive_file is not None:
        await keep_alive(bench.settings.alive_file, bench.connection.client.flush)
