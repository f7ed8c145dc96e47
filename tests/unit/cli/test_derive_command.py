"""`quotary derive` prints what the readers read, and names every line it cannot answer."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from quotary.cli.derive import derive

_RUN = CliRunner()
_APP = Typer(pretty_exceptions_enable=False)
_APP.command("derive")(derive)


def _rows(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_one_text_prints_one_row() -> None:
    found = _RUN.invoke(_APP, ["duration", "five (5) years and one day"])
    assert found.exit_code == 0
    assert _rows(found.stdout) == [
        {
            "kind": "duration",
            "text": "five (5) years and one day",
            "status": "value",
            "value": "P5Y1D",
        }
    ]


def test_json_is_what_it_prints_anyway() -> None:
    asked = ["duration", "five (5) years"]
    assert _RUN.invoke(_APP, [*asked, "--json"]).stdout == _RUN.invoke(_APP, asked).stdout


def test_money_is_an_amount_and_a_currency() -> None:
    found = _RUN.invoke(_APP, ["money", "R$ 1.000,50"])
    assert _rows(found.stdout)[0]["value"] == {"amount": "1000.50", "currency": "BRL"}


def test_the_language_is_a_choice() -> None:
    english = _RUN.invoke(_APP, ["date", "03/04/2025", "--lang", "en"])
    portuguese = _RUN.invoke(_APP, ["date", "03/04/2025", "--lang", "pt"])
    assert _rows(english.stdout)[0]["status"] == "ambiguous"
    assert _rows(portuguese.stdout)[0]["value"] == "2025-04-03"


def test_a_note_says_why_on_request() -> None:
    found = _RUN.invoke(_APP, ["duration", "three (5) years", "--note"])
    assert "two different numbers" in _rows(found.stdout)[0]["note"]


def test_a_file_is_answered_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "asked.jsonl"
    asked = [
        {"kind": "governing_law", "text": "governed by the laws of Delaware"},
        {"kind": "date", "text": "03/04/2025", "lang": "pt"},
        {"kind": "percent", "text": "\ud800 5%"},
    ]
    path.write_text("\n\n".join(json.dumps(row) for row in asked))
    found = _RUN.invoke(_APP, ["--jsonl", str(path)])
    assert found.exit_code == 0
    assert [row["value"] for row in _rows(found.stdout)] == ["US-DE", "2025-04-03", "5"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "line 1: this is not JSON"),
        ("[" * 100_000, "line 1: this is not JSON"),
        ("[1]", "line 1: this is no object with kind and text"),
        ('{"kind": "age", "text": "x"}', 'line 1: the kind is "age"; the kinds are duration'),
        ('{"text": "x"}', "line 1: the kind is null"),
        ('{"kind": "date", "text": 5}', "line 1: the text is 5, not a string"),
        ('{"kind": "date", "text": "x", "lang": 5}', "line 1: the lang is 5; it is en, pt"),
    ],
)
def test_a_bad_line_is_named_and_the_others_are_answered(
    line: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "asked.jsonl"
    path.write_text(line + '\n{"kind": "percent", "text": "5%"}\n')
    found = _RUN.invoke(_APP, ["--jsonl", str(path)])
    assert found.exit_code == 1
    assert sentence in " ".join(found.stderr.split())
    assert [row["value"] for row in _rows(found.stdout)] == ["5"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["age", "x"], "there is no kind “age”; the kinds are duration, percent, money"),
        (["duration"], "what is to be read is missing"),
        (["duration", "x", "--jsonl", "y"], "not both"),
    ],
)
def test_a_wrong_call_says_what_is_right(arguments: list[str], sentence: str) -> None:
    found = _RUN.invoke(_APP, arguments)
    assert found.exit_code == 2
    assert sentence in " ".join(found.stderr.split())


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    found = _RUN.invoke(_APP, ["--jsonl", str(tmp_path / "none.jsonl")])
    assert found.exit_code == 1
    assert "No such file" in " ".join(found.stderr.split())


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "asked.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    found = _RUN.invoke(_APP, ["--jsonl", str(path)])
    assert found.exit_code == 1
    assert "is not UTF-8 text" in " ".join(found.stderr.split())
