"""A replay never takes away what a person decided without its having seen it, and the other way."""

import pytest

from quotary.core.verdict import Route, Verdict
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState
from support.made_log import Said, act
from support.made_run import Made
from support.states import run, state

RUN = run(Made())
LOOKED = len(RUN)
"""Sequence of the run's last fact: all that replay and person had seen."""
OVERRIDE = {"run": "r1", "position": "term", "verdict": "accept", "note": "agreed"}


def replayed(name: str = "yp1", based_on: int | None = LOOKED) -> Said:
    """The first run decided again: everything is fine now."""
    made = Made(run=name, route=Route.GREEN, verdict=Verdict.ACCEPT)
    fact = next(fact for _, _, fact in made.steps() if isinstance(fact, Routed))
    return made.at("routed"), fact.model_copy(update={"replay": "p1", "based_on": based_on})


def said_by(kind: str, based_on: int = LOOKED, number: int = 1) -> Said:
    given = OVERRIDE if kind == "overridden" else {"run": "r1", "note": "agreed"}
    return act("m1", number, kind, **{**given, "based_on": based_on})


def stands(found: MatterState, kind: str) -> None:
    assert found.current == "r1"
    first = found.runs["r1"]
    assert bool(first.overrides) == (kind == "overridden")
    assert bool(first.closing) == (kind != "overridden")
    # Nothing is lost: the replay's run is there and can be adopted.
    assert found.runs["yp1"].outcome == "routed"


@pytest.mark.parametrize("kind", ["overridden", "approved", "signed_off"])
def test_a_decision_made_while_the_replay_ran_stands(kind: str) -> None:
    stands(state(*RUN, said_by(kind), replayed()), kind)


@pytest.mark.parametrize("kind", ["overridden", "approved", "signed_off"])
def test_a_decision_made_by_somebody_who_had_not_seen_the_replay_stands(kind: str) -> None:
    stands(state(*RUN, replayed(), said_by(kind)), kind)


def test_both_orders_come_to_the_same() -> None:
    one = state(*RUN, said_by("overridden"), replayed())
    other = state(*RUN, replayed(), said_by("overridden"))
    assert one.current == other.current
    assert one.runs["r1"].route == other.runs["r1"].route
    assert one.runs["r1"].reasons == other.runs["r1"].reasons


def test_a_decision_that_the_replay_had_seen_is_replaced() -> None:
    # Over people: it was told to, with the decision before its eyes.
    found = state(*RUN, said_by("overridden"), replayed(based_on=LOOKED + 1))
    assert found.current == "yp1"
    assert found.runs["r1"].overrides


def test_nothing_decided_lets_the_replay_count() -> None:
    found = state(*RUN, act("m1", 1, "noted", run="r1", note="hm"), replayed())
    assert found.current == "yp1"


def test_a_person_who_had_seen_the_replay_acts_on_it_and_not_on_what_it_replaced() -> None:
    found = state(*RUN, replayed(), said_by("overridden", based_on=LOOKED + 1))
    assert found.current == "yp1"
    assert not found.runs["r1"].overrides


def test_what_was_decided_on_the_replay_is_not_taken_back_by_a_late_act() -> None:
    on_replay = act("m1", 1, "approved", run="yp1", note="fine", based_on=LOOKED + 1)
    found = state(*RUN, replayed(), on_replay, said_by("overridden", number=2))
    assert found.current == "yp1"
    assert found.runs["yp1"].closing == "approved"


def test_replays_of_older_releases_count_as_they_did() -> None:
    found = state(*RUN, said_by("overridden"), replayed(based_on=None))
    assert found.current == "yp1"


def test_two_replays_after_a_decision_leave_it() -> None:
    found = state(*RUN, said_by("approved"), replayed(), replayed("yp2"))
    assert found.current == "r1"
