"""What a reply leaves out of a clause, or plays down, is read by code."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from quotary.core.document import Clause, Document
from quotary.core.finding import Finding, GatedUnit
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook
from quotary.core.prompting import instructions_of
from quotary.core.proposal import parse_reply
from quotary.core.rules import decide_position
from quotary.core.span import Span
from quotary.core.verdict import Verdict
from quotary.log.playbook_files import load_playbook
from support.policies import PLAYBOOKS

BOOK: Playbook = load_playbook(
    next(path for path in PLAYBOOKS if path.stem == "prestacao-servicos-fornecedor")
).playbook
NINETY = "O pagamento será feito no prazo de 90 (noventa) dias da nota fiscal."
PRICE = "O preço mensal é de R$ 48.000,00, já incluídos todos os tributos incidentes."
HONEST = "As partes indicarão um gestor do contrato e manterão seus endereços atualizados."


def gated(text: str, *entries: dict[str, object], title: str = "") -> GatedUnit:
    whole = Span(0, len(text))
    clauses = (Clause("1", title, whole),) if title else ()
    index = DocumentIndex(Document(text, "pt", clauses=clauses))
    reply = parse_reply(json.dumps({"positions": list(entries)}), BOOK)
    return check_unit(reply, index, BOOK, 1, whole)


def payment(
    days: object, *quotes: str, present: object = True, **more: object
) -> dict[str, object]:
    return {
        "id": "prazo_pagamento",
        "present": present,
        "quotes": list(quotes),
        "fields": {"dias": days},
        **more,
    }


def only(unit: GatedUnit) -> Finding:
    (finding,) = unit.findings
    return finding


def verdict(finding: Finding) -> Verdict:
    position = BOOK.position(finding.position)
    assert position is not None
    return decide_position(finding, position, scope="clause", language="pt").verdict


def test_a_clause_on_nothing_in_the_playbook_has_no_finding() -> None:
    assert gated(HONEST, title="GESTÃO").findings == ()


def test_a_position_that_is_not_listed_is_absent_and_not_unusable() -> None:
    assert parse_reply('{"positions": []}', BOOK).positions == ()


def test_a_malformed_entry_stays_unusable() -> None:
    reply = parse_reply(
        json.dumps({"positions": [payment(30, "x", present="yes"), payment_of("foro")]}), BOOK
    )
    by_id = {each.id: each.present for each in reply.positions}
    assert by_id == {"prazo_pagamento": None, "foro": True}


def payment_of(id_: str) -> dict[str, object]:
    return {"id": id_, "present": True, "quotes": ["Fica eleito o foro."], "fields": {}}


@pytest.mark.parametrize("entries", [(), (payment(None, present=False),)])
def test_ninety_days_are_red_though_the_reply_does_not_list_them(
    entries: tuple[dict[str, object], ...],
) -> None:
    finding = only(gated(NINETY, *entries))
    assert (finding.present, finding.grounded) == (True, True)
    assert finding.read_fields() == {"dias": 90}
    assert finding.alerts[0].kind == "left_out"
    assert verdict(finding) is Verdict.REJECT


def test_ninety_days_are_red_though_the_reply_quotes_another_sentence() -> None:
    finding = only(gated(f"{PRICE} {NINETY}", payment(30, PRICE, suggested="accept")))
    assert finding.alerts[0].kind == "played_down"
    assert finding.suggested is Verdict.ACCEPT
    assert verdict(finding) is Verdict.REJECT


def test_what_is_quoted_and_read_alike_is_left_alone() -> None:
    finding = only(gated(NINETY, payment(90, NINETY, suggested="reject")))
    assert finding.alerts == ()
    assert verdict(finding) is Verdict.REJECT


def test_an_acceptable_number_is_no_reason_to_speak_up() -> None:
    assert gated(NINETY.replace("90 (noventa)", "30 (trinta)")).findings == ()


def test_a_heading_disputes_a_reply_that_lists_nothing() -> None:
    text = NINETY.replace("90 (noventa)", "30 (trinta)")
    finding = only(gated(text, title="DO PRAZO DE PAGAMENTO"))
    assert finding.present is False
    assert [alert.kind for alert in finding.alerts] == ["absence_disputed"]
    assert verdict(finding) is Verdict.FALLBACK


def test_several_numbers_on_the_topic_are_disputed() -> None:
    text = "O pagamento será feito em 30 dias, ou em 90 dias a critério da CONTRATANTE."
    finding = only(gated(text))
    assert [alert.kind for alert in finding.alerts] == ["absence_disputed"]


def test_adverse_wording_is_told_where_nothing_is_listed() -> None:
    finding = only(gated("A CONTRATADA responderá ilimitadamente, inclusive por terceiros."))
    assert finding.position == "limite_responsabilidade"
    assert verdict(finding).weight > 0


@pytest.mark.parametrize(("word", "verdict"), [("red", "reject"), ("yellow", "fallback")])
def test_a_class_may_be_named_by_its_colour(word: str, verdict: str) -> None:
    reply = parse_reply(json.dumps({"positions": [payment(30, NINETY, suggested=word)]}), BOOK)
    assert reply.positions[0].suggested == verdict


def test_an_unknown_class_is_a_problem_and_not_silence() -> None:
    finding = only(gated(NINETY, payment(90, NINETY, suggested="fine")))
    assert finding.alerts[0].detail == "\"suggested\" is 'fine', no class."


def test_the_classes_are_described_to_the_model_in_clause_scope() -> None:
    assert "accept: Pagamento em até 30 dias." in instructions_of(BOOK)
    assert '8. "suggested"' not in instructions_of(replace(BOOK, scope="document"))
