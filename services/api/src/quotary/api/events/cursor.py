"""Where a reader is: `<log sequence>.<trace epoch>.<trace sequence>`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_FORM: Final = re.compile(r"(\d{1,18})(?:\.([0-9a-z]{0,32})\.(\d{1,18}))?")


class EventCursorInvalid(ValueError):
    """A cursor that is none."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Everything up to these two sequences has been seen; the trace part holds for one epoch."""

    log: int = 0
    epoch: str = ""
    trace: int = 0

    def __str__(self) -> str:
        return f"{self.log}.{self.epoch}.{self.trace}"

    def in_epoch(self, epoch: str) -> Cursor:
        """The same position in the trace of `epoch`: from zero where it is another one."""
        return self if self.epoch == epoch else Cursor(self.log, epoch, 0)

    def moved(self, *, log: int = 0, trace: int = 0) -> Cursor:
        """The position after a message with that sequence."""
        return Cursor(max(self.log, log), self.epoch, max(self.trace, trace))


def parse_cursor(text: str) -> Cursor:
    """The cursor that a reader hands back; the empty text is the beginning.

    Raises:
        EventCursorInvalid: it has another form.
    """
    if not text:
        return Cursor()
    found = _FORM.fullmatch(text)
    if found is None:
        raise EventCursorInvalid(
            f"{text[:80]!r} is no event cursor: <log sequence>.<trace epoch>.<trace sequence>"
        )
    log, epoch, trace = found.groups()
    return Cursor(int(log), epoch or "", int(trace or 0))
