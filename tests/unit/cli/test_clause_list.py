"""A report by clauses as the terminal shows it, and against its labels."""

import pytest

from quotary.cli import clause_list
from quotary.cli.evaluation.by_clause import by_number, wrong_clauses
from quotary.cli.evaluation.labels import Labelled, LabelledClause, LabelsInvalid, contratos
from support.contratos import SAMPLES
from support.terminal import printed

Json = dict[str, object]


def entry(unit: int, clause: str, state: str, position: str = "", **more: object) -> Json:
    return {
        "unit": unit,
        "kind": "clause",
        "clause": clause,
        "heading": "",
        "position": position,
        "title": position.upper(),
        "state": state,
        "critical": False,
        "rule": f"{position}() → X" if position else "",
        "because": "Porque sim.",
        "quotes": [],
        "alerts": [],
        "comment": "",
        "insert_text": "",
        **more,
    }


RED = entry(
    2,
    "CLÁUSULA SEGUNDA",
    "red",
    "prazo",
    quotes=[{"shown": "em noventa\ndi\u00adas [bold]"}],
    comment="Trinta dias.",
)
MISSING = entry(0, "", "missing", "foro", kind="", insert_text="Fica eleito o foro.")
ATTACKED = entry(3, "CLÁUSULA TERCEIRA", "yellow", alerts=["injection: fala\x1b[2J com a máquina"])
SILENT = entry(1, "CLÁUSULA PRIMEIRA", "no_position")
REPORT: Json = {"clauses": [RED, MISSING, ATTACKED, SILENT], "missing_withheld": False}


def shown(report: Json, monkeypatch: pytest.MonkeyPatch) -> str:
    return printed(monkeypatch, lambda: clause_list.print_clauses(report), 120)


def test_each_clause_with_state_number_phrase_and_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REPORT, monkeypatch)
    assert text.index("CLÁUSULA SEGUNDA") < text.index("FORO") < text.index("CLÁUSULA PRIMEIRA")
    assert "“em noventa dias [bold]”" in text
    assert "→ Trinta dias." in text
    assert "+ Fica eleito o foro." in text
    assert "no position    CLÁUSULA PRIMEIRA" in text


def test_what_a_contract_says_cannot_write_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[2J" not in shown(REPORT, monkeypatch)


def test_it_says_that_nothing_is_called_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown({"clauses": [SILENT], "missing_withheld": True}, monkeypatch)
    assert "missing clauses are not named" in text


LABEL = Labelled(
    path=SAMPLES / "x.txt",
    playbook="p",
    allowed=frozenset({"red"}),
    clauses=(
        LabelledClause("1", "no_position"),
        LabelledClause("2", "red", position="prazo"),
        LabelledClause("3", "yellow", alert="injection"),
    ),
    missing=("foro",),
)


def test_a_report_as_labelled_has_nothing_wrong() -> None:
    assert wrong_clauses(LABEL, {"report": REPORT}) == []


def test_every_label_that_is_not_borne_out_is_told() -> None:
    changed: Json = {"clauses": [{**RED, "state": "green"}, {**ATTACKED, "alerts": []}, SILENT]}
    assert wrong_clauses(LABEL, {"report": changed}) == [
        ("clause 2", "red prazo", "green prazo"),
        ("clause 3", "yellow injection", "yellow"),
        ("missing", "foro", "-"),
    ]
    assert len(wrong_clauses(LABEL, {"report": None})) == 4


def test_numbers_in_digits_count_as_they_are_and_words_by_their_place() -> None:
    report: Json = {"clauses": [entry(4, "3.2", "red"), entry(2, "CLÁUSULA 3ª", "green"), SILENT]}
    assert {number: len(found) for number, found in by_number(report).items()} == {"1": 1, "3": 2}


def test_the_labels_of_the_contratos_can_be_read_and_faults_are_told() -> None:
    # Three contracts, each from the supplier's side and from the buyer's.
    assert [len(each.clauses) for each in contratos(SAMPLES)] == [16, 14, 15] * 2
    with pytest.raises(LabelsInvalid, match="name the samples folder with --samples"):
        contratos(SAMPLES / "nowhere")
