"""Moments and spans of time in few characters."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
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


def ago(at: datetime | None, now: datetime) -> str:
    """How long ago in a sentence, which a clock's reading would tell wrong: `40 s ago`, `3 h ago`.

    `1:35 ago` could be an hour and a half, or a time of day.
    """
    if at is None:
        return "at an unknown time"
    said = age(at, now)
    if said == "now":
        return f"{max(0, int((now - at).total_seconds()))} s ago"
    return f"{said.replace(' m', ' min')} ago"


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
    """A duration to a tenth of a second: `0.3 s`; clocks of two machines agree on no more.

    `clock.js` does the same in whole milliseconds, so that a page says one figure in two places.
    """
    if start is None or end is None:
        return "–"
    tenths = (max(0, _ms(end) - _ms(start)) + 50) // 100
    return f"{tenths // 10}.{tenths % 10} s" if tenths < 1000 else elapsed(start, end)


def _ms(at: datetime) -> int:
    return (at - _EPOCH) // timedelta(milliseconds=1)


def stamp(at: datetime | None) -> str:
    """Date and time in UTC, to the second."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S") if at else "–"


def iso(at: datetime | None) -> str:
    """For a `datetime` attribute."""
    return at.isoformat() if at else ""
