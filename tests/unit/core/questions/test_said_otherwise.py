"""An answer in other grammar than the question's is found; its neighbour still is none."""

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answer import Answer
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.subject import SubjectIndex
from support.registers import document

ENGLISH = """\
STABLE LEASE
between Marram Estates Ltd (the "Landlord") and Dune Riders Club (the "Tenant").
1. Use
1.1 Subletting of the loft only with the prior written consent of the Landlord.
1.2 The Landlord may raise the rent each May. It may not do so by more than three per cent.
1.3 A rent of GBP 900 becomes due on 4 May.
1.4 The gate is to be shut by whoever opens the gate.
1.5 Hay nets shall be procured by the Tenant at the Landlord's expense.
2. Secrecy
2.1 The duties in this clause shall continue for six years after the end.
3. Disputes
3.1 Disputes are to be referred to arbitration in Bergen.
"""
PORTUGUESE = """\
CONTRATO DE ARRENDAMENTO
entre Fazenda Buriti Ltda. (a ARRENDADORA) e Haras Ipê Ltda. (a ARRENDATÁRIA).
1. Uso
1.1 A lavagem das baias fica a cargo da ARRENDATÁRIA.
1.2 O frete da ração corre por conta da ARRENDADORA.
1.3 A ARRENDADORA consertará o bebedouro em até trinta e duas horas do chamado.
1.4 A ARRENDATÁRIA poderá encerrar o arrendamento com aviso prévio de sessenta dias.
1.5 Ceder o pasto a terceiros, só com autorização escrita da ARRENDADORA.
1.6 É dever de quem abrir a porteira fechar a porteira.
1.7 A ARRENDADORA concederá desconto de 6% nos meses em que houver mais de quarenta animais.
"""
FOUND = [
    (ENGLISH, "May the Tenant sublet the loft?", "prior written consent"),
    (ENGLISH, "By how much may the rent be raised?", "three per cent"),
    (ENGLISH, "When is the rent due?", "4 May"),
    (ENGLISH, "Who must shut the gate?", "whoever"),
    (ENGLISH, "Who procures the hay nets?", "the Tenant"),
    (ENGLISH, "How long do the duties of secrecy continue?", "six years"),
    (ENGLISH, "Where is arbitration held?", "Bergen"),
    (PORTUGUESE, "Quem paga a lavagem das baias?", "ARRENDATÁRIA"),
    (PORTUGUESE, "Quem paga o frete da ração?", "ARRENDADORA"),
    (PORTUGUESE, "Em quantas horas a ARRENDADORA conserta o bebedouro?", "trinta e duas"),
    (PORTUGUESE, "Qual é o aviso prévio para a ARRENDATÁRIA encerrar?", "sessenta dias"),
    (PORTUGUESE, "Pode a ARRENDATÁRIA ceder o pasto?", "só com autorização"),
    (PORTUGUESE, "Quem deve fechar a porteira?", "quem abrir"),
    (PORTUGUESE, "Qual desconto é concedido acima de quarenta animais?", "6%"),
]
NOT_SAID = [
    (ENGLISH, "May the Landlord sublet the loft?"),
    (ENGLISH, "By how much may the deposit be raised?"),
    (ENGLISH, "When is the deposit due?"),
    (ENGLISH, "Who must paint the gate?"),
    (ENGLISH, "Who procures the saddles?"),
    (ENGLISH, "How long do the duties of insurance continue?"),
    (ENGLISH, "Where is the auction held?"),
    (PORTUGUESE, "Quem paga a pintura das baias?"),
    (PORTUGUESE, "Quem paga o frete do feno?"),
    (PORTUGUESE, "Em quantas horas a ARRENDATÁRIA conserta o bebedouro?"),
    (PORTUGUESE, "Qual é o aviso prévio para a ARRENDADORA encerrar?"),
    (PORTUGUESE, "Pode a ARRENDADORA ceder o pasto?"),
    (PORTUGUESE, "Quem deve pintar a porteira?"),
    (PORTUGUESE, "Qual desconto é concedido abaixo de quarenta animais?"),
]


def asked(text: str, question: str) -> Answer:
    """What remains where a reply quotes every sentence of the text."""
    sentences = [line.partition(" ")[2] for line in text.splitlines() if line[1:2] == "."]
    sentences = [part for line in sentences for part in line.replace(". It", ".|It").split("|")]
    reply = ProposedAnswer(found=True, quotes=tuple(sentences))
    return answer(question, reply, SubjectIndex(DocumentIndex(document(text))))


@pytest.mark.parametrize(("text", "question", "words"), FOUND)
def test_an_answer_in_other_grammar_is_found(text: str, question: str, words: str) -> None:
    found = asked(text, question)
    assert [words in each.quote for each in found.citations] == [True]


@pytest.mark.parametrize(("text", "question"), NOT_SAID)
def test_its_neighbour_is_still_declined(text: str, question: str) -> None:
    assert asked(text, question).citations == ()
