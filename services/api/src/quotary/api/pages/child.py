"""The child process that opens PDFs: a request on standard input, an answer on standard output."""

from __future__ import annotations

import json
import os
import resource
import struct
import sys
from typing import Any

from quotary.api.pages.drawing import render_page
from quotary.api.pages.rectangles import rectangles

HEAD = struct.Struct(">QQ")
"""Lengths in bytes of the question, which is JSON, and of the PDF, which follow in this order."""
ANSWER = struct.Struct(">BQ")
"""0 for an answer and 1 for a sentence that says why there is none; then its length in bytes."""


def main(memory_bytes: int) -> None:
    """Serves requests until standard input ends; the kernel refuses memory past the limit."""
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not reach the pipe
    while head := source.read(HEAD.size):
        question_length, content_length = HEAD.unpack(head)
        question = json.loads(source.read(question_length))
        failed, answer = _answer(question, source.read(content_length))
        sink.write(ANSWER.pack(failed, len(answer)) + answer)
        sink.flush()


def _answer(question: dict[str, Any], content: bytes) -> tuple[int, bytes]:
    try:
        if "scale" in question:
            return 0, render_page(content, question["number"], question["scale"])
        found = rectangles(content, question["number"], question["ranges"])
        return 0, json.dumps(found).encode()
    except ValueError as error:
        return 1, str(error).encode()
    except MemoryError:
        return 1, b"The page takes more memory to draw than is allowed."


if __name__ == "__main__":
    main(int(sys.argv[1]))
