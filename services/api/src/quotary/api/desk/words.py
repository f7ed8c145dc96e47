"""Routes, verdicts and statuses as a person reads them: a shape, a letter, a word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.log.purposes import REVIEWS, Purpose


@dataclass(frozen=True, slots=True)
class Sign:
    """How a state is shown: the class sets the shape and colour, the letter stands inside."""

    style: str
    letter: str
    word: str


_NONE: Final = Sign("is-none", "–", "None")
ROUTES: Final = {
    "red": Sign("is-red", "R", "Red"),
    "yellow": Sign("is-yellow", "Y", "Yellow"),
    "green": Sign("is-green", "G", "Green"),
    "out_of_playbook": Sign("is-out", "O", "Out of playbook"),
}
VERDICTS: Final = {
    "accept": Sign("is-accept", "A", "Accept"),
    "fallback": Sign("is-fallback", "F", "Fallback"),
    "reject": Sign("is-reject", "R", "Reject"),
    "ungrounded": Sign("is-ungrounded", "U", "Ungrounded"),
    "missing": Sign("is-fallback", "M", "Missing"),
    "not_evaluated": Sign("is-none", "–", "Not evaluated"),
    "no_position": Sign("is-none", "–", "Not addressed"),
}
ABOUT_WHOLE: Final = Sign("is-yellow", "!", "About the contract")
"""What speaks against the whole contract: it makes it yellow at most, never red."""
FAILED: Final = Sign("is-failed", "×", "Failed")
RUNNING: Final = Sign("is-running", "", "Running")
STATUSES: Final = {
    "running": "Running",
    "needs_sign_off": "Needs sign-off",
    "failed": "Failed",
    "approved": "With exceptions",
    "approved_over_red": "Approved over red",
    "signed_off": "Signed off",
    "erased": "Erased",
}
ON_HOLD: Final = "On hold"
"""Beside a status, which it changes nothing of."""
OPEN: Final = ("needs_sign_off", "running", "failed")
"""Statuses that still ask something of someone."""
STEPS: Final = {"submitted": "reading", "ingested": "reading", "routed": "review"}
"""What a run could not do, by the step that it ended with."""
PROPOSERS: Final = {
    "recorded": "Replay · model not called",
    "offline": "Offline · no model called",
    "live": "Live",
}


SAYERS: Final = {"live": "model", "recorded": "kept answer", "offline": "rules"}
"""Who gave a proposal's quotes and values: only a model that was called is called one."""


def decided_again(under: str) -> str:
    """What a replay did, with the playbook that it decided under."""
    return f"Decided again from kept findings under {under} (replay), no model called"


def route_sign(route: str) -> Sign:
    """The sign of a route; "" has none."""
    return ROUTES.get(route, _NONE)


def verdict_sign(verdict: str) -> Sign:
    """The sign of a verdict or of a position's state."""
    return VERDICTS.get(verdict, _NONE)


def matter_sign(status: str, route: str) -> Sign:
    """The sign in the first column: the route, or why there is none."""
    if route:
        return route_sign(route)
    return {"failed": FAILED, "running": RUNNING}.get(status, _NONE)


DECIDED: Final = "Decided"
"""In place of "Needs sign-off" for what was handed in for an evaluation or a question."""


def status_words(status: str, step: str, purpose: Purpose = "review") -> str:
    """The status; of a failure with the step. Nobody signs what is no review."""
    if status == "needs_sign_off" and purpose not in REVIEWS:
        return DECIDED
    if status == "failed":
        return f"Failed at {STEPS.get(step, step) or 'reading'}"
    return STATUSES.get(status, status)


def initials(name: str) -> str:
    """Up to two letters for a round badge."""
    parts = [each for each in name.replace(".", " ").split() if each]
    letters = [parts[0][0], parts[-1][0]] if len(parts) > 1 else [name.strip()[:2]]
    return "".join(letters).upper() or "–"


def count(number: int, one: str, many: str = "") -> str:
    """`1 page`, `4 pages`."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
