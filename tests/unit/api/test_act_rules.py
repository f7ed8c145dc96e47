"""What a person may do, and what is refused with which sentence."""

import pytest

from quotary.api.matters.act_rules import ActRequest, check, in_its_unit
from quotary.api.problems import NotNow, Problem, Unprocessable
from quotary.core.verdict import Route, Verdict
from quotary.log.matter_state import MatterState
from support.made_log import act
from support.made_run import Made
from support.states import failed, run, state

RED = [*run(Made())]
GREEN = [*run(Made(route=Route.GREEN, verdict=Verdict.ACCEPT))]


def request(kind: str, **given: object) -> ActRequest:
    whole = {"kind": kind, "who": "Ana", "based_on": 1, "run": "r1", **given}
    return ActRequest.model_validate(whole)


def override(**given: object) -> ActRequest:
    return request(
        "overridden", **{"position": "term", "verdict": "accept", "note": "agreed", **given}
    )


@pytest.mark.parametrize(
    ("matter", "asked"),
    [
        (state(*RED), override()),
        (state(*RED), request("approved", note="agreed by the board")),
        (state(*GREEN), request("signed_off")),
        (state(*RED, act("m1", 1, "approved", run="r1", note="x")), request("signed_off")),
        (state(*RED, *run(Made(run="r2"))), request("adopted", run="r1")),
        (state(*RED), request("assigned", assignee="Bo")),
        (state(*RED), request("assigned", assignee="")),
        (state(*run(Made(), 2)), request("noted", note="call them")),
        (state(*run(Made(), 2)), request("held")),
        (state(*RED, *failed(Made(run="r2"))), request("dismissed", run="r2")),
        (
            state(*RED, act("m1", 1, "signed_off", run="r1"), *failed(Made(run="r2"))),
            request("dismissed", run="r2"),
        ),
    ],
)
def test_allowed(matter: MatterState, asked: ActRequest) -> None:
    check(matter, asked)


@pytest.mark.parametrize(
    ("matter", "asked", "kind", "sentence"),
    [
        (state(*RED), override(note=" \n "), Unprocessable, "note is empty"),
        (state(*RED), override(verdict=None), Unprocessable, "verdict is missing"),
        (state(*RED), override(position="nope"), Unprocessable, "has no position 'nope'"),
        (state(*RED), override(unit=4), Unprocessable, "in unit 4"),
        (state(*RED), override(run="r9"), NotNow, "You looked at run r9; r1 is the one"),
        (state(*RED), request("approved"), Unprocessable, "says which and why"),
        (state(*RED), request("noted"), Unprocessable, "a note has words"),
        (state(*RED), request("held", who="  "), Unprocessable, "who is empty"),
        (state(*RED), request("dismissed", run="r9"), Unprocessable, "no run 'r9'"),
        (state(*RED), request("dismissed"), NotNow, "only a failure can be dismissed"),
        (state(*failed(Made())), request("dismissed"), NotNow, "Run r1 is the one shown"),
        (
            state(*RED, *failed(Made(run="r2")), *run(Made(run="r3"), 1)),
            request("dismissed", run="r2"),
            NotNow,
            "Another run was started after run r2",
        ),
        (
            state(*RED, *failed(Made(run="r2")), act("m1", 1, "dismissed", run="r2")),
            request("dismissed", run="r2"),
            NotNow,
            "was dismissed already",
        ),
        (state(*RED), request("held", based_on=999), Unprocessable, "based_on is 999"),
        (state(*run(Made(), 4)), override(), NotNow, "No run of this matter has a route yet"),
        (
            state(*GREEN, act("m1", 1, "signed_off", run="r1")),
            override(),
            NotNow,
            "what is signed does not change",
        ),
        (
            state(*RED, act("m1", 1, "approved", run="r1", note="x")),
            override(),
            NotNow,
            "is approved over red: start a new review first",
        ),
        (
            state(*RED, act("m1", 1, "approved", run="r1", note="x")),
            request("approved", note="y"),
            NotNow,
            "already",
        ),
        (state(*RED), request("adopted", run="r7"), Unprocessable, "There is no run 'r7'"),
        (state(*RED), request("adopted"), NotNow, "counts already"),
        (
            state(*RED, *run(Made(run="r2"), 3)),
            request("adopted", run="r2"),
            NotNow,
            "is running: only a run with a route",
        ),
    ],
)
def test_refused(
    matter: MatterState, asked: ActRequest, kind: type[Problem], sentence: str
) -> None:
    with pytest.raises(kind, match=sentence):
        check(matter, asked)


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "erased"},
        {"kind": "nonsense"},
        {"verdict": "ungrounded"},
        {"based_on": -1},
        {"who": ""},
        {"note": "x" * 10_001},
        {"unit": -1},
    ],
)
def test_a_malformed_request_is_none(given: dict[str, object]) -> None:
    whole = {"kind": "noted", "who": "Ana", "based_on": 1, "note": "x", **given}
    with pytest.raises(ValueError, match=next(iter(given))):
        ActRequest.model_validate(whole)


def test_control_characters_leave_a_note() -> None:
    assert request("noted", note="a\0b\x1b[31m\nc").note == "ab[31m\nc"


@pytest.mark.parametrize(
    ("given", "known", "unit"),
    [
        ({}, {("term", 1), ("law", 1)}, 1),
        ({}, {("term", 1), ("term", 2)}, 0),
        ({"unit": 2}, {("term", 1), ("term", 2)}, 2),
        ({"unit": 7}, {("term", 1)}, 7),
        ({"position": "nowhere"}, {("term", 1)}, 0),
    ],
)
def test_an_override_that_names_no_unit_is_of_the_only_one(
    given: dict[str, object], known: set[tuple[str, int]], unit: int
) -> None:
    """In document scope there is one, which nobody who overrides a position has to know."""
    assert in_its_unit(state(*RED), override(**given), known).unit == unit
