"""Consent by silence and renewal by itself are named, wherever in a quoted sentence they stand."""

from __future__ import annotations

import json

import pytest

from quotary.core.beside.turning import turns_of
from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import parse_reply
from quotary.core.span import Span
from support.contratos import BUYER
from support.policies import ROOT, load_playbook

BOOK = load_playbook(ROOT / "playbooks" / f"{BUYER}.yaml").playbook
FORBIDDEN = "É vedada a subcontratação dos serviços sem {}"
LEAVES = [
    "o consentimento prévio e por escrito da CONTRATANTE",
    "autorização por escrito da CONTRATANTE",
    "a anuência da CONTRATANTE",
]
SILENT = [
    ", que se considera dada se não houver resposta em 3 (três) dias.",
    ", que se considera dada se não houver resposta.",
    " e o silêncio vale como tal.",
    ", que se tem por concedida na falta de manifestação em cinco dias.",
    ", presumida a concordância na ausência de resposta.",
    ", tacitamente dada em 48 horas.",
    ", dispensada a forma e suprida a falta de resposta pelo decurso do prazo.",
    ", salvo se a CONTRATANTE, ciente do pedido, não se opuser em 5 dias.",
    ", que não poderá demorar mais de 2 dias, não respondido o pedido.",
]
RENEWED = [
    "Este contrato renova-se automaticamente por iguais períodos.",
    "Este contrato será renovado por iguais períodos, salvo denúncia com 90 dias.",
    "O prazo prorroga-se tacitamente.",
    "Findo o prazo, fica prorrogado por mais doze meses independentemente de aditivo.",
    "Opera-se a recondução do contrato ao fim de cada período.",
]
PLAIN = [
    "Este contrato poderá ser prorrogado por termo aditivo.",
    "A comunicação será dada por escrito na data aprovada.",
    "O relatório aceito será arquivado em tempo aprovado pelas partes.",
    "As partes manterão sigilo.",
]


def said(sentence: str) -> list[str]:
    fields = {"livre": False, "consentimento": True}
    entry = {"id": "subcontratacao", "present": True, "quotes": [sentence], "fields": fields}
    reply = parse_reply(json.dumps({"positions": [entry]}), BOOK)
    index = DocumentIndex(Document(sentence, "pt"))
    unit = check_unit(reply, index, BOOK, 1, Span(0, len(sentence)))
    (finding,) = (one for one in unit.findings if one.position == "subcontratacao")
    return [alert.detail for alert in (*finding.alerts, *unit.alerts)]


@pytest.mark.parametrize("leave", LEAVES)
@pytest.mark.parametrize("tail", SILENT)
def test_a_tail_that_makes_silence_consent_is_named(leave: str, tail: str) -> None:
    honest = set(said(FORBIDDEN.format(leave) + "."))
    hostile = set(said(FORBIDDEN.format(leave) + tail))
    assert hostile - honest, hostile


@pytest.mark.parametrize("sentence", RENEWED)
def test_a_term_that_renews_itself_turns(sentence: str) -> None:
    assert next(turns_of(sentence, ()), "")


@pytest.mark.parametrize("sentence", PLAIN)
def test_plain_words_turn_nothing(sentence: str) -> None:
    assert not next(turns_of(sentence, ()), "")
