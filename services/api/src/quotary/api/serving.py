"""uvicorn inside the service's own event loop, without signal handlers of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from quotary.api.heads import BoundedHeads


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave signals to the process, which drains every service in its order."""
        yield


class HttpServer:
    """Serves one application until stopped."""

    def __init__(self, app: FastAPI, host: str, port: int) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            lifespan="off",
            server_header=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
            http=BoundedHeads,
        )
        self._server = _Server(config)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen.

        Raises:
            OSError: the address cannot be listened on.
        """
        self._task = asyncio.create_task(self._server.serve())
        while not self._server.started:
            if self._task.done():
                self._task.result()
                raise OSError(f"port {self._server.config.port} cannot be listened on")
            await asyncio.sleep(0.005)

    @property
    def port(self) -> int:
        """The port it listens on, also where 0 asked for a free one."""
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Answer what is being asked, then end."""
        self._server.should_exit = True
        if self._task is not None:
            await self._task
