"""A reply cannot hide a duty by calling it something else."""

import pytest

from quotary.core.obligations.exclusion import holds, reason_for
from quotary.core.obligations.proposed import ProposedExclusion
from quotary.core.playbook.chunk_model import REASONS
from quotary.core.proposal import Proposal
from support.registers import BROAD, register

HONEST = [
    ("definition", "“Services” shall mean the services listed in Annex A."),
    ("definition", '"Working day" shall mean any day other than a Saturday or a Sunday.'),
    ("definition", "'Term' shall mean the period stated in clause 2."),
    ("definition", "«Prazo» deverá significar o período da cláusula 2."),
    ("definition", 'The term "Affiliate" shall have the meaning given in Annex A.'),
    ("definition", '"Group" and "Affiliates" shall have the meanings given in Annex A.'),
    ("definition", "1.1 “Fees” shall mean the amounts stated in the order forms."),
    ("definition", "In this Agreement, “Fees” shall mean the charges in Annex B."),
    ("interpretation", "Headings shall not affect the interpretation of this Agreement."),
    ("interpretation", "Clause headings shall be ignored in construing this Agreement."),
    ("interpretation", "References to a person shall include its successors."),
    ("interpretation", "A reference to a statute shall include every amendment of it."),
    ("interpretation", "Words in the singular shall include the plural."),
    ("interpretation", 'The word "including" shall be read without limitation.'),
    ("interpretation", "This Agreement shall be construed in accordance with good faith."),
    ("interpretation", "Os títulos não deverão afetar a interpretação deste contrato."),
    ("right_of_us", "The Customer shall have the right to audit the books."),
    ("right_of_us", "The Customer shall be entitled to a refund."),
    ("right_of_us", "The Customer shall not be required to pay disputed amounts."),
    ("effect", "This Agreement shall be governed by the laws of England."),
    ("effect", "Clause 9 shall survive the end of this Agreement."),
    ("effect", "Clauses 1, 14, 17 to 20 and 23 shall survive the end of this Agreement."),
    ("effect", "The annexes will prevail over the terms."),
    ("effect", "Este contrato será regido pelas leis do Brasil."),
    ("effect", "As cláusulas 5 e 6 deverão sobreviver ao término deste contrato."),
    ("effect", "No failure or delay in exercising a right shall operate as a waiver."),
    ("effect", "A failure by the Bank to exercise a right shall not operate as a waiver of it."),
    ("effect", "If the two conflict, this Addendum shall prevail."),
    ("effect", "The duties in this clause shall continue for six years after its end."),
    ("effect", "This Agreement shall be governed by English law and shall bind successors."),
    ("effect", "This Agreement shall come into force on the date of the last signature."),
    ("effect", "This Agreement shall constitute the entire agreement of the parties."),
    ("effect", "The invalidity of a clause shall not affect the validity of the others."),
    ("effect", "Neither party shall be liable for loss of profit or goodwill."),
    ("effect", "The total liability of either party shall not exceed USD 5,000,000."),
    ("effect", "Nothing in this Agreement shall limit or exclude liability for fraud."),
    ("effect", "A notice under this section shall not be an admission of fault."),
    ("effect", "The remedies in this clause shall be cumulative."),
]


@pytest.mark.parametrize(("why", "sentence"), HONEST)
def test_a_stated_reason_that_the_wording_bears_out(why: str, sentence: str) -> None:
    assert holds(why, sentence)
    text = f"1. Sundry\n{sentence}\n"
    playbook = BROAD
    found = register(Proposal((), exclusions=(ProposedExclusion(sentence, why),)), text, playbook)
    assert [one.why for one in found.exclusions] == [why]
    assert found.gaps == ()


