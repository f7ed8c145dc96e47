"""What limits a duty, before it, behind it or in the next sentence, may not be cut away."""

import pytest

from support.registers import registered

ROOF = (
    "The Supplier shall repair the roof of the old customs warehouse in Hamburg before the winter"
)
TELHADO = "A CONTRATADA deverá reparar o telhado do antigo armazém da alfândega em Santos"


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
