"""The party of a row is who a word of duty in its quote binds, not who is only named there."""

import pytest

from quotary.core.obligations.register import Obligation
from quotary.core.proposal import Proposal
from support.registers import duty, findings


def row(quote: str, party: str) -> Obligation:
    found = findings(
        Proposal((), obligations=(duty(quote, party=party, modality=None),)),
        f"1. Works\n{quote}\n",
    )
    (one,) = found.obligations
    return one


@pytest.mark.parametrize(
    ("quote", "party"),
    [
        ("The Supplier shall deliver the goods to the Customer.", "The Supplier"),
        ("The Supplier shall deliver the goods to the Customer.", "Supplier"),
        ("The Supplier must, at its own cost, train the staff.", "The Supplier"),
        ("The Supplier, at its own cost, shall train the staff.", "The Supplier"),
        ("The Supplier (and its staff) shall wear badges.", "The Supplier"),
        ("The Supplier and its Affiliates shall wear badges.", "The Supplier"),
        ("The Supplier and the Customer shall meet.", "the Customer"),
        ("The Supplier and the Customer shall meet.", "The Supplier"),
        ("On request of the Customer the Supplier shall report.", "the Supplier"),
        ("If the Customer asks, the Supplier shall report.", "the Supplier"),
        ("To draw a loan the Borrower must deliver a request.", "the Borrower"),
        ("At the end of each month the Supplier shall report.", "the Supplier"),
        ("Each party shall pay its own costs.", "Each party"),
        ("Neither party shall assign it.", "Neither party"),
        ("Either of the parties may end it.", "the parties"),
        ("In no event shall the Supplier disclose it.", "the Supplier"),
        ("Nor shall the Supplier disclose it.", "the Supplier"),
        ("The fee shall be paid by the Customer each month.", "the Customer"),
        ("The goods must be inspected by the Customer on receipt.", "the Customer"),
        ("The Supplier shall be responsible for the losses.", "The Supplier"),
        ("The Supplier shall be bound to keep it.", "The Supplier"),
        ("The Supplier is required to keep it.", "The Supplier"),
        ("The Supplier agrees to keep it.", "The Supplier"),
        ("The Supplier undertakes to keep it.", "The Supplier"),
        ("The Supplier shall keep the books and shall show them.", "The Supplier"),
        ("If the Borrower does not pay, it shall pay interest.", "the Borrower"),
        ("The Supplier, which employs the staff, shall train it.", "The Supplier"),
        ("A Member that holds money shall keep it apart.", "A Member"),
        ("No Member shall trade on its own account.", "No Member"),
        ("The Customer may audit the books.", "The Customer"),
        ("The Customer is entitled to audit the books.", "The Customer"),
        ("The Supplier shall: (a) keep the books; (b) show them.", "The Supplier"),
        ("A CONTRATADA deverá entregar os bens à CONTRATANTE.", "A CONTRATADA"),
        ("A CONTRATADA não poderá ceder o contrato.", "A CONTRATADA"),
        ("Caberá à CONTRATADA treinar o pessoal.", "CONTRATADA"),
        ("É vedado à CONTRATADA ceder o contrato.", "à CONTRATADA"),
        ("A CONTRATADA obriga-se a guardar sigilo.", "A CONTRATADA"),
        ("O preço será pago pela CONTRATANTE.", "CONTRATANTE"),
        ("O preço deverá ser pago pela CONTRATANTE.", "CONTRATANTE"),
        ("Em caso de atraso, a CONTRATANTE deverá pagar juros.", "a CONTRATANTE"),
        ("As partes obrigam-se a guardar sigilo.", "As partes"),
        ("Qualquer das partes poderá denunciar o contrato.", "Qualquer das partes"),
        ("Neither party shall be entitled to sell the goods.", "Neither party"),
        ("The Supplier warrants that the work will be done with care.", "The Supplier"),
        ("As despesas correrão por conta da CONTRATADA.", "CONTRATADA"),
        ("The Supplier agrees that it shall keep the books.", "The Supplier"),
        ("The Bank and the Customer agree that the Customer shall pay.", "the Customer"),
        ("No prazo de 30 dias a CONTRATADA deverá eliminar os dados.", "a CONTRATADA"),
    ],
)
def test_who_a_word_of_duty_binds_is_the_party(quote: str, party: str) -> None:
    found = row(quote, party)
    assert found.party == party
    assert not {"party_not_bound", "other_duty"} & {alert.kind for alert in found.alerts}


@pytest.mark.parametrize(
    ("quote", "party"),
    [
        ("The Supplier shall deliver the goods to the Customer.", "the Customer"),
        ("The Supplier shall pay the Customer.", "the Customer"),
        ("The Supplier shall notify the Customer and the Bank.", "the Bank"),
        ("On request of the Customer the Supplier shall report.", "the Customer"),
        ("If the Customer asks, the Supplier shall report.", "the Customer"),
        ("The staff of the Customer shall wear badges.", "the Customer"),
        ("The Customer's staff shall wear badges.", "The Customer"),
        ("Customer personnel shall wear badges.", "Customer"),
        ("Upon the Customer's request the Supplier shall report.", "the Customer"),
        ("Amounts due from the Customer shall be paid at once.", "the Customer"),
        ("Invoices to the Customer must show the tax.", "the Customer"),
        ("The fee shall be paid to the Customer each month.", "the Customer"),
        ("The Customer shall be notified of every breach.", "The Customer"),
        ("The Customer shall be paid by the Supplier.", "The Customer"),
        ("The goods shall be stored for the Customer.", "the Customer"),
        ("The goods shall be stored at the Supplier's cost.", "the Supplier"),
        ("The report shall name the Supplier.", "the Supplier"),
        ("A party that receives goods from the Supplier shall store them.", "the Supplier"),
        ("If the Customer notifies the Supplier, it shall pay.", "the Customer"),
        ("If the Customer notifies the Supplier, it shall pay.", "the Supplier"),
        ("The Supplier shall deliver the goods that the Customer has ordered.", "the Customer"),
        ("The agreement between the Bank and the Customer shall end.", "the Customer"),
        ("The rights of the Bank and the Customer shall end.", "the Customer"),
        ("The Supplier may audit the books of the Customer.", "the Customer"),
        ("A CONTRATADA deverá entregar os bens à CONTRATANTE.", "CONTRATANTE"),
        ("The Bank and the Customer agree that the latter shall pay.", "The Bank"),
        ("The Bank and the Customer agree that the second-named party shall pay.", "The Bank"),
        ("The Bank and the Customer acknowledge that the latter shall pay.", "The Bank"),
        ("A CONTRATANTE e a CONTRATADA ajustam que esta deverá pagar.", "A CONTRATANTE"),
        ("Where the Bank hires the Customer, the latter shall hold a permit.", "the Bank"),
        ("O pessoal da CONTRATADA deverá usar crachá.", "CONTRATADA"),
        ("O preço será pago à CONTRATADA.", "CONTRATADA"),
        ("A CONTRATANTE deverá ser avisada de cada falha.", "A CONTRATANTE"),
        ("Caberá à CONTRATADA avisar a CONTRATANTE.", "a CONTRATANTE"),
    ],
)
def test_who_is_only_named_is_left_out_for_review(quote: str, party: str) -> None:
    found = row(quote, party)
    assert (found.party, found.bucket) == (None, "review")
    assert "party_not_bound" in [alert.kind for alert in found.alerts]
    check = next(one for one in found.checks if one.name == "party")
    assert (check.proposed, check.read, check.agrees) == (party, None, False)
