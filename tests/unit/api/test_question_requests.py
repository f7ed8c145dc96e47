"""Which version of a matter a question is put to."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from quotary.api.problems import NotFound, NotNow
from quotary.api.questions.request import QuestionRequest, SetRequest, run_asked_about
from quotary.log.matter_state import MatterState, RunState

AT = datetime(2026, 11, 30, tzinfo=UTC)


def run(name: str, seq: int, **fields: object) -> RunState:
    made = RunState(name, seq, AT, "upload", units=1, outcome="routed")
    return replace(made, **fields)  # type: ignore[arg-type] - fields of the state


def matter(*runs: RunState, current: str = "r1") -> MatterState:
    return MatterState(
        "main", "m1", AT, AT, runs={each.run: each for each in runs}, current=current
    )


def test_the_newest_version_is_asked_whatever_run_counts() -> None:
    assert run_asked_about(matter(run("r1", 1), run("r2", 9))).run == "r2"
    frozen = replace(matter(run("r1", 1), run("r2", 9)), frozen=True)
    assert run_asked_about(frozen).run == "r2"


def test_a_named_run_is_asked_and_a_replays_is_that_of_its_document() -> None:
    replayed = run("y7", 12, trigger="replay", units=1)
    state = matter(run("r1", 1), run("r2", 9), replayed)
    assert run_asked_about(state, "r1").run == "r1"
    assert run_asked_about(state, "y7").run == "r2"
    assert run_asked_about(state).run == "r2"


def test_a_run_that_is_being_read_can_be_asked() -> None:
    assert run_asked_about(matter(run("r1", 1, units=0, outcome="running"))).run == "r1"


def test_a_newest_version_that_could_not_be_read_is_not_passed_over() -> None:
    broken = run("r2", 9, units=0, outcome="failed", failure="It is encrypted.")
    state = matter(run("r1", 1), broken)
    with pytest.raises(NotNow, match=r"run r2 could not be read: It is encrypted\."):
        run_asked_about(state)
    assert run_asked_about(state, "r1").run == "r1"


def test_an_earlier_version_is_spoken_of_only_where_there_is_one() -> None:
    broken = run("r2", 9, units=0, outcome="failed", failure="It is encrypted.")
    unread = run("r1", 1, units=0, outcome="failed", failure="It is cut off.")
    for state, named in ((matter(run("r1", 1), broken), True), (matter(unread, broken), False)):
        with pytest.raises(NotNow) as refused:
            run_asked_about(state)
        assert ("An earlier version" in refused.value.detail) is named


@pytest.mark.parametrize("name", ["r9", "q1", "0"])
def test_a_run_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(NotFound, match=f"has no run '{name}'"):
        run_asked_about(matter(run("r1", 1)), name)
    with pytest.raises(NotFound, match="has no run yet"):
        run_asked_about(matter())


def test_a_question_is_one_line_and_its_person_printable() -> None:
    request = QuestionRequest(question="  Which law\n governs? ", who="A\u202ena\x07")
    assert (request.question, request.who) == ("Which law governs?", "Ana")
    assert QuestionRequest(question="Why?", who="\x07").who == "api"
    with pytest.raises(ValidationError, match="invisible control characters"):
        QuestionRequest(question="a\u202eb")


def test_a_set_has_between_one_and_a_hundred_matters() -> None:
    for matters in ([], ["m"] * 101):
        with pytest.raises(ValidationError):
            SetRequest(matters=matters, question="Why?")
    assert SetRequest(matters=["m"], question="Why?").one().proposer is None
