"""Moments and spans of time in few characters."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

_UNITS: Final = ((86_400, "d"), (3_600, "h"), (60, "m"))


def age(at: datetime | None, now: datetime) -> str:
    """How long ago, in the largest whole unit: `now`, `12 m`, `3 h`, `4 d`."""
    if at is None:
        return "–"
    seconds = (now - at).total_seconds()
    for size, unit in _UNITS:
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return "now"


def elapsed(start: datetime | None, end: datetime | None) -> str:
    """A clock's reading between two moments: `0:31`, `1:02:03`."""
    if start is None or end is None:
        return "–"
    seconds = max(0, int((end - start).total_seconds()))
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def took(start: datetime | None, end: datetime | None) -> str:
    """A duration as it is measured: `340 ms`, `57.4 s`."""
    if start is None or end is None:
        return "–"
    ms = max(0.0, (end - start).total_seconds() * 1000)
    return f"{ms:.0f} ms" if ms < 1000 else f"{ms / 1000:.1f} s"


def roughly(start: datetime | None, end: datetime | None) -> str:
    """A duration to a tenth of a second: `0.3 s`; clocks of two machines agree on no more."""
    if start is None or end is None:
        return "–"
    return f"{max(0.0, (end - start).total_seconds()):.1f} s"


def stamp(at: datetime | None) -> str:
    """Date and time in UTC, to the second."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S") if at else "–"


def iso(at: datetime | None) -> str:
    """For a `datetime` attribute."""
    return at.isoformat() if at else ""
