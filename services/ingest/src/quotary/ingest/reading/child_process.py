"""The parent's end of one reading child."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from typing import Self

from quotary.ingest.reading.child import HEAD, LENGTH
from quotary.ingest.reading.result import ReadResult
from quotary.ingest.reading.wire import load


class ChildProcess:
    """A running child and the number of documents it has read."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self.reads = 0

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Self:
        """A fresh child; it imports its parsers before it takes the first request."""
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    async def read(self, content: bytes, filename: str, media_type: str) -> ReadResult:
        """The child's answer.

        Raises:
            EOFError: where it ended instead of answering.
            OSError: where it had already ended.
            ValueError: where the answer is no result.
        """
        name, kind = filename.encode(errors="replace"), media_type.encode(errors="replace")
        self._stdin.write(HEAD.pack(len(content), len(name), len(kind)))
        self._stdin.write(content)
        self._stdin.write(name + kind)
        await self._stdin.drain()
        (length,) = LENGTH.unpack(await self._stdout.readexactly(LENGTH.size))
        message = await self._stdout.readexactly(length)
        self.reads += 1
        return load(message)

    async def end(self) -> int:
        """Its exit status once it is gone; a negative one is the signal that ended it."""
        if self._process.returncode is None:
            self._stdin.close()
            if not self._stdout.at_eof():
                self._process.kill()
        return await self._process.wait()
