"""A time or a condition counts only where it is said of the duty that the row shows."""

from typing import Any

import pytest

from quotary.core.alert import Alert
from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, findings

DEADLINE = "deadline_of_another"
TRIGGER = "trigger_of_another"


def _row(quote: str, **claim: Any) -> Obligation:
    proposal = Proposal((), obligations=(duty(quote, modality=None, **claim),))
    (one,) = findings(proposal, f"1. A\n{quote}").obligations
    return one


def _kinds(alerts: tuple[Alert, ...]) -> list[str]:
    return [alert.kind for alert in alerts]


TWO = "The Seller shall send the draft within 9 days after notice and {more}within 30 days after"
OTHERS_TIME = [
    # The other verb of the same word of duty, and of another one.
    (
        f"{TWO.format(more='pay the tax ')} invoice.",
        "send the draft",
        "within 30 days after invoice",
    ),
    (
        f"{TWO.format(more='shall pay the tax ')} invoice.",
        "send the draft",
        "within 30 days after invoice",
    ),
    (
        f"{TWO.format(more='pay the tax ')} invoice.",
        "pay the tax within 30 days after invoice",
        "within 9 days after notice",
    ),
    ("The Seller shall load the van and, within 7 days, wash it.", "load the van", "within 7 days"),
    ("The Seller shall load the van, and wash it within 7 days.", "load the van", "within 7 days"),
    (
        "O Vendedor deverá enviar a minuta em 9 dias e pagar o imposto em 30 dias da nota.",
        "enviar a minuta",
        "em 30 dias da nota",
    ),
    ("O Vendedor deverá lavar o carro e devolvê-lo em 5 dias.", "lavar o carro", "em 5 dias"),
    # A summary that cannot be found is of the first.
    ("The Seller shall load the van, and wash it within 7 days.", "", "within 7 days"),
    # Two times of one verb.
    (
        "The Buyer shall pay one half within 10 days and the rest within 40 days of delivery.",
        "pay one half",
        "within 40 days of delivery",
    ),
    (
        "The Buyer shall pay a third on signature, a third on delivery and a third within 60 days.",
        "pay a third",
        "within 60 days",
    ),
    (
        "O Comprador deverá pagar a metade em 10 dias e o resto em 40 dias da entrega.",
        "pagar a metade",
        "em 40 dias da entrega",
    ),
    # Of a participle.
    ("It shall mend any pump found broken within 9 months of sale.", "", "within 9 months of sale"),
    ("It shall credit each ticket not closed within 48 hours.", "", "within 48 hours"),
    (
        "It shall keep logs of the checks carried out within 30 days after it.",
        "",
        "within 30 days after it",
    ),
    (
        "Deverá trocar as bombas reprovadas nos 30 dias seguintes à venda.",
        "",
        "nos 30 dias seguintes à venda",
    ),
    ("Deverá repor os custos incorridos antes da entrega.", "", "antes da entrega"),
    # Of an infinitive that is not the duty's.
    ("It shall tell the Buyer of its right to withdraw within 14 days.", "", "within 14 days"),
    ("It shall give the Buyer a chance to object within 10 days.", "", "within 10 days"),
    ("It shall draw up a plan to reopen the road within 24 hours.", "", "within 24 hours"),
    ("It shall require each driver to report a crash within 24 hours.", "", "within 24 hours"),
    ("It shall enable the Buyer to answer within 48 hours.", "", "within 48 hours"),
    ("It shall announce any work to be done within 30 days.", "", "within 30 days"),
    (
        "Deverá informar o cliente do direito de desistir no prazo de 7 dias.",
        "",
        "no prazo de 7 dias",
    ),
    # Of a relative clause, with its pronoun and without.
    (
        "It shall bear the cost of any test the Buyer makes within 6 months after it.",
        "",
        "within 6 months after it",
    ),
    (
        "It shall procure that its builder, who shall be paid within 30 days, keeps the rules.",
        "",
        "within 30 days",
    ),
]


