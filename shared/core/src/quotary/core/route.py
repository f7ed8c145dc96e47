"""Where a contract goes, and why: the router's whole decision as one pure function."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quotary.core.decision import Decision, DecisionInput, Tally
from quotary.core.finding import Alert
from quotary.core.obligations.registering import register_of
from quotary.core.playbook.model import Playbook
from quotary.core.playbook.problem import printable
from quotary.core.routing import MOST, SENTENCE, Cause, causes, reasons_of
from quotary.core.scoring import score, tally
from quotary.core.type_standing import TypeStanding, type_standing
from quotary.core.verdict import Route
from quotary.core.wording import say

__all__ = ["decide"]


def decide(input: DecisionInput, playbook: Playbook) -> Decision:  # noqa: A002 - the agreed name
    """The route with every reason for it; never raises on a well-typed input.

    The route is the worst that any cause calls for. Where nothing was evaluated there is none;
    where another type is claimed and confirmed, nothing is scored.
    """
    evaluated = tuple(unit for unit in input.units if unit.evaluated)
    if not evaluated:
        return _undecided(input, playbook)
    whole = len(evaluated) == len(input.units)
    standing = type_standing(evaluated, playbook, whole=whole)
    if standing.other:
        return _other_type(input, playbook, standing)
    scored = score(input.units, playbook)
    register = register_of(input.units, playbook) if playbook.scope == "chunk" else None
    found = causes(input, playbook, standing, scored, register)
    route = max((cause.route for cause in found), key=_SEVERITY.index, default=Route.GREEN)
    leading = next((cause.rule for cause in found if cause.route is route), "rule_green")
    return Decision(
        route=route,
        reasons=_type_first(found, reasons_of(found, playbook.language)),
        positions=scored.positions,
        tally=tally(scored.positions),
        missing=scored.missing,
        missing_withheld=not whole,
        not_evaluated=len(input.units) - len(evaluated),
        alerts=tuple(alert for cause in found for alert in cause.alerts),
        rule=say(leading, playbook.language),
        document_type=standing.claimed,
        kept_from_green=any(not cause.of_verdicts for cause in found),
        register=register,
    )


def _type_first(found: Sequence[Cause], reasons: tuple[str, ...]) -> tuple[str, ...]:
    """The reasons; that nothing shows the playbook's type stands before what it found missing.

    Measured by a playbook for other documents, a letter is red for all that a letter never says.
    """
    doubts = {
        printable(alert.detail, SENTENCE)
        for cause in found
        for alert in cause.alerts
        if alert.kind == "type_unconfirmed"
    }
    return tuple(sorted(reasons, key=lambda reason: reason not in doubts))


def _undecided(given: DecisionInput, playbook: Playbook) -> Decision:
    """No route: a technical failure never becomes a business answer."""
    language = playbook.language
    failures = dict.fromkeys(unit.failure for unit in given.units if unit.failure)
    why = tuple(printable(failure, SENTENCE) for failure in failures)[:MOST]
    return Decision(
        route=None,
        reasons=(say("all_failed", language), *why),
        positions=(),
        tally=Tally(),
        missing_withheld=True,
        not_evaluated=len(given.units),
        alerts=_raised(given),
        rule=say("rule_none", language),
        register=register_of(given.units, playbook) if playbook.scope == "chunk" else None,
    )


def _other_type(
    given: DecisionInput,
    playbook: Playbook,
    standing: TypeStanding,
) -> Decision:
    words = {"claimed": standing.claimed, "type": playbook.document_type}
    return Decision(
        route=Route.OUT_OF_PLAYBOOK,
        reasons=(say("other_type", playbook.language, **words),),
        positions=(),
        tally=Tally(),
        alerts=_raised(given),
        rule=say("rule_other_type", playbook.language),
        document_type=standing.claimed,
    )


def _raised(given: DecisionInput) -> tuple[Alert, ...]:
    every = (*given.alerts, *(alert for unit in given.units for alert in unit.alerts))
    return tuple(dict.fromkeys(every))


_SEVERITY: Final = (Route.GREEN, Route.YELLOW, Route.RED)
