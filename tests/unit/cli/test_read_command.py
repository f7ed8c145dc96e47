"""`quotary read` shows an outcome for any file, as a table and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from quotary.cli.read import read

app = typer.Typer()
app.command()(read)
TEXT = "1. Term. The term is two years.\n2. Law. The laws of Delaware govern this Agreement.\n"


@pytest.fixture
def contract(tmp_path: Path) -> Path:
    path = tmp_path / "nda.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_json_holds_what_was_read(contract: Path) -> None:
    result = CliRunner().invoke(app, [str(contract), "--json"])
    tree = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (tree["outcome"], tree["reason"], tree["language"]) == ("ok", None, "en")
    assert tree["text"] == TEXT
    assert [clause["number"] for clause in tree["clauses"]] == ["1", "2"]
    assert [TEXT[c["start"] : c["end"]] for c in tree["clauses"]] == TEXT.splitlines(keepends=True)
    assert tree["flags"] == []


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    path = tmp_path / "nda.pdf"
    path.write_bytes(b"")
    as_json = CliRunner().invoke(app, [str(path), "--json"])
    assert json.loads(as_json.stdout)["reason"] == "empty"
    assert as_json.exit_code == 1
    assert "0 bytes" in CliRunner().invoke(app, [str(path)]).stdout


def test_the_table_names_clauses_and_flags(contract: Path) -> None:
    contract.write_bytes(TEXT.replace("two", "t\0o").encode())
    shown = CliRunner().invoke(app, [str(contract)]).stdout
    assert "control_chars" in shown
    assert "1 Term" in shown


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [str(tmp_path / "none.txt")])
    assert result.exit_code == 1
    assert "none.txt" in result.output
