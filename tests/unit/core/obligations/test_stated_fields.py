"""A deadline or a condition that the quote states and the reply leaves out is read by code."""

from typing import Any

import pytest

from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, findings

STATED = (
    (
        "The Agent shall pay the fee on the first day of each quarter.",
        "on the first day of each quarter",
    ),
    (
        "The Agent shall send the list no later than 4 May in each year.",
        "no later than 4 May in each year",
    ),
    ("The Agent shall hand over the keys at the end of the hire.", "at the end of the hire"),
    ("The Agent shall immediately call the Owner.", "immediately"),
    (
        "The Agent shall tell the Owner promptly upon hearing of a leak.",
        "promptly upon hearing of a leak",
    ),
    ("On request by the Owner, the Agent shall show the log.", "On request by the Owner"),
    ("The Agent shall test the pump once per calendar year.", "once per calendar year"),
    (
        "The Agent shall mend the mast within a reasonable time after being told.",
        "within a reasonable time after being told",
    ),
    ("The Agent shall ask the Owner before sailing.", "before sailing"),
    ("A AGENTE enviará a lista até o dia 20 de cada mês.", "até o dia 20 de cada mês"),
    ("A AGENTE devolverá as chaves ao término do contrato.", "ao término do contrato"),
    ("A AGENTE deverá avisar a DONA imediatamente.", "imediatamente"),
)
CONDITIONS = (
    ("If the mast is loose, the Agent shall call the Owner.", "If the mast is loose"),
    ("The Owner may stop the hire if the fee is unpaid.", "if the fee is unpaid"),
    ("Where the Agent hires a crew, it shall insure it.", "Where the Agent hires a crew"),
    (
        "The Agent may keep a copy to the extent that the law so requires.",
        "to the extent that the law so requires",
    ),
    ("Em caso de atraso, a AGENTE pagará multa.", "Em caso de atraso"),
)
NOT_ITS_OWN = (
    # Of a thing, of another part, of a clause that depends: none of the row's own.
    "The Agent shall name the buyer of the goods immediately available.",
    "The Agent shall store the goods that the Owner sends promptly.",
    "The Agent shall follow the rules in force on the date of this hire.",
    "The Agent shall carry out the tests, if any, and the repairs.",
    "The Agent may enter only if asked.",
)


def _row(quote: str, **claim: Any) -> Obligation:
    given = Proposal((), obligations=(duty(quote, party=None, **claim),))
    (one,) = findings(given, f"1. Duties\n\n{quote}").obligations
    return one


@pytest.mark.parametrize(("quote", "words"), STATED)
def test_a_time_that_is_left_out_is_filled_in(quote: str, words: str) -> None:
    row = _row(quote, modality="must")
    assert row.deadline is not None
    assert row.deadline.text == words
    (check,) = [check for check in row.checks if check.name == "deadline"]
    assert (check.proposed, check.read, check.agrees) == (None, words, False)


@pytest.mark.parametrize(("quote", "words"), CONDITIONS)
def test_a_condition_that_is_left_out_is_filled_in(quote: str, words: str) -> None:
    row = _row(quote, modality="may" if " may " in quote else "must")
    assert row.trigger == words


@pytest.mark.parametrize("quote", NOT_ITS_OWN)
def test_nothing_is_filled_in_that_is_not_the_duties_own(quote: str) -> None:
    row = _row(quote, modality="may" if " may " in quote else "must")
    assert (row.deadline, row.trigger) == (None, None)


def test_a_time_of_the_other_part_is_not_filled_in() -> None:
    quote = "The Agent shall paint the hull, and shall pay the fee at the end of the hire."
    row = _row(quote, modality="must", statement="paint the hull")
    assert row.deadline is None
    other = _row(quote, modality="must", statement="pay the fee")
    assert other.deadline is not None
    assert other.deadline.text == "at the end of the hire"


def test_a_summary_that_drops_a_condition_is_not_shown_for_what_code_filled_in() -> None:
    row = _row("The Agent shall sail if the wind is fair.", modality="must", statement="sail")
    assert row.trigger == "if the wind is fair"
    assert row.statement == ""
