"""The model's words on the trace: batched as they stream; untrusted, and never a fact."""

from __future__ import annotations

import time
from typing import Protocol

from quotary.extractor.live.answer import well_formed
from quotary.log.subjects import ContractSubject

_BATCH_SECONDS = 0.1
_BATCH_CHARACTERS = 2_000


class Trace(Protocol):
    """Where frames go: `quotary.log.trace.Tracer`."""

    async def send(self, subject: ContractSubject, kind: str, **detail: object) -> None:
        """Publish one frame."""
        ...


class DeltaBatches:
    """Sends what a reply streams as `model_delta` frames `{call, n, text, thinking}`, in order.

    `written` counts the characters so far, thinking included.
    """

    def __init__(self, trace: Trace, subject: ContractSubject, call: int) -> None:
        self._trace = trace
        self._subject = subject
        self._call = call
        self._pending: list[str] = []
        self._size = 0
        self._thinking = False
        self._due = 0.0
        self._n = 0
        self.written = 0

    async def add(self, piece: str, thinking: bool) -> None:  # noqa: FBT001 - the shape of `Heard`
        """Take a piece in; send the batch where it is due."""
        if thinking is not self._thinking:
            await self.flush()
            self._thinking = thinking
        self._pending.append(piece)
        self._size += len(piece)
        self.written += len(piece)
        if self._size >= _BATCH_CHARACTERS or time.monotonic() >= self._due:
            await self.flush()

    async def flush(self) -> None:
        """Send what is pending."""
        if not self._pending:
            return
        text = well_formed("".join(self._pending))
        self._pending.clear()
        self._size = 0
        self._due = time.monotonic() + _BATCH_SECONDS
        for start in range(0, len(text), _BATCH_CHARACTERS):
            await self._trace.send(
                self._subject,
                "model_delta",
                call=self._call,
                n=self._n,
                text=text[start : start + _BATCH_CHARACTERS],
                thinking=self._thinking,
            )
            self._n += 1
