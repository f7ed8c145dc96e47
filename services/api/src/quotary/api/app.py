"""The api, put together: projection, live events and HTTP over one connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_delay, wait_fixed

from quotary.api.desk.mounting import close_desk
from quotary.api.http import make_http
from quotary.api.parts import make_parts
from quotary.api.projecting.log_state import stream_info
from quotary.api.projecting.pump import Pump
from quotary.api.serving import HttpServer
from quotary.api.settings import ApiSettings
from quotary.api.store.database import Database
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from quotary.api.store.projection import Projection
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service

_CATCH_UP_SECONDS = 60.0
_LOG_SECONDS, _LOOK_AGAIN_SECONDS = 60.0, 0.1


class ApiService(Service):
    """The running api."""

    def __init__(
        self, settings: ApiSettings, *, on_closed: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        bench = Bench(settings, "api", on_closed=on_closed)
        super().__init__(bench, [])
        self._database = Database(make_engine(settings.projection_url))
        self.parts = make_parts(settings, bench, self._database)
        self._pump = Pump(bench, Projection(self._database.engine), self.parts.progress)
        self._app = make_http(self.parts)
        self._http = HttpServer(self._app, settings.host, settings.port)
        self._projecting: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """The port that HTTP listens on."""
        return self._http.port

    async def start(self) -> None:
        """Bring the database up to date, connect, project, then serve."""
        settings = self.parts.settings
        if not settings.database_url:
            settings.data.mkdir(parents=True, exist_ok=True)
        # The database and the log know nothing of each other: neither has to wait for the other.
        await asyncio.gather(
            asyncio.to_thread(migrate, self._database.engine), self._connected_and_published()
        )
        self.parts.hub.start()
        self._projecting = asyncio.create_task(self._pump.run())
        self._resuming = asyncio.create_task(self._resume_replays())
        await self._http.start()

    async def stop(self) -> None:
        """End the readers, answer what is being asked, write the last batch, close."""
        await self.parts.hub.stop()
        await self._http.stop()
        await close_desk(self._app)
        for task in (self._resuming, self._projecting):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await super().stop()
        self._database.close()

    async def _connected_and_published(self) -> None:
        await super().start()
        await self._log_is_there()
        await self.parts.publishing.publish_folder(self.parts.settings.playbooks)
        policies = f"policy.{self.parts.tenant}.>"
        newest = await self.bench.reader.newest(LOG_STREAM, policies)
        self.parts.progress.promise(newest.seq if newest else 0)

    async def _log_is_there(self) -> None:
        # Started with the broker, it can be ready before the streams are.
        async for attempt in AsyncRetrying(
            retry=retry_if_exception_type(BrokerUnavailable),
            wait=wait_fixed(_LOOK_AGAIN_SECONDS),
            stop=stop_after_delay(_LOG_SECONDS),
            reraise=True,
        ):
            with attempt:
                await stream_info(self.bench.connection, LOG_STREAM)

    async def _resume_replays(self) -> None:
        # Once the tables show what there is: a replay whose parts are all there is left alone.
        end = (await stream_info(self.bench.connection, LOG_STREAM)).last_seq
        while not await self.parts.progress.wait_for(end, _CATCH_UP_SECONDS):
            continue
        await self.parts.replaying.resume()


def make_app(settings: ApiSettings | None = None) -> ApiService:
    """The api service, not yet connected."""
    return ApiService(settings or ApiSettings())
