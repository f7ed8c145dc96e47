"""Whose decision a replay would replace: people's verdicts stand in place of the rules'."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from quotary.core.decision import Decision, PositionDecision, Tally
from quotary.core.verdict import Route, Verdict
from quotary.log.matter_state import Closing, Override, RunState
from quotary.router.domain.replaying import as_people_left_it, decided_by_people

RUN = RunState("r1", 1, datetime(2026, 1, 1, tzinfo=UTC), "submitted", route=Route.RED)


def position(unit: int, verdict: Verdict) -> PositionDecision:
    return PositionDecision(
        "term", "Term", critical=True, verdict=verdict, rule="", because="", state="red", unit=unit
    )


DECISION = Decision(
    Route.RED, (), (position(1, Verdict.REJECT), position(2, Verdict.REJECT)), Tally()
)
BOB = Override("term", 2, Verdict.ACCEPT, "Bob", "Agreed.", 9)


@pytest.mark.parametrize("closing", ["approved", "approved_over_red"])
def test_an_approval_is_a_persons(closing: Closing) -> None:
    assert decided_by_people(replace(RUN, closing=closing))


def test_an_override_is_a_persons() -> None:
    assert decided_by_people(replace(RUN, overrides=(BOB,)))
    assert not decided_by_people(RUN)


def test_the_route_and_the_one_verdict_are_as_the_person_left_them() -> None:
    left = as_people_left_it(DECISION, replace(RUN, route=Route.YELLOW, overrides=(BOB,)))
    assert left.route is Route.YELLOW
    assert [each.verdict for each in left.positions] == [Verdict.REJECT, Verdict.ACCEPT]


def test_a_run_of_nobody_is_as_it_was() -> None:
    assert as_people_left_it(DECISION, RUN) == DECISION
