"""A key term's value that the contract states of another thing is shown with an alert."""

import pytest

from quotary.core.obligations.term_of_another import said_of_another, speaks_of

OTHER = [
    ("term", "The warranty has a term of two years."),
    ("term", "Any guarantee runs for a period of four years."),
    ("term", "The term of the insurance is one year."),
    ("term", "2.3 Each patent licensed under this Agreement has a term of twenty years."),
    ("term", "A garantia vigorará por dois anos."),
    ("term", "O prazo da locação é de dez anos."),
    ("term", "A apólice terá prazo de vigência de um ano."),
    ("governing_law", "The insurance policy is governed by the laws of Bermuda."),
    ("governing_law", "Each guarantee shall be governed by English law."),
    ("governing_law", "The head lease of the depot is governed by the laws of Spain."),
    ("governing_law", "A apólice de seguro rege-se pelas leis de Portugal."),
    ("governing_law", "A fiança será regida pelas leis da Espanha."),
    ("liability_cap", "Liability for property damage is limited to $50,000 per event."),
    ("liability_cap", "The Supplier's liability for late delivery shall not exceed $9,000."),
    ("liability_cap", "Its liability in respect of lost keys is capped at $500."),
    ("liability_cap", "The Carrier's liability is limited to $2,000 for each consignment."),
    ("liability_cap", "Liability for damage to the premises is limited to $5,000."),
    ("liability_cap", "A responsabilidade por danos morais é limitada a R$ 5.000,00."),
    ("liability_cap", "A responsabilidade pelo atraso na entrega não excederá R$ 1.000,00."),
    ("liability_cap", "A responsabilidade é limitada a R$ 3.000,00 por sinistro."),
    ("liability_cap", "Under the previous contract total liability was limited to $70,000."),
    ("notice_period", "The Customer may terminate a Statement of Work on 15 days' notice."),
    ("notice_period", "Either party may cancel any Purchase Order by 10 days' written notice."),
    ("notice_period", "Each subscription may be ended at any time on 7 days' notice."),
    ("notice_period", "The Client may end the lease of the van on 14 days' notice."),
    (
        "notice_period",
        "O cliente poderá rescindir qualquer Ordem de Serviço com aviso de 5 dias.",
    ),
    ("notice_period", "A parte pode cancelar um pedido mediante aviso prévio de 3 dias."),
    ("payment_term", "The Supplier shall pay rebates within 20 days of the invoice."),
    ("payment_term", "The Supplier shall pay its subcontractors within 10 days of their invoices."),
    ("payment_term", "Refunds shall be paid within 15 days after receipt of the invoice."),
    ("payment_term", "A CONTRATADA deverá pagar multas em até 5 dias da nota fiscal."),
    ("payment_term", "Os reembolsos serão pagos em até 10 dias da nota fiscal."),
    ("late_interest", "The Supplier shall pay interest at 1% on the deposit."),
    ("late_interest", "The retention bears interest of 2% per annum."),
    ("late_interest", "The Borrower shall pay interest at 6% on the Loan every quarter."),
    ("late_interest", "A caução renderá juros de 1% ao mês."),
    ("liability_cap", "The prior agreement limited total liability to $1,000."),
    ("term", "For example, an agreement with an initial term of two years ends in 2028."),
    ("notice_period", "Pelo contrato anterior, o aviso prévio era de 30 dias."),
    ("governing_law", "Northgate's licence of the maps is governed by the law of Finland."),
    ("governing_law", "Its articles of association are governed by the laws of Norway."),
    ("governing_law", "The employment of seconded staff is governed by Danish law."),
    ("governing_law", "Swiss law governs the Supplier's loan from its bank."),
    ("governing_law", "O estatuto social da VENDEDORA rege-se pelas leis de Portugal."),
    ("governing_law", "O vínculo dos motoristas com a cooperativa é regido pela lei da Espanha."),
    ("governing_law", "A lei de Angola rege o financiamento da COMPRADORA com o banco."),
    ("term", "The Customer's permit for the depot runs for nine years."),
    ("term", "O alvará da CONTRATADA tem prazo de cinco anos."),
    ("sla_availability", "The maps of a third party are available 97% of the time."),
    ("sla_availability", "Os mapas de terceiros ficam disponíveis 97% do tempo."),
    ("anything", "By way of illustration, the sum is $500."),
    ("anything", "A título de exemplo, o valor é de R$ 500,00."),
]
OWN = [
    ("term", "This Agreement has an initial term of three years."),
    ("term", "This warranty has a term of two years."),
    ("term", "The Agreement and any guarantee run for a period of four years."),
    ("term", "This Agreement replaces the previous agreement and has a term of two years."),
    ("term", '"Term" means the period of three years from the Effective Date.'),
    ("term", "O presente contrato de locação vigorará por dois anos."),
    ("governing_law", "This Lease is governed by the laws of Spain."),
    ("governing_law", "This Agreement and every Purchase Order are governed by English law."),
    ("governing_law", "O contrato rege-se pelas leis de Portugal."),
    ("governing_law", "The parties' obligations are governed by the laws of Ireland."),
    ("governing_law", "German law governs this agreement."),
    ("governing_law", "The law of Wales applies to all disputes."),
    ("governing_law", "The validity of the contract is governed by the laws of Chile."),
    ("governing_law", "As controvérsias das partes regem-se pela lei brasileira."),
    ("term", "The Supplier's appointment has a term of two years."),
    ("sla_availability", "The Platform shall be available 99.5% of the time."),
    ("liability_cap", "The Supplier's total liability under this Agreement shall not exceed $1."),
    ("liability_cap", "The total liability for all claims is limited to $1,000."),
    ("liability_cap", "The total liability for any breach of this Agreement shall not exceed $9."),
    ("liability_cap", "Aggregate liability for direct damages is capped at $4,000."),
    ("liability_cap", "A responsabilidade total por perdas e danos é limitada a R$ 5.000,00."),
    ("notice_period", "Either party may terminate this Agreement on 60 days' notice."),
    ("notice_period", "A party may end this Agreement or any Statement of Work on 9 days' notice."),
    ("notice_period", "Qualquer parte poderá rescindir este contrato com aviso de 30 dias."),
    ("payment_term", "The Customer shall pay each invoice within 45 days of receipt."),
    ("payment_term", "The Customer shall pay the fees and taxes invoiced within 30 days."),
    ("payment_term", "A CONTRATANTE deverá pagar a nota fiscal em até 10 dias."),
    ("late_interest", "Overdue sums bear interest at 8% per annum."),
    ("late_interest", "Em caso de atraso incidirão juros de 1% ao mês."),
]


