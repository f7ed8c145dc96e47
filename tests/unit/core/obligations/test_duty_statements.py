"""Duties are found in statements, orders, asides and the present tense; plain facts are not."""

import pytest

from quotary.core.obligations.duty_words import find_duties

ASIDES = (
    "The Franchisee agrees, during the term and thereafter, not to engage in any restaurant.",
    "The Parties agree, subject to the terms of this Agreement, to cooperate.",
    "The Supplier promises, upon request, to deliver.",
    "The Supplier covenants, during the Term, to insure.",
    "The Supplier has agreed, upon request, to deliver.",
    "The Supplier pledges, for its part, to deliver.",
    "The Supplier commits, for the Term, to stock parts.",
    "The Supplier undertakes, at its own cost, not to sell them.",
    "The Supplier agrees upon request by the Customer or its agents to deliver.",
    "A CONTRATADA concorda, desde já, em pagar a multa.",
    "A CONTRATADA tem, durante a vigência, o dever de sigilo.",
    "A CONTRATADA é, durante a vigência, responsável pelos danos.",
)
TOLD = (
    "Shipper agreed to reimburse Transporter for any filing fees.",
    "The Supplier undertook to deliver.",
    "The Supplier had agreed to deliver.",
    "The Supplier promised not to sell them.",
    "The Company would reimburse the Director's travel costs.",
    "Supplier obligated to deliver spare parts for ten years.",
    "Each of you personally and unconditionally guaranty to us the payment.",
    "The Guarantor stands surety for the rent.",
    "The Executive hereby waives and renounces all competition with the Company.",
)
OWED = (
    "A party may disclose it if required by subpoena, provided the party notifies the other.",
    "The Customer may end it, provided that it gives notice.",
    "Multiple items are billed at $275 for the first item.",
    "Late orders are charged at twice the price.",
    "The sum of $80,000 is due to Marv, payable in total by no later than July 20, 2020.",
    "The purchase price is payable to the Seller at closing.",
    "Payment terms: 30 days net from the date of invoice.",
    "Delivery by the Seller no later than 5 May 2029.",
    "Freight and customs are for the Buyer's account.",
    "For each day of delay a penalty of 1% of the price accrues.",
    "All personal data are deleted at the end of the Term.",
    "The badges are handed in upon termination.",
    "The floors are cleaned every evening.",
    "The Seller has ten days to remedy the defect.",
    "The Buyer has until 5 May to pay the balance.",
    "O prazo é curto: a CONTRATADA tem dez dias para corrigir o defeito.",
    "O atraso sujeita a CONTRATADA à multa de 2%.",
    "O atraso acarreta multa de 2% sobre o valor da fatura.",
    "O descumprimento enseja a rescisão do contrato.",
    "Os tributos são recolhidos pela CONTRATADA.",
    "O seguro é pago pelo Locatário.",
    "O Fiador figura como devedor solidário do Locatário.",
    "A CONTRATADA não se exime de reparar o dano.",
)
SHUT_OUT = (
    "Only authorised staff may enter the control room.",
    "Subletting requires the prior written consent of the Landlord.",
    "Any change to the Works needs the written approval of the Architect.",
    "Resale is subject to the prior consent of the Owner.",
    "Access to the control room is limited to authorised staff.",
    "Use of the data is restricted to the Purpose.",
    "The seats are reserved for members.",
    "Resale of the Products outside the Territory is banned.",
    "Subletting is excluded.",
    "Late delivery is not tolerated.",
    "The Agent lacks authority to bind the Principal.",
    "The Licensee is without authority to grant sublicences.",
    "The Franchisee is tied to the suppliers on the list.",
    "The Lender requires that the Borrower file monthly accounts.",
    "The Owner expects the Manager to report monthly.",
    "It is a condition of this lease that the Tenant insure the building.",
    "Were the roof to leak, repair is a matter for the Landlord.",
    "Somente pessoal autorizado poderá entrar.",
    "A cessão requer a anuência prévia da CONTRATANTE.",
    "A obra exige licença da prefeitura.",
    "Este contrato é intransferível.",
    "É interdito o acesso de estranhos ao canteiro.",
    "O uso do imóvel é exclusivamente residencial.",
    "A CONTRATADA fica adstrita ao sigilo.",
    "A CONTRATADA vincula-se ao edital.",
)
ORDERS = (
    "Keep the password secret.",
    "1. Rules\nKeep the password secret.",
    "1. Rules\n• Return your badge to reception.",
    "Notify us at once of any loss of the card.",
    "Please wear a helmet.",
    "Wear your helmet at all times.",
    "House rules. Lock the door at night.",
    "Ask us before you sell it.",
    "No subletting.",
    "No smoking in the building.",
    "No pets.",
    "Mantenha a senha em sigilo.",
    "Regras\nDevolva o equipamento no último dia.",
    "Não compartilhe a senha com terceiros.",
)
SPOKEN = (
    "You pay the subscription fee in advance.",
    "1. Fees\nYou pay the subscription fee in advance.",
    "We keep your data secret for five years.",
    "You and we share the costs.",
    "You're required to wear a helmet.",
    "You're responsible for your password.",
    "We're to deliver it.",
    "Entregaremos o relatório em dez dias.",
    "Faremos a limpeza das salas.",
)
PRESENT = (
    "The Consultant devotes his full working time to the Company.",
    "The Contractor carries out the Works with due care.",
    "The Manager uses its best endeavours to let the flats.",
    "The Contractor removes all waste from the site every evening.",
    "The Architect prepares and submits the drawings to the City.",
    "The Parties share the costs of the audit equally.",
    "The Licensee makes no copies of the Software.",
    "On termination the Distributor hands back all samples.",
    "Unless the Bank consents, the Borrower creates no lien on its assets.",
    "The Caterer cooks a warm meal.",
    "A CONTRATADA realiza a limpeza das salas todos os dias.",
    "A CONTRATADA efetua o pagamento dos salários até o quinto dia útil.",
    "A CONTRATADA providencia as licenças ambientais.",
    "Ao término, o Locatário restitui as chaves.",
    "A CONTRATADA rega as plantas.",
)
FUTURE = (
    "A CONTRATADA terá apólice de seguro durante toda a vigência.",
    "O preposto estará disponível das 8h às 18h.",
    "Haverá um engenheiro residente no canteiro.",
    "Os relatórios terão três vias.",
    "O Fornecedor há-de entregar a mercadoria em maio.",
    "Urge que a CONTRATADA comunique o sinistro.",
)

