"""A summary says nothing that its quote does not."""

import pytest

from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, findings

PAY = "The Customer shall pay each invoice of the Supplier in euros within thirty (30) days."
KEEP = "The Supplier shall not disclose the Customer's information to any third party."
PT = "A CONTRATADA deverá entregar o relatório à CONTRATANTE em dez dias."


def row(quote: str, summary: str) -> Obligation:
    modality = "must_not" if " not " in quote else "must"
    found = findings(
        Proposal((), obligations=(duty(quote, statement=summary, modality=modality),)),
        f"1. Works\n{quote}\n",
    )
    (one,) = found.obligations
    return one


def kinds(one: Obligation) -> set[str]:
    return {alert.kind for alert in one.alerts} & {
        "statement_not_in_source",
        "statement_unsupported",
    }


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        (PAY, "pay each invoice"),
        (PAY, "Pay the Supplier's invoices within 30 days"),
        (PAY, "paying invoices in euros"),
        (PAY, "payment of invoices within thirty days"),
        (PAY, "must pay the invoice in 30 days"),
        (PAY, "The Customer shall pay invoices"),
        (PAY, "invoices are paid by the Customer"),
        (KEEP, "disclose the Customer's information"),
        (KEEP, "not disclose information to third parties"),
        (KEEP, "The Supplier must not disclose the information"),
        (PT, "entregar o relatório"),
        (PT, "A CONTRATADA deve entregar o relatório em 10 dias"),
        (PT, "entrega do relatório à CONTRATANTE"),
        (PAY, ""),
    ],
)
def test_the_quotes_own_words_in_any_form_are_fine(quote: str, summary: str) -> None:
    found = row(quote, summary)
    assert (found.statement, kinds(found)) == (summary, set())


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        (PAY, "pay each invoice within 60 days"),
        (PAY, "pay each invoice within sixty days"),
        (PAY, "pay two invoices"),
        (PAY, "pay half of each invoice"),
        (PAY, "pay invoices of the Guarantor"),
        (PAY, "pay Acme's invoices"),
        (PAY, "pay thirty invoices"),
        (PAY, "pay 30 euros"),
        (PAY, "The Supplier shall pay each invoice"),
        (PAY, "The Guarantor shall pay each invoice"),
        (PAY, "invoices are paid by the Supplier"),
        (PAY, "do not pay invoices"),
        (PAY, "not pay invoices"),
        (PAY, "never pay invoices"),
        (PAY, "may pay invoices"),
        (PAY, "is entitled to pay invoices"),
        (KEEP, "may disclose information"),
        (KEEP, "disclose nothing of 5 years"),
        (PT, "não entregar o relatório"),
        (PT, "entregar vinte relatórios"),
        (PT, "A CONTRATANTE deve entregar o relatório"),
        (PT, "poderá entregar o relatório"),
        (PT, "entregar o relatório à Prefeitura"),
    ],
)
def test_a_wrong_number_name_or_denial_drops_the_summary(quote: str, summary: str) -> None:
    found = row(quote, summary)
    assert (found.statement, found.bucket) == ("", "review")
    assert kinds(found) == {"statement_not_in_source"}


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        (PAY, "pay liquidated damages"),
        (PAY, "pay every invoice to the Customer"),
        (PAY, "pay invoices from the Supplier"),
        (PAY, "pay invoices only"),
        (PAY, "pay invoices every thirty days"),
        (PAY, "reject each invoice"),
        (PAY, "pay each invoice in dollars"),
        (PAY, "pay invoices with interest"),
        (KEEP, "destroy the information"),
        (PT, "entregar o equipamento"),
        (PT, "arquivar o relatório"),
    ],
)
def test_a_word_that_the_quote_does_not_use_is_for_review(quote: str, summary: str) -> None:
    found = row(quote, summary)
    assert (found.statement, found.bucket) == (summary, "review")
    assert kinds(found) == {"statement_unsupported"}
