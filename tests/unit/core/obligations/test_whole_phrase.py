"""Words cut out of a time or a condition are shown with the rest of their phrase, as it stands."""

from typing import Any

import pytest

from quotary.core.obligations.register import Obligation
from quotary.core.obligations.whole_phrase import whole_condition, whole_time
from quotary.core.proposal import Proposal
from support.registers import duty, findings

TIMES = (
    # In front.
    ("It must be sent no later than 3 March 2027.", "than 3 March 2027"),
    ("It shall pay within 30 days after receipt.", "days after receipt"),
    ("The Agent shall pay within thirty (30) days of the notice.", "(30) days of the notice"),
    ("The Agent shall report together with each invoice sent.", "each invoice sent"),
    ("The Agent shall, before making any such change, ask the Owner.", "any such change"),
    (
        "A AGENTE entregará o barco com 20 (vinte) dias de antecedência.",
        "(vinte) dias de antecedência",
    ),
    # Behind.
    ("It shall pay within 30 days after receipt.", "within 30 days"),
    ("The Agent shall paint it in the third year of the hire in white.", "in the third year"),
    ("The Agent shall pay on the first day of each quarter.", "on the first day of"),
    (
        "The Agent shall tell the Owner promptly upon hearing of a leak.",
        "promptly upon hearing of a",
    ),
    ("The Agent shall show the log whenever it is fairly asked for.", "whenever it is"),
    (
        "The Agent shall act as soon as the hull is found to leak, and report.",
        "as soon as the hull",
    ),
    (
        "A AGENTE pagará em até 30 dias após o recebimento da fatura.",
        "em até 30 dias após o recebimento",
    ),
    ("A AGENTE pagará até o dia 10 de cada mês.", "até o dia 10"),
    ("A DONA confirmará o pedido em até três dias úteis do recebimento.", "em até três dias"),
)
WHOLE = (
    "no later than 3 March 2027",
    "within 30 days after receipt",
    "within thirty (30) days of the notice",
    "together with each invoice sent",
    "before making any such change",
    "com 20 (vinte) dias de antecedência",
    "within 30 days after receipt",
    "in the third year of the hire",
    "on the first day of each quarter",
    "promptly upon hearing of a leak",
    "whenever it is fairly asked for",
    "as soon as the hull is found to leak",
    "em até 30 dias após o recebimento da fatura",
    "até o dia 10 de cada mês",
    "em até três dias úteis do recebimento",
)
CONDITIONS = (
    (
        "If any fee is unpaid ten days after it is due, the Owner may stop.",
        "If any fee is unpaid ten days after it",
    ),
    (
        "The Owner may stop if the fee is unpaid after becoming due.",
        "fee is unpaid after becoming due",
    ),
    ("The Owner may stop after a Breach which lasts.", "after a Breach which"),
    ("The Agent shall call if, in its view, a mast is loose.", "if, in its view,"),
    ("Where the Agent hires a crew, it shall insure it.", "Where the Agent hires"),
    ("The Agent may keep a copy to the extent that the law so requires.", "to the extent"),
)
WHOLE_CONDITIONS = (
    "If any fee is unpaid ten days after it is due",
    "if the fee is unpaid after becoming due",
    "after a Breach which lasts",
    "if, in its view, a mast is loose",
    "Where the Agent hires a crew",
    "to the extent that the law so requires",
)
AS_CLAIMED = (
    ("The Agent shall within 30 days deliver the boat.", "within 30 days"),
    ("The Agent shall promptly notify the Owner.", "promptly"),
    ("Within 30 days after receipt the Owner shall pay.", "Within 30 days after receipt"),
    ("At the end of each month Owner shall pay.", "At the end of each month"),
    ("The Agent shall inform the Owner on the same day of any leak.", "on the same day"),
    ("The Agent shall notify the Owner promptly of any leak.", "promptly"),
    ("The Agent shall pay the fee by 3 March 2027 and the tax by 5 May 2027.", "by 3 March 2027"),
    ("A AGENTE deverá, no prazo de 10 dias, pagar a taxa.", "no prazo de 10 dias"),
)


def _row(quote: str, **claim: Any) -> Obligation:
    given = Proposal((), obligations=(duty(quote, party=None, **claim),))
    (one,) = findings(given, f"1. Duties\n\n{quote}").obligations
    return one


@pytest.mark.parametrize(
    ("case", "whole"), list(zip(TIMES, WHOLE, strict=True)), ids=lambda one: str(one)[:60]
)
def test_the_rest_of_a_time_is_put_back(case: tuple[str, str], whole: str) -> None:
    quote, claim = case
    assert whole_time(claim, quote) == whole
    row = _row(quote, deadline=claim, modality="must")
    assert row.deadline is not None
    assert row.deadline.text == whole
    (check,) = [check for check in row.checks if check.name == "deadline"]
    assert (check.proposed, check.read, check.agrees) == (claim, whole, False)


@pytest.mark.parametrize(
    ("case", "whole"),
    list(zip(CONDITIONS, WHOLE_CONDITIONS, strict=True)),
    ids=lambda one: str(one)[:60],
)
def test_the_rest_of_a_condition_is_put_back(case: tuple[str, str], whole: str) -> None:
    quote, claim = case
    assert whole_condition(claim, quote) == whole
    assert (
        _row(quote, trigger=claim, modality="may" if " may " in quote else "must").trigger == whole
    )


@pytest.mark.parametrize(("quote", "claim"), AS_CLAIMED)
def test_a_whole_time_stays_as_it_is_claimed(quote: str, claim: str) -> None:
    assert whole_time(claim, quote) == claim


def test_what_opens_a_time_of_a_prohibition_is_never_put_back_unseen() -> None:
    row = _row(
        "A DONA não deverá entregar antes de 3 de março de 2027.",
        deadline="3 de março de 2027",
        modality="must_not",
    )
    assert "deadline_cut" in [alert.kind for alert in row.alerts]
