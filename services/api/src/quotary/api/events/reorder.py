"""Live messages of two streams, put into the order of the broker's clock."""

from __future__ import annotations

import heapq
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from quotary.log.direct import Stored

HOLD_SECONDS: Final = 0.06
"""How long a message is held back for an earlier one. A fact is synced to disk before it is
republished and a trace message is not, so the later of the two is often heard first."""


@dataclass(frozen=True, order=True, slots=True)
class Heard:
    """A message with its place in the order: the broker's clock, facts first, then sequence."""

    at_ns: int
    is_trace: bool
    seq: int
    stored: Stored = field(compare=False)
    epoch: str = field(default="", compare=False)


class Reorder:
    """Holds messages for a moment and gives them out as a reader of the past would see them."""

    def __init__(self, hold: float = HOLD_SECONDS) -> None:
        self._hold = hold
        self._ordered: list[Heard] = []
        self._arrived: deque[tuple[float, Heard]] = deque()
        self._latest = {False: 0, True: 0}

    def add(self, stored: Stored, heard: float, *, epoch: str = "") -> None:
        """Hold a message that was heard at `heard` (seconds of the loop's clock)."""
        is_trace = stored.subject.startswith("trace.")
        # A clock that was set back must not put a stream's own messages out of their order.
        at_ns = max(stored.at_ns, self._latest[is_trace])
        self._latest[is_trace] = at_ns
        message = Heard(at_ns, is_trace, stored.seq, stored, epoch)
        heapq.heappush(self._ordered, message)
        self._arrived.append((heard, message))

    def due(self, now: float) -> list[Heard]:
        """Every message that has been held long enough, and all that are earlier, in order."""
        ripe: list[Heard] = []
        while self._arrived and now - self._arrived[0][0] >= self._hold:
            ripe.append(self._arrived.popleft()[1])
        due: list[Heard] = []
        last = max(ripe, default=None)
        while last is not None and self._ordered and self._ordered[0] <= last:
            due.append(heapq.heappop(self._ordered))
        return due

    def wait(self, now: float) -> float | None:
        """Seconds until the next message is due; None where none is held."""
        if not self._ordered:
            self._arrived.clear()
            return None
        return max(0.0, self._arrived[0][0] + self._hold - now)
