"""A line between a browser and a server that a test can cut and mend."""

import asyncio
import contextlib
from types import TracebackType
from typing import Literal, Self
from urllib.parse import urlsplit

from quotary.cli.embedded.ports import free_port

Cut = Literal["dead", "refusing"]
_REFUSED = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Line:
    """Passes bytes on to `url`; while it is cut nobody listens, or everything is refused."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._there = (there.hostname or "", there.port or 80)
        self._port = free_port()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._refusing = False
        self.url = f"http://127.0.0.1:{self._port}"

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.cut("dead")

    async def mend(self) -> None:
        """Let everything pass."""
        self._refusing = False
        if self._server is None:
            self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self._port)

    async def cut(self, how: Cut) -> None:
        """Break what is open and let nothing new pass."""
        self._refusing = True
        if how == "dead" and self._server is not None:
            self._server.close()
            self._server = None
        for each in tuple(self._open):
            each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            writer.write(_REFUSED)
            with contextlib.suppress(OSError):
                await writer.drain()
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection(*self._there)
        ends = (writer, far_writer)
        self._open.update(ends)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(_copy(reader, far_writer))
                both.create_task(_copy(far_reader, writer))
        finally:
            for each in ends:
                self._open.discard(each)
                each.transport.abort()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
