"""Live messages of two streams, put into the order of the broker's clock."""

from __future__ import annotations

from typing import Final

from quotary.log.direct import Stored

HOLD_SECONDS: Final = 0.06
"""How long a message is held back for an earlier one. A fact is synced to disk before it is
republished and a trace frame is not, so the later of the two is often heard first."""


class Reorder:
    """Holds messages for a moment and gives them out as a reader of the past would see them."""

    def __init__(self, hold: float = HOLD_SECONDS) -> None:
        self._hold = hold
        self._held: list[tuple[float, Stored]] = []

    def add(self, stored: Stored, heard: float) -> None:
        """Hold a message that was heard at `heard` (seconds of the loop's clock)."""
        self._held.append((heard, stored))

    def due(self, now: float) -> list[Stored]:
        """Every message that has been held long enough, and all that are earlier, in order."""
        ripe = [stored.at_ns for heard, stored in self._held if now - heard >= self._hold]
        if not ripe:
            return []
        last = max(ripe)
        due = [stored for _, stored in self._held if stored.at_ns <= last]
        self._held = [each for each in self._held if each[1].at_ns > last]
        return sorted(due, key=_order)

    def wait(self, now: float) -> float | None:
        """Seconds until the next message is due; None where none is held."""
        if not self._held:
            return None
        return max(0.0, min(heard for heard, _ in self._held) + self._hold - now)


def _order(stored: Stored) -> tuple[int, bool, int]:
    return stored.at_ns, stored.subject.startswith("trace."), stored.seq
