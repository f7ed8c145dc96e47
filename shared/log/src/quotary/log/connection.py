"""One service's connection: a FastStream broker that refuses nothing silently."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable
from typing import Protocol

from faststream.nats import NatsBroker
from faststream.security import SASLPlaintext
from nats.aio.client import Client
from nats.js import JetStreamContext

from quotary.log.names import JS_PREFIX
from quotary.log.settings import BrokerSettings

_LOG = logging.getLogger(__name__)
_VIOLATION = re.compile(r'permissions violation for (publish|subscription) to "?([^"\s]+)', re.I)
CONNECTION_LOST = 75
"""Exit status of a process whose connection was closed for good (EX_TEMPFAIL of sysexits.h)."""


class RefusalListener(Protocol):
    """Anyone who waits for an answer that a refused publish will never bring."""

    def refused(self, subject: str) -> None:
        """Take note that the broker refused `subject` (lower-cased by the server)."""
        ...


class Drained(Protocol):
    """Anything that takes messages until it is told to take no more."""

    async def drain(self) -> None:
        """Take no more messages than have been sent."""
        ...


class Connection:
    """A broker connection in the service's own account, with its own inbox."""

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
        user = settings.nats_user or service
        self.user = user
        self.inbox_prefix = f"_INBOX_{user}"
        self._listeners: list[RefusalListener] = []
        self._pulling: list[Drained] = []
        self._stopping = False
        self._jetstream: JetStreamContext | None = None
        self._on_closed = on_closed or _exit_process
        self.broker = NatsBroker(
            settings.servers,
            name=f"quotary-{service}",
            security=SASLPlaintext(user, settings.nats_password, use_ssl=False),
            inbox_prefix=self.inbox_prefix,
            js_options={"prefix": JS_PREFIX, "timeout": settings.publish_timeout},
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            error_cb=self._error,
            closed_cb=self._closed,
            graceful_timeout=graceful_timeout,
            apply_types=False,
            logger=None,
        )

    @property
    def where(self) -> str:
        """The broker's addresses, without any user or password that stands in them."""
        return ", ".join(each.rpartition("@")[2] for each in self.settings.servers)

    @property
    def client(self) -> Client:
        """The nats-py client, once connected."""
        return self.broker.connection

    @property
    def jetstream(self) -> JetStreamContext:
        """The JetStream context over the imported API, once connected."""
        if self._jetstream is None:
            self._jetstream = self.client.jetstream(
                prefix=JS_PREFIX, timeout=self.settings.publish_timeout
            )
        return self._jetstream

    def listen(self, listener: RefusalListener) -> None:
        """Tell `listener` of every refused publish from now on."""
        self._listeners.append(listener)

    def drain_first(self, pulling: Drained) -> None:
        """Let `pulling` take no more before the handlers that run are waited for."""
        self._pulling.append(pulling)

    async def stop(self) -> None:
        """Drain the subscribers and close; the closing is then no accident."""
        self._stopping = True
        await asyncio.gather(*(each.drain() for each in self._pulling))
        await self.broker.stop()

    async def _error(self, error: Exception) -> None:
        found = _VIOLATION.search(str(error))
        if found is None:
            _LOG.warning("broker (QUOTARY_NATS_URL, %s): %s", self.where, error)
            return
        _LOG.error("broker refuses this account (%s): %s %s", self.service, *found.groups())
        for listener in self._listeners:
            listener.refused(found.group(2))

    async def _closed(self) -> None:
        if not self._stopping:
            _LOG.critical("connection to the broker is closed for good: leaving, to be restarted")
            await self._on_closed()


async def _exit_process() -> None:
    # A closed nats-py client turns FastStream's pull loop into a busy loop that ignores signals.
    os._exit(CONNECTION_LOST)
