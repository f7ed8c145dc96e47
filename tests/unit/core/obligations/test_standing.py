"""A row stands for the duty of its own party; the duty of every other one is a gap."""

import pytest

from quotary.core.proposal import Proposal
from support.registers import duty, register, registered

TWO = "The Supplier shall deliver the goods, and the Customer shall pay the price."
THREE = (
    "The Supplier shall deliver the goods and the Customer shall pay the price and the Guarantor "
    "shall keep the records."
)


def left(text: str, *rows: tuple[str, str | None]) -> list[str]:
    """The last word before each word of duty that is a gap, to tell them apart."""
    whole = f"1. Works\n{text}\n"
    gaps = registered(text, *rows).gaps
    return [whole[: at.start].split()[-1] for gap in gaps for at in gap.at]


@pytest.mark.parametrize(
    ("text", "party", "gaps"),
    [
        (TWO, "The Supplier", ["Customer"]),
        (TWO, "the Customer", ["Supplier"]),
        (TWO, None, ["Customer"]),
        (THREE, "The Supplier", ["Customer", "Guarantor"]),
        (THREE, "the Guarantor", ["Supplier", "Customer"]),
        ("The Supplier shall deliver; the Customer shall pay.", "The Supplier", ["Customer"]),
        ("The Supplier shall act while the Customer shall pay.", "The Supplier", ["Customer"]),
        ("The Supplier shall act, whereas the Customer shall pay.", "The Supplier", ["Customer"]),
        ("The Supplier shall act (and the Customer shall pay).", "The Supplier", ["Customer"]),
        ("The Supplier shall act - the Customer shall pay.", "The Supplier", ["Customer"]),
        (
            "It shall act, the Bank shall pay, and the Customer shall sign.",
            None,
            ["Bank", "Customer"],
        ),
        ("The Supplier shall act provided that the Bank shall pay.", "The Supplier", ["Bank"]),
        ("The Supplier shall act, for which the Bank shall pay.", "The Supplier", ["Bank"]),
        ("The Supplier shall act and the Bank is required to pay.", "The Supplier", ["Bank"]),
        ("The Supplier shall act and the Bank undertakes to pay.", "The Supplier", ["Bank"]),
        ("The Supplier shall act and it shall be for the Bank to pay.", "The Supplier", ["it"]),
        ("A CONTRATADA deverá agir, cabendo à CONTRATANTE pagar.", "A CONTRATADA", ["agir,"]),
        ("The Supplier shall deliver it. The Customer shall pay.", "The Supplier", ["Customer"]),
        (
            "The Supplier shall deliver it, which the Customer must store.",
            "The Supplier",
            ["Customer"],
        ),
        ("The Supplier shall deliver it and payment shall be made.", "The Supplier", ["payment"]),
        (
            "The Supplier shall act and the Bank shall pay and shall report.",
            "The Supplier",
            ["Bank", "and"],
        ),
        ("If asked, the Supplier shall act and the Bank must not pay.", "the Supplier", ["Bank"]),
        (
            "A CONTRATADA deverá entregar os bens e a CONTRATANTE deverá pagar.",
            "A CONTRATADA",
            ["CONTRATANTE"],
        ),
        (
            "Caberá à CONTRATADA treinar, e a CONTRATANTE deverá pagar.",
            "CONTRATADA",
            ["CONTRATANTE"],
        ),
    ],
)
def test_the_duty_of_another_in_the_same_quote_is_a_gap(
    text: str, party: str | None, gaps: list[str]
) -> None:
    assert left(text, (text, party)) == gaps
    (one,) = registered(text, (text, party)).obligations
    assert one.bucket == "review"
    assert [alert.kind for alert in one.alerts].count("other_duty") == len(gaps)


@pytest.mark.parametrize("text", [TWO, THREE])
def test_where_each_has_a_row_nothing_is_left_and_nothing_in_doubt(text: str) -> None:
    parties = [name for name in ("The Supplier", "the Customer", "the Guarantor") if name in text]
    found = registered(text, *((text, party) for party in parties))
    assert found.gaps == ()
    assert sorted(one.party or "" for one in found.obligations) == sorted(parties)
    assert {one.bucket for one in found.obligations} == {"proposed"}
    assert len({one.key for one in found.obligations}) == len(parties)


