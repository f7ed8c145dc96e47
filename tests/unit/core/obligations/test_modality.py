"""What the words of a quote say: must, must not or may, or that code cannot be sure."""

import pytest

from quotary.core.obligations.modality import heaviest, read_modality

UNCLEAR = "unclear"


def read(quote: str) -> str:
    found = read_modality(quote)
    return UNCLEAR if found.unclear else ", ".join(found.stated)


FORBIDS = (
    "The Supplier shall not disclose it.",
    "The Supplier shall, unless asked, not disclose it.",
    "The Supplier shall, without consent, not disclose it.",
    "The Supplier shall at any time not disclose it.",
    "The Supplier shall at no time disclose it.",
    "The Supplier shall under no circumstances disclose it.",
    "The Supplier shall in no event disclose it.",
    "The Supplier shall neither copy nor disclose it.",
    "The Supplier may under no circumstances disclose it.",
    "The Supplier may in no event disclose it.",
    "The Supplier may neither copy nor disclose it.",
    "The Supplier may never disclose it.",
    "The Supplier may not, without consent, disclose it.",
    "The Supplier may, without consent, not disclose it.",
    "Neither party shall disclose it.",
    "Nothing may be disclosed.",
    "No Supplier personnel shall enter the site.",
    "No party may assign it.",
    "None of the parties shall assign it.",
    "Consent shall not be unreasonably withheld.",
    "The Supplier shall not assign it without consent, not to be unreasonably withheld.",
    "In no event shall the Supplier disclose it.",
    "The Supplier shall not be entitled to set off.",
    "The Supplier is not entitled to set off.",
    "The Supplier has no right to set off.",
    "The Supplier shall have no right to set off.",
    "The Supplier is prohibited from selling it.",
    "The Supplier agrees not to sell it.",
    "The Supplier undertakes never to sell it.",
    "The Supplier covenants with the Bank not to sell it.",
    "The Supplier agrees that it shall not sell it.",
    "The Supplier shall refrain from selling it.",
    "The Supplier won't sell it.",
    "The Supplier shan’t sell it.",
    "The Supplier mustn't sell it.",
    "The Supplier can't sell it.",
    "The Supplier cannot sell it.",
    "The Supplier is not to deliver it.",
    "The Supplier shall n0t disclose it.",
    "The Supplier shall nоt disclose it.",
    "At no time may the Supplier enter.",
    "Nor shall the Supplier enter.",
    "A CONTRATADA não deverá ceder.",
    "A CONTRATADA não cederá o contrato.",
    "A CONTRATADA não poderá ceder.",
    "É vedada a cessão.",
    "A CONTRATADA obriga-se a não ceder.",
    "A CONTRATADA se compromete a jamais ceder.",
    "A CONTRATADA jamais divulgará os dados.",
    "A CONTRATADA nunca divulgará os dados.",
    "A CONTRATADA não os divulgará.",
    "A CONTRATADA não copiará nem divulgará os dados.",
    "A CONTRATADA não deverá copiar nem divulgar os dados.",
    "A CONTRATADA poderá, em nenhuma hipótese, ceder.",
    "A CONTRATADA não poderá, em hipótese alguma, ceder.",
    "Em nenhuma hipótese a CONTRATADA poderá ceder.",
    "Nenhuma das partes poderá ceder.",
    "Nenhuma das partes cederá o contrato.",
    "Ficam as partes proibidas de divulgar.",
    "Será vedado o uso.",
    "Não é permitida a cessão.",
    "Não será permitida a cessão.",
    "A CONTRATADA deverá abster-se de ceder.",
)
BINDS = (
    "The Supplier shall deliver it.",
    "The Supplier shall promptly and at its own cost deliver it.",
    "The Supplier agrees to sell it.",
    "The Supplier shall not be later than noon.",
    "The Supplier shall, not later than 5 days after notice, deliver it.",
    "The cover shall include but not be limited to fire.",
    "No later than 5 days after it, the Supplier shall pay.",
    "If no report is due, the Supplier shall say so.",
    "Invoice No. 5 shall be paid.",
    "If the Borrower does not pay, it shall pay interest.",
    "The Supplier shall ensure that the data is not disclosed.",
    "The Supplier is to deliver it.",
    "The Supplier has to deliver it.",
    "The Supplier will deliver it.",
    "A CONTRATADA deverá entregar.",
    "A CONTRATADA entregará o relatório.",
    "Fica a CONTRATADA obrigada a entregar.",
    "Compete à CONTRATADA entregar.",
    "O pagamento far-se-á em 30 dias.",
    "A CONTRATADA deverá assegurar que os dados não sejam divulgados.",
)
FREES = (
    "The Customer shall have the right to audit it.",
    "The Customer is entitled to audit it.",
    "The Customer may audit it.",
    "A CONTRATANTE poderá auditar.",
    "É permitida a cessão.",
)
DENIES = (
    "The Supplier shall have no obligation to pay.",
    "The Supplier has no obligation to pay.",
    "The Supplier is not obliged to pay.",
    "The Supplier is not required to pay.",
    "The Supplier is under no obligation to pay.",
    "The Supplier shall not be required to pay.",
    "The Supplier shall not be liable to pay.",
    "The Supplier shall not be obligated to pay.",
    "The Supplier shall be under no duty to pay.",
    "The Supplier need not pay.",
    "The Supplier does not have to pay.",
    "Neither party shall be liable for it.",
    "Neither party shall be required to pay.",
    "In no event shall the Supplier be liable.",
    "This is the whole of it.",
    "A CONTRATADA não está obrigada a pagar.",
    "A CONTRATADA não será obrigada a pagar.",
    "A CONTRATADA não responde por danos.",
)
DOUBTFUL = (
    "The Supplier shall not fail to pay.",
    "The Supplier may assign it with consent, which shall not be unreasonably withheld.",
    "Nothing in this clause shall prevent the Supplier from selling it.",
    "The Supplier is not prohibited from selling it.",
    "The Supplier shall not refrain from selling it.",
    "The Supplier shall make no change to it.",
    "The Supplier may use it only for the Purpose.",
    "The Supplier should deliver it.",
    "A CONTRATADA não deixará de pagar.",
    "A CONTRATADA não poderá deixar de pagar.",
    "A CONTRATADA somente poderá ceder com anuência.",
)
BOTH = (
    "The Supplier shall deliver it and shall not copy it.",
    "Neither party shall copy it and the Supplier shall return it.",
)


@pytest.mark.parametrize("quote", FORBIDS)
def test_a_prohibition_is_read_as_one(quote: str) -> None:
    assert read(quote) == "must_not"


@pytest.mark.parametrize("quote", BINDS)
def test_a_duty_is_read_as_one(quote: str) -> None:
    assert read(quote) == "must"


@pytest.mark.parametrize("quote", FREES)
def test_a_right_is_read_as_one(quote: str) -> None:
    assert read(quote) == "may"


@pytest.mark.parametrize("quote", DENIES)
def test_a_duty_that_is_denied_binds_and_forbids_nothing(quote: str) -> None:
    assert read(quote) == ""


@pytest.mark.parametrize("quote", DOUBTFUL)
def test_words_that_may_be_read_in_two_ways_are_for_a_person(quote: str) -> None:
    assert read(quote) == UNCLEAR


@pytest.mark.parametrize("quote", BOTH)
def test_two_clauses_say_both(quote: str) -> None:
    assert read(quote) == "must_not, must"


def test_a_prohibition_is_heavier_than_a_duty_and_a_duty_than_a_right() -> None:
    assert heaviest(("may", "must", "must_not")) == "must_not"
    assert heaviest(("may", "must")) == "must"
