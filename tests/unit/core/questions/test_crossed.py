"""A statement that says the asked words of another thing is no answer; of the same thing it is."""

import pytest

from quotary.core.questions.crossed import crosses

TIERS = (
    "An order of less than 200 units bears a surcharge of $75, and an order of more than 5,000 "
    "units earns a discount of 6%."
)
FAIXAS = "Até 10 licenças há desconto de 5%, e acima de 90 licenças há acréscimo de 3%."
SHARES = "The Buyer shall pay 30% on order and the balance within 60 days of delivery."
ACCOUNTS = "The Borrower shall deliver audited annual accounts within 150 days."
OTHER = [
    ("What is the notice period?", "Under the previous agreement the notice period was 45 days."),
    ("What is the price?", "The prior contract had a price of $500 per unit."),
    ("Qual é o prazo de aviso?", "Pelo contrato anterior, o prazo de aviso era de 45 dias."),
    ("When does the Agreement end?", "For example, if notice is given, it ends on 31 May."),
    ("What is the fee?", "By way of illustration, the fee for two users is $40."),
    ("Qual é a taxa?", "Por exemplo, a taxa de dois usuários é de R$ 40,00."),
    ("What is the set-up charge?", "The Client shall pay a monthly charge of EUR 18,500."),
    ("What is the sign-on fee?", "The Client shall pay a yearly fee of EUR 500."),
    ("What is the buy-out price?", "The price of each unit is $9."),
    ("What discount applies to an order of less than 200 units?", TIERS),
    ("What surcharge applies to an order of more than 5,000 units?", TIERS),
    ("Que acréscimo se aplica até 10 licenças?", FAIXAS),
    ("What percentage must the Buyer pay on delivery?", SHARES),
    ("What percentage is due on acceptance?", "Half the rest and 40% of the price on signature."),
    ("Que percentual é devido na entrega?", "O cliente pagará 30% na assinatura e o resto depois."),
    ("Who audits the accounts?", ACCOUNTS),
    ("Who signs the copies?", "The Tenant shall hand over signed copies each year."),
    ("Quem audita as contas?", "A mutuária entregará as contas auditadas em 90 dias."),
]
SAME = [
    ("What was the notice under the previous agreement?", OTHER[0][1]),
    ("What is the set-up charge?", "For setting up the system the Client shall pay $5."),
    ("How long are back-ups kept?", "Each backup is kept for 30 days."),
    ("What surcharge applies to an order of less than 200 units?", TIERS),
    ("What discount applies to an order of more than 5,000 units?", TIERS),
    ("Que desconto se aplica até 10 licenças?", FAIXAS),
    ("What percentage must the Buyer pay on order?", SHARES),
    ("Who audits the accounts?", "The accounts shall be audited by Fir LLP."),
    ("Who audits the accounts?", "The Lender may audit the accounts once a year."),
    ("Quem audita as contas?", "As contas serão auditadas pela credora."),
]


@pytest.mark.parametrize(("question", "statement"), OTHER)
def test_words_of_another_thing_are_no_answer(question: str, statement: str) -> None:
    assert crosses(question, statement)


@pytest.mark.parametrize(("question", "statement"), SAME)
def test_words_of_the_same_thing_stay(question: str, statement: str) -> None:
    assert not crosses(question, statement)
