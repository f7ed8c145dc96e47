"""`ReadingWorker`: reads untrusted files in child processes with limited memory and time."""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import dataclass
from functools import lru_cache
from types import TracebackType
from typing import Self

from quotary.ingest.reading import limits
from quotary.ingest.reading.child_process import ChildProcess
from quotary.ingest.reading.document import read_document
from quotary.ingest.reading.ocr import wants_ocr, with_text_layer
from quotary.ingest.reading.result import CannotRead, ReadResult
from quotary.ingest.reading.sniff import sniff

IN_PROCESS_BYTES = 262_144
"""Plain text up to this size is read where it is: no parser is at risk, and it is quick."""

READS_PER_CHILD = 500
"""After so many documents a child is replaced, so that no library's leak can grow for ever."""

_KEPT = 32
"""Results of small texts, a few megabytes in all: retries and new runs come with the same bytes."""


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """What one document may use; `wall_seconds` is larger, as two children share their machine."""

    memory_bytes: int = 1_536 * limits.MEGABYTE
    cpu_seconds: int = 60
    wall_seconds: float = 180.0


TOOK_TOO_LONG = CannotRead(
    "too_large",
    "The file takes longer to read than any contract needs and was given up; "
    "save it anew, or print it to a PDF, and send that.",
)
CRASHED = CannotRead(
    "corrupt",
    "The file is damaged in a way that stops its reader; "
    "save it anew, or print it to a PDF, and send that.",
)


class ReadingWorker:
    """Reads documents, each in one of `children` processes; a child that dies is replaced.

    `ocr` names tesseract's languages ("eng+por") for scanned pages, "" for no OCR; where it is not
    installed, such files still come back as `needs_ocr`. Use the worker as an async context
    manager, or call `close`.
    """

    def __init__(
        self, children: int = 1, limits: WorkerLimits | None = None, ocr: str = ""
    ) -> None:
        self._ocr = ocr
        self._limits = limits or WorkerLimits()
        module = ("-m", "quotary.ingest.reading.child")
        numbers = (str(self._limits.memory_bytes), str(self._limits.cpu_seconds))
        self._command = (sys.executable, "-I", *module, *numbers)
        self._places: asyncio.LifoQueue[ChildProcess | None] = asyncio.LifoQueue()
        self._children = children
        for _ in range(children):
            self._places.put_nowait(None)

    async def __aenter__(self) -> Self:
        """The worker with one child started, so that the first document need not wait for it."""
        child = await self._places.get()
        self._places.put_nowait(await self._living(child))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Ends the children."""
        await self.close()

    async def read(self, content: bytes, filename: str, media_type: str = "") -> ReadResult:
        """The outcome of `read_document`; `corrupt` or `too_large` where its child did not live."""
        small = len(content) <= IN_PROCESS_BYTES
        if len(content) > limits.MAX_BYTES or (small and sniff(content)[0] in ("text", "empty")):
            return _read_here(content, filename, media_type)
        result = await self._read_in_child(content, filename, media_type)
        if self._ocr and wants_ocr(result):
            layered = await with_text_layer(content, self._ocr)
            if layered is not None:
                return await self._read_in_child(layered, filename, media_type)
        return result

    async def _read_in_child(self, content: bytes, filename: str, media_type: str) -> ReadResult:
        child = await self._places.get()
        try:
            child = await self._living(child)
            answer = child.read(content, filename, media_type)
            return await asyncio.wait_for(answer, self._limits.wall_seconds)
        except TimeoutError:
            child = await _ended(child)
            return TOOK_TOO_LONG.result()
        except (OSError, EOFError, ValueError):
            status = await child.end() if child else 0
            child = None
            return (TOOK_TOO_LONG if status == -signal.SIGXCPU else CRASHED).result()
        except BaseException:  # cancelled half-way: what the child says next would be stale
            child = await _ended(child)
            raise
        finally:
            self._places.put_nowait(child)

    async def close(self) -> None:
        """Ends every child once it is idle."""
        for _ in range(self._children):
            await _ended(await self._places.get())
        for _ in range(self._children):
            self._places.put_nowait(None)

    async def _living(self, child: ChildProcess | None) -> ChildProcess:
        if child is not None and child.reads >= READS_PER_CHILD:
            child = await _ended(child)
        return child or await ChildProcess.start(self._command)


@lru_cache(maxsize=_KEPT)
def _read_here(content: bytes, filename: str, media_type: str) -> ReadResult:
    return read_document(content, filename, media_type)


async def _ended(child: ChildProcess | None) -> None:
    if child is not None:
        await child.end()
