"""The quality page's figures: routes in their order, a course only where there is one."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from quotary.api.desk.quality.evals import Book, Score, Version, matrix, sparkline

SCORE = Score(
    n=1,
    at=datetime(2026, 1, 1, tzinfo=UTC),
    contracts=10,
    correct=9,
    false_green=0,
    citation_integrity=1.0,
    verdicts=0,
    verdicts_correct=0,
    confusion=(),
    version=Version("", "", "", ""),
    others=(),
)


def test_routes_stand_from_the_worst_down_on_both_sides() -> None:
    counted = (
        ("green", "yellow", 1),
        ("out_of_playbook", "out_of_playbook", 2),
        ("red", "red", 3),
        ("yellow", "none", 1),
        ("yellow", "green", 4),
        ("yellow/red", "red", 5),
    )
    found = matrix(replace(SCORE, confusion=counted))
    assert found.found == ("red", "yellow", "green", "out_of_playbook", "none")
    assert found.rows == (
        ("red", (3, 0, 0, 0, 0)),
        ("yellow", (0, 0, 4, 0, 1)),
        ("yellow/red", (5, 0, 0, 0, 0)),
        ("green", (0, 1, 0, 0, 0)),
        ("out_of_playbook", (0, 0, 0, 2, 0)),
    )


def test_one_evaluation_has_no_course() -> None:
    assert sparkline([]) == sparkline([SCORE]) == ""
    assert sparkline([SCORE, replace(SCORE, correct=10)]) == "0.0,22.0 120.0,2.0"


@pytest.mark.parametrize(
    ("version", "books"),
    [
        (Version("", "", "", ""), (Book("", "", ""),)),
        (Version("nda", "1", "ab", ""), (Book("nda", "1", "ab"),)),
        (Version("a, b", "1, 3", "ab, cd", ""), (Book("a", "1", "ab"), Book("b", "3", "cd"))),
        (Version("a, b", "", "ab", ""), (Book("a", "", "ab"), Book("b", "", ""))),
    ],
)
def test_each_playbook_has_its_own_version_beside_it(
    version: Version, books: tuple[Book, ...]
) -> None:
    assert version.books == books
