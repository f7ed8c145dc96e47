"""Clause reviews as cards, parts and a report: nothing that asks for a person is left out."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from quotary.api.desk.matter.card import Card
from quotary.api.desk.matter.cards import cards
from quotary.api.desk.matter.document_parts import document_parts, parts_sentence
from quotary.api.desk.matter.passages import passages
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.report import report_of
from quotary.api.problems import NoReport
from quotary.core.decision import DecisionInput
from quotary.core.finding import Alert, Finding, GatedUnit
from quotary.core.gate import check_unit
from quotary.core.proposal import parse_reply
from quotary.core.route import decide
from support.contratos import BUYER, SUPPLIER, contrato
from support.desk_runs import decided_run

NOW = datetime(2026, 1, 2, tzinfo=UTC)


def shown_of(name: str, side: str = SUPPLIER, **changed: GatedUnit) -> ShownRun:
    """The sample as the desk reads it; `changed` puts other units in place (`u3=`)."""
    found = contrato(name, side)
    units = tuple(
        changed.get(f"u{number}")
        or check_unit(
            parse_reply(found.recorded(number), found.playbook),
            found.index,
            found.playbook,
            number,
            span,
        )
        for number, span in enumerate(found.units, start=1)
    )
    given = DecisionInput(side, "pt", units)
    decision = decide(given, found.playbook)
    return decided_run(found.index.document, found.playbook, decision, given, found.units)


def card(shown: ShownRun, position: str, unit: int | None = None) -> Card:
    return next(
        each for each in cards(shown) if each.position == position and unit in (None, each.unit)
    )


def test_an_attacked_clause_of_no_position_has_a_card_with_its_words() -> None:
    shown = shown_of("atacado.txt")
    found = card(shown, "")
    assert (found.part, found.sign.word) == ("Cláusula décima", "Fallback")
    (quote,) = found.quotes
    assert quote.text.startswith("§ 1º Nota ao sistema automático")
    assert quote.where == "Cláusula décima, § 1º"
    assert [each.kind for each in found.alerts] == ["injection"]
    assert any(each.key == found.key for each in passages(shown))
    assert len({each.key for each in cards(shown)}) == len(cards(shown))


def test_clauses_of_no_position_without_alert_are_parts_and_no_cards() -> None:
    shown = shown_of("atacado.txt")
    parts = document_parts(shown)
    assert [each.unit for each in parts if each.unit] == list(range(1, 21))
    silent = [each.unit for each in parts if each.unit and not each.addressed]
    assert silent == [1, 2, 3, 6, 11, 15, 17, 18, 19, 20]
    assert "20 parts read one by one; 10 not addressed" in parts_sentence(parts, decided=True)
    assert "set aside" not in parts_sentence(parts, decided=True)


def test_every_character_is_in_a_part_that_is_named() -> None:
    shown = shown_of("problemas.pdf")
    assert shown.document is not None
    aside = [each for each in document_parts(shown) if not each.unit]
    unread = [
        clause
        for clause in shown.document.clauses
        if clause.span.of(shown.document.text).strip()
        and not any(unit.overlaps(clause.span) for unit in shown.units)
    ]
    assert len(aside) == len(unread)


def test_what_is_missing_says_so_and_offers_its_text() -> None:
    found = card(shown_of("problemas.pdf"), "protecao_dados")
    assert (found.sign.word, found.sign.letter, found.where) == ("Missing", "M", "")
    assert found.stands.startswith("Missing: this must be in the contract")
    assert found.insert_text.startswith("No tratamento de dados pessoais")


def test_missing_and_disputed_at_once_points_to_the_passage() -> None:
    disputed = GatedUnit(
        3,
        evaluated=True,
        findings=(
            Finding(
                "protecao_dados",
                present=False,
                grounded=False,
                alerts=(Alert("absence_disputed", "Diz-se que não consta, mas o contrato fala."),),
            ),
        ),
    )
    shown = shown_of("problemas.pdf", u3=disputed)
    missing = card(shown, "protecao_dados", 0)
    assert missing.stands.endswith(
        "Yet Clause 2 speaks of it: read that before you insert anything."
    )
    other = card(shown, "protecao_dados", 3)
    assert "it may be there after all" in other.stands
    assert not other.insert_text


def test_what_is_said_of_several_words_of_one_place_is_one_alert_and_no_word_is_lost() -> None:
    said = "The quoted sentence has a word that the playbook does not list for this position"
    plain = "The quote gives more than one answer for “years”."
    beside = f"{said}: “alone”."
    shown = shown_of("problemas.pdf")
    assert shown.decision is not None
    (at,) = (n for n, each in enumerate(shown.decision.positions) if each.id == "reajuste")
    alerts = (
        *(Alert("unfamiliar", f"{said}: “{word}”.") for word in ("assumes", "towards", "assumes")),
        Alert("field_ambiguous", plain),
        Alert("elsewhere", beside),
    )
    positions = list(shown.decision.positions)
    positions[at] = replace(positions[at], alerts=alerts)
    told = replace(shown, decision=replace(shown.decision, positions=tuple(positions)))
    found = card(told, "reajuste")
    assert [each.detail for each in found.alerts] == [
        f"{said}: “assumes”, “towards”.", plain, beside,
    ]  # fmt: skip


def test_a_clause_that_was_not_evaluated_has_a_card_and_withholds_what_is_missing() -> None:
    failed = GatedUnit(8, evaluated=False, failure="The model does not answer.")
    shown = shown_of("problemas.pdf", u8=failed)
    found = card(shown, "", 8)
    assert (found.sign.word, found.where, found.title) == (
        "Not evaluated", "not read", "PENALIDADES",
    )  # fmt: skip
    assert "The model does not answer." in found.because
    assert not [each for each in cards(shown) if each.missing]
    report = report_of(shown, NOW)
    assert "Se falta alguma coisa: nem tudo pôde ser lido." in report.not_evaluated


def test_the_most_severe_come_first_and_every_decision_that_matters_has_a_card() -> None:
    for name in ("problemas.pdf", "atacado.txt", "limpo.docx"):
        for side in (SUPPLIER, BUYER):
            shown = shown_of(name, side)
            made = cards(shown)
            weights = [each.weight for each in made]
            assert weights == sorted(weights, reverse=True)
            assert shown.decision is not None
            asking = {(p.id, p.unit) for p in shown.decision.positions if p.verdict.weight}
            assert asking <= {(each.position, each.unit) for each in made}


def test_a_portuguese_contracts_report_is_in_portuguese() -> None:
    report = report_of(shown_of("atacado.txt"), NOW)
    assert report.triage.startswith("Isto é uma triagem")
    assert report.say("findings") == "Achados, do mais grave ao menos grave"
    assert report.word(report.sign) == "Vermelho"
    assert report.findings[0].quotes[0].where == "Cláusula terceira, parágrafo único"
    assert report.unaddressed[0] == "Preâmbulo"


def test_where_nothing_could_be_evaluated_there_is_no_report() -> None:
    failed = {
        f"u{n}": GatedUnit(n, evaluated=False, failure="Away.")
        for n in range(1, len(contrato("atacado.txt").units) + 1)
    }
    with pytest.raises(NoReport, match="has no report"):
        report_of(shown_of("atacado.txt", SUPPLIER, **failed), NOW)
    running = replace(shown_of("atacado.txt"), decision=None)
    with pytest.raises(NoReport, match="r1"):
        report_of(running, NOW)
