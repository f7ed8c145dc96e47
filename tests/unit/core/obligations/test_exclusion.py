"""A reply cannot hide a duty by calling it something else."""

import pytest

from quotary.core.obligations.exclusion import holds, reason_for
from quotary.core.playbook.chunk_model import REASONS


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("definition", '"Fees" means the amounts that the Customer shall pay.'),
        ("definition", "“Services” shall mean the services listed in Annex A."),
        ("definition", '"Serviços" significa os serviços que a CONTRATADA deverá prestar.'),
        ("definition", 'The term "Affiliate" shall have the meaning given in Annex A.'),
        ("interpretation", "Headings shall not affect the interpretation of this Agreement."),
        ("interpretation", "References to a person shall include its successors."),
        ("interpretation", "Words in the singular shall include the plural."),
        ("recital", "WHEREAS, the Customer must comply with banking rules;"),
        ("recital", "CONSIDERANDO que a CONTRATANTE deve cumprir as normas;"),
        ("right_of_us", "The Customer shall have the right to audit the books."),
        ("right_of_us", "The Customer shall be entitled to a refund."),
        ("right_of_us", "The Customer shall not be required to pay disputed amounts."),
        ("effect", "This Agreement shall be governed by the laws of England."),
        ("effect", "Clause 9 shall survive the end of this Agreement."),
        ("effect", "The annexes will prevail over the terms."),
        ("effect", "Este contrato será regido pelas leis do Brasil."),
        ("effect", "No failure or delay in exercising a right shall operate as a waiver."),
        ("effect", "If the two conflict, this Addendum shall prevail."),
        ("effect", "The duties in this clause shall continue for six years after its end."),
        ("effect", "This Agreement shall be governed by English law and shall bind successors."),
    ],
)
def test_a_stated_reason_that_the_wording_bears_out(why: str, sentence: str) -> None:
    assert holds(why, sentence)


@pytest.mark.parametrize("why", [*REASONS, "other", ""])
@pytest.mark.parametrize(
    "sentence",
    [
        "The Supplier shall deliver the quarterly report within 30 days.",
        "The Supplier shall not disclose the information.",
        '"Fees" means the amounts due, and the Customer shall pay them within 30 days.',
        '"Fees" means the amounts due. The Customer shall pay them within 30 days.',
        "The Supplier shall survive audits and shall pay the fees.",
        "This Agreement shall be governed by English law and the Supplier shall register it.",
        "WHEREAS, the Customer is a bank. The Supplier shall comply with its rules.",
        "The Customer shall have the right to audit, and the Supplier shall keep its books open.",
        "A CONTRATADA deverá entregar o relatório em 10 dias.",
        "The Borrower shall apply each loan towards its working capital.",
        "The Supplier shall apply to each application the corrections that its maker issues.",
        "The Processor shall bind each sub-processor to the same duties.",
        "The Supplier shall be bound by the policies and be governed by the Customer's rules.",
        "The Supplier, in performing this Agreement, shall include the Customer in all talks.",
        "Under this Agreement the Supplier shall apply the rates of Annex A.",
        "A CONTRATADA permanecerá no local até o fim do turno.",
        "Nobody shall have the right both to develop and to release a change.",
        "Nothing that is not in the register shall be allowed to act on a service.",
    ],
)
def test_a_duty_is_excluded_for_no_reason(why: str, sentence: str) -> None:
    assert not holds(why, sentence)


def test_a_sentence_without_a_duty_word_needs_no_exclusion() -> None:
    assert not holds("definition", '"Fees" means the amounts due.')


def test_the_first_reason_that_holds_is_named() -> None:
    sentence = "This Agreement shall be governed by the laws of England."
    assert reason_for(sentence, REASONS) == "effect"
    assert reason_for(sentence, ("recital",)) == ""