def test_two_rows_of_one_party_do_not_stand_for_the_other() -> None:
    assert left(TWO, (TWO, "The Supplier"), (TWO, "The Supplier")) == ["Customer"]


@pytest.mark.parametrize(
    ("text", "party"),
    [
        ("The Supplier shall keep the books and shall show them on request.", "The Supplier"),
        ("The Supplier shall keep, and shall show, the books and records.", "The Supplier"),
        (
            "The Supplier shall keep shoes, hats and coats, shall clean them and must store them.",
            "The Supplier",
        ),
        ("If the Bank is obliged to report, the Borrower shall supply the papers.", "the Borrower"),
        ("The Supplier shall ensure that its staff shall wear badges.", "The Supplier"),
        ("The Supplier shall keep it in a form that cannot be altered.", "The Supplier"),
        ("The Supplier shall act unless the law forbids it, and shall report.", "The Supplier"),
        ("A CONTRATADA deverá guardar os livros e deverá mostrá-los.", "A CONTRATADA"),
    ],
)
def test_more_words_of_one_duty_are_one_row(text: str, party: str) -> None:
    found = registered(text, (text, party))
    assert found.gaps == ()
    assert "other_duty" not in [alert.kind for one in found.obligations for alert in one.alerts]


@pytest.mark.parametrize(
    ("text", "gap"),
    [
        ("The Supplier shall act whereupon the Bank shall pay.", "Bank"),
        ("The Supplier shall act, it being agreed that the Bank must pay.", "Bank"),
        ("The Supplier shall ensure that it is tight and that the Bank shall pay.", "Bank"),
        ("O Locador deverá agir, devendo o Banco pagar.", "agir,"),
        ("The Supplier shall act, with the Bank being obliged to pay.", "act,"),
        ("The Supplier shall act, with the Bank responsible for payment.", "act,"),
        ("The Supplier shall act, the Bank being responsible for payment.", "Bank"),
        ("O Locador reparará o telhado e limpará o Banco o salão.", "e"),
    ],
)
def test_a_duty_of_another_in_any_construction_is_a_gap(text: str, gap: str) -> None:
    party = "O Locador" if text.startswith("O ") else "The Supplier"
    assert left(text, (text, party)) == [gap]


@pytest.mark.parametrize(
    "text",
    [
        "The Supplier shall test the models that are needed, and shall report the faults.",
        "The Supplier shall name those that must be replaced by the date of the design.",
        "When the maker announces that it will be changed, the Supplier shall test it and shall "
        "report the faults.",
    ],
)
def test_a_clause_inside_does_not_change_who_is_bound_behind_it(text: str) -> None:
    assert left(text, (text, "the Supplier" if text.startswith("When") else "The Supplier")) == []


@pytest.mark.parametrize(
    ("text", "party"),
    [
        ("All Lenders except the Agent shall pay.", "the Agent"),
        ("All Lenders excluding the Agent shall pay.", "the Agent"),
        ("Every Member but the Chair shall attend.", "the Chair"),
        ("The Seller and not the Buyer shall pay the tax.", "the Buyer"),
        ("The Seller (but not the Buyer) shall pay the tax.", "the Buyer"),
        ("The Seller, rather than the Buyer, shall pay the tax.", "the Buyer"),
        ("Todos os sócios, exceto o Administrador, deverão contribuir.", "o Administrador"),
        ("A VENDEDORA, e não a COMPRADORA, deverá pagar o imposto.", "a COMPRADORA"),
    ],
)
def test_who_is_excepted_is_not_bound(text: str, party: str) -> None:
    (one,) = registered(text, (text, party)).obligations
    assert (one.party, one.bucket) == (None, "review")


def test_a_summary_of_what_another_does_is_not_shown() -> None:
    quote = "The Supplier warrants that the Maker will mend the roof."
    row = duty(quote, party="The Supplier", statement="mend the roof", modality=None)
    (one,) = register(Proposal((), obligations=(row,)), f"1. Works\n{quote}\n").obligations
    assert one.statement == ""
    assert "statement_not_in_source" in {alert.kind for alert in one.alerts}