DUTIES = [
    "The Supplier shall deliver the quarterly report within 30 days.",
    "The Supplier shall not disclose the information.",
    "The Supplier shall survive audits and shall pay the fees.",
    "The Borrower shall apply each loan towards its working capital.",
    "The Supplier shall apply to each application the corrections that its maker issues.",
    "The Processor shall bind each sub-processor to the same duties.",
    "The Supplier shall be bound by the policies and be governed by the Customer's rules.",
    "The Supplier, in performing this Agreement, shall include the Customer in all talks.",
    "Under this Agreement the Supplier shall apply the rates of Annex A.",
    "A CONTRATADA permanecerá no local até o fim do turno.",
    "A CONTRATADA deverá entregar o relatório em 10 dias.",
    "Nobody shall have the right both to develop and to release a change.",
    "Nothing that is not in the register shall be allowed to act on a service.",
    # Called a definition.
    '"Fees" means the amounts due, and the Customer shall pay them within 30 days.',
    '"Fees" means the amounts due. The Customer shall pay them within 30 days.',
    '"Fees" means the amounts that the Customer shall pay within 30 days after invoice.',
    '"Fees" means the amounts due, which the Customer shall pay in advance.',
    '"Fees" means the amounts due; if invoiced, the Customer shall pay them.',
    '"Fees" means the amounts due. If the Customer is late, it shall pay interest.',
    '"Fees" means the amounts due and, when invoiced, the Customer shall pay them.',
    '"Support" means that the Supplier shall answer every call.',
    '"Support" means a service under which the Supplier shall answer every call.',
    '"Support" includes spare parts, and must be given at no charge.',
    '"Secrets" means all information, and must be kept from third parties.',
    '"Secrets" shall mean all information and shall be returned by the Recipient.',
    "The Supplier shall refer to the Customer all enquiries of the press.",
    "For the purposes of this clause the Supplier shall by all means deliver the goods.",
    'The Supplier shall use the word "Acme" to refer to the Customer and must mean it.',
    'The Supplier shall deliver what "Goods" means in Annex A.',
    '"Serviços" significa os serviços, e a CONTRATADA deverá prestá-los em 10 dias.',
    '"Serviços" significa os serviços que a CONTRATADA deverá prestar em 10 dias.',
    # Called an interpretation.
    "References shall be provided by the Supplier and include three banks.",
    "References shall include three banks.",
    "The terms of the offer shall include delivery to the site by the Supplier.",
    "The headings of each report shall be agreed with the Customer.",
    "The words of the Customer shall be read aloud to the staff.",
    "This Agreement shall be read to the staff by the Supplier.",
    "This Agreement shall include a price list and the Supplier shall keep it.",
    "The expressions of interest shall be taken to the board of the Customer.",
    "Headings shall be ignored and the Supplier shall pay the fee.",
    "References to the Supplier shall include its affiliates, who shall pay the fees.",
    "Under this Agreement the Supplier shall interpret at all meetings.",
    # Called a recital.
    "WHEREAS, the Customer is a bank. The Supplier shall comply with its rules.",
    "Whereas the Customer shall pay the fee, the Supplier shall deliver the goods.",
    "WHEREAS the parties agree that the Supplier shall deliver the goods.",
    "WHEREAS the Customer is a bank; now, therefore, the Supplier shall pay the fee.",
    "WHEREAS the Customer is a bank, the Supplier shall comply with its rules.",
    "WHEREAS the Customer is a bank and the Supplier shall comply with its rules.",
    "CONSIDERANDO que a CONTRATANTE é um banco, a CONTRATADA deverá cumprir as normas.",
    "CONSIDERANDO o exposto, as partes acordam que a CONTRATADA deverá pagar.",
    # Called a right.
    "The Customer shall have the right to audit, and the Supplier shall keep its books open.",
    "The Deliverables shall be free from defects.",
    "The goods shall be free of charge to the Customer.",
    "The Supplier shall have the rights cleared by 1 May 2027.",
    "The Supplier shall have all rights registered for the Customer.",
    "Members shall be permitted to trade only with other members.",
    "Visitors shall be allowed to enter only with a badge.",
    "The Supplier shall not be entitled to sell the data.",
    "The Customer's auditors shall be allowed access to the books.",
    "The Customer shall be entitled to be paid by the Supplier in advance.",
    "The Supplier shall not be required to travel but shall attend by telephone.",
    "No Member shall be permitted to trade on its own account.",
    "The Supplier shall be allowed to sell, unless it must keep stock for the Customer.",
    # Called an effect.
    "This Agreement shall be governed by English law and the Supplier shall register it.",
    "This Agreement shall be governed by English law and registered by the Supplier.",
    "This Agreement shall be effective and shall be registered by the Supplier.",
    "The rights holder shall be bound by the policies.",
    "The rules committee shall govern all trades.",
    "The notice recipient shall apply the corrections.",
    "The Agreement Administrator shall be bound to keep the register.",
    "The terms and the Supplier shall apply the corrections to all goods.",
    "The terms that the Supplier shall apply shall survive.",
    "Delays shall be considered by the Supplier at the next meeting.",
    "Notices shall be treated as confidential.",
    "The terms of this letter shall be considered confidential.",
    "The Agreement shall bind the Supplier to deliver the goods.",
    "This letter shall constitute the Supplier's undertaking to pay USD 500.",
    "This letter shall operate as a guarantee of the Supplier to pay USD 500.",
    "The rules shall be exclusively applied by the Member.",
    "This clause shall apply and oblige the Supplier to deliver.",
    "Delays shall not exceed four hours.",
    "The payment terms shall not exceed 30 days.",
    "The liability insurance shall not exceed nor fall below USD 5,000,000.",
    "The Supplier's liability insurance shall remain in force.",
    "This Agreement shall take effect once the Supplier must have paid the deposit.",
    "Os prazos serão considerados pela CONTRATADA em cada fatura.",
    "Este contrato será regido pelas leis do Brasil e a CONTRATADA deverá registrá-lo.",
    "This letter shall be binding on the Supplier to deliver the goods.",
    '"The Supplier" shall include in each invoice the order number.',
    "'The Supplier' shall refer to the Customer every complaint.",
    '"Supplier" shall include the Customer in all insurance policies.',
    "The words on each label shall include the weight of the goods.",
    "Headings on invoices shall be for ease of the Customer.",
    "References to be given by the Supplier shall be read in court.",
    "The agreement shall be taken with the goods to the site.",
    "The contract shall be held at the offices of the Supplier.",
    "The terms shall remain in the safe of the Supplier.",
    "The statutory notices shall remain in place at the entrance.",
    "This deed shall be held in escrow by the agent.",
    "The schedules shall be in addition to the weekly reports of the Supplier.",
    "The terms shall commence and the rooms be cleaned.",
    "The letter shall take effect as an order for ten machines.",
    "Expressions of interest shall be considered at the next meeting.",
    "The Supplier shall not be liable for anything other than to pay the fees.",
    "The licence shall remain valid throughout the Term.",
    "Os termos serão válidos e a CONTRATADA mantém o seguro.",
    "The Schedule shall prevail, subject to the Customer paying all arrears in May.",
    "The definitions shall be understood as binding the Supplier to deliver.",
    "As partes deverão prevalecer-se do foro e a CONTRATADA pagará as custas.",
]


