"""Why a matter is where it is, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from quotary.api.desk.ops.advice import what_to_do
from quotary.api.desk.when import ago
from quotary.api.desk.words import STATUSES, count
from quotary.api.matters.describing import MatterSummary
from quotary.api.operations import Lag
from quotary.log.purposes import REVIEWS

_TRIALS: Final = {"evaluation": "an evaluation", "question": "a question"}
_SOMEBODY: Final = "a person"
_NEXT: Final[Mapping[str, tuple[str, ...]]] = {
    "submitted": ("ingest",),
    "ingested": ("extractor", "extractor_bulk"),
    "proposed": ("gate", "extractor"),
    "gated": ("router", "gate", "extractor"),
}
"""The consumers whose turn it can be after each step; the first that has work is named."""


def why(
    line: MatterSummary,
    lags: Mapping[str, Lag],
    now: datetime,
    later: str = "",
    holder: str = "",
) -> str:
    """Why the matter is not done, or that it is.

    `later` says how a newer run than its own failed, `holder` who put it on hold.

    A newer run that failed changes nothing of what the matter waits for, so both are said.
    """
    return " ".join(filter(None, (_why(line, lags, now, holder), later)))


def _why(line: MatterSummary, lags: Mapping[str, Lag], now: datetime, holder: str) -> str:
    if line.status == "running":
        return why_running(line, lags, now, holder)
    since = ago(line.updated_at, now)
    if line.status == "failed":
        return f"Failed {since}: {line.failure} {what_to_do(line.failure_code, line.step)}"
    if line.held:
        return f"On hold by {holder or _SOMEBODY}; last fact {since}."
    if line.status == "needs_sign_off" and line.purpose not in REVIEWS:
        what = _TRIALS[line.purpose]
        return f"Decided; it was handed in for {what} and waits for nobody; last fact {since}."
    if line.status == "needs_sign_off":
        with_whom = f"with {line.assignee}" if line.assignee else "with nobody"
        return f"Decided; it waits for a person's sign-off, {with_whom}; last fact {since}."
    return f"{STATUSES.get(line.status, line.status)}: nothing is waited for."


def why_running(
    line: MatterSummary, lags: Mapping[str, Lag], now: datetime, holder: str = ""
) -> str:
    """Whose turn it is, how much is before it, and whether anyone is there to do it."""
    waited = ago(line.updated_at, now)
    done = f", {line.gated} of {line.units} checked" if line.units > 1 else ""
    if line.held:
        return f"On hold by {holder or _SOMEBODY}; last fact {waited}{done}."
    names = _NEXT.get(line.step, ("router",))
    known = [lags[name] for name in names if name in lags and lags[name].known]
    if not known:
        return f"Waiting for {names[0]}, of which the broker says nothing; last fact {waited}."
    busy = next((each for each in known if each.waiting or each.in_work), known[0])
    return f"{_whose(busy)}; last fact {waited}{done}."


def _whose(lag: Lag) -> str:
    name = lag.service
    if lag.waiting and not lag.pulling:
        return f"No {name} is there: {count(lag.waiting, 'fact')} waiting for one"
    if lag.in_work:
        again = f", {lag.redelivered} tried again" if lag.redelivered else ""
        return f"{name} is at {count(lag.in_work, 'fact')}, {lag.waiting} waiting{again}"
    if lag.waiting:
        return f"{name} has {count(lag.waiting, 'fact')} waiting"
    return f"{name} has nothing waiting: its next fact is on its way"
