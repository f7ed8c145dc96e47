"""What a process said last, for whoever sees only that it has ended."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_TAIL: Final = 8_192
_LONGEST: Final = 600


def last_line(path: Path) -> str:
    """The last line of a log that is not blank, in at most 600 characters; "" without any."""
    lines = [line.strip() for line in _tail(path, 0).splitlines() if line.strip()]
    return lines[-1][:_LONGEST] if lines else ""


def why_no_broker(path: Path, since: int) -> str:
    """What nats-server wrote from byte `since` on about not starting, without the rest."""
    lines = [line.strip() for line in _tail(path, since).splitlines() if line.strip()]
    fatal = [line for line in lines if line.startswith("nats-server:") or "[FTL]" in line]
    return " ".join(fatal or lines[-3:])[:_LONGEST]


def _tail(path: Path, since: int) -> str:
    try:
        with path.open("rb") as log:
            size = log.seek(0, 2)
            log.seek(max(since, size - _TAIL))
            return log.read().decode(errors="replace")
    except OSError:
        return ""
