"""What a closing may not pass over: unsigned rows, red positions, parts nobody evaluated."""

from dataclasses import replace

import pytest

from quotary.api.matters.act_rules import ActRequest
from quotary.api.matters.closing import (
    ExceptionsUnnamed,
    LeftOpen,
    RowsLeft,
    RowsUnsigned,
    check_closing,
    left_open,
)
from quotary.api.problems import NotNow, Problem
from quotary.core.decision import Decision, PositionDecision, Tally
from quotary.core.verdict import Route, Verdict
from quotary.log.matter_state import RunState
from support.made_log import act
from support.made_run import Made
from support.states import run, state


def decision(name: str, verdict: Verdict = Verdict.REJECT, **given: object) -> PositionDecision:
    made = PositionDecision(
        name, name.title(), critical=True, verdict=verdict, rule="", because="So.", state="red"
    )
    return replace(made, **given)


def decided(route: Route, *positions: PositionDecision, not_evaluated: int = 0) -> Decision:
    return Decision(route, ("so",), positions, Tally(), not_evaluated=not_evaluated)


def run_of(*acts: object, route: Route = Route.RED) -> RunState:
    verdict = {Route.RED: Verdict.REJECT, Route.GREEN: Verdict.ACCEPT}.get(route, Verdict.FALLBACK)
    found = state(*run(Made(route=route, verdict=verdict)), *acts).current_run  # type: ignore[arg-type]
    assert found is not None
    return found


def request(kind: str, *exceptions: str) -> ActRequest:
    whole = {"kind": kind, "who": "Ana", "based_on": 1, "run": "r1", "note": "so"}
    return ActRequest.model_validate({**whole, "exceptions": list(exceptions)})


APPROVED = act("m1", 1, "approved", run="r1", note="x")
OVERRIDDEN = act("m1", 1, "overridden", run="r1", position="term", verdict="accept")
CLEAN = LeftOpen()
SIGNED_ROWS = LeftOpen(rows=RowsLeft(5))
UNREAD = LeftOpen(rows=RowsLeft(512, 512, 40))
RED = left_open(run_of(), decided(Route.RED, decision("term"), decision("law")), RowsLeft())
PARTLY = LeftOpen(not_evaluated=2, units=9)
GREEN_RUN = run_of(route=Route.GREEN)
YELLOW_RUN = run_of(route=Route.YELLOW)
HALF_NAMED = request("approved", "term")


@pytest.mark.parametrize(
    ("shown", "asked", "found"),
    [
        (GREEN_RUN, request("signed_off"), CLEAN),
        (YELLOW_RUN, request("signed_off"), CLEAN),
        (YELLOW_RUN, request("signed_off"), SIGNED_ROWS),
        (YELLOW_RUN, request("approved"), CLEAN),
        (run_of(APPROVED), request("signed_off"), RED),
        (run_of(APPROVED, route=Route.YELLOW), request("signed_off"), PARTLY),
        (run_of(), request("approved", "term", "law"), RED),
        (run_of(), request("approved", "law", "term", "more"), RED),
        (YELLOW_RUN, request("approved", "units:not-evaluated"), PARTLY),
        (YELLOW_RUN, request("approved", "register:unsigned"), UNREAD),
        (run_of(), request("assigned"), RED),
    ],
)
def test_allowed(shown: RunState, asked: ActRequest, found: LeftOpen) -> None:
    check_closing(shown, asked, found)


@pytest.mark.parametrize(
    ("shown", "asked", "found", "kind", "words"),
    [
        (YELLOW_RUN, request("signed_off"), UNREAD, RowsUnsigned,
         "512 of 512 rows of the register are not signed, 40 of them for review"),
        (YELLOW_RUN, request("signed_off"), LeftOpen(rows=RowsLeft(9, 1)), RowsUnsigned,
         "1 of 9 rows of the register is not signed"),
        (run_of(APPROVED, route=Route.YELLOW), request("signed_off"), UNREAD, RowsUnsigned,
         "Sign the rows first"),
        (run_of(), request("signed_off"), RED, NotNow, "Term: So. Law: So."),
        (run_of(OVERRIDDEN), request("signed_off"), RED, NotNow, "was red before overrides"),
        (YELLOW_RUN, request("signed_off"), PARTLY, NotNow, "2 of 9 parts"),
        (run_of(), request("approved"), RED, ExceptionsUnnamed, "Not named: term, law"),
        (run_of(), HALF_NAMED, RED, ExceptionsUnnamed, "Not named: law"),
        (YELLOW_RUN, request("approved"), PARTLY, ExceptionsUnnamed, "units:not-evaluated"),
        (YELLOW_RUN, request("approved"), UNREAD, ExceptionsUnnamed, "register:unsigned"),
        (run_of(), request("approved"), left_open(run_of(), None, RowsLeft()), ExceptionsUnnamed,
         "route:red"),
    ],
)  # fmt: skip
def test_refused(
    shown: RunState, asked: ActRequest, found: LeftOpen, kind: type[Problem], words: str
) -> None:
    with pytest.raises(kind, match=words):
        check_closing(shown, asked, found)


def test_red_is_what_made_it_red_also_after_an_override() -> None:
    positions = (
        decision("term"),
        decision("term", unit=2),
        decision("fees", critical=False),
        decision("law", Verdict.FALLBACK),
        decision("cap", state="not_evaluated"),
        decision("ghost", Verdict.UNGROUNDED),
    )
    found = left_open(run_of(OVERRIDDEN), decided(Route.RED, *positions), RowsLeft())
    assert list(found.exceptions) == ["term", "ghost"]
    assert found.exceptions["term"].endswith(
        "accepted by a person (Ana), where the system said reject: "
    )
    yellow = left_open(YELLOW_RUN, decided(Route.YELLOW, *positions), RowsLeft())
    assert list(yellow.exceptions) == []


def test_what_a_person_rejects_is_named_also_where_the_system_accepted_it() -> None:
    rejected = act(
        "m1", 1, "overridden", run="r1", position="term", verdict="reject", note="Too long."
    )
    milder = (decision("term", Verdict.ACCEPT), decision("fees", Verdict.REJECT, critical=False))
    for route in (Route.GREEN, Route.YELLOW):
        overridden = run_of(rejected, route=route)
        assert overridden.route is Route.RED
        found = left_open(overridden, decided(route, *milder), RowsLeft())
        assert list(found.exceptions) == ["term"]
        assert "rejected by a person (Ana)" in found.exceptions["term"]
        assert found.exceptions["term"].endswith(": Too long.")
        with pytest.raises(ExceptionsUnnamed, match="Not named: term"):
            check_closing(overridden, request("approved", "route:red"), found)
        check_closing(overridden, request("approved", "term"), found)


def test_what_a_person_rejects_stands_beside_what_the_system_rejects() -> None:
    rejected = act("m1", 1, "overridden", run="r1", position="law", verdict="reject", note="No.")
    positions = (decision("term"), decision("law", Verdict.ACCEPT), decision("cap", Verdict.ACCEPT))
    found = left_open(run_of(rejected), decided(Route.RED, *positions), RowsLeft())
    assert set(found.exceptions) == {"term", "law"}
    assert found.exceptions["term"] == "Term: So."
