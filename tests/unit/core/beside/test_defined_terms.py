"""A term of a quoted sentence is read where another clause defines it."""

from __future__ import annotations

import json

import pytest

from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import parse_reply
from quotary.core.span import Span
from support.contratos import SUPPLIER
from support.policies import ROOT, load_playbook

BOOK = load_playbook(ROOT / "playbooks" / f"{SUPPLIER}.yaml").playbook
QUOTE = "Cada Parte permanece titular de seus Materiais Preexistentes, após o pagamento."
HOSTILE = [
    '"Materiais Preexistentes" significa o que uma Parte detinha antes da assinatura, exceto o que '
    "vier a ser incorporado a um Entregável.",
    '"Materiais Preexistentes" significa apenas o que constar de lista assinada.',
    "“Materiais Preexistentes” são os que a CONTRATANTE reconhecer, a seu critério.",
    "Entende-se por Materiais Preexistentes o que existia, desde que registrado.",
    '"Materiais Preexistentes" significa os Bens Antigos. "Bens Antigos" significa o que uma Parte '
    "detinha até 5 anos antes.",
    "Consideram-se Materiais Preexistentes os que não forem entregues, salvo os já usados.",
]
HONEST = [
    '"Materiais Preexistentes" significa o software, as bibliotecas e o know-how que uma Parte '
    "detinha antes da Data de Vigência ou que desenvolva independentemente deste Contrato.",
    '"Entregáveis" significa apenas o que for aceito.',
    "A CONTRATADA prestará os serviços descritos.",
]


def kinds(definition: str) -> set[str]:
    clause = f"2. DA PROPRIEDADE\n{QUOTE}\n"
    text = f"1. DEFINIÇÕES\n{definition}\n\n{clause}"
    entry = {
        "id": "propriedade_intelectual",
        "present": True,
        "quotes": [QUOTE],
        "fields": {"preexistentes_passam": False, "apos_pagamento": True},
    }
    reply = parse_reply(json.dumps({"positions": [entry]}), BOOK)
    at = Span(text.index(clause), len(text))
    unit = check_unit(reply, DocumentIndex(Document(text, "pt")), BOOK, 2, at)
    return {alert.kind for finding in unit.findings for alert in finding.alerts}


@pytest.mark.parametrize("definition", HOSTILE)
def test_a_definition_that_bounds_the_term_is_told(definition: str) -> None:
    assert "definition" in kinds(definition)


@pytest.mark.parametrize("definition", HONEST)
def test_one_that_only_says_what_it_is_is_not(definition: str) -> None:
    assert "definition" not in kinds(definition)
