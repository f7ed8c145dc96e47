"""`quotary playbook` as a person and as a pipeline call it."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
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


def test_check_and_test_without_a_file_take_the_playbooks_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(VENDOR_NDA.parent, tmp_path / "playbooks")
    monkeypatch.chdir(tmp_path)
    status, found = rows("check")
    assert status == 0
    names = sorted(path.stem for path in VENDOR_NDA.parent.glob("*.yaml"))
    assert [one["playbook"] for one in found] == names
    (tmp_path / "playbooks" / "bad.yaml").write_text("")
    status, found = rows("check")
    assert status == 1
    assert [one["valid"] for one in found] == [False, *(True for _ in names)]


def test_test_without_a_file_leaves_out_playbooks_without_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("vendor-nda.yaml", "obligations.yaml"):
        shutil.copy(VENDOR_NDA.parent / name, tmp_path / name)
    (tmp_path / "cases").mkdir()
    shutil.copy(VENDOR_NDA.parent / "cases" / "vendor-nda.yaml", tmp_path / "cases")
    monkeypatch.setenv("QUOTARY_PLAYBOOKS", str(tmp_path))
    result = RUN.invoke(playbook_app, ["test", "--json"])
    assert result.exit_code == 0
    (only,) = [json.loads(line) for line in result.stdout.splitlines()]
    assert only["file"].endswith("vendor-nda.yaml")
    assert "obligations.yaml: no positions" in result.stderr


def test_without_a_file_and_without_a_folder_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in ("check", "test"):
        result = RUN.invoke(playbook_app, [command])
        assert result.exit_code == 2
        assert "holds no playbook" in result.stderr
        assert "QUOTARY_PLAYBOOKS" in result.stderr


def test_cases_go_with_one_file() -> None:
    result = RUN.invoke(playbook_app, ["test", "--cases", str(SMALL)])
    assert result.exit_code == 2


@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
def test_check_remarks_a_change_under_an_unchanged_version(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    source = SMALL.read_text()
    path.write_text(source)
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@example.com"]
    subprocess.run([*git, "init", "-q"], check=True)
    assert rows("check", path)[1][0]["remarks"] == []
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "first"], check=True)
    path.write_text(f"# only a comment\n{source}")
    assert rows("check", path)[1][0]["remarks"] == []
    changed = source.replace('"> 3"}, verdict: fallback', '"> 3"}, verdict: reject')
    path.write_text(changed)
    status, found = rows("check", path)
    assert status == 0
    assert [one["kind"] for one in found[0]["remarks"]] == ["same_version"]
    assert "still version 1: raise the version" in " ".join(call("check", path)[1].split())
    path.write_text(changed.replace("version: 1", "version: 2"))
    assert rows("check", path)[1][0]["remarks"] == []


def test_cases_that_are_not_beside_the_file_are_asked_for(tmp_path: Path) -> None:
    shutil.copy(SMALL, tmp_path / "draft.yaml")
    result = RUN.invoke(playbook_app, ["test", str(tmp_path / "draft.yaml")])
    assert result.exit_code == 1
    said = " ".join(result.stderr.split())
    assert f"{tmp_path / 'cases' / 'draft.yaml'}, which is no file" in said
    assert "--cases FILE" in said


def test_a_playbook_for_registers_is_told_as_one(tmp_path: Path) -> None:
    ours = VENDOR_NDA.parent / "obligations.yaml"
    status, text = call("check", ours)
    assert status == 0
    assert "Obligations and key terms, version 1, obligations and 10 key terms, in order" in text
    other = tmp_path / "obligations.yaml"
    other.write_text(ours.read_text().replace("accept: 0.80", "accept: 0.95"))
    status, text = call("diff", ours, other)
    assert "Proposed from a confidence of 0.95, not 0.8." in text
    assert "boundary" not in text
    status, (found,) = rows("diff", ours, other)
    assert found["register"] == ["Proposed from a confidence of 0.95, not 0.8."]
    assert "Registers are read alike under both." in call("diff", ours, ours)[1]
    result = RUN.invoke(playbook_app, ["table", str(ours)])
    assert result.exit_code == 2
    assert "has no positions, so there is no table" in " ".join(result.stderr.split())
