"""`quotary cite` finds quotes in a document, for a person and for a pipeline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from quotary.cli.cite import cite

_RUN = CliRunner()
_APP = Typer(pretty_exceptions_enable=False)
_APP.command("cite")(cite)
TEXT = "The fee is due within thirty (30) days.\nThe Recipient shall not sell goods to anyone.\n"


@pytest.fixture
def contract(tmp_path: Path) -> str:
    path = tmp_path / "contract.txt"
    path.write_text(TEXT, "utf-8")
    return str(path)


def _rows(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_a_person_sees_where_it_stands(contract: str) -> None:
    found = _RUN.invoke(_APP, [contract, "The fee is due within thirty (30) days."])
    assert found.exit_code == 0
    assert found.stdout.startswith("verified")
    assert "0-39" in found.stdout


def test_a_person_sees_why_not(contract: str) -> None:
    found = _RUN.invoke(_APP, [contract, "The fee is due within sixty (30) days."])
    assert found.exit_code == 1
    assert "ungrounded (word_differs)" in found.stdout
    assert "thirty" in found.stdout


def test_a_pipeline_gets_a_row(contract: str) -> None:
    found = _RUN.invoke(_APP, [contract, "sell goods to anyone.", "--json"])
    assert _rows(found.stdout) == [
        {
            "quote": "sell goods to anyone.",
            "status": "verified",
            "reason": None,
            "spans": [{"start": 64, "end": 85}],
            "pages": [],
            "flags": ["negation_before", "mid_sentence"],
        }
    ]


def test_several_quotes_are_fragments_in_order(contract: str) -> None:
    found = _RUN.invoke(_APP, [contract, "sell goods to anyone.", "The fee is due", "--explain"])
    assert [row["reason"] for row in _rows(found.stdout)] == [None, "out_of_order"]


def test_a_file_of_quotes_is_answered_line_by_line(contract: str, tmp_path: Path) -> None:
    asked = tmp_path / "asked.jsonl"
    asked.write_text('{"quote": "The fee is due within"}\n\n"\\ud800 is no half of it"\nnonsense\n')
    found = _RUN.invoke(_APP, [contract, "--jsonl", str(asked)])
    assert found.exit_code == 1
    assert [row["status"] for row in _rows(found.stdout)] == ["verified", "ungrounded"]
    assert "4: this is not JSON" in found.stderr


def test_standard_input_is_answered(contract: str) -> None:
    found = _RUN.invoke(
        _APP, [contract, "--jsonl", "-"], input='["The fee is due", "to anyone."]\n'
    )
    assert found.exit_code == 0
    assert [row["status"] for row in _rows(found.stdout)] == ["verified", "ungrounded"]


def test_a_document_that_cannot_be_read_answers_uncheckable(tmp_path: Path) -> None:
    path = tmp_path / "empty.pdf"
    path.write_bytes(b"")
    found = _RUN.invoke(_APP, [str(path), "--jsonl", "-"], input='"The fee is due"\n')
    assert found.exit_code == 1
    assert _rows(found.stdout)[0]["status"] == "uncheckable"
    assert _rows(found.stdout)[0]["reason"] == "empty"
    assert _RUN.invoke(_APP, [str(path), "The fee is due"]).exit_code == 1


@pytest.mark.parametrize("arguments", [[], ["a quote", "--jsonl", "-"]])
def test_a_quote_or_a_file_is_wanted(contract: str, arguments: list[str]) -> None:
    found = _RUN.invoke(_APP, [contract, *arguments])
    assert found.exit_code == 2
    assert "give a quote, or --jsonl" in found.stderr


def test_a_missing_document_is_named(tmp_path: Path) -> None:
    found = _RUN.invoke(_APP, [str(tmp_path / "none.pdf"), "The fee is due"])
    assert found.exit_code == 1
    assert "cannot be opened" in found.stderr.replace("\n", " ")
