"""The suite `questions`: what counts as right, and what fails it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quotary.cli.evaluation.labels import LabelsInvalid
from quotary.cli.evaluation.questions import Case, Labelled, figures, labelled_questions
from support.embedded import ROOT

TEXT = "It lasts three years. Delaware law governs."
PRESENT = Labelled(Path("a.txt"), "How long does it last?", "three years")
ABSENT = replace(PRESENT, question="What is the cap?", expect="")


def found(state: str, *quotes: str) -> dict[str, Any]:
    places = [(TEXT.find(each), each) for each in quotes]
    return {
        "state": state,
        "quotes": [
            {"text": each, "start": max(0, at), "end": max(0, at) + len(each)}
            for at, each in places
        ],
    }


@pytest.mark.parametrize(
    ("labelled", "result", "verdict"),
    [
        (PRESENT, found("answered", "It lasts three years."), "right"),
        (PRESENT, found("answered", "Delaware law governs."), "wrong"),
        (PRESENT, found("declined"), "declined"),
        (PRESENT, found("failed"), "failed"),
        (PRESENT, found("waiting"), "failed"),
        (ABSENT, found("declined"), "right"),
        (ABSENT, found("answered", "It lasts three years."), "answered"),
        (ABSENT, found("failed"), "failed"),
    ],
)
def test_a_question_is_right_or_says_how_it_went_wrong(
    labelled: Labelled, result: dict[str, Any], verdict: str
) -> None:
    assert Case(labelled, result, TEXT).verdict == verdict


def test_the_suite_holds_while_nothing_absent_is_answered() -> None:
    right = [
        Case(PRESENT, found("answered", "It lasts three years."), TEXT),
        Case(PRESENT, found("declined"), TEXT),
        Case(ABSENT, found("declined"), TEXT),
    ]
    held = figures(right)
    assert held.holds
    assert (held.answerable, held.answered_right, held.declined_in_vain) == (2, 1, 1)
    answered = Case(ABSENT, found("answered", "It lasts three years."), TEXT)
    assert not figures([*right, answered]).holds
    assert not figures([*right, Case(ABSENT, found("failed"), TEXT)]).holds


def test_a_quote_that_is_not_at_its_place_fails_the_suite() -> None:
    invented = Case(PRESENT, found("answered", "It lasts three years, really."), TEXT)
    assert not invented.is_verbatim
    assert not figures([invented]).holds


def test_the_labels_of_the_samples_load() -> None:
    every = labelled_questions(ROOT / "samples")
    assert all(each.path.is_file() for each in every)
    assert sum(not each.expect for each in every) >= 40


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("documents:\n  - file: a.txt\n    questions:\n      - ask: Why?\n", "asks nothing"),
        ("documents: 1\n", "a list documents is expected"),
    ],
)
def test_bad_labels_are_named(tmp_path: Path, text: str, says: str) -> None:
    folder = tmp_path / "questions"
    folder.mkdir()
    (folder / "a.yaml").write_text(text)
    with pytest.raises(LabelsInvalid, match=says):
        labelled_questions(tmp_path)
    with pytest.raises(LabelsInvalid, match=r"no \.yaml file"):
        labelled_questions(folder)
