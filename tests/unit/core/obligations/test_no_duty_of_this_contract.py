"""What is told, left open, freed or asked by another paper is never proposed as a duty here."""

import pytest

from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, register

ELSEWHERE = (
    "Under the harbour certificate the Owner must keep two pumps.",
    "Under the agreement of 3 May 2024 the Owner shall paint the hull.",
    "The Owner has been told that it will have to move the mooring.",
    "The Owner will, it says, need a second crane.",
    "The Owner will, as it announced in spring, shut the old dock.",
    "It is the practice of the port that guests shall bring bread.",
    "The Owner's contract with Peel & Co obliges Peel & Co to stock sails.",
    "The subcontract with Peel & Co requires Peel & Co to stock sails.",
    "It is left open whether the Owner must pay for the berth.",
    "A Voyage is a trip that the Owner asks for outside the plan.",
    "The Owner releases the Hirer from insuring the mast.",
    "Pursuant to its loan from Kestrel Bank the Owner must keep a reserve.",
    "The Owner will, so the Hirer hopes, mend the sail.",
    "As the Owner's insurer demands, the Owner must lock the hatch.",
    "The parties will settle later whether the Owner must insure the mast.",
    "A DONA, por ordem da prefeitura, deve pintar o casco.",
    "Resta definir se a DONA deverá segurar o mastro.",
    "Acredita-se que a DONA deverá mudar de cais.",
    "A DONA deve, por força do acordo firmado com a marinha, pintar o casco.",
    "O contrato da DONA com o estaleiro obriga este a guardar velas.",
    "O locatário do contrato de 2018 deveria ter depositado a caução.",
    "Fica para ajuste posterior se a DONA deverá pagar a vaga.",
    "A DONA precisará, segundo afirma, trocar o motor.",
    "A DONA foi informada de que deverá mudar o cais.",
    "Considera-se “Reforma” toda obra que a DONA tenha de realizar no casco.",
    "A DONA dispensa a LOCATÁRIA de segurar o mastro.",
    "Nada neste contrato obriga a DONA a pintar o casco.",
    "A DONA não precisará pintar o casco.",
)


@pytest.mark.parametrize("sentence", ELSEWHERE)
def test_it_states_no_duty(sentence: str) -> None:
    assert read_modality(sentence).stated == (), sentence


@pytest.mark.parametrize(
    "sentence",
    [
        "Under this agreement the Owner must keep two pumps.",
        "The Owner must, on request, keep two pumps.",
        "The Owner shall tell the Hirer what it needs.",
        "A DONA deve, nos termos deste contrato, pintar o casco.",
        "A DONA deverá informar que o casco foi pintado.",
    ],
)
def test_a_duty_of_this_contract_is_one(sentence: str) -> None:
    assert read_modality(sentence).stated == ("must",)


def row(text: str, quote: str) -> Obligation:
    entry = duty(quote, party="the Owner", modality="must")
    (found,) = register(Proposal((), obligations=(entry,)), text).obligations
    return found


NEED = "the Owner will need a dry dock in spring"


@pytest.mark.parametrize(
    "text",
    [
        f"HIRE OF A BOAT\n\nBackground\n\n(A) {NEED}.\n\n1. Hire\nThe Owner shall pay.\n",
        f"HIRE OF A BOAT\n\nWHEREAS, {NEED};\n\n1. Hire\nThe Owner shall pay.\n",
        f"HIRE OF A BOAT\n\nRecitals\n\nIn short {NEED}.\n\n1. Hire\nThe Owner shall pay.\n",
    ],
)
def test_a_recital_is_told_where_its_opening_is_not_quoted(text: str) -> None:
    assert "recital" in {alert.kind for alert in row(text, NEED).alerts}


def test_what_follows_the_first_numbered_clause_is_no_recital() -> None:
    text = f"HIRE OF A BOAT\n\nRecitals\n\n(A) It rains.\n\n1. Hire\n\nIn short {NEED}.\n"
    assert "recital" not in {alert.kind for alert in row(text, NEED).alerts}


@pytest.mark.parametrize(
    "behind",
    [
        "It may not do so more than twice a year.",
        "4.2 The Owner cannot do this while guests are on board.",
        "That right may be exercised only in winter.",
    ],
)
def test_leave_that_the_next_sentence_limits_is_for_review(behind: str) -> None:
    text = f"HIRE\n\n4.1 The Owner may raise the price.\n{behind}\n"
    entry = duty("The Owner may raise the price.", party="The Owner", modality="may")
    (found,) = register(Proposal((), obligations=(entry,)), text).obligations
    assert found.bucket == "review"


@pytest.mark.parametrize(
    ("sentence", "party"),
    [
        ("The Owner pays the Hirer two per cent.", "the Hirer"),
        ("If you come late, you owe us the fuel.", "us"),
        ("A DONA isentará a LOCATÁRIA de multas do porto.", "a LOCATÁRIA"),
        ("Before each trip a list is left with the Hirer.", "the Hirer"),
    ],
)
def test_who_is_done_something_is_not_bound(sentence: str, party: str) -> None:
    entry = duty(sentence, party=party, modality="must")
    (found,) = register(Proposal((), obligations=(entry,)), f"1. Hire\n{sentence}\n").obligations
    assert found.party is None


@pytest.mark.parametrize(
    ("sentence", "deadline"),
    [
        ("A DONA terá desconto sempre que pagar até o dia 5.", "até o dia 5"),
        (
            "A DONA contratará seguro, apresentando a apólice até 9 de maio de 2027.",
            "até 9 de maio de 2027",
        ),
        (
            "The Owner must insure it, proof of which is to come before 9 May 2027.",
            "before 9 May 2027",
        ),
    ],
)
def test_a_time_of_another_deed_is_no_deadline(sentence: str, deadline: str) -> None:
    entry = duty(sentence, party=None, modality="must", deadline=deadline)
    (found,) = register(Proposal((), obligations=(entry,)), f"1. Hire\n{sentence}\n").obligations
    assert found.deadline is None
