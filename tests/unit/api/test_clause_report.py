"""A report by clauses: most severe first, with numbers, phrases, comments and texts to insert."""

from itertools import pairwise

from quotary.api.view.clauses import SEVERITY, ReviewedClause, reviewed_clauses, triage
from quotary.core.decision import DecisionInput
from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.proposal import parse_reply
from quotary.core.route import decide
from quotary.log.facts.commented import Comment
from support.contratos import contrato, supplier

DRAFT = Comment(position="foro", unit=15, text="Pedimos São Paulo.", source="model")


def report() -> list[ReviewedClause]:
    found = contrato("problemas.pdf")
    units = tuple(
        check_unit(parse_reply(found.recorded(n), supplier()), found.index, supplier(), n, span)
        for n, span in enumerate(found.units, start=1)
    )
    given = DecisionInput(supplier().id, "pt", units)
    return reviewed_clauses(
        decide(given, supplier()),
        given,
        found.index.document,
        found.units,
        supplier(),
        [DRAFT],
    )


def test_the_worst_comes_first_and_in_the_order_of_the_document() -> None:
    made = report()
    places = [SEVERITY.index(each.state) for each in made]
    assert places == sorted(places)
    assert [each.clause for each in made if each.state == "red"] == ["3", "7", "9", "10", "12"]
    silent = [each.unit for each in made if each.state == "no_position"]
    assert all(one < other for one, other in pairwise(silent))


def test_each_has_its_number_its_phrase_and_what_to_ask_for() -> None:
    first = report()[0]
    assert (first.clause, first.heading) == ("3", "PREÇO E PAGAMENTO")
    assert first.rule == "prazo_pagamento(dias=90) → REJECT"
    assert "90 (noventa) dias" in first.quotes[0].text
    assert first.comment.startswith("Solicitamos que o pagamento seja feito em até 30")
    forum = next(each for each in report() if each.position == "foro")
    assert forum.comment == "Pedimos São Paulo."


def test_what_is_missing_has_a_text_to_insert_and_no_clause() -> None:
    missing = [each for each in report() if each.state == "missing"]
    assert [each.position for each in missing] == ["limite_responsabilidade", "protecao_dados"]
    for each in missing:
        assert each.insert_text
        assert (each.unit, each.clause, each.comment) == (0, "", "")


def test_the_first_line_is_in_the_contracts_language() -> None:
    assert triage(Document("Texto", "pt"), supplier()).startswith("Isto é uma triagem")
    assert triage(Document("Text", "en"), supplier()).startswith("This is triage")
    assert triage(None, supplier()).startswith("Isto é uma triagem")
