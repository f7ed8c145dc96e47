"""Clauses are numbered anew in every schedule: where a passage stands names it."""

import pytest

from quotary.api.desk.matter.clauses import place, schedule_words
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
