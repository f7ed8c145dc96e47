"""A service as a process runs it: one connection, its tools, its steps; start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import NoReturn, TypeVar

from nats.errors import Error as NatsError
from pydantic import ValidationError

from quotary.log.alive import keep_alive
from quotary.log.connection import Connection
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.layouts import Layouts
from quotary.log.playbook_store import PlaybookStore
from quotary.log.publish import Recorder
from quotary.log.round_trip import round_trip
from quotary.log.setting_invalid import STATUS as SETTINGS_WRONG
from quotary.log.setting_invalid import SettingInvalid
from quotary.log.settings import BrokerSettings
from quotary.log.step import Step
from quotary.log.trace import Tracer
from quotary.log.waiting import Waiting
from quotary.log.wiring import attach

_LOG = logging.getLogger(__name__)
ServiceT = TypeVar("ServiceT")
_GARBAGE = 100_000
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
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(make))
    except SettingInvalid as error:
        _leave(error)


def _leave(error: SettingInvalid) -> NoReturn:
    """End the process: starting it again is in vain, and the last line of its log says why."""
    if not isinstance(error.__cause__, ValidationError | NatsError | None):
        _LOG.error("%s", error, exc_info=error)
    sys.stderr.write(f"{error}\n")
    raise SystemExit(SETTINGS_WRONG)


async def _serve(make: Callable[[], Service]) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    service = made(make)
    if not await _started(service, stopping):
        return
    _calm_collector()
    _LOG.info("%s is ready", service.bench.service)
    alive = asyncio.ensure_future(_alive(service.bench))
    await stopping.wait()
    alive.cancel()
    await service.stop()


async def _started(service: Service, stopping: asyncio.Event) -> bool:
    """True once it works; False where it was told to stop while it waited for its broker."""
    starting = asyncio.ensure_future(service.start())
    told = asyncio.ensure_future(stopping.wait())
    await asyncio.wait((starting, told), return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if starting.done():
        _accepted(starting, service)
        return True
    starting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await starting
    return False


def _accepted(starting: asyncio.Future[None], service: Service) -> None:
    """Pass on what starting raised; that the broker refuses the account is one sentence."""
    try:
        starting.result()
    except NatsError as error:
        if "authorization" not in str(error).lower():
            raise
        connection = service.bench.connection
        raise SettingInvalid(
            f"The broker at {connection.where} refuses the user {connection.user}: "
            "QUOTARY_NATS_USER and QUOTARY_NATS_PASSWORD are those of its account "
            f"`{service.bench.service}`."
        ) from error


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
        client = bench.connection.client
        await keep_alive(bench.settings.alive_file, lambda: round_trip(client))
