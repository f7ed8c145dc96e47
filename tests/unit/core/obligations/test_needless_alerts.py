"""Honest rows of ordinary drafting raise no alert, and their hostile twins raise one."""

from typing import Any

import pytest

from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.register import Obligation, Register
from quotary.core.proposal import Proposal
from support.registers import duty, findings, register

BUY = "The Agent shall buy the oil only from the Mill and not from brokers."
USE = "The Agent shall use the list solely for its visits and for no other purpose."
CAP = "The Owner shall repay the fares of the Agent, not to exceed EUR 900 in any quarter."
SPARES = "The Agent shall deliver the pumps, but not the spares."
SHUT = "As telhas serão levadas em caminhão fechado e não em carroças."
ONLY = "A AGENTE deverá usar a lista unicamente nas visitas e para nenhuma outra finalidade."
GUESTS = "A AGENTE treinará seis operadores, não incluídas as despesas de hotel."
HONEST: tuple[dict[str, Any], ...] = (
    # What is denied at the end is a thing, a place or a use of the same deed.
    {"quote": BUY, "party": "The Agent"},
    {"quote": USE, "party": "The Agent"},
    {"quote": CAP, "party": "The Owner"},
    {"quote": SPARES, "party": "The Agent"},
    {"quote": SHUT},
    {"quote": ONLY, "party": "A AGENTE"},
    {"quote": GUESTS, "party": "A AGENTE"},
    # What another may ask for, and a condition turned round.
    {"quote": "The Agent shall give such help as the Owner may ask for.", "party": "The Agent"},
    {"quote": "The Agent shall keep any book that the Owner may from time to time require."},
    {"quote": "The Agent shall take such steps as may be needed to clear the wreck."},
    {
        "quote": "Should an audit show a loss, the Agent shall bear the cost of the audit.",
        "trigger": "Should an audit show a loss",
    },
    {
        "quote": "The Owner may take over the yard should the Agent leave it for ten days.",
        "modality": "may",
        "trigger": "should the Agent leave it for ten days",
    },
    {
        "quote": "The Owner reserves the right to change the list.",
        "modality": "may",
        "party": "The Owner",
    },
    # A choice of how, and not of whether.
    {"quote": "The Owner shall, at its option, repair or replace any faulty pump."},
    {"quote": "The Owner shall repair the pump or, at its option, replace it."},
    {"quote": "A DONA deverá, a seu critério, reparar ou substituir a bomba."},
    # Hours of a day, and what comes again.
    {
        "quote": "The Agent shall bring the van by 8 a.m. on the first Hire Day.",
        "deadline": "by 8 a.m. on the first Hire Day",
    },
    {
        "quote": "A AGENTE entregará as telhas até as 17 horas do dia 30 de setembro de 2026.",
        "deadline": "até as 17 horas do dia 30 de setembro de 2026",
    },
    {"quote": "A AGENTE deverá visitar a loja a cada seis meses.", "deadline": "a cada seis meses"},
    {
        "quote": "O frete paga-se em dez dias contados da nota.",
        "deadline": "em dez dias contados da nota",
    },
    # A time of the condition, and how long something is forbidden.
    {
        "quote": "Either party may end this contract if the other fails to cure a breach within 30"
        " days after notice.",
        "modality": "may",
        "trigger": "if the other fails to cure a breach within 30 days after notice",
    },
    {"quote": "The Owner may not give notice before 1 January 2027.", "modality": "must_not"},
    # A verb without its subject, a name of letters, a state that is warranted, a noun of consent.
    {
        "quote": "Caso a AGENTE verifique uma falha, comunicará o fato à DONA.",
        "party": "a AGENTE",
        "trigger": "Caso a AGENTE verifique uma falha",
    },
    {
        "quote": "The Agent shall ship the oil F.O.B. Rochester on each day on which an order is"
        " accepted.",
        "party": "The Agent",
    },
    {
        "quote": "The Owner warrants that each Pump will conform to its list.",
        "party": "The Owner",
    },
    {
        "quote": "The Owner shall not unreasonably withhold its consent to any assignment.",
        "modality": "must_not",
        "party": "The Owner",
    },
    {"quote": "The Agent shall repay such part as has not been spent.", "party": "The Agent"},
)


def _register(*rows: dict[str, Any]) -> Register:
    words = dict.fromkeys(row["quote"] for row in rows)
    given = tuple(duty(row["quote"], statement="", **_rest(row)) for row in rows)
    return register(Proposal((), obligations=given), "1. Duties\n\n" + "\n\n".join(words))


def _rest(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "quote"}


def _row(quote: str, **claim: Any) -> Obligation:
    given = Proposal((), obligations=(duty(quote, **claim),))
    (one,) = findings(given, f"1. Duties\n\n{quote}").obligations
    return one


@pytest.mark.parametrize("row", HONEST, ids=lambda row: row["quote"])
def test_an_honest_row_raises_no_alert(row: dict[str, Any]) -> None:
    (one,) = _register(row).obligations
    assert [alert.kind for alert in one.alerts] == []
    assert one.modality == row.get("modality", "must")
    assert (one.deadline.text if one.deadline else None) == row.get("deadline")


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        (BUY, "buy the oil from brokers"),
        (BUY, "buy the oil from the Mill"),
        (USE, "use the list for other purpose"),
        (CAP, "repay the fares of the Agent"),
        (SPARES, "deliver the spares"),
        (SHUT, "As telhas serão levadas em carroças"),
        ("The Agent shall bear all taxes other than taxes on income.", "bear taxes on income"),
    ],
)
def test_a_summary_without_the_denial_says_another_duty(quote: str, summary: str) -> None:
    assert "statement_leaves_out" in [alert.kind for alert in _row(quote, statement=summary).alerts]


