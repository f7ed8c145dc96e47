"""`PageWorker`: draws pages and finds rectangles in a child process with limits."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from quotary.api.pages.child import ANSWER, HEAD
from quotary.api.pages.places import PageRange
from quotary.api.pages.rectangles import Rectangle

MEMORY_BYTES = 1_610_612_736
WALL_SECONDS = 20.0


class PageUnavailable(ValueError):
    """A page that cannot be drawn; the sentence says why."""


class PageWorker:
    """Asks one child at a time; a child that dies or hangs is replaced for the next question."""

    def __init__(self, wall_seconds: float = WALL_SECONDS) -> None:
        self._wall_seconds = wall_seconds
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

    async def render(self, content: bytes, number: int, scale: float = 1.5) -> bytes:
        """Page `number` (from 1) of a PDF as PNG, at `scale` pixels per point.

        Raises:
            PageUnavailable: no such page, or it could not be drawn in time.
        """
        return await self._ask({"number": number, "scale": scale}, content)

    async def rectangles(
        self, content: bytes, ranges: Sequence[PageRange]
    ) -> dict[int, tuple[Rectangle, ...]]:
        """Per page number the rectangles around characters, about one a line.

        Raises:
            PageUnavailable: no such page, or it could not be opened in time.
        """
        pages: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        for each in ranges:
            pages[each.number].append((each.start, each.end))
        found: dict[int, tuple[Rectangle, ...]] = {}
        for number, parts in pages.items():
            answer = await self._ask({"number": number, "ranges": parts}, content)
            found[number] = tuple(Rectangle(*each) for each in json.loads(answer))
        return found

    async def close(self) -> None:
        """Ends the child at once; what it was asked, and all that waits, gets no page."""
        self._closed = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        async with self._turn:
            await self._end()

    async def _ask(self, question: Mapping[str, Any], content: bytes) -> bytes:
        async with self._turn:
            if self._closed:
                raise PageUnavailable("Pages are no longer drawn: the desk is closing.")
            try:
                answer = self._exchange(json.dumps(question).encode(), content)
                failed, body = await asyncio.wait_for(answer, self._wall_seconds)
            except TimeoutError:
                await self._end()
                raise PageUnavailable("The page takes too long to draw.") from None
            except (OSError, EOFError):
                await self._end()
                raise PageUnavailable("The page is damaged in a way that stops drawing.") from None
            except BaseException:  # cancelled half-way: the next answer would be a stale one
                await self._end()
                raise
        if failed:
            raise PageUnavailable(body.decode(errors="replace"))
        return body

    async def _exchange(self, question: bytes, content: bytes) -> tuple[int, bytes]:
        process = await self._living()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HEAD.pack(len(question), len(content)))
        process.stdin.write(question)
        process.stdin.write(content)
        await process.stdin.drain()
        failed, length = ANSWER.unpack(await process.stdout.readexactly(ANSWER.size))
        return failed, await process.stdout.readexactly(length)

    async def _living(self) -> Process:
        if self._process is None:
            command = ("-I", "-m", "quotary.api.pages.child", str(MEMORY_BYTES))
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdin=PIPE, stdout=PIPE
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
