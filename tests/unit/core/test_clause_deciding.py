"""One clause against one position: the suggested class, numbers and alerts; the worst counts."""

import pytest

from quotary.core.citation import Citation
from quotary.core.finding import Alert, FieldCheck, Scalar
from quotary.core.playbook import Position, Row
from quotary.core.playbook.model import Condition, FieldSpec
from quotary.core.playbook.unary import Bound, Interval
from quotary.core.rules import decide_position
from quotary.core.verdict import Verdict
from support.made_findings import LOST, QUOTE, absent, present

PAYMENT = Position(
    id="payment",
    title="Prazo de pagamento",
    requirement="Prazo em dias.",
    critical=True,
    mandatory=True,
    if_absent="missing",
    fields=(FieldSpec("days", "number", derive="duration.days"),),
    rows=(
        Row(
            (Condition("days", Interval(low=Bound(60, inclusive=False))),),
            Verdict.REJECT,
            "{days} dias passam do limite de 60.",
        ),
        Row(
            (Condition("days", Interval(low=Bound(30, inclusive=False))),),
            Verdict.FALLBACK,
            "{days} dias são negociáveis.",
        ),
        Row((), Verdict.ACCEPT, "{days} dias são aceitáveis."),
    ),
)
QUALITATIVE = Position("ip", "Propriedade intelectual", "De quem é o que se cria.")


def decide(
    days: Scalar,
    suggested: Verdict | None,
    *alerts: Alert,
    read: Scalar = None,
    quote: Citation = QUOTE,
) -> tuple[Verdict, str]:
    check = FieldCheck("days", days, days if read is None else read, "value")
    finding = present(
        "payment",
        check,
        citations=(quote,),
        grounded=quote.verified,
        alerts=alerts,
        suggested=suggested,
    )
    decided = decide_position(finding, PAYMENT, scope="clause", language="pt")
    return decided.verdict, decided.rule


def test_ninety_days_are_red_even_where_the_model_calls_them_negotiable() -> None:
    assert decide(90, Verdict.FALLBACK) == (Verdict.REJECT, "payment(days=90) → REJECT")
    assert decide(90, Verdict.ACCEPT)[0] is Verdict.REJECT


def test_a_number_read_from_the_quote_dictates() -> None:
    assert decide(30, Verdict.ACCEPT, read=90) == (Verdict.REJECT, "payment(days=90) → REJECT")


def test_a_harsher_suggestion_counts() -> None:
    verdict, rule = decide(20, Verdict.REJECT)
    assert (verdict, rule) == (
        Verdict.REJECT,
        "payment(days=20) → ACCEPT; suggested reject → REJECT",
    )


def test_a_phrase_that_is_not_in_the_clause_is_an_alert() -> None:
    verdict, rule = decide(20, Verdict.ACCEPT, quote=LOST)
    assert (verdict, rule) == (Verdict.FALLBACK, "payment(days=20) → ACCEPT; ungrounded → FALLBACK")
    assert decide(90, Verdict.ACCEPT, quote=LOST)[0] is Verdict.REJECT


def test_an_alert_turns_green_to_yellow() -> None:
    verdict, rule = decide(20, Verdict.ACCEPT, Alert("injection", "Texto dirigido ao sistema."))
    assert (verdict, rule) == (
        Verdict.FALLBACK,
        "payment(days=20) → ACCEPT; alert injection → FALLBACK",
    )


@pytest.mark.parametrize(
    ("suggested", "verdict"),
    [
        (None, Verdict.FALLBACK),
        (Verdict.ACCEPT, Verdict.ACCEPT),
        (Verdict.FALLBACK, Verdict.FALLBACK),
        (Verdict.REJECT, Verdict.REJECT),
        (Verdict.UNGROUNDED, Verdict.REJECT),
    ],
)
def test_without_a_table_the_suggestion_decides_and_a_person_where_there_is_none(
    suggested: Verdict | None, verdict: Verdict
) -> None:
    finding = present("ip", suggested=suggested)
    assert decide_position(finding, QUALITATIVE, scope="clause").verdict is verdict


def test_in_one_clause_absence_means_nothing_by_itself() -> None:
    decided = decide_position(absent("payment"), PAYMENT, scope="clause")
    assert decided.verdict is Verdict.ACCEPT


def test_a_suggestion_is_not_read_where_the_whole_document_is_judged() -> None:
    check = FieldCheck("days", 20, 20, "value", agrees=True)
    finding = present("payment", check, suggested=Verdict.REJECT)
    assert decide_position(finding, PAYMENT).verdict is Verdict.ACCEPT


def test_numbers_in_a_portuguese_sentence_take_a_comma() -> None:
    check = FieldCheck("days", 45.5, 45.5, "value", agrees=True)
    finding = present("payment", check, suggested=Verdict.ACCEPT)
    decided = decide_position(finding, PAYMENT, scope="clause", language="pt")
    assert decided.because == "45,5 dias são negociáveis."
    assert decided.rule == "payment(days=45.5) → FALLBACK"