@pytest.mark.parametrize(
    "quote",
    [
        "The Agent shall keep the list secret and not sell it.",
        "The Agent shall buy from the Mill and not from brokers or resell the oil.",
        "The Agent shall keep the list and not to show it.",
        "A AGENTE obriga-se a entregar as telhas e não a vendê-las.",
        "A AGENTE deverá guardar a lista e não a mostrará.",
        "The Agent may sell the oil in Lisbon and not in Porto.",
        "The Owner should keep records.",
        "The Owner shall, at its option, repair the pump.",
        "The Owner shall, at its option, repair the pump or the pipe.",
        "The Owner shall, at its discretion, repair or replace it or do nothing.",
        "A DONA deverá, a seu critério, reparar a bomba ou o cano.",
        "The warranty shall extend to parts and not to labour.",
    ],
)
def test_a_denied_deed_stays_in_doubt(quote: str) -> None:
    assert read_modality(quote).unclear


@pytest.mark.parametrize(
    "quote",
    [
        "The Agent shall hold the money, which it may invest.",
        "The Agent agrees to sell, and the Owner may request changes.",
    ],
)
def test_a_right_of_its_own_is_still_a_second_modality(quote: str) -> None:
    assert read_modality(quote).stated == ("must", "may")


@pytest.mark.parametrize(
    ("quote", "claim", "kind"),
    [
        ("The Agent shall meet the Owner at 9 a.m. every Tuesday.", "at 9 a.m.", "deadline_cut"),
        ("The Agent shall bring it by 8 a.m. on the first Hire Day.", "by 8 a.m.", "deadline_cut"),
        ("The Agent shall extend the term by 30 days.", "by 30 days", "deadline_not_due"),
    ],
)
def test_a_piece_of_a_time_is_no_deadline(quote: str, claim: str, kind: str) -> None:
    assert kind in [alert.kind for alert in _row(quote, deadline=claim).alerts]


def test_a_time_behind_the_first_object_is_not_the_second_ones() -> None:
    quote = "The Owner shall release one half on completion and the balance on handover."
    assert _row(quote, deadline="on completion", statement="release one half").deadline
    other = _row(quote, deadline="on completion", statement="release the balance")
    assert [alert.kind for alert in other.alerts] == ["deadline_of_another"]


@pytest.mark.parametrize(
    "quote",
    [
        "The Agent is required by statute to label the oil.",
        "Under the planning permission the Agent must wash all vans.",
        "The Agent must, as the liquor licence provides, close the bar at noon.",
        "The Agent must by law keep its books for six years.",
    ],
)
def test_what_the_law_or_a_permit_asks_is_for_a_person(quote: str) -> None:
    assert read_modality(quote).unclear


@pytest.mark.parametrize(
    "quote",
    [
        "If the Agent is required by law to show the list, it shall tell the Owner.",
        "The Agent shall keep such books as the law requires.",
        "The Agent is required by this contract to label the oil.",
    ],
)
def test_a_duty_of_this_contract_is_none_of_the_law(quote: str) -> None:
    assert read_modality(quote).stated == ("must",)


@pytest.mark.parametrize(
    "sentence",
    [
        "Any amount not paid when due accrues interest at one per cent a month.",
        "Late sums bear interest at six per cent.",
        "Renewal is contingent upon the Agent having cleaned the yard.",
        "The pumps go by bonded courier.",
        "Os manuais seguem por correio registrado.",
        "Spare parts travel by air freight.",
    ],
)
def test_what_binds_by_form_alone_is_found(sentence: str) -> None:
    assert find_duties(sentence)


def test_what_bears_no_interest_binds_nobody() -> None:
    assert not find_duties("The deposit bears no interest.")


@pytest.mark.parametrize(
    ("sentence", "quote"),
    [
        ("The Agent is responsible for fitting the pumps and the Owner for buying them.", "Agent"),
        ("A AGENTE fará a pintura do barco e a DONA, a limpeza.", "AGENTE"),
        ("The racks shall be emptied by the Agent and refilled by the Owner.", "Agent"),
    ],
)
def test_the_half_of_another_is_not_covered(sentence: str, quote: str) -> None:
    party = f"A {quote}" if quote.isupper() else f"the {quote}"
    (one,) = _register({"quote": sentence, "party": party}).obligations
    assert "other_duty" in [alert.kind for alert in one.alerts]


def test_one_who_quotes_half_a_sentence_and_one_who_quotes_it_whole_are_two_rows() -> None:
    half = "The Owner shall invoice the Agent upon shipment"
    whole = f"{half}, and the Agent shall pay each invoice within 45 days of its date."
    given = Proposal(
        (),
        obligations=(
            duty(half, statement="invoice the Agent", party="The Owner", deadline="upon shipment"),
            duty(
                whole,
                statement="pay each invoice",
                party="the Agent",
                deadline="within 45 days of its date",
            ),
        ),
    )
    rows = register(given, f"1. Duties\n\n{whole}").obligations
    assert sorted(str(row.party) for row in rows) == ["The Owner", "the Agent"]
    assert [alert.kind for row in rows for alert in row.alerts] == []