MORE = (
    "The Buyer commits itself, in good times and bad, to purchase.",
    "Lessee assents to pay the rent.",
    "Rent: EUR 900, to be paid on the first of each month.",
    "Rent is EUR 900 a month, payable on the first.",
    "Staff are not to smoke.",
    "Guests are asked to leave by ten.",
    "Guests are kindly requested to leave by ten.",
    "Children under 12 are only admitted with an adult.",
    "The deposit is non-refundable.",
    "The licence is personal and non-transferable.",
    "Sublicensing is out of the question.",
    "Insurance is the Tenant's job.",
    "It is up to the Tenant to insure the flat.",
    "The Tenant looks after the garden.",
    "The Tenant is in charge of the garden.",
    "The Tenant carries the risk of loss.",
    "A fee of EUR 50 applies to late returns.",
    "The Supplier's bid binds it for 60 days.",
    "The offer is irrevocable for 60 days.",
    "Breach of this clause triggers a penalty of EUR 5,000.",
    "The Seller vouches for the title.",
    "The Seller answers for hidden defects.",
    "The Seller assures the Buyer that the goods are new.",
    "The Seller gives the Buyer a warranty of two years.",
    "The Contractor has to its charge the cleaning.",
    "Failing payment, the Bank seizes the goods.",
    "Subject to clause 5, Supplier delivers monthly.",
    "Supplier delivers monthly.",
    "Each Member contributes EUR 500 a year.",
    "The undersigned pays EUR 500 a year.",
    "I pay EUR 500 a year.",
    "No person other than the Buyer gets the data.",
    "The data never leave the Union.",
    "Nobody touches the valve.",
    "O Locatário cuida do jardim.",
    "O inquilino paga a luz.",
    "Cada sócio contribui com R$ 500,00 por ano.",
    "Os sócios contribuem com R$ 500,00 por ano.",
    "As partes guardam sigilo.",
    "O sinal não é reembolsável.",
    "A licença é pessoal e intransferível.",
    "Cabe ao Locatário o seguro.",
    "O seguro fica a cargo do Locatário.",
    "O seguro corre por conta do Locatário.",
    "Incide multa de 10% em caso de atraso.",
    "É responsabilidade do Locatário o seguro.",
    "O Vendedor responde pela evicção.",
    "O Vendedor se obriga pela evicção.",
    "Pagamento: até o dia 5 de cada mês.",
    "Pagaremos até o dia 5.",
    "Fica estipulada multa de 10%.",
    "Entregar as chaves ao final.",
    "Ninguém mexe na válvula.",
    "O Locatário não fuma na sala.",
    "O acesso é restrito a pessoal autorizado.",
    "A CONTRATADA arcará com os custos.",
    "A CONTRATADA se responsabiliza pelos danos.",
    "A CONTRATADA ficou de entregar as chaves.",
    "É condição deste contrato o seguro do imóvel.",
    "O prazo de entrega é de dez dias.",
    "O pagamento dar-se-á em maio.",
)


@pytest.mark.parametrize(
    "text",
    [*MORE, *ASIDES, *TOLD, *OWED, *SHUT_OUT, *ORDERS, *SPOKEN, *PRESENT, *FUTURE],
)
def test_what_binds_is_found(text: str) -> None:
    assert find_duties(text)


QUIET = (
    "The Seller owns three warehouses in Bremen.",
    "The Company develops software for banks.",
    "The Customer is under no obligation to renew.",
    "Unless otherwise agreed to by the parties, the office is in Lisbon.",
    "The form was agreed to in March.",
    "The Customer names are in Annex B.",
    "For clients the price is lower.",
    "The liability of the Supplier is limited to EUR 1,000,000.",
    "The list is made in May.",
    "Use of the site: see Annex B.",
    "The keep is a tower of the castle.",
    "If you pay late, interest is 2%.",
    "The room has two doors to the garden.",
    "No waiver of a right is a waiver of another.",
    "A CONTRATADA terá direito a reajuste.",
    "A CONTRATADA estará livre para ceder.",
    "O imóvel está situado na Rua das Flores, 10.",
    "A CONTRATADA é sociedade constituída segundo as leis do Brasil.",
    "Não haverá cessão.",
)


@pytest.mark.parametrize("text", QUIET)
def test_what_binds_nobody_is_not(text: str) -> None:
    assert find_duties(text) == ()


def test_a_word_of_duty_on_the_way_is_found_for_itself() -> None:
    text = "The Supplier agrees that it shall, when the Customer asks, come to repair it."
    assert "shall" in {hit.cue for hit in find_duties(text)}


def test_an_order_in_the_middle_of_a_sentence_is_none() -> None:
    assert find_duties("It is easy to keep the password\nin mind and keep the list short.") == ()