@pytest.mark.parametrize(("term", "statement"), OTHER)
def test_a_value_of_another_thing_is_told(term: str, statement: str) -> None:
    assert said_of_another(term, statement, "")


@pytest.mark.parametrize(("term", "statement"), OWN)
def test_a_value_of_this_document_is_quiet(term: str, statement: str) -> None:
    assert said_of_another(term, statement, "") == ""


@pytest.mark.parametrize(
    ("title", "statement"),
    [
        ("LEASE OF A SHOP", "The Tenant may end the lease on 60 days' notice."),
        ("CONTRATO DE LOCAÇÃO", "O LOCATÁRIO pode denunciar a locação com aviso de 60 dias."),
        ("SUBSCRIPTION TERMS", "Either side may cancel the subscription on 9 days' notice."),
    ],
)
def test_what_the_title_names_is_the_document(title: str, statement: str) -> None:
    assert said_of_another("notice_period", statement, "")
    assert said_of_another("notice_period", statement, "", title) == ""


def test_a_title_makes_no_whole_of_another_lease() -> None:
    statement = "The Tenant may end the lease of the van on 9 days' notice."
    assert said_of_another("notice_period", statement, "", "LEASE OF A SHOP")


def test_what_stands_before_says_that_payment_is_late() -> None:
    assert not said_of_another("late_interest", "It bears interest at 8%.", "5. Late payment")


@pytest.mark.parametrize(
    ("term", "statement"),
    [
        ("late_interest", "Overdue sums bear interest at 8% per annum."),
        ("late_interest", "A sum that is not paid in time carries interest of 2% a month."),
        ("late_interest", "Sobre valores vencidos incidem juros moratórios de 1% ao mês."),
        ("sla_availability", "The Platform shall be available 99.5% of the time."),
        ("sla_availability", "The service must be operational at least 99% of each month."),
        ("sla_availability", "The Provider shall maintain availability of at least 99.9%."),
        ("sla_availability", "O sistema deverá estar disponível 99,5% do tempo."),
    ],
)
def test_a_form_that_no_cue_lists_speaks_of_the_term(term: str, statement: str) -> None:
    assert speaks_of(term, statement)


@pytest.mark.parametrize(
    ("term", "statement"),
    [
        ("late_interest", "The Customer receives a discount of 2% for payment within 10 days."),
        ("late_interest", "The deposit bears interest at 1%."),
        ("late_interest", "Late payments bear no interest, but a change costs 3% of the price."),
        ("late_interest", "Valores vencidos ficam sem juros; a multa é de 2%."),
        ("sla_availability", "Scheduled downtime shall be available to view in 95% of cases."),
        ("sla_availability", "If availability falls below 98% the Customer may terminate."),
        ("sla_availability", "O desconto disponível é de 5% do preço."),
    ],
)
def test_other_words_beside_a_figure_do_not(term: str, statement: str) -> None:
    assert not speaks_of(term, statement)