@pytest.mark.parametrize("sentence", DUTIES)
def test_a_duty_is_excluded_for_no_reason(sentence: str) -> None:
    for why in (*REASONS, "other", ""):
        assert not holds(why, sentence), why
        assert not holds(why, sentence, recitals=True), why
    everything = tuple(ProposedExclusion(sentence, why) for why in (*REASONS, "other"))
    found = register(Proposal((), exclusions=everything), f"1. Works\n{sentence}\n")
    assert found.exclusions == ()
    assert found.gaps


def test_half_a_sentence_excludes_nothing() -> None:
    whole = "No Member shall be entitled to trade on its own account at the exchange."
    part = "Member shall be entitled to trade on its own account"
    found = register(
        Proposal((), exclusions=(ProposedExclusion(part, "right_of_us"),)), f"1. Trade\n{whole}"
    )
    assert found.exclusions == ()
    assert [gap.sentence for gap in found.gaps] == [whole]


RECITAL = "WHEREAS, the Customer must comply with banking rules;"


@pytest.mark.parametrize(
    "text",
    [
        f"SERVICES AGREEMENT\n\n{RECITAL}\n\n1. Services\nThe Supplier trains its staff well.\n",
        f"SERVICES AGREEMENT\n\nRecitals\n\n(A) {RECITAL}\n\n1. Services\nNothing is owed here.\n",
    ],
)
def test_a_recital_is_one_before_the_first_clause(text: str) -> None:
    excluded = Proposal((), exclusions=(ProposedExclusion(RECITAL, "recital"),))
    assert [one.why for one in register(excluded, text).exclusions] == ["recital"]


