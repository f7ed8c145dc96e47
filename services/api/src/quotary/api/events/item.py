"""What the hub hands to readers: one message's frames, encoded once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quotary.api.events.cursor import Cursor
from quotary.api.events.frame import Frame

_LAST_WORDS = frozenset({"result", "answer"})
"""A review's last word, and a question's."""


@dataclass(frozen=True, slots=True)
class Item:
    """The frames of one message with the sequence it had in its stream (the other one is 0)."""

    log: int
    trace: int
    epoch: str
    body: bytes
    results: tuple[str, ...] = ()
    """Runs whose last word is among the frames."""

    def moves(self, cursor: Cursor) -> Cursor | None:
        """Where a reader at `cursor` is after this item; None where it has seen it already."""
        here = cursor.in_epoch(self.epoch) if self.epoch else cursor
        if self.log <= here.log and self.trace <= here.trace:
            return None
        return here.moved(log=self.log, trace=self.trace)

    def with_id(self, cursor: Cursor) -> bytes:
        """The bytes for a reader who is at `cursor` once it has them.

        The id stands in the last frame: a reader that is cut off before it gets all of the
        message's frames again, rather than never the rest.
        """
        return b"%bid: %b\n\n" % (self.body[:-1], str(cursor).encode()) if self.body else b""


def item_of(frames: Sequence[Frame], *, log: int = 0, trace: int = 0, epoch: str = "") -> Item:
    """The item of a message's frames."""
    return Item(
        log,
        trace,
        epoch,
        b"".join(frame.encoded() for frame in frames),
        tuple(str(frame.body.get("run", "")) for frame in frames if frame.event in _LAST_WORDS),
    )
