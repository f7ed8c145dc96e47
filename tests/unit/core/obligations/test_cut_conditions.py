"""What is quoted without its condition, or with half of it, is for a person to read."""

import pytest

from quotary.core.obligations.register import Obligation
from quotary.core.obligations.trigger_claim import is_condition
from quotary.core.proposal import Proposal
from support.registers import duty, register

CUT = (
    ("If the rent is late for a month, the Lessor may change the locks.", "the Lessor", "locks"),
    ("3.4 If the rent is late, the Lessor may change the locks.", "the Lessor", "locks"),
    ("The Lessor may change the locks where the rent is late.", "The Lessor", "locks"),
    ("The Lessor may enter the flat on two days' notice.", "The Lessor", "flat"),
    ("The Bank may sell the pledge once the loan has fallen due.", "The Bank", "pledge"),
    ("The Guest is entitled to leave early, less the price of one night.", "The Guest", "early"),
    (
        "The Agent may appoint a deputy with the written consent of the Owner.",
        "The Agent",
        "deputy",
    ),
    ("The Guest may use the sauna in winter.", "The Guest", "sauna"),
    ("The Guest is free to lend the key to his family.", "The Guest", "key"),
    ("O LOCADOR poderá vender o imóvel, mediante aviso de trinta dias.", "O LOCADOR", "imóvel"),
    ("Caso a obra pare, o DONO poderá contratar outro mestre.", "o DONO", "mestre"),
    ("A CREDORA pode vender a joia uma vez vencida a dívida.", "A CREDORA", "joia"),
    ("We give back the key money within ten days, less the cost of cleaning.", "We", "days"),
)


def row(text: str, quote: str, party: str, modality: str | None) -> Obligation:
    entry = duty(quote, party=party, modality=modality)
    (found,) = register(Proposal((), obligations=(entry,)), f"1. Terms\n{text}\n").obligations
    return found


@pytest.mark.parametrize(("text", "party", "last"), CUT)
def test_leave_or_a_duty_without_its_condition_is_not_proposed(
    text: str, party: str, last: str
) -> None:
    modality = "must" if party == "We" else "may"
    cut = text[text.index(party) : text.index(last) + len(last)]
    assert row(text, cut, party, modality).bucket == "review"
    assert not {"limits_left_out", "cut_short"} & {
        alert.kind for alert in row(text, text, party, modality).alerts
    }


@pytest.mark.parametrize(
    ("text", "quote", "party"),
    [
        (
            "The Lessor may enter the flat and may take pictures.",
            "The Lessor may enter the flat",
            0,
        ),
        ("The Lessor may enter the flat. It may rain.", "The Lessor may enter the flat.", 0),
        (
            "The Lessor may enter the flat, and the Lessee shall open it if asked.",
            "The Lessor may enter the flat",
            0,
        ),
    ],
)
def test_what_is_said_beside_leave_does_not_cut_it(text: str, quote: str, party: int) -> None:
    assert row(text, quote, "The Lessor", "may").alerts == ()


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("if the lift stops", "The Porter shall call the maker if the lift stops for an hour."),
        ("where the Owner agrees", "It may close early where the Owner agrees to the date."),
        ("once the roof is sealed", "It shall paint once the roof is sealed in the north wing."),
        ("upon delivery", "It shall pay upon delivery of the second boat."),
        ("se a maré subir", "O MESTRE deverá recolher as redes se a maré subir mais de um metro."),
        ("quando o sino tocar", "O VIGIA deverá sair quando o sino tocar por três vezes."),
        ("exceto as de uso diário", "As peças não serão trocadas, exceto as de uso diário."),
        ("save those of the crew", "It shall feed all guests, save those of the crew."),
        ("in which case it repays the fee", "It may end it, in which case it repays the fee."),
    ],
)
def test_half_a_condition_an_exception_and_a_consequence_are_none(claim: str, quote: str) -> None:
    assert not is_condition(claim, quote)


@pytest.mark.parametrize(
    ("claim", "quote"),
    [
        ("if the lift stops", "If the lift stops, the Porter shall call the maker."),
        ("if the lift stops", "The Porter shall call the maker if the lift stops."),
        ("on request", "The Porter shall on request call the maker."),
        ("except in an emergency", "The Porter shall knock first, except in an emergency."),
        ("se a maré subir", "Se a maré subir, o MESTRE deverá recolher as redes."),
        ("salvo se chover", "O JARDINEIRO deverá regar, salvo se chover."),
    ],
)
def test_a_whole_condition_is_one(claim: str, quote: str) -> None:
    assert is_condition(claim, quote)
