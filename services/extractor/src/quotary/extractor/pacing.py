"""A recording played into the trace at reading speed, for people who watch; no model is called."""

from __future__ import annotations

import asyncio

from quotary.extractor.live.deltas import DeltaBatches, Trace
from quotary.log.subjects import ContractSubject

LABEL = "Replay · model not called"
_FRAME_SECONDS = 0.1


class Pacing:
    """Plays replies as `model_delta` frames, so that a whole run takes about `seconds`."""

    def __init__(self, trace: Trace, seconds: float, *, slots: int) -> None:
        self._trace = trace
        self._seconds = seconds
        self._slots = slots

    async def play(self, subject: ContractSubject, reply: str, *, units: int) -> None:
        """Stream the reply; of a run's `units`, as many play at once as there are slots."""
        rounds = max(-(-units // self._slots), 1)
        seconds = self._seconds / rounds
        frames = max(round(seconds / _FRAME_SECONDS), 1)
        size = max(-(-len(reply) // frames), 1)
        batches = DeltaBatches(self._trace, subject, 0)
        await self._tell(subject, "replay")
        for start in range(0, len(reply), size):
            await batches.add(reply[start : start + size], thinking=False)
            await batches.flush()
            await asyncio.sleep(seconds / frames)
        await self._tell(subject, "replayed")

    async def _tell(self, subject: ContractSubject, state: str) -> None:
        await self._trace.send(
            subject, "model_call", state=state, purpose="answer", call=0, model="", label=LABEL
        )
