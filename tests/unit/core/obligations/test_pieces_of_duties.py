"""A row stands for a duty that it quotes whole; what is left out of one is a gap."""

import pytest

from quotary.core.proposal import Proposal
from support.registers import register, registered

TWO = "The Supplier shall deliver the goods, and the Customer shall pay the price."
WHOLE = (
    "The Supplier shall deliver the goods to the warehouse of the Customer in Hamburg each month."
)
LIST = (
    "The Supplier shall: (a) keep the goods in the warehouse of the Customer in Hamburg; and "
    "(b) train its staff in the rules of the harbour."
)
ROOF = (
    "The Supplier shall repair the roof of the old customs warehouse in Hamburg before the winter"
)
TELHADO = "A CONTRATADA deverá reparar o telhado do antigo armazém da alfândega em Santos"
HALL = "The Supplier shall keep proper books of account at its head office in Rotterdam"


@pytest.mark.parametrize(
    "piece",
    [
        "The Supplier shall deliver",
        "Supplier shall deliver the goods",
        "shall deliver the goods to the warehouse",
        "The Supplier shall deliver the goods to the warehouse",
    ],
)
def test_a_piece_of_a_duty_leaves_it_a_gap(piece: str) -> None:
    found = registered(WHOLE, (piece, None))
    assert [gap.sentence for gap in found.gaps] == [WHOLE]
    (one,) = found.obligations
    assert one.bucket == "review"
    assert "cut_short" in [alert.kind for alert in one.alerts]


@pytest.mark.parametrize(
    ("text", "quote", "party"),
    [
        (TWO, "The Supplier shall deliver the goods", "The Supplier"),
        (TWO, "the Customer shall pay the price.", "the Customer"),
        (WHOLE, WHOLE, "The Supplier"),
        (WHOLE, WHOLE.removesuffix("."), "The Supplier"),
        (
            "(a) The Supplier shall keep the goods; and",
            "The Supplier shall keep the goods",
            "The Supplier",
        ),
        ("The Supplier shall act; the goods are new.", "The Supplier shall act", "The Supplier"),
    ],
)
def test_a_duty_quoted_whole_is_no_gap(text: str, quote: str, party: str) -> None:
    found = registered(text, (quote, party))
    (one,) = found.obligations
    assert (one.alerts, one.bucket) == ((), "proposed")
    assert all(gap.at[0].start not in range(*_places(text, quote)) for gap in found.gaps)


def _places(text: str, quote: str) -> tuple[int, int]:
    start = f"1. Works\n{text}\n".index(quote)
    return start, start + len(quote)


def test_half_of_it_in_one_chunk_and_all_in_the_next_is_no_doubt() -> None:
    found = registered(
        WHOLE, ("The Supplier shall deliver", "The Supplier"), (WHOLE, "The Supplier")
    )
    (one,) = found.obligations
    assert (one.quote, found.gaps) == (WHOLE, ())
    assert "cut_short" not in [alert.kind for alert in one.alerts]


def test_a_piece_of_an_item_leaves_it_a_gap() -> None:
    lead_in = "The Supplier shall:"
    piece = registered(LIST, (f"{lead_in} (a) keep the goods", "The Supplier"))
    assert any("keep the goods" in gap.sentence for gap in piece.gaps)
    first = f"{lead_in} (a) keep the goods in the warehouse of the Customer in Hamburg"
    whole = registered(LIST, (first, "The Supplier"))
    assert [gap.sentence for gap in whole.gaps] == [
        "(b) train its staff in the rules of the harbour."
    ]


def test_a_heading_of_duties_is_no_part_of_what_stands_below() -> None:
    text = (
        "1. Duties\nThe Supplier shall:\n(a) keep the goods dry; and\n(b) train its staff well.\n"
    )
    found = register(Proposal(()), text)
    assert [gap.sentence.split(" ")[0] for gap in found.gaps] == ["(a)", "(b)"]


@pytest.mark.parametrize(
    ("quote", "rest"),
    [
        (ROOF, " and pay the tax."),
        (ROOF, " and insure the ship."),
        (ROOF, ", paint its doors and not sell it."),
        (ROOF, " and promptly notify the Customer."),
        (ROOF, " or remove it."),
        (ROOF, "; and pay the tax."),
        (HALL, ", train its staff and pay all fines."),
        (HALL, " and comply with them."),
        (HALL, " and document any change."),
        (TELHADO, " e pagar o imposto."),
        (TELHADO, " e também não vender o armazém."),
        (TELHADO, ", bem como comunicar o Hotel."),
    ],
)
def test_a_second_verb_that_is_not_quoted_leaves_the_duty_uncovered(quote: str, rest: str) -> None:
    found = registered(quote + rest, (quote, None))
    assert len(found.gaps) == 1
    (one,) = found.obligations
    assert one.bucket == "review"


@pytest.mark.parametrize(
    ("quote", "rest"),
    [
        (ROOF, " and of the hall."),
        (ROOF, " and the doors."),
        (HALL, ", vouchers and the receipts."),
        (TELHADO, " e as portas."),
        (TELHADO, " e o lugar."),
    ],
)
def test_a_further_noun_that_is_not_quoted_is_no_second_verb(quote: str, rest: str) -> None:
    assert registered(quote + rest, (quote, None)).gaps == ()


@pytest.mark.parametrize(
    "text",
    [
        "The Supplier shall mend the roof. It shall insure it. It shall paint it.",
        "O Locador deverá reparar o telhado. Deverá segurá-lo. Deverá pintá-lo.",
    ],
)
def test_three_sentences_of_duty_are_more_than_one_duty(text: str) -> None:
    found = registered(text, (text, None))
    assert "many_duties" in {alert.kind for one in found.obligations for alert in one.alerts}
    assert len(found.gaps) == 3
