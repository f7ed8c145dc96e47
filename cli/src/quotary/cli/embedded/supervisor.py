"""The supervisor: broker and five services as processes, each started again when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from quotary.cli.embedded.child import die_with_parent
from quotary.cli.embedded.disk import DiskWatch
from quotary.cli.embedded.last_words import last_line
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.no_system import NoSystem
from quotary.log.accounts import SERVICES
from quotary.log.setting_invalid import STATUS as SETTINGS_WRONG

_LOG = logging.getLogger(__name__)
_DRAIN_SECONDS = 40.0
_STEADY_SECONDS = 10.0
_STAGGER_SECONDS = 1.1
"""About what a service takes to load: two at once would take the api's core from it."""
_FIRST_DELAY, _LONGEST_DELAY = 0.1, 5.0


class ServiceRefuses(NoSystem):
    """A service cannot work with its settings, however often it is started."""


class Supervisor:
    """Keeps a system running until it is told to stop."""

    def __init__(
        self,
        server: NatsServer,
        environment: Mapping[str, str],
        give_up: Callable[[], None] = lambda: None,
    ) -> None:
        self._server = server
        self._environment = environment
        self._give_up = give_up
        self.failure = ""
        """Why the system was given up, "" where it was not."""
        self._processes: dict[str, asyncio.subprocess.Process] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False
        self._answers = asyncio.Event()

    @property
    def pids(self) -> dict[str, int]:
        """The process id of the broker and of each service."""
        running = {name: each.pid for name, each in self._processes.items()}
        if self._server.process is not None:
            running["nats"] = self._server.process.pid
        return running

    async def start(self) -> None:
        """Start the broker, set it up, then start the services and watch all six."""
        # Whoever waits, waits for the api: it loads its libraries while the broker is set up (and
        # would wait for the broker if it were sooner), and the others follow one by one.
        await self._begin("api")
        await self._server.start()
        await self._server.initialise()
        self._tasks.append(asyncio.create_task(self._begin_others()))
        self._tasks.append(asyncio.create_task(self._watch_broker()))
        disk = DiskWatch(self._server.folder.root, self._end_broker)
        self._tasks.append(asyncio.create_task(disk.run()))

    async def _begin_others(self) -> None:
        for service in SERVICES:
            if service != "api":
                await self._begin(service)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_STAGGER_SECONDS):
                        await self._answers.wait()

    def api_answers(self) -> None:
        """Start what has not been started yet: the api needs its core no longer."""
        self._answers.set()

    async def _begin(self, service: str) -> None:
        await self._spawn(service)
        self._tasks.append(asyncio.create_task(self._watch(service)))

    async def stop(self) -> None:
        """Let the services drain, then stop the broker."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        for process in self._processes.values():
            if process.returncode is None:
                process.terminate()
        await asyncio.gather(*(self._ended(each) for each in self._processes.values()))
        await self._server.stop()

    async def _ended(self, process: asyncio.subprocess.Process) -> None:
        try:
            async with asyncio.timeout(_DRAIN_SECONDS):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _spawn(self, service: str) -> None:
        with self._log_of(service).open("ab") as log:
            self._processes[service] = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                f"quotary.{service}",
                env={**os.environ, **self._environment, **self._credentials(service)},
                stdout=log,
                stderr=log,
                # Of its own group: Ctrl-C reaches the supervisor, which then drains in order.
                start_new_session=True,
                preexec_fn=die_with_parent,
            )

    def _log_of(self, service: str) -> Path:
        return self._server.folder.root / f"{service}.log"

    def _credentials(self, service: str) -> dict[str, str]:
        return {
            "QUOTARY_NATS_URL": self._server.url,
            "QUOTARY_NATS_USER": service,
            "QUOTARY_NATS_PASSWORD": self._server.passwords[service],
        }

    async def _watch(self, service: str) -> None:
        delay = _FIRST_DELAY
        while True:
            started = time.monotonic()
            status = await self._processes[service].wait()
            if self._stopping:
                return
            words = last_line(self._log_of(service))
            if status == SETTINGS_WRONG:
                self.failure = f"{service} cannot work as it is set up: {words}"
                self._give_up()
                return
            delay = _next_delay(delay, time.monotonic() - started)
            _LOG.warning(
                "%s ended with %s: starting it again in %.1f s. It said last: %s",
                service, status, delay, words,
            )  # fmt: skip
            await asyncio.sleep(delay)
            await self._spawn(service)

    async def _watch_broker(self) -> None:
        delay = _FIRST_DELAY
        while self._server.process is not None:
            started = time.monotonic()
            status = await self._server.process.wait()
            if self._stopping:
                return
            delay = _next_delay(delay, time.monotonic() - started)
            _LOG.warning("nats-server ended with %s: starting it again in %.1f s", status, delay)
            await asyncio.sleep(delay)
            await self._restart_broker()

    def _end_broker(self) -> None:
        """Have the broker end, to be started again by whoever watches it."""
        if self._server.process is not None and self._server.process.returncode is None:
            self._server.process.kill()

    async def _restart_broker(self) -> None:
        try:
            await self._server.start()
            # The trace lives in memory: its stream has to be made again.
            await self._server.initialise()
        except Exception:
            _LOG.exception("nats-server could not be brought back; trying again")


def _next_delay(delay: float, lasted: float) -> float:
    return _FIRST_DELAY if lasted > _STEADY_SECONDS else min(delay * 2, _LONGEST_DELAY)


def service_environment(data: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """The `QUOTARY_…` variables that every service of an embedded system gets."""
    return {"QUOTARY_DATA": str(data), **settings}
