"""Two values of one field in a quoted sentence are never one undisputed value."""

from __future__ import annotations

import json

import pytest

from quotary.core.document import Document
from quotary.core.flat_text import flatten
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import parse_reply
from quotary.core.second_value import second_value
from quotary.core.span import Span
from support.contratos import SUPPLIER
from support.policies import ROOT, load_playbook

BOOK = load_playbook(ROOT / "playbooks" / f"{SUPPLIER}.yaml").playbook
NOTICE = "Qualquer das partes poderá rescindir este contrato mediante aviso prévio de {}."
PENALTY = "A parte que descumprir este contrato pagará multa de {} do valor anual."
PAYMENT = "A CONTRATANTE pagará a nota fiscal em até {}."
SIXTY = "60 (sessenta) dias"
TWO = [
    f"{SIXTY}, reduzida a 5 (cinco) quando a iniciativa couber à CONTRATANTE",
    f"{SIXTY}, ou 5 quando a iniciativa couber à CONTRATANTE",
    f"{SIXTY}, reduzidos para cinco em caso de inadimplemento",
    f"{SIXTY}, caindo para 5 se a iniciativa for da CONTRATANTE",
    f"{SIXTY}, salvo em dezembro, mas de apenas dez se a CONTRATANTE o pedir",
    f"{SIXTY}, elevados a 90 (noventa) no caso de greve",
    f"{SIXTY}, ou cinco para a CONTRATANTE",
    f"{SIXTY}, ou 5 dias para a CONTRATANTE",
    f"{SIXTY}, reduzidos a 5 (cinco) dias quando a iniciativa couber à CONTRATANTE",
    f"{SIXTY}; e 90, se a CONTRATANTE assim o comunicar",
]
ONE = [
    SIXTY,
    f"{SIXTY}, na forma das cláusulas 3 e 5",
    f"{SIXTY}, conforme os itens 2.1 e 4, por escrito",
    f"{SIXTY} e por escrito, nos termos da Lei nº 10.406, de 2002",
    f"{SIXTY}, para os lotes 1 e 2, por escrito",
    f"{SIXTY}, por carta ou correio eletrônico",
    f"{SIXTY}, em duas vias e com cópia aos gestores",
]
FIRST = [
    "As partes guardarão sigilo durante o contrato e por 3 (três) anos depois dele.",
    "Pago o preço, a CONTRATADA entregará e, em 10 (dez) dias, instalará o sistema.",
]


def ambiguous(text: str, id_: str, field: str, value: float) -> bool:
    entry = {"id": id_, "present": True, "quotes": [text.split(",")[0]], "fields": {field: value}}
    index = DocumentIndex(Document(text, "pt"))
    reply = parse_reply(json.dumps({"positions": [entry]}), BOOK)
    unit = check_unit(reply, index, BOOK, 1, Span(0, len(text)))
    (finding,) = (one for one in unit.findings if one.position == id_)
    assert all(citation.verified for citation in finding.citations)
    kinds = {"field_ambiguous", "unclear_elsewhere", "played_down", "worse_elsewhere"}
    return any(alert.kind in kinds and field in alert.detail for alert in finding.alerts)


@pytest.mark.parametrize("said", TWO)
def test_a_second_length_is_told(said: str) -> None:
    assert ambiguous(NOTICE.format(said), "rescisao", "aviso_dias", 60)
    assert ambiguous(PAYMENT.format(said), "prazo_pagamento", "dias", 60)


@pytest.mark.parametrize("said", ONE)
def test_one_length_beside_other_numbers_is_one(said: str) -> None:
    assert second_value(flatten(NOTICE.format(said)).text, "duration.") is None


@pytest.mark.parametrize("sentence", FIRST)
def test_a_first_value_is_no_second(sentence: str) -> None:
    assert second_value(flatten(sentence).text, "duration.") is None


@pytest.mark.parametrize(
    "said",
    [
        "10% (dez por cento), elevada a 30 (trinta) em caso de reincidência,",
        "10% (dez por cento), ou vinte quando a culpa for da CONTRATADA,",
        "10%, ou de 20 se houver reincidência,",
    ],
)
def test_a_second_percentage_is_told(said: str) -> None:
    assert ambiguous(PENALTY.format(said), "multa_compensatoria", "percentual", 10)
