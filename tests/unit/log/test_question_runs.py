"""Runs of questions: what names one, and that the fold keeps them out of the matter's runs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.questions.proposed import ProposedAnswer
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.proposed import Proposed, Usage
from quotary.log.facts.submitted import Submitted
from quotary.log.history import fold
from quotary.log.question_runs import question_number, question_of, question_run
from quotary.log.subjects import contract


@given(st.integers(1, 10**9))
def test_a_questions_run_and_its_number_say_the_same(number: int) -> None:
    assert question_number(question_run(number)) == number


@pytest.mark.parametrize("run", ["", "0", "r1", "q", "qx", "q1x", "y7", "q٣", "-q1", "q-1"])
def test_every_other_run_is_none(run: str) -> None:
    assert question_number(run) == 0


def asked(number: int = 2, kind: str = "asked", **detail: object) -> Act:
    given_detail = {"question": "Mutual?", "proposer": "live", **detail}
    return Act.now(by="api", kind=kind, run="r1", based_on=1, who="Ana", detail=given_detail)


def test_only_an_act_that_asks_is_a_question() -> None:
    found = question_of(2, asked())
    assert found is not None
    assert (found.number, found.text, found.about, found.proposer) == (2, "Mutual?", "r1", "live")
    assert question_of(2, asked(kind="noted")) is None


def test_odd_details_are_no_question_text() -> None:
    found = question_of(1, asked(question=["Mutual?"], proposer=7))
    assert found is not None
    assert (found.text, found.proposer) == ("", "auto")


def test_a_question_changes_no_run_and_its_calls_are_counted() -> None:
    usage = Usage(calls=1, prompt_tokens=100, cached_tokens=60, completion_tokens=5)
    answer = ProposedAnswer(found=False)
    facts = [
        (contract("main", "m1", "r1", "submitted"), Submitted.now(by="api", filename="a.txt")),
        (contract("main", "m1", "0", "act", 1), asked()),
        (
            contract("main", "m1", "q1", "proposed"),
            Proposed.now(by="extractor", answer=answer, usage=usage),
        ),
        (
            contract("main", "m1", "q1", "answered"),
            Answered.now(by="gate", question="Mutual?", declined=True),
        ),
    ]
    state = fold((seq, subject, fact) for seq, (subject, fact) in enumerate(facts, 1))
    assert state is not None
    assert list(state.runs) == ["r1"]
    assert (state.runs["r1"].step, state.runs["r1"].proposed) == ("submitted", 0)
    assert (state.acts, state.last_seq, state.question_calls) == (1, 4, 1)
    assert (state.question_prompt_tokens, state.question_cached_tokens) == (100, 60)
