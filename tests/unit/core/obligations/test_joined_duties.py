"""A duty that hangs on another's sentence is found, and no row for that other one hides it."""

import pytest

from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.register import Register
from quotary.core.proposal import Proposal
from support.registers import duty, register

JOINED = (
    (
        "The Baker shall mill the rye weekly, the Abbey keeping the mill dry.",
        "The Baker",
        "keeping",
    ),
    ("The Baker shall mill the rye, with the Abbey bearing the cost.", "The Baker", "bearing"),
    ("The Baker provides the yeast and the Abbey the salt.", "The Baker", "the"),
    ("O PADEIRO entregará o pão, cabendo à ABADIA pagar o sal.", "O PADEIRO", "cabendo"),
    ("O PADEIRO fornecerá o pão, e à ABADIA caberá o sal.", "O PADEIRO", "caberá"),
    ("O PADEIRO entrega o pão e a ABADIA libera o forno.", "O PADEIRO", "libera"),
)


def registered(text: str, quote: str, party: str | None) -> Register:
    row = duty(quote, party=party, modality="must")
    return register(Proposal((), obligations=(row,)), f"Terms\n\n1. Works\n{text}\n")


@pytest.mark.parametrize(("text", "party", "word"), JOINED)
def test_anothers_duty_in_the_same_sentence_is_a_gap(text: str, party: str, word: str) -> None:
    whole = f"Terms\n\n1. Works\n{text}\n"
    found = registered(text, text, party)
    left = [at.of(whole) for gap in found.gaps for at in gap.at]
    assert any(word in one for one in left), (left, found.obligations)


@pytest.mark.parametrize(
    "text",
    [
        "The Baker may end it at any time, in which case it pays for the rye.",
        "O PADEIRO poderá encerrar o contrato, pagando os sacos já moídos.",
        "The Baker may leave early, paying for the sacks.",
    ],
)
def test_leave_that_costs_something_is_no_mere_leave(text: str) -> None:
    assert read_modality(text).stated == ("must", "may")


@pytest.mark.parametrize(
    "text",
    [
        "The Baker supplies the rye, including the salt.",
        "The Baker shall act according to the plan.",
        "Pricing and Delivery",
        "The Baker shall give the Abbot and the Abbey a copy.",
        "O PADEIRO deverá agir, sendo o PADEIRO dono do forno.",
    ],
)
def test_no_duty_is_made_of_a_phrase(text: str) -> None:
    assert len(find_duties(text)) <= 1


def test_one_row_over_two_numbered_clauses_stands_for_neither() -> None:
    first = "2.1 The Baker shall mill the rye."
    second = "2.2 The Abbey shall pay for it."
    text = f"Terms\n\n{first}\n{second}\n"
    row = duty(f"{first}\n{second}", party="The Baker", modality="must")
    found = register(Proposal((), obligations=(row,)), text)
    assert "many_duties" in {alert.kind for alert in found.obligations[0].alerts}
    assert len(found.gaps) == 2