@pytest.mark.parametrize(
    "text",
    [
        f"SERVICES AGREEMENT\n\n1. Services\n{RECITAL}\n",
        f"SERVICES AGREEMENT\n\n1. Services\nNothing is owed.\n\n2. Rules\n{RECITAL}\n",
        f"SERVICES AGREEMENT\n\nNow, therefore, the parties agree as follows.\n\n{RECITAL}\n",
    ],
)
def test_a_whereas_among_the_clauses_is_no_recital(text: str) -> None:
    excluded = Proposal((), exclusions=(ProposedExclusion(RECITAL, "recital"),))
    found = register(excluded, text)
    assert found.exclusions == ()
    assert RECITAL in [gap.sentence for gap in found.gaps]


def test_recitals_in_portuguese() -> None:
    sentence = "CONSIDERANDO que a CONTRATANTE deve cumprir as normas do Banco Central;"
    assert holds("recital", sentence, recitals=True)
    assert not holds("recital", sentence)


def test_a_sentence_without_a_duty_word_needs_no_exclusion() -> None:
    assert not holds("definition", '"Fees" means the amounts due.')


def test_the_first_reason_that_holds_is_named() -> None:
    sentence = "This Agreement shall be governed by the laws of England."
    assert reason_for(sentence, REASONS) == "effect"
    assert reason_for(sentence, ("recital",)) == ""


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (
            "definition",
            '"Hours" shall mean 9 a.m. to 6 p.m., during which the Supplier staffs the desk.',
        ),
        (
            "definition",
            '"Level" shall mean 99% a month, failing which the Supplier credits 5% of the fee.',
        ),
        (
            "definition",
            '"Secrets" shall mean all the data, to be kept secret by the Recipient.',
        ),
        ("definition", '"Date" shall mean 5 May 2029, by which the Seller delivers it.'),
        ("effect", "Assignments of this lease shall be of no effect without the Lessor's consent."),
        ("effect", "The confidentiality obligations herein shall apply to all employees."),
        ("effect", "Rights of audit shall extend to the books of the Supplier."),
        ("effect", "The Lessee's obligations to repair shall continue until the keys are back."),
        ("effect", "The restrictions in clause 9 shall apply for two winters after the end."),
        ("interpretation", "This Agreement shall be read subject to the staff rules of the Site."),
    ],
)
def test_a_form_with_something_more_to_do_excludes_nothing(why: str, sentence: str) -> None:
    assert not holds(why, sentence)


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("effect", "This Lease shall be governed by the law of Utopia."),
        ("effect", "This Charter takes effect on signing and shall remain in force for a year."),
        ("effect", "Each party's liability shall be subject to the limits set out in clause 9."),
        ("effect", "A tolerância de uma parte não implicará renúncia."),
        ("effect", "A DONA não se obriga a comprar quantidade mínima."),
        ("right_of_us", "A DONA não se obriga a comprar quantidade mínima."),
        (
            "interpretation",
            "Capitalised terms not defined here shall have the meaning given there.",
        ),
        ("interpretation", "Terms used in the Charter shall have the same meaning in this letter."),
        ("interpretation", "As referências a dias serão interpretadas como dias corridos."),
    ],
)
def test_what_binds_nobody_is_excluded_whatever_its_document_is_called(
    why: str, sentence: str
) -> None:
    assert holds(why, sentence)


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("effect", "This Lease shall be returned by the Tenant."),
        ("effect", "This Lease shall be subject to the consent of the Owner."),
        ("effect", "A DONA não implicará a AGENTE em disputas."),
        ("effect", "A DONA não se obriga a comprar, salvo se a AGENTE o pedir."),
        ("right_of_us", "Nenhuma parte se obriga a comprar, mas a DONA pagará a taxa."),
        ("interpretation", "Terms used by the Agent shall be approved by the Owner."),
        ("interpretation", "The Agent shall have the meaning explained to it."),
    ],
)
def test_a_duty_beside_such_words_is_not_excluded(why: str, sentence: str) -> None:
    assert not holds(why, sentence)


def test_a_sentence_below_a_heading_of_recitals_tells_why() -> None:
    sentence = "(a) The Owner has agreed that it will let the boat; and"
    assert holds("recital", sentence, told=True)
    assert not holds("recital", sentence)
    assert not holds("recital", "(a) The Owner hereby agrees that it will let it; and", told=True)
    assert not holds("recital", "(a) The Owner will let it within 9 days of signing.", told=True)
