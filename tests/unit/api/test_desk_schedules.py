"""Clauses are numbered anew in every schedule: where a passage stands names it."""

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from quotary.api.desk.matter.clauses import clause_at, place, schedule_at, schedule_words
from quotary.core.document import Clause, Document
from quotary.core.span import Span

NAMED = (
    ("clause", "1", 1),
    ("clause", "1.2", 2),
    ("exhibit", "SCHEDULE A", 1),
    ("clause", "1", 2),
    ("clause", "1.2", 3),
    ("exhibit", "ANEXO II", 1),
    ("clause", "1", 2),
    ("clause", "(a)", 3),
    ("signature", "", 1),
)
PART = 10


def document(*named: tuple[str, str, int]) -> Document:
    clauses = tuple(
        Clause(number, "", Span(at * PART, (at + 1) * PART), kind, level)
        for at, (kind, number, level) in enumerate(named)
    )
    return Document("x" * PART * len(named), clauses=clauses)


@pytest.mark.parametrize(
    ("at", "schedule", "said"),
    [
        (0, "", "Clause 1"),
        (1, "", "Clause 1.2"),
        (2, "Schedule A", "Schedule A"),
        (3, "Schedule A", "Schedule A, clause 1"),
        (4, "Schedule A", "Schedule A, clause 1.2"),
        (5, "Anexo II", "Anexo II"),
        (6, "Anexo II", "Anexo II, clause 1"),
        (7, "Anexo II", "Anexo II, clause 1, (a)"),
        # What comes after the schedules is in none of them.
        (8, "", "In the text"),
    ],
)
def test_the_schedule_is_named(at: int, schedule: str, said: str) -> None:
    given = document(*NAMED)
    assert schedule_words(given, at * PART + 3) == schedule
    assert place(given, at * PART + 3) == said


def test_without_schedules_or_text_nothing_is_said_of_them() -> None:
    assert schedule_words(None, 3) == ""
    assert schedule_words(Document("Plain words."), 3) == ""
    assert place(document(*NAMED[:2]), PART) == "Clause 1.2"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("SCHEDULE A-1", "Schedule A-1"),
        ("SCHEDULE P-12", "Schedule P-12"),
        ("ANEXO II-B", "Anexo II-B"),
        ("EXHIBIT 7", "Exhibit 7"),
        ("CLÁUSULA VIGÉSIMA-PRIMEIRA", "Cláusula vigésima-primeira"),
    ],
)
def test_a_schedule_keeps_its_own_number(number: str, said: str) -> None:
    assert schedule_words(document(("exhibit", number, 1)), 3) == said


@over(
    st.lists(
        st.tuples(
            st.sampled_from(("clause", "exhibit", "heading")),
            st.sampled_from(("", "1", "A")),
            st.integers(1, 4),
        ),
        max_size=12,
    )
)
def test_a_place_is_the_nearest_before_it(named: list[tuple[str, str, int]]) -> None:
    """As said by looking at every clause, whatever is passed over to be quick."""
    given = document(*named)
    for at in range(len(named)):
        assert clause_at(given, at * PART + 3) is given.clauses[at]
        schedules = [n for n in range(at + 1) if given.clauses[n].kind == "exhibit" and named[n][1]]
        expected = given.clauses[schedules[-1]] if schedules else None
        if expected and any(
            named[n][2] <= expected.level for n in range(schedules[-1] + 1, at + 1)
        ):
            expected = None
        assert schedule_at(given, at * PART + 3) is expected