@pytest.mark.parametrize(("quote", "summary", "time"), OTHERS_TIME)
def test_a_time_of_something_else_in_the_quote_is_no_deadline(
    quote: str, summary: str, time: str
) -> None:
    row = _row(quote, deadline=time, statement=summary)
    assert row.deadline is None
    assert row.bucket == "review"
    assert DEADLINE in _kinds(row.alerts)


OWN_TIME = [
    (f"{TWO.format(more='pay the tax ')} invoice.", "send the draft", "within 9 days after notice"),
    (
        f"{TWO.format(more='pay the tax ')} invoice.",
        "pay the tax within 30 days after invoice",
        "within 30 days after invoice",
    ),
    ("Within 9 days the Seller shall load the van and wash it.", "wash it", "Within 9 days"),
    (
        "The Seller shall, within 24 hours of it, report any theft.",
        "report any theft",
        "within 24 hours of it",
    ),
    (
        "The Seller shall promptly, and in any event within 48 hours, report any theft.",
        "report any theft",
        "within 48 hours",
    ),
    (
        "The Seller shall load, wash and return the van within 9 days.",
        "load, wash and return the van within 9 days",
        "within 9 days",
    ),
    (
        "The Buyer shall pay one half within 10 days and the other half within 40 days.",
        "pay one half",
        "within 10 days",
    ),
    ("The fee shall be paid to Acme within 30 days.", "be paid to Acme", "within 30 days"),
    ("It shall use its best efforts to mend the road within 9 days.", "", "within 9 days"),
    ("It shall cause its agent to mend the road within 9 days.", "", "within 9 days"),
    ("It is obliged to mend the road within 9 days.", "mend the road", "within 9 days"),
    ("The parcels shall be packed and shipped within 9 days.", "", "within 9 days"),
    ("It shall respond to complaints within 9 days.", "respond to complaints", "within 9 days"),
    (
        "It shall compare the number in use with the number owned every six months.",
        "",
        "every six months",
    ),
    ("Deverá enviar as minutas para a Agência em 9 dias.", "", "em 9 dias"),
    ("As notas deverão ser emitidas e enviadas em 9 dias.", "", "em 9 dias"),
]


@pytest.mark.parametrize(("quote", "summary", "time"), OWN_TIME)
def test_a_time_of_the_duty_itself_is_its_deadline(quote: str, summary: str, time: str) -> None:
    row = _row(quote, deadline=time, statement=summary)
    assert DEADLINE not in _kinds(row.alerts)
    assert row.deadline is not None
    assert row.deadline.text == time


@pytest.mark.parametrize(
    ("quote", "summary", "trigger"),
    [
        (
            "The Seller shall keep a log and, if a theft occurs, shall show it.",
            "keep a log",
            "if a theft occurs",
        ),
        (
            "If the Buyer so asks, the Seller shall send copies; the Seller shall keep the files.",
            "keep the files",
            "If the Buyer so asks",
        ),
        (
            "The Seller shall warn the Buyer if it is robbed and shall keep the keys.",
            "keep the keys",
            "if it is robbed",
        ),
        (
            "O Vendedor deverá manter o seguro e, em caso de roubo, avisar a polícia.",
            "manter o seguro",
            "em caso de roubo",
        ),
    ],
)
def test_a_condition_of_something_else_in_the_quote_is_none(
    quote: str, summary: str, trigger: str
) -> None:
    row = _row(quote, trigger=trigger, statement=summary)
    assert row.trigger is None
    assert TRIGGER in _kinds(row.alerts)


@pytest.mark.parametrize(
    ("quote", "summary", "trigger"),
    [
        (
            "If the Buyer so asks, the Seller shall send copies and shall keep the files.",
            "keep the files",
            "If the Buyer so asks",
        ),
        (
            "Where a part will lose its support, the Seller shall warn the Buyer and name another.",
            "warn the Buyer and name another",
            "Where a part will lose its support",
        ),
        (
            "The Seller shall keep a log and, if a theft occurs, shall show it.",
            "show it",
            "if a theft occurs",
        ),
    ],
)
def test_a_condition_of_the_duty_itself_is_kept(quote: str, summary: str, trigger: str) -> None:
    row = _row(quote, trigger=trigger, statement=summary)
    assert row.trigger == trigger
    assert TRIGGER not in _kinds(row.alerts)
