"""What speaks against green, in the order in which a lawyer wants to read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quotary.core.decision import DecisionInput, PositionDecision
from quotary.core.finding import Alert, GatedUnit
from quotary.core.obligations.register import Register
from quotary.core.playbook.model import Playbook
from quotary.core.playbook.problem import printable
from quotary.core.scoring import Scored
from quotary.core.type_standing import TypeStanding
from quotary.core.verdict import Route
from quotary.core.wording import say

MOST: Final = 60
"""Reasons of one kind that are written out; the rest is counted."""

SENTENCE: Final = 1_200
"""Characters of one reason at most."""


@dataclass(frozen=True, slots=True)
class Cause:
    """One kind of thing that keeps the contract from green.

    `route` is what it calls for at least, `rule` the wording key of the rule that says so.
    `of_verdicts` is True where it is made of positions' verdicts alone.
    """

    route: Route
    rule: str
    reasons: tuple[str, ...] = ()
    alerts: tuple[Alert, ...] = ()
    of_verdicts: bool = False


def causes(
    given: DecisionInput,
    playbook: Playbook,
    standing: TypeStanding,
    scored: Scored,
    register: Register | None = None,
) -> tuple[Cause, ...]:
    """Every cause, positions first; () for a green contract."""
    return (
        *_positions(scored.positions, playbook),
        *_not_evaluated(given.units, playbook.language),
        *_type(standing),
        *_alerts(given, playbook, scored),
        *_scope(playbook, register),
        *_capped(given, playbook.language),
    )


def reasons_of(found: Sequence[Cause], language: str) -> tuple[str, ...]:
    """All reasons word for word, each once, long lists cut with a count."""
    lines: list[str] = []
    for cause in found:
        reasons = tuple(dict.fromkeys(cause.reasons))
        lines.extend(printable(reason, SENTENCE) for reason in reasons[:MOST])
        if len(reasons) > MOST:
            lines.append(say("more", language, count=len(reasons) - MOST))
    return tuple(dict.fromkeys(lines)) or (say("green", language),)


def _positions(positions: Iterable[PositionDecision], playbook: Playbook) -> Iterator[Cause]:
    """One cause for what makes the contract red, one for what makes it yellow."""
    worse = [one for one in positions if one.verdict.weight > 0 and one.state != "not_evaluated"]
    red = [one for one in worse if one.critical and one.verdict.weight > 1]
    if red:
        route = Route.YELLOW if playbook.scope == "chunk" else Route.RED
        rule = "rule_red" if route is Route.RED else "rule_chunk"
        yield Cause(route, rule, _because(red), of_verdicts=True)
    rest = sorted((one for one in worse if one not in red), key=lambda one: -one.verdict.weight)
    if rest:
        yield Cause(Route.YELLOW, "rule_yellow", _because(rest), of_verdicts=True)


def _because(decisions: Iterable[PositionDecision]) -> tuple[str, ...]:
    return tuple(map(_said, decisions))


def reason_of(decision: PositionDecision) -> str:
    """What the decision says among the reasons, where its verdict is not accept."""
    return printable(_said(decision), SENTENCE)


def _said(decision: PositionDecision) -> str:
    return f"{decision.title}: {decision.because}" if decision.title else decision.because


def _not_evaluated(units: Sequence[GatedUnit], language: str) -> Iterator[Cause]:
    failed = [unit for unit in units if not unit.evaluated]
    if not failed:
        return
    counted = say("units_failed", language, count=len(failed), units=len(units))
    withheld = say("missing_withheld", language)
    why = tuple(unit.failure for unit in failed if unit.failure)
    alert = Alert("missing_withheld", withheld)
    yield Cause(Route.YELLOW, "rule_not_evaluated", (counted, withheld, *why), (alert,))


def _type(standing: TypeStanding) -> Iterator[Cause]:
    if standing.doubt is not None:
        doubt = standing.doubt
        yield Cause(Route.YELLOW, "rule_type", (doubt.detail,), (doubt,))


def _alerts(given: DecisionInput, playbook: Playbook, scored: Scored) -> Iterator[Cause]:
    """Alerts on the document: its own, those of units that no clause shows, and stray findings."""
    alerts = list(given.alerts)
    if playbook.scope != "clause":
        alerts.extend(alert for unit in given.units for alert in unit.alerts)
        if scored.stray:
            detail = say("stray", playbook.language, count=scored.stray)
            alerts.append(Alert("stray_findings", detail))
    if alerts:
        said = tuple(alert.detail or alert.kind for alert in alerts)
        yield Cause(Route.YELLOW, "rule_yellow", said, tuple(dict.fromkeys(alerts)))


def _scope(playbook: Playbook, register: Register | None) -> Iterator[Cause]:
    if playbook.scope == "chunk":
        said = say("signed_by_person", playbook.language)
        counted = counts(register, playbook.language) if register is not None else ()
        yield Cause(Route.YELLOW, "rule_chunk", (*counted, said))


def counts(register: Register, language: str) -> tuple[str, ...]:
    """What the register comes to, a sentence for each kind of thing that it holds."""
    review = sum(one.bucket == "review" for one in register.obligations)
    numbers = {
        "register_obligations": len(register.obligations),
        "register_review": review,
        "register_escalated": len(register.escalations),
        "register_gaps": len(register.gaps),
    }
    first = ("register_obligations",)
    return tuple(
        say(key, language, count=count) for key, count in numbers.items() if count or key in first
    )


def _capped(given: DecisionInput, language: str) -> Iterator[Cause]:
    if given.capped:
        yield Cause(Route.YELLOW, "rule_capped", (say("capped", language),))
