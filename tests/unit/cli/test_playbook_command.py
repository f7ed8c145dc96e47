"""`quotary playbook` as a person and as a pipeline call it."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from quotary.cli.playbook import playbook_app
from support.policies import BAD, VENDOR_NDA

RUN = CliRunner()
SMALL = BAD / "small-nda.yaml"


def call(*arguments: str | Path) -> tuple[int, str]:
    result = RUN.invoke(playbook_app, [str(argument) for argument in arguments])
    return result.exit_code, result.stdout


def rows(*arguments: str | Path) -> tuple[int, list[dict[str, Any]]]:
    status, text = call(*arguments, "--json")
    return status, [json.loads(line) for line in text.splitlines()]


def stricter(tmp_path: Path) -> Path:
    path = tmp_path / "stricter.yaml"
    path.write_text(
        SMALL.read_text().replace('"> 3"}, verdict: fallback', '"> 3"}, verdict: reject')
    )
    return path


def test_check_finds_our_playbook_in_order() -> None:
    status, text = call("check", VENDOR_NDA)
    assert status == 0
    assert "Vendor NDA, version 1, 10 positions, in order" in text


def test_check_names_file_line_finding_and_remedy() -> None:
    path = BAD / "bad" / "unknown_verdict.yaml"
    status, text = call("check", path)
    assert status == 1
    assert text == (
        f"{path}:24: positions.term.decide[3].verdict: found `maybe`; "
        "allowed: accept or fallback or reject\n"
    )


def test_check_in_json_has_a_line_per_file() -> None:
    status, found = rows("check", SMALL, BAD / "bad" / "empty.yaml", BAD / "weak" / "gap.yaml")
    assert status == 1
    assert [one["valid"] for one in found] == [True, False, True]
    assert found[0]["remarks"] == []
    assert found[1]["problems"] == [
        {"line": 1, "where": "", "found": "an empty file", "allowed": "a mapping"}
    ]


def test_advice_alone_is_no_failure() -> None:
    status, text = call("check", BAD / "weak" / "no_cues.yaml")
    assert status == 0
    assert "no cues" in text


def test_table_prints_each_boundary() -> None:
    status, text = call("table", SMALL)
    assert status == 0
    assert "Term (term), critical" in text
    assert "absent: reject" in text
    assert "lifts an accept" in text
    status, found = rows("table", VENDOR_NDA, "--position", "term")
    assert status == 0
    lines = found[0]["lines"]
    assert {"when": {}, "verdict": "reject", "because": "", "rule": "term(absent) → REJECT"} | {
        "row": 0,
        "unknown": [],
    } in lines


def test_table_of_a_position_that_is_not_there() -> None:
    result = RUN.invoke(playbook_app, ["table", str(SMALL), "--position", "terms"])
    assert result.exit_code == 2
    assert "has no position 'terms'; it has term" in " ".join(result.stderr.split())


def test_diff_prints_only_what_changes(tmp_path: Path) -> None:
    status, found = rows("diff", SMALL, stricter(tmp_path))
    assert status == 0
    changes = found[0]["changes"]
    assert {one["when"]["years"] for one in changes} == {"4"}
    assert {(one["before"], one["after"]) for one in changes} == {("fallback", "reject")}
    status, text = call("diff", SMALL, SMALL)
    assert "keep their verdict" in text
    assert "┃" not in text


def test_test_counts_cases_and_mutants(tmp_path: Path) -> None:
    status, found = rows("test", VENDOR_NDA)
    assert status == 0
    assert (found[0]["score"], found[0]["failed"], found[0]["survivors"]) == (1.0, [], [])
    cases = tmp_path / "cases.yaml"
    cases.write_text(
        "playbook: small-nda\npositions:\n"
        "  - {name: four, position: term, fields: {years: 4, perpetual: false}, expect: fallback}\n"
        "  - {name: six, position: term, fields: {years: 6, perpetual: false}, expect: reject}\n"
    )
    status, text = call("test", SMALL, "--cases", cases)
    assert status == 1
    assert "line 4, six:" in text
    assert "term is fallback, not reject" in text
    assert "no case notices" in text
    assert "1 of 2 cases hold" in text


def test_a_missing_file_is_said_on_standard_error() -> None:
    result = RUN.invoke(playbook_app, ["test", "nowhere.yaml"])
    assert result.exit_code == 1
    assert "nowhere.yaml: found no readable file" in " ".join(result.stderr.split())


def test_markup_of_a_file_is_inert(tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(SMALL.read_text().replace("title: Small NDA", 'title: "[red]Small[/red] NDA"'))
    status, text = call("check", path)
    assert status == 0
    assert "[red]Small[/red] NDA" in text
