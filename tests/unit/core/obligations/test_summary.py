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
    return {alert.kind for alert in one.alerts} & {"statement_not_in_source"}


ROOF = "The Lessor shall repair the roof that the Lessee replaced."
EITHER = "The Vendor shall repair or replace the defective unit."
UNLESS = "The Carrier shall insure the cargo unless the Shipper insures it."
ROLES = "The Carrier shall notify the Shipper of any loss of cargo."
MONEY = "The Buyer shall pay EUR 1,500,000 to the Seller for each of 500 units."
FEE = "The Buyer shall pay a fee of 0.5% of the price."
MANY = "The Buyer shall pay two hundred thousand euros to the Seller."
MONTHS = "The Franchisee shall retain sales records for at least twenty-four (24) months."
FRONT = "MBRK will pay DD an Up-Front Payment of $50,000 upon execution of this Agreement."
BOTH = "The Lender may accelerate the loan and shall notify the Borrower."
DOLLARS = "Bioamber shall pay Cargill Two Hundred Fifty Thousand U.S. Dollars ($250,000.00)."
REAIS = "O Locatário deverá pagar R$ 1.250,00 ao Locador."
FUMAR = "O Locatário não deverá fumar no salão."
TROCA = "O Corretor deverá avisar o Locador da saída do Locatário."


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        ("The Agent shall pay the tax.", "pay the tax"),
        ("The Agent shall pay the tax and shall keep the bill.", "pay the tax"),
        ("The Agent shall pay the tax and keep the bill.", "pay the tax"),
        ("The Agent shall promptly pay the tax.", "pay the tax"),
        (PAY, "must pay each invoice of the Supplier in euros within 30 days"),
        (PAY, "pay each invoice of the Supplier in euros within thirty (30) days"),
        (KEEP, "not disclose the Customer's information to third parties"),
        (PT, "A CONTRATADA deve entregar o relatório à CONTRATANTE em 10 dias"),
        (MONTHS, "retain sales records for at least twenty-four (24) months"),
        (MONTHS, "retain sales records for at least 24 months"),
        (FRONT, "pay DD an Up-Front Payment of $50,000 upon execution of this Agreement"),
        (BOTH, "may accelerate the loan"),
        (DOLLARS, "pay Cargill Two Hundred Fifty Thousand U.S. Dollars ($250,000.00)"),
        (EITHER, "Repair or replace the defective unit"),
        (UNLESS, "Insure the cargo unless the Shipper insures it"),
        (REAIS, "Pagar R$ 1.250,00 ao Locador"),
        (FUMAR, "não deverá fumar no salão"),
        (FUMAR, "fumar no salão"),
        (PAY, ""),
    ],
)
def test_the_quotes_own_words_in_its_order_are_shown(quote: str, summary: str) -> None:
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
        (PAY, "The Guarantor shall pay each invoice"),
        (PAY, "do not pay invoices"),
        (PAY, "not pay invoices"),
        (PAY, "never pay invoices"),
        (PAY, "may pay invoices"),
        (PAY, "is entitled to pay invoices"),
        (KEEP, "may disclose information"),
        (KEEP, "The Supplier must disclose the Customer's information to third parties"),
        (KEEP, "shall disclose the Customer's information"),
        (KEEP, "disclose nothing of 5 years"),
        (PT, "não entregar o relatório"),
        (PT, "entregar vinte relatórios"),
        (PT, "poderá entregar o relatório"),
        (PT, "entregar o relatório à Prefeitura"),
        (FUMAR, "O Locatário deverá fumar no salão"),
        (MONEY, "pay EUR 1,500 to the Seller"),
        (MONEY, "pay $ 1,500,000 to the Seller"),
        (MONEY, "pay EUR 500 for 1,500,000 units"),
        (FEE, "pay a fee of 5% of the price"),
        (FEE, "pay a fee of EUR 0.5"),
        (MANY, "pay two thousand euros to the Seller"),
        (MANY, "pay two hundred euros to the Seller"),
        (REAIS, "Pagar R$ 250,00 ao Locador"),
    ],
)
def test_a_contradiction_drops_the_summary_and_is_for_review(quote: str, summary: str) -> None:
    found = row(quote, summary)
    assert (found.statement, found.bucket) == ("", "review")
    assert kinds(found) == {"statement_not_in_source"}


@pytest.mark.parametrize(
    ("quote", "summary"),
    [
        # Cut off where the quote goes on: what is left out may narrow what is said.
        (PAY, "pay each invoice"),
        (KEEP, "disclose the Customer's information"),
        (PT, "entregar o relatório"),
        (MONEY, "pay EUR 1,500,000 to the Seller"),
        ("The Agent shall repay the costs of the staff in excess of USD 500.", "repay the costs"),
        ("The Agent shall repay the costs, capped at USD 500.", "repay the costs"),
        ("The Agent shall repair it at the cost of the Broker.", "repair it at the cost"),
        ("The Agent shall use the list for the sole purpose of the sale.", "use the list"),
        ("The Agent shall free the Broker from its duty to buy.", "free the Broker"),
        ("O Corretor deverá pagar as despesas que excederem R$ 500,00.", "pagar as despesas"),
        ("The Agent shall not unreasonably withhold its consent.", "withhold its consent"),
        (PAY, "pay liquidated damages"),
        (PAY, "pay every invoice to the Customer"),
        (PAY, "pay invoices from the Supplier"),
        (PAY, "pay invoices only"),
        (PAY, "pay 30 euros"),
        (PAY, "reject each invoice"),
        (PAY, "pay each invoice in dollars"),
        (PAY, "invoices are paid by the Supplier"),
        (KEEP, "destroy the information"),
        (PT, "entregar o equipamento"),
        (PT, "arquivar o relatório"),
        (ROOF, "replace the roof"),
        (EITHER, "Repair and replace the defective unit"),
        (EITHER, "Repair the defective unit"),
        (UNLESS, "Insure the cargo if the Shipper insures it"),
        (UNLESS, "Insure the cargo"),
        (ROLES, "notify the Carrier of any loss of cargo"),
        (TROCA, "avisar o Locatário da saída do Locador"),
        (MONTHS, "retain sales records for up to twenty-four months"),
        (MONTHS, "retain sales records"),
        (BOTH, "may notify the Borrower"),
        ("The Bank shall decline to pay a forged cheque.", "pay a forged cheque"),
        ("The Publisher shall avoid publishing the diary.", "publish the diary"),
        ("The Carrier shall transport the machines.", "transfer the machines"),
        ("The Trustee shall convey the shares.", "convert the shares"),
        ("The Lender shall release half of the collateral.", "release all of the collateral"),
        ("The Lender shall release half of the collateral.", "release the collateral"),
        ("The Lessee shall use only the garage.", "use the garage"),
        ("The Lessee shall use the garage by day only.", "use the garage"),
        ("The Lessee shall bear all repairs except those of the roof.", "bear all repairs"),
        ("The Agent shall pay the Broker's fees.", "pay the Broker"),
        ("The Agent shall clean the machine room.", "clean the machine"),
        ("The Bank shall inspect before loading and after unloading.", "inspect after loading"),
        ("A CONTRATADA deverá entrevistar os candidatos.", "entregar os candidatos"),
        ("O Locatário deverá usar somente a garagem.", "usar toda a garagem"),
    ],
)
def test_anything_freer_is_not_shown_and_the_row_is_none_the_worse(
    quote: str, summary: str
) -> None:
    found = row(quote, summary)
    assert (found.statement, kinds(found)) == ("", set())
    assert [check.proposed for check in found.checks if check.name == "summary"] == [summary]
