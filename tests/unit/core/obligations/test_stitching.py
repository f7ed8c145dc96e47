"""Fragments of sentences that do not belong together are no quote."""

import pytest

from quotary.core.obligations.proposed import ProposedTerm
from quotary.core.obligations.register import Escalation, Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, findings

TEXT = """SERVICES AGREEMENT

1. Deliveries
1.1 The Supplier shall deliver the goods to the warehouse of the Customer without delay.
1.2 The Customer shall pay liquidated damages to nobody. The Customer may inspect the goods.
1.3 The Supplier shall store the goods, and the Customer shall pay the storage fee of the warehouse.
1.4 The Supplier, which employs the staff of the warehouse, shall train them every year.

2. Housekeeping
2.1 The Supplier shall at its own cost: (a) maintain insurance for the Services; (b) keep records
of all Services; and (c) in a sale of the business: (i) name the buyer, and (ii) hand over the keys.
2.2 The Supplier shall not: (a) sell the records of the Services; or (b) use them for itself.
2.3 The Customer shall:
Provide the rooms of the warehouse
Provide the power for the machines

2.4 O Fornecedor deverá entregar os bens no armazém. A Cliente deverá pagar a multa de armazenagem.
2.5 O Fornecedor deverá: (a) manter seguro dos serviços; (b) guardar os registros dos serviços.
"""


def gate(*quotes: str) -> Obligation | Escalation:
    found = findings(Proposal((), obligations=(duty(quotes, modality=None),)), TEXT)
    (one,) = (*found.obligations, *found.escalations)
    return one


@pytest.mark.parametrize(
    "quotes",
    [
        # Two sentences.
        ("The Supplier shall deliver the goods", "pay liquidated damages to nobody"),
        ("The Supplier shall", "pay liquidated damages to nobody"),
        ("The Supplier shall deliver the goods", "The Customer may inspect the goods."),
        ("The Customer shall pay liquidated damages", "inspect the goods."),
        (
            "The Customer shall pay liquidated damages to nobody.",
            "the Customer shall pay the storage",
        ),
        ("O Fornecedor deverá", "pagar a multa de armazenagem"),
        ("O Fornecedor deverá entregar os bens", "a multa de armazenagem"),
        # One sentence, two predicates.
        ("The Supplier shall store the goods", "pay the storage fee of the warehouse."),
        ("The Supplier shall", "pay the storage fee of the warehouse."),
        # A lead-in and something that is no item of its list.
        ("The Supplier shall at its own cost:", "sell the records of the Services"),
        ("The Supplier shall at its own cost:", "Provide the rooms of the warehouse"),
        ("The Supplier shall at its own cost:", "records of all Services"),
        ("The Supplier shall not:", "Provide the power for the machines"),
        ("The Customer shall:", "O Fornecedor deverá:"),
        ("maintain insurance for the Services", "use them for itself"),
        ("The Supplier shall not:", "(b) guardar os registros dos serviços"),
        # The lead-in without its negation.
        ("The Supplier shall", "(b) use them for itself"),
        # An item of a list inside the list, without what opens that.
        ("The Supplier shall at its own cost:", "(ii) hand over the keys."),
        ("insurance for the Services", "(b) keep records"),
    ],
)
def test_fragments_of_two_statements_are_escalated(quotes: tuple[str, ...]) -> None:
    found = gate(*quotes)
    assert isinstance(found, Escalation)
    assert found.kind == "stitched"
    assert found.place is not None
    assert quotes[0] in found.claimed


@pytest.mark.parametrize(
    "quotes",
    [
        ("The Supplier shall at its own cost:", "(b) keep records"),
        ("The Supplier shall at its own cost:", "(b) keep records\nof all Services"),
        ("The Supplier shall at its own cost:", "keep records\nof all Services"),
        (
            "The Supplier shall at its own cost:",
            "(a) maintain insurance for the Services",
            "(c) in a sale of the business: (i) name the buyer",
        ),
        (
            "The Supplier shall at its own cost:",
            "(c) in a sale of the business:",
            "(ii) hand over the keys",
        ),
        ("The Supplier shall not:", "(b) use them for itself"),
        ("The Customer shall:", "Provide the rooms of the warehouse"),
        ("The Customer shall:", "Provide the power for the machines"),
        ("O Fornecedor deverá:", "(b) guardar os registros dos serviços"),
        (
            "The Supplier shall deliver the goods to the warehouse of the Customer without delay.",
            "The Customer shall pay liquidated damages to nobody.",
        ),
        (
            "The Customer shall pay liquidated damages to nobody.",
            "The Customer may inspect the goods.",
        ),
        ("The Supplier, which employs the staff", "shall train them every year."),
    ],
)
def test_parts_of_one_statement_stand(quotes: tuple[str, ...]) -> None:
    assert isinstance(gate(*quotes), Obligation)


def test_a_stitched_quote_of_a_key_term_is_escalated() -> None:
    cap = "The liability of the Supplier is limited to the fees of the month."
    other = "The Customer shall insure the goods for USD 5,000,000 at its own cost."
    text = f"1. Liability\n{cap}\n\n2. Insurance\n{other}\n"
    quotes = ("The liability of the Supplier is limited", "for USD 5,000,000 at its own cost.")
    claim = ProposedTerm("liability_cap", found=True, quotes=quotes, value="USD 5,000,000")
    found = findings(Proposal((), terms=(claim,)), text)
    assert [one.kind for one in found.escalations] == ["stitched"]
    assert not any(term.found for term in found.terms)
