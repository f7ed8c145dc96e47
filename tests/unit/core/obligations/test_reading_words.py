"""What code reads in a quote: modality, deadline, and whether words stand in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.obligations.deadline import read_deadline, states_deadline
from quotary.core.obligations.modality import read_modalities
from quotary.core.obligations.register import Deadline
from quotary.core.obligations.words import stands_in


@pytest.mark.parametrize(
    ("words", "amount", "unit", "relation", "anchor"),
    [
        ("within 30 days after notice", 30, "day", "within", "notice"),
        ("within thirty (30) days of receipt of it", 30, "day", "within", "receipt of it"),
        (
            "at least 60 days prior to the end of the term",
            60,
            "day",
            "before",
            "the end of the term",
        ),
        ("no later than 5 Business Days following its end", 5, "business_day", "within", "its end"),
        ("30 days after notice", 30, "day", "after", "notice"),
        ("within 24 hours", 24, "hour", "within", ""),
        ("within 2 weeks\nfrom the order", 2, "week", "within", "the order"),
        ("every six months", 6, "month", "every", ""),
        ("quarterly", 3, "month", "every", ""),
        ("upon termination of the Services", None, "", "after", "termination of the Services"),
        ("before the audit", None, "", "before", "the audit"),
        (
            "em até 30 (trinta) dias contados da emissão da nota",
            30,
            "day",
            "within",
            "emissão da nota",
        ),
        ("no prazo de 5 dias úteis", 5, "business_day", "within", ""),
        ("mensalmente", 1, "month", "every", ""),
    ],
)
def test_a_deadline_is_a_rule_about_an_event(
    words: str, amount: float | None, unit: str, relation: str, anchor: str
) -> None:
    shown = " ".join(words.split())
    assert read_deadline(words) == Deadline(shown, amount, unit, relation, anchor)


@pytest.mark.parametrize(
    "words",
    ["promptly", "within three (5) days", "within 5 or 10 days", "within 2 years and 6 months"],
)
def test_what_code_cannot_read_keeps_its_words_alone(words: str) -> None:
    assert read_deadline(words) == Deadline(words)


def test_a_date_is_read_only_where_it_is_stated() -> None:
    assert read_deadline("by 31 December 2026") == Deadline(
        "by 31 December 2026", relation="by", date="2026-12-31"
    )
    assert read_deadline("by the end of December").date is None
    assert read_deadline("within 30 days after 1 May 2026").date is None
    assert read_deadline("by 03/04/2026", "en").date is None


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("It shall be paid within 30 days.", True),
        ("It shall be paid no later than 31 May 2026.", True),
        ("It lasts 30 days.", False),
        ("It shall be paid within reason.", False),
        ("Será pago em até 30 dias.", True),
    ],
)
def test_whether_a_quote_sets_a_time(text: str, states: bool) -> None:  # noqa: FBT001
    assert states_deadline(text) is states


@pytest.mark.parametrize(
    ("words", "text", "there"),
    [
        ("the supplier", "The\nSupplier shall pay.", True),
        ("Supplier", "The Suppliers shall pay.", False),
        ("Supplier’s duty", "the Supplier's duty", True),
        ("within 30 days", "within 30\u00a0days", True),
        ("30 days", "within 130 days", False),
        ("", "text", False),
        ("!!", "text!!", False),
        ("disclo-sure", "disclosure", False),
        ("industrial accident", "an indus\xad\ntrial accident", True),
        ("indus trial accident", "an indus\xad\ntrial accident", True),
        ("indus-trial accident", "an indus\xadtrial accident", True),
        ("indus- trial accident", "an indus-\ntrial accident", True),
        ("industrial accident", "an indus\ufffetrial accident", True),
        ("long-term loss", "any long-\nterm loss", True),
        ("longterm loss", "any long-\nterm loss", True),
        ("trial accident", "an indus\xad\ntrial accident", False),
        ("indus", "an indus\xad\ntrial accident", False),
        ("industrial accidents", "an indus\xad\ntrial accident", False),
        ("in dust rial accident", "an industrial accident", False),
        ("the Parties", "12.1The Parties shall meet.", True),
        ("A CONTRATADA", "5.2A CONTRATADA deverá pagar.", True),
        ("5 kg", "1.5 kg", False),
        ("EUR 1", "EUR 1,000", False),
        ("EUR 1", "EUR 1, and no more", True),
        ("within 5", "within 5.", True),
        ("A330 engine", "two A330 engines", False),
        ("Parties", "12The Parties", True),
        ("The Parties", "X12.1The Parties", False),
    ],
)
def test_words_stand_in_a_text_whole(words: str, text: str, there: bool) -> None:  # noqa: FBT001
    assert stands_in(words, text) is there


@given(st.text(max_size=200))
def test_any_words_are_read_without_a_date_that_they_do_not_state(words: str) -> None:
    read = read_deadline(words)
    assert read.date is None or any(char.isdigit() for char in words)
    assert isinstance(read_modalities(words), tuple)
