"""The result banner: the route that counts, the system's own, and the reasons word for word."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from quotary.api.desk.matter.card import Card
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.reasons import shown_reasons
from quotary.api.desk.matter.remarks import grouped
from quotary.api.desk.ops.advice import what_to_do
from quotary.api.desk.when import elapsed, iso
from quotary.api.desk.words import ABOUT_WHOLE, FAILED, RUNNING, STEPS, Sign, count, route_sign
from quotary.log.matter_state import MatterState, RunState
from quotary.log.rereasoning import override_reason

_MOST = 40
_OTHER_PROPOSERS = ("no_recording", "no_proposer")
"""Failures that another proposer has not."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason word for word, with the sign of the finding that it is of."""

    words: str
    sign: Sign


@dataclass(frozen=True, slots=True)
class Banner:
    """What stands above everything else on a matter's page."""

    sign: Sign
    running: bool
    failed: bool
    started: str
    elapsed: str
    caption: str
    reasons: tuple[Reason, ...]
    more: int
    note: str
    closing: str
    overrides: int
    other: RunState | None
    can_sign: bool
    can_approve: bool
    can_retry: bool
    todo: str
    other_proposers: bool


def banner(shown: ShownRun, made: tuple[Card, ...], now: datetime) -> Banner:
    """The banner of the run that the page shows."""
    run, state = shown.run, shown.state
    running = run.outcome == "running"
    reasons = shown_reasons(run.reasons, run.failure)
    counts = run.run == state.current
    return Banner(
        sign=_sign(run),
        running=running,
        failed=run.outcome == "failed",
        started=iso(run.started_at),
        elapsed=elapsed(run.started_at, run.ended_at or now),
        caption=_caption(run),
        reasons=tuple(
            Reason(each, _of_finding(each, made, run) or _of_whole(run)) for each in reasons[:_MOST]
        ),
        more=max(0, len(reasons) - _MOST),
        note=_note(shown, made),
        closing=_closing(run),
        overrides=len(run.overrides),
        other=_other(state, run),
        can_sign=counts and run.closing != "signed_off",
        can_approve=counts and not run.closing,
        can_retry=run.outcome == "failed",
        todo=what_to_do(run.failure_code, run.step) if run.outcome == "failed" else "",
        other_proposers=run.failure_code in _OTHER_PROPOSERS,
    )


def _sign(run: RunState) -> Sign:
    if run.outcome == "running":
        return RUNNING
    return route_sign(run.route.value) if run.route else FAILED


def _of_whole(run: RunState) -> Sign:
    """The sign of a reason about the whole contract: it made it yellow at most, never red."""
    sign = _sign(run)
    return ABOUT_WHOLE if sign.style in ("is-red", "is-yellow") else sign


def _of_finding(reason: str, made: tuple[Card, ...], run: RunState) -> Sign | None:
    """The sign of the finding whose reason this is; None for one about the whole contract."""
    for card in made:
        if card.override and reason in grouped((override_reason(run, card.override),)):
            return card.sign
        if reason in grouped((f"{card.title}: {card.because}",)) + grouped((card.because,)):
            return card.system_sign
    return None


def _caption(run: RunState) -> str:
    if run.outcome == "running":
        return "no route yet, and none is guessed"
    if run.model_route is None:
        return f"failed at {STEPS.get(run.step, run.step)}: no route"
    own = route_sign(run.model_route.value).word
    n = len(run.overrides)
    return f"The system’s own route: {own}, {count(n, 'override') if n else 'no override'}"


def _note(shown: ShownRun, made: tuple[Card, ...]) -> str:
    decision = shown.decision
    if decision is None:
        return ""
    said: list[str] = []
    if shown.run.overrides and shown.run.route != shown.run.model_route:
        said.append(
            "Recomputed after a person's overrides; the system's own route stays on record."
        )
    if decision.not_evaluated:
        said.append(f"{decision.not_evaluated} of {shown.run.units} units were not evaluated.")
    missing = [each.title for each in made if each.missing]
    if missing:
        said.append(f"Missing: {', '.join(missing)}.")
    offered = [each.offer for each in made if each.offer]
    if offered:
        can = "can be carried over: its" if len(offered) == 1 else "can be carried over: their"
        said.append(
            f"{count(len(offered), 'override')} of run {offered[0].run} {can} quote and fields are "
            "unchanged. See the findings."
        )
    return " ".join(said)


def _closing(run: RunState) -> str:
    return {
        "approved": "Approved with exceptions",
        "approved_over_red": "Approved over red",
        "signed_off": "Signed off",
    }.get(run.closing, "")


def _other(state: MatterState, run: RunState) -> RunState | None:
    """A newer run that does not count (yet), or the one that counts where another is shown."""
    latest = state.latest_run
    if latest is not None and latest.run != run.run:
        return latest
    return state.current_run if state.current and state.current != run.run else None
