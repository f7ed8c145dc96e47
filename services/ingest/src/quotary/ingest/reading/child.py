"""The child process that reads: a request on standard input, a result on standard output."""

from __future__ import annotations

import os
import resource
import struct
import sys
from typing import BinaryIO

from quotary.ingest.reading.document import read_document
from quotary.ingest.reading.result import CannotRead
from quotary.ingest.reading.wire import dump

HEAD = struct.Struct(">QII")
"""Lengths in bytes of the content, the filename and the media type, which follow in this order."""
LENGTH = struct.Struct(">Q")


def main(memory_bytes: int, cpu_seconds: int) -> None:
    """Serves requests until standard input ends; the kernel ends it past either limit."""
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not reach the pipe
    while head := source.read(HEAD.size):
        _limit_cpu(cpu_seconds)
        message = _answer(source, head)
        sink.write(LENGTH.pack(len(message)) + message)
        sink.flush()


def _answer(source: BinaryIO, head: bytes) -> bytes:
    content_length, name_length, type_length = HEAD.unpack(head)
    content = source.read(content_length)
    filename = source.read(name_length).decode(errors="replace")
    media_type = source.read(type_length).decode(errors="replace")
    try:
        return dump(read_document(content, filename, media_type))
    except MemoryError:
        del content
        return dump(_too_much_memory().result())


def _too_much_memory() -> CannotRead:
    return CannotRead(
        "too_large",
        "The file takes more memory to read than any contract needs; "
        "save it anew, or print it to a PDF, and send that.",
    )


def _limit_cpu(seconds: int) -> None:
    """Moves the limit, which counts from the process's start, to `seconds` from now."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(usage.ru_utime + usage.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
