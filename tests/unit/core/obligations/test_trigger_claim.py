"""A trigger is a whole condition of its quote, which nothing denies or excepts."""

import pytest

from quotary.core.obligations.trigger_claim import is_condition
from quotary.core.proposal import Proposal
from support.registers import duty, findings

STOLEN = "If the car is stolen or burnt, the Lessor shall replace it."
UNLESS = "The Bank shall release the security unless the Borrower has defaulted."
EXCEPT = "The Vendor shall refund the price except where the goods were misused."
NOT = "If the car is not returned, the Lessee shall pay a fine."
WELLS = "The Operator shall maintain the wells and the pipeline."
ASKS = "The Supplier shall export the data when the Customer asks for it, and shall keep a copy."
AWARE = "The Vendor shall tell the Bank within 72 hours after becoming aware of it."
PT = "Caso a obra atrase, a CONTRATADA deverá pagar a multa."
SALVO = "A CONTRATADA deverá substituir a peça, salvo se houver mau uso."


@pytest.mark.parametrize(
    ("quote", "claim"),
    [
        (UNLESS, "the Borrower has defaulted"),
        (EXCEPT, "the goods were misused"),
        (EXCEPT, "where the goods were misused"),
        (NOT, "returned"),
        (NOT, "is not returned"),
        (STOLEN, "the car is stolen"),
        (STOLEN, "If the car is stolen"),
        (STOLEN, "burnt"),
        (WELLS, "the pipeline"),
        (WELLS, "The Operator"),
        (WELLS, "maintain the wells"),
        (SALVO, "houver mau uso"),
        (SALVO, "se houver mau uso"),
        (PT, "a CONTRATADA"),
        ("It shall pay only if the heating works.", "if the heating works"),
        ("It shall hold it until both parties agree.", "both parties agree"),
    ],
)
def test_a_piece_of_the_quote_is_no_trigger(quote: str, claim: str) -> None:
    assert not is_condition(claim, quote)
    proposed = duty(quote, trigger=claim, modality=None)
    (one,) = findings(Proposal((), obligations=(proposed,)), f"1. A\n{quote}\n").obligations
    assert (one.trigger, one.bucket) == (None, "review")
    assert "trigger_no_condition" in [alert.kind for alert in one.alerts]


@pytest.mark.parametrize(
    ("quote", "claim"),
    [
        (STOLEN, "If the car is stolen or burnt"),
        (STOLEN, "the car is stolen or burnt"),
        (UNLESS, "unless the Borrower has defaulted"),
        (EXCEPT, "except where the goods were misused"),
        (NOT, "If the car is not returned"),
        (NOT, "the car is not returned"),
        (ASKS, "when the Customer asks for it"),
        (AWARE, "becoming aware of it"),
        (PT, "Caso a obra atrase"),
        (PT, "a obra atrase"),
        (SALVO, "salvo se houver mau uso"),
        ("Upon termination of it, the Agent shall stop.", "Upon termination of it"),
        ("Em caso de rescisão, a CONTRATADA deverá sair.", "Em caso de rescisão"),
        ("The Bank shall report, even where the facts are open.", "where the facts are open"),
    ],
)
def test_a_whole_condition_is_one(quote: str, claim: str) -> None:
    assert is_condition(claim, quote)
