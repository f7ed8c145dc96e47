"""A question in a lawyer's word finds the clause; the word of a neighbouring thing does not."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.subject import SubjectIndex
from quotary.core.questions.topics import answered_by, in_one_word

ENGLISH = """\
CONSULTANCY LETTER
Ridgeway Analytics LLP (the "Consultant") will advise Farrow Mills Ltd (the "Company").
The engagement begins on 3 February 2032 and lasts for nine months.
The Consultant invoices monthly, and the Company pays within 21 days of the invoice.
The daily rate is GBP 950, and expenses above GBP 200 need the Company's approval.
The Consultant may not assign this letter or delegate any of the services.
Either of us can end the engagement by giving the other six weeks' written notice.
The Company may end the engagement at once if the Consultant commits a material breach.
Reports, models and drafts belong to the Company once they have been paid for.
The Consultant keeps what it learns about the mills confidential for four years.
The Consultant is liable for up to GBP 300,000 in all.
The Consultant holds professional indemnity insurance of GBP 1,000,000.
The Consultant will not work for a competing mill for half a year after the engagement.
Travel by train is reimbursed in second class.
English law applies, and the courts of Leeds have exclusive jurisdiction.
The Consultant's accountants may be asked to confirm the time sheets twice a year.
Overdue sums carry interest at 5 percent a year.
The Consultant will present its findings to the board by 30 June 2032.
The Company will indemnify the Consultant against claims arising from its data.
The Consultant corrects errors in the models free of charge for three months.
"""
PORTUGUESE = """\
CONTRATO DE FORNECIMENTO
entre Moinho Araçá S.A. ("Vendedora") e Padarias Unidas Ltda. ("Compradora").
A Vendedora fornecerá 40 toneladas de farinha por mês.
A Compradora pagará R$ 3.100,00 por tonelada, em até 20 dias da nota fiscal.
O contrato tem início em 10 de janeiro de 2033 e vigência de trinta meses.
Salvo manifestação em contrário, o contrato será renovado por igual período.
A entrega será feita até o dia 5 de cada mês, no depósito da Compradora em Olinda.
A Compradora recusará a farinha úmida em até 48 horas do recebimento.
A Vendedora responde pelos danos causados pela farinha, limitada a indenização a R$ 700.000,00.
Qualquer das partes poderá denunciar o contrato mediante aviso de 60 dias.
A Vendedora poderá rescindir o contrato se a Compradora deixar de pagar duas faturas.
As marcas estampadas nas embalagens são de propriedade da Vendedora.
A Compradora não revenderá a farinha.
O preço será reajustado anualmente pelo IGP-M.
O atraso no pagamento acarreta multa de 2% e juros de 1% ao mês.
As partes manterão sigilo sobre os preços por três anos.
A cessão do contrato depende de anuência escrita da outra parte.
A Vendedora manterá seguro de carga de R$ 150.000,00.
Fica eleito o foro de Recife.
"""
LICENCE = """\
FRANCHISE AND LICENCE AGREEMENT
between Oakline Foods Inc. (the "Franchisor") and Perrin Bakeries Ltd (the "Franchisee").
The Franchisor owns the trademarks.
The Franchisee shall pay a royalty of 6 percent of gross revenue.
The Franchisor may terminate the licence on 30 days' notice.
The Franchisee shall hold the training records for seven years.
Disputes over the trademarks shall be settled by arbitration in Oslo.
The Franchisor shall deliver the ovens within six weeks after the order.
The Franchisor shall answer every critical ticket within two hours.
For each hour of downtime the Franchisor shall credit the Franchisee GBP 75.
The Franchisor grants a non-exclusive right to use the recipes.
The initial term is three years from 1 July 2031.
"""
INDEXES = tuple(
    SubjectIndex(DocumentIndex(Document(text, language)))
    for text, language in ((ENGLISH, "en"), (PORTUGUESE, "pt"), (LICENCE, "en"))
)


def reason(question: str, start: str) -> str:
    """Why the line with these first words is no answer; "" where it is one."""
    for subject in INDEXES:
        quotes = [each for each in subject.index.text.splitlines() if each.startswith(start)]
        if quotes:
            return answer(question, ProposedAnswer(found=True, quotes=(quotes[0],)), subject).reason
    raise AssertionError(start)


@pytest.mark.parametrize(
    ("question", "start"),
    [
        ("When does the engagement start?", "The engagement begins"),
        ("How long does the engagement last?", "The engagement begins"),
        ("What is the payment term?", "The Consultant invoices"),
        ("What is the rate per day?", "The daily rate"),
        ("Is subcontracting allowed?", "The Consultant may not"),
        ("May the Consultant assign the letter?", "The Consultant may not"),
        ("What is the notice period for termination?", "Either of us"),
        ("Can the engagement be terminated without cause?", "Either of us"),
        ("Can the Company terminate for cause?", "The Company may end"),
        ("Who owns the reports?", "Reports, models"),
        ("How long does confidentiality last?", "The Consultant keeps"),
        ("What is the liability cap?", "The Consultant is liable"),
        ("What insurance must the Consultant have?", "The Consultant holds"),
        ("Is there a non-compete?", "The Consultant will not work"),
        ("Which law governs?", "English law applies"),
        ("What is the forum for disputes?", "English law applies"),
        ("Which courts have jurisdiction?", "English law applies"),
        ("What interest is due on late payments?", "Overdue sums"),
        ("When must the findings be presented?", "The Consultant will present"),
        ("Is there an indemnity?", "The Company will indemnify"),
        ("Who corrects errors in the models?", "The Consultant corrects"),
        ("Quanta farinha é fornecida por mês?", "A Vendedora fornecerá"),
        ("Qual é o preço por tonelada?", "A Compradora pagará"),
        ("Qual é o prazo de pagamento?", "A Compradora pagará"),
        ("Quando começa o contrato?", "O contrato tem início"),
        ("Qual é a vigência do contrato?", "O contrato tem início"),
        ("O contrato é renovado automaticamente?", "Salvo"),
        ("Onde é feita a entrega?", "A entrega será"),
        ("Em quanto tempo a Compradora pode recusar a farinha?", "A Compradora recusará"),
        ("Qual é o limite de indenização?", "A Vendedora responde"),
        ("O contrato pode ser rescindido sem justa causa?", "Qualquer das partes"),
        ("Quem é o proprietário das marcas?", "As marcas"),
        ("É permitida a revenda?", "A Compradora não revenderá"),
        ("Com que frequência o preço é reajustado?", "O preço será"),
        ("Qual é a multa por atraso no pagamento?", "O atraso no pagamento"),
        ("Por quanto tempo dura o sigilo?", "As partes manterão"),
        ("O contrato pode ser cedido?", "A cessão do contrato"),
        ("Que seguro a Vendedora deve contratar?", "A Vendedora manterá"),
        ("Qual é o foro?", "Fica eleito"),
        ("Que aviso é necessário para denunciar o contrato?", "Qualquer das partes"),
        ("Who owns the trademarks?", "The Franchisor owns"),
        ("Who owns the intellectual property?", "The Franchisor owns"),
        ("When does the Agreement start?", "The initial term"),
        ("How quickly must a critical ticket be responded to?", "The Franchisor shall a"),
        ("What are the service credits for downtime?", "For each hour"),
        ("Is there a non-exclusive right to the recipes?", "The Franchisor grants"),
    ],
)  # fmt: skip
def test_the_clause_answers_for_the_word_that_lawyers_use(question: str, start: str) -> None:
    assert reason(question, start) == ""


@pytest.mark.parametrize(
    ("question", "start"),
    [
        ("When does the confidentiality obligation begin?", "The engagement begins"),
        ("How long does the insurance last?", "The engagement begins"),
        ("When must the Consultant's expenses be reimbursed?", "The Consultant invoices"),
        ("How often does the Company audit the invoices?", "The Consultant invoices"),
        ("What is the hourly rate?", "The daily rate"),
        ("What is the maximum daily rate?", "The daily rate"),
        ("Can the Company assign this letter?", "The Consultant may not"),
        ("May the Consultant terminate for cause?", "The Company may end"),
        ("When does the engagement expire?", "Either of us"),
        ("Who owns the patents?", "Reports, models"),
        ("Who owns the time sheets?", "Reports, models"),
        ("How long must the Consultant keep the models?", "The Consultant keeps"),
        ("Is the Company's liability capped?", "The Consultant is liable"),
        ("What is the deductible of the insurance?", "The Consultant holds"),
        ("How long may the Consultant not hire the Company's staff?", "The Consultant will not"),
        ("Is travel by air reimbursed?", "Travel by train"),
        ("What is the maximum reimbursement for travel?", "Travel by train"),
        ("Are disputes referred to arbitration?", "English law applies"),
        ("Does the Company have an audit right?", "The Consultant's accountants"),
        ("What discount applies to early payments?", "Overdue sums"),
        ("By when must the board approve the findings?", "The Consultant will present"),
        ("By when must the Consultant correct the findings?", "The Consultant will present"),
        ("Does the Consultant indemnify the Company?", "The Company will indemnify"),
        ("How long does the Consultant have to answer errors?", "The Consultant corrects"),
        ("Qual é a quantidade mínima por mês?", "A Vendedora fornecerá"),
        ("Quantas toneladas a Compradora devolverá por mês?", "A Vendedora fornecerá"),
        ("Qual é o preço máximo por tonelada?", "A Compradora pagará"),
        ("Quando expira o contrato?", "Qualquer das partes"),
        ("Em quantos dias a farinha será entregue?", "A Compradora pagará"),
        ("Qual é o prazo para a Vendedora recusar pedidos?", "A Compradora recusará"),
        ("Qual é o prazo de garantia da farinha?", "A Compradora recusará"),
        ("A Compradora responde pelos danos?", "A Vendedora responde"),
        ("A Compradora poderá rescindir por falta de pagamento?", "A Vendedora poderá rescindir"),
        ("Quem é o dono das patentes?", "As marcas"),
        ("A Vendedora poderá revender a farinha?", "A Compradora não revenderá"),
        ("Qual é a multa por atraso na entrega?", "O atraso no pagamento"),
        ("Qual é o valor do seguro de vida?", "A Vendedora manterá"),
        ("Há cláusula de arbitragem?", "Fica eleito"),
        ("Por quanto tempo as partes guardarão as notas fiscais?", "As partes manterão"),
        ("Qual é o limite do reajuste?", "O preço será"),
        ("Who owns the patents?", "The Franchisor owns"),
        ("What share of the profits does the Franchisee pay?", "The Franchisee shall pay"),
        ("When does the licence expire?", "The Franchisor may terminate"),
        ("How long must the Franchisee keep the books?", "The Franchisee shall hold"),
        ("May the Franchisee challenge the trademarks?", "Disputes over"),
        ("Where are disputes over payments settled?", "Disputes over"),
        ("Within how many weeks must the ovens be paid after the order?", "The Franchisor shall d"),
        ("Within how many hours must a critical ticket be resolved?", "The Franchisor shall a"),
        ("What is the maximum credit for downtime?", "For each hour"),
        ("Is there an exclusive right to the recipes?", "The Franchisor grants"),
        ("When does the warranty start?", "The initial term"),
    ],
)  # fmt: skip
def test_a_neighbouring_thing_is_not_the_one_asked_about(question: str, start: str) -> None:
    assert reason(question, start) != ""


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("What is the payment term?", "paymentterm0"),
        ("Qual é o prazo para pagamento?", "paymentterm0"),
        ("Which courts have exclusive jurisdiction?", "jurisdiction0"),
        ("Can it be terminated without giving any reason?", "convenience0"),
        ("Quando entra em vigor o contrato?", "starting0"),
        ("May we engage subcontractors?", "subcontract"),
    ],
)
def test_a_topic_is_put_in_one_word(question: str, word: str) -> None:
    assert word in in_one_word(question)


def test_a_question_without_a_topic_stays_as_it_is() -> None:
    assert in_one_word("Who paints the Doors?") == "Who paints the Doors?"


@pytest.mark.parametrize(
    "passage",
    [
        "The Client may terminate on ten days' notice if the Provider is in breach.",
        "This Agreement is renewed unless terminated by notice of ten days.",
        "You will not, at any time after its termination, contest the marks.",
    ],
)
def test_a_termination_for_a_reason_is_none_for_convenience(passage: str) -> None:
    assert not any("convenience0" in each for each in answered_by(passage))
