"""A row stands for the duty of its own party, quoted whole; every other duty is a gap."""

import pytest

from quotary.core.obligations.register import Register
from quotary.core.proposal import Proposal
from support.registers import duty, register


def registered(text: str, *rows: tuple[str, str | None]) -> Register:
    proposed = tuple(duty(quote, party=party, modality=None) for quote, party in rows)
    return register(Proposal((), obligations=proposed), f"1. Works\n{text}\n")


def left(text: str, *rows: tuple[str, str | None]) -> list[str]:
    """The last word before each word of duty that is a gap, to tell them apart."""
    whole = f"1. Works\n{text}\n"
    gaps = registered(text, *rows).gaps
    return [whole[: at.start].split()[-1] for gap in gaps for at in gap.at]


TWO = "The Supplier shall deliver the goods, and the Customer shall pay the price."
THREE = (
    "The Supplier shall deliver the goods and the Customer shall pay the price and the Guarantor "
    "shall keep the records."
)


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


WHOLE = (
    "The Supplier shall deliver the goods to the warehouse of the Customer in Hamburg each month."
)


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
    "limit",
    [
        "unless paid",
        "if it is asked",
        "only on weekdays",
        "except on Sundays",
        "subject to clause 9",
        "provided that it is paid",
        "to the extent possible",
        "but not by air",
        "until the end",
        "salvo em julho",
        "desde que paga",
        "somente em maio",
    ],
)
def test_what_limits_a_duty_may_not_be_left_out(limit: str) -> None:
    start = (
        "The Supplier shall deliver all of the goods to the warehouse of the Customer in Hamburg"
    )
    found = registered(f"{start} {limit}.", (start, "The Supplier"))
    (one,) = found.obligations
    assert one.bucket == "review"
    kinds = {alert.kind for alert in one.alerts}
    assert kinds & {"limits_left_out", "negation_after", "cut_short"}
    before = registered(f"{limit.capitalize()}, {start}.", (start, "The Supplier"))
    assert {one.bucket for one in before.obligations} == {"review"}


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


LIST = (
    "The Supplier shall: (a) keep the goods in the warehouse of the Customer in Hamburg; and "
    "(b) train its staff in the rules of the harbour."
)


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


ROOF = (
    "The Supplier shall repair the roof of the old customs warehouse in Hamburg before the winter"
)
TELHADO = "A CONTRATADA deverá reparar o telhado do antigo armazém da alfândega em Santos"
HALL = "The Supplier shall keep proper books of account at its head office in Rotterdam"


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
    ("before", "quote", "behind"),
    [
        ("", ROOF, " upon full payment."),
        ("", ROOF, " during the Term."),
        ("", ROOF, " on the Owner's request."),
        ("", ROOF, " for six months."),
        ("", ROOF, " against payment of the fee."),
        ("", TELHADO, " mediante pagamento."),
        ("", TELHADO, " enquanto durar a obra."),
        ("Upon a change of control, ", ROOF, "."),
        ("During the Term, ", ROOF, "."),
        ("Em caso de chuva, ", TELHADO, "."),
        ("", f"{ROOF}.", " The preceding sentence does not apply while the Customer insures it."),
        ("", f"{ROOF}.", " However, this applies only in winter."),
        ("", ROOF, "; the foregoing is deleted."),
        ("The following sentence applies only in winter. ", f"{ROOF}.", ""),
        ("", f"{TELHADO}.", " A frase anterior não se aplica no verão."),
        ("", f"{ROOF}.", " The preceding sentence shall have no effect before 2030."),
    ],
)
def test_a_condition_that_is_cut_away_is_for_review(before: str, quote: str, behind: str) -> None:
    whole = quote if not before or before.endswith(". ") else quote[0].lower() + quote[1:]
    found = registered(before + whole + behind, (whole, None))
    (one,) = found.obligations
    kinds = {alert.kind for alert in one.alerts}
    assert kinds & {"limits_left_out", "taken_back", "cut_short"}, kinds
    assert one.bucket == "review"


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ("", " The Customer shall pay the price."),
        ("", " It shall also paint the doors when the Customer asks."),
        ("The office is in Lisbon. ", " The works are described in Annex 2."),
        ("The Supplier shall keep the keys. ", ""),
    ],
)
def test_neighbours_that_limit_nothing_are_no_doubt(before: str, behind: str) -> None:
    found = registered(f"{before}{ROOF}.{behind}", (f"{ROOF}.", "The Supplier"))
    (one,) = found.obligations
    assert (one.bucket, one.alerts) == ("proposed", ())


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


def test_a_summary_of_what_another_does_is_not_shown() -> None:
    quote = "The Supplier warrants that the Maker will mend the roof."
    row = duty(quote, party="The Supplier", statement="mend the roof", modality=None)
    (one,) = register(Proposal((), obligations=(row,)), f"1. Works\n{quote}\n").obligations
    assert one.statement == ""
    assert "statement_not_in_source" in {alert.kind for alert in one.alerts}


@pytest.mark.parametrize(
    ("line", "quote"),
    [
        ("2. Customer must not sell the pumps .......... 9", "2. Customer must not sell the pumps"),
        ("2. Customer must not sell the pumps . . . . . . 9", "Customer must not sell the pumps"),
        (
            "2. Customer must not sell the pumps .......... 9",
            "2. Customer must not sell the pumps .......... 9",
        ),
        ("2. O Cliente deverá pagar o preço \u2026 9", "2. O Cliente deverá pagar o preço"),
    ],
)
def test_an_entry_of_the_contents_is_for_a_person(line: str, quote: str) -> None:
    (one,) = registered(
        f"Contents\n{line}\n3. Law ............ 11\n\nThe works.", (quote, None)
    ).obligations
    assert "contents_entry" in {alert.kind for alert in one.alerts}


def test_a_gap_to_fill_in_or_an_ellipsis_is_no_contents() -> None:
    text = "The Supplier shall pay the sum of ______ to the Bank..."
    (one,) = registered(text, (text, "The Supplier")).obligations
    assert "contents_entry" not in {alert.kind for alert in one.alerts}
