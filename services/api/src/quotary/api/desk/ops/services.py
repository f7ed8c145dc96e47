"""Which services are there, seen from the broker: a process that asks for work is alive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from quotary.api.desk.words import Sign, count
from quotary.api.operations import Lag

_THERE = Sign("is-green", "✓", "there")
_AT_WORK = Sign("is-running", "", "at work")
_AWAY = Sign("is-failed", "×", "nobody is there")
_UNKNOWN = Sign("is-none", "–", "not known")


@dataclass(frozen=True, slots=True)
class Standing:
    """A service or one of its consumers."""

    name: str
    sign: Sign
    words: str


def standing(lag: Lag) -> Sign:
    """How one consumer stands."""
    if not lag.known:
        return _UNKNOWN
    if not lag.pulling and not lag.in_work:
        return _AWAY
    return _AT_WORK if lag.waiting or lag.in_work else _THERE


def services(lags: Iterable[Lag]) -> list[Standing]:
    """Each service once, in the order of the flow: as its worst consumer stands."""
    by: dict[str, list[Lag]] = {}
    for each in lags:
        by.setdefault(each.service, []).append(each)
    return [_service(name, each) for name, each in by.items()]


def oldest(lags: Iterable[Lag]) -> datetime | None:
    """When the oldest fact was recorded that somebody has still to act on."""
    return min((each.oldest_at for each in lags if each.oldest_at is not None), default=None)


def _service(name: str, lags: list[Lag]) -> Standing:
    signs = [standing(each) for each in lags]
    worst = next((each for each in (_AWAY, _AT_WORK, _UNKNOWN) if each in signs), _THERE)
    waiting = sum(each.waiting for each in lags)
    in_work = sum(each.in_work for each in lags)
    words = f"{count(waiting, 'fact')} waiting, {in_work} in work" if waiting or in_work else ""
    return Standing(name, worst, words)
