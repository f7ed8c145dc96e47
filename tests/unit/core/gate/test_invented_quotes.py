"""Invented quotes in a reply about one clause: told, whatever code reads there by itself."""

from __future__ import annotations

import json

import pytest

from quotary.core.decision import PositionDecision
from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook, Position
from quotary.core.proposal import parse_reply
from quotary.core.rules import decide_position
from quotary.core.span import Span
from quotary.core.wording import say
from support.contratos import BUYER, SUPPLIER
from support.policies import ROOT, load_playbook

BOOKS = [load_playbook(ROOT / "playbooks" / f"{name}.yaml").playbook for name in (SUPPLIER, BUYER)]
SENTENCE = say("ungrounded", "pt")
VAGUE = ("não está claro", "não mostra", "não está clara")
TRUE = "A CONTRATANTE pagará cada nota fiscal em até 30 (trinta) dias do seu recebimento."
NINETY = "O pagamento será feito no prazo de 90 (noventa) dias da nota fiscal."
INVENTED = "A CONTRATADA guardará sigilo por 2 (dois) anos, pagos os serviços em 15 dias."


def decided(text: str, book: Playbook, position: Position, *quotes: str) -> PositionDecision:
    fields = {spec.name: VALUES.get(spec.type) for spec in position.fields}
    entry = {"id": position.id, "present": True, "quotes": list(quotes), "fields": fields}
    reply = parse_reply(json.dumps({"positions": [entry]}), book)
    index = DocumentIndex(Document(text, "pt"))
    unit = check_unit(reply, index, book, 1, Span(0, len(text)))
    (finding,) = (one for one in unit.findings if one.position == position.id)
    return decide_position(finding, position, scope="clause", language="pt", unit=1)


VALUES = {"number": 2, "boolean": False, "string": "São Paulo"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
@pytest.mark.parametrize("text", [TRUE, NINETY, "1. DO OBJETO\nServiços de limpeza."])
@pytest.mark.parametrize("quotes", [(INVENTED,), (INVENTED, TRUE), (INVENTED, NINETY)])
def test_an_invented_quote_is_the_first_reason_of_any_position(
    book: Playbook, text: str, quotes: tuple[str, ...]
) -> None:
    for position in book.positions:
        told = decided(text, book, position, *quotes)
        assert told.because.startswith(SENTENCE), (position.id, told.because)
        assert told.alerts[0].kind == "ungrounded"
        assert told.state != "green"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_where_no_quote_is_there_the_contract_is_not_called_vague(book: Playbook) -> None:
    for position in book.positions:
        told = decided("1. DO OBJETO\nServiços de limpeza.", book, position, INVENTED)
        assert not any(vague in told.because for vague in VAGUE), told.because


def test_what_code_reads_instead_does_not_hide_the_invented_quote() -> None:
    book = BOOKS[0]
    position = book.position("prazo_pagamento")
    assert position is not None
    told = decided(NINETY, book, position, INVENTED)
    assert told.state == "red"
    assert told.because.startswith(SENTENCE)
    assert "90" in told.because
