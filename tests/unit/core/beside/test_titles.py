"""A sentence that a reading took for a title is read as the sentence it is."""

import json

import pytest

from quotary.core.beside.titles import is_sentence
from quotary.core.document import Clause, Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import parse_reply
from quotary.core.span import Span
from support.contratos import SUPPLIER
from support.policies import ROOT, load_playbook

BOOK = load_playbook(ROOT / "playbooks" / f"{SUPPLIER}.yaml").playbook
SENTENCES = [
    "A CONTRATANTE reterá o pagamento",
    "O Edifício está fora da Cláusula 8",
    "Leia-se a Cláusula 3 com o Manual do Fornecedor",
    "Não há pagamento em dezembro",
    "As faturas de dezembro vão para a matriz em junho",
    "Cada marco pago encerra a garantia",
]
TITLES = [
    "DO PAGAMENTO",
    "Honorários e Pagamento",
    "DA EXECUÇÃO E DA FISCALIZAÇÃO",
    "Lei Aplicável e Foro",
    "O Objeto do Contrato",
    "Mora e Penalidades",
    "Disposições para Hora Extra",
    "Madeira, Cadeira e Mobiliário",
]


@pytest.mark.parametrize("words", SENTENCES)
def test_a_sentence_is_none_and_is_heard(words: str) -> None:
    assert is_sentence(words)
    if "Pagamento" in words.title():
        text = f"5.1 {words}. O mais segue."
        clause = Clause("5.1", words, Span(0, len(text)), level=2)
        index = DocumentIndex(Document(text, "pt", clauses=(clause,)))
        reply = parse_reply(json.dumps({"positions": []}), BOOK)
        unit = check_unit(reply, index, BOOK, 1, clause.span)
        assert any(alert.kind == "touches" for alert in unit.alerts)


@pytest.mark.parametrize("words", TITLES)
def test_a_title_is_one(words: str) -> None:
    assert not is_sentence(words)
