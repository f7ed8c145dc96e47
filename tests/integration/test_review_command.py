"""`quotary review` as a shell sees it: what it says and the status it leaves with."""

import hashlib
import json
from pathlib import Path

import pytest

from quotary.cli import main as command
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.no_system import STATUS as UNAVAILABLE_STATUS
from quotary.cli.review import FAILED_STATUS

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "samples" / "demo-nda.pdf"
RECORDED = (
    ROOT
    / "samples"
    / "recordings"
    / "vendor-nda"
    / hashlib.sha256(DEMO.read_bytes()).hexdigest()
    / "1.txt"
)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUOTARY_DATA", str(folder))
    monkeypatch.delenv("QUOTARY_URL", raising=False)
    monkeypatch.chdir(ROOT)
    return folder


def status_of(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.argv", ["quotary", *arguments])
    with pytest.raises(SystemExit) as left:
        command.main()
    return int(left.value.code or 0)


def test_a_busy_folder_is_no_bad_contract(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with DataFolder(data).locked():
        status = status_of("review", str(DEMO), "--fail-on", "red", monkeypatch=monkeypatch)
    assert status == UNAVAILABLE_STATUS
    assert "Another Quotary runs in" in " ".join(capsys.readouterr().err.split())


def test_a_folder_without_playbooks_is_named(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert status_of("review", str(DEMO), monkeypatch=monkeypatch) == UNAVAILABLE_STATUS
    said = "".join(capsys.readouterr().err.split())
    assert str(elsewhere / "playbooks") in said
    assert "QUOTARY_PLAYBOOKS" in said
    assert not data.exists()


def test_a_recording_that_no_part_asks_for_is_refused(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recordings = [word for _ in range(2) for word in ("--recording", str(RECORDED))]
    status = status_of("review", str(DEMO), "--json", *recordings, monkeypatch=monkeypatch)
    result = json.loads(capsys.readouterr().out)
    assert status == FAILED_STATUS
    assert result["route"] is None
    assert result["matter"]
    assert result["reasons"] == [
        "2 recordings were given, and the document was read in one part, a recording each. "
        "Leave out what belongs to another document."
    ]
    assert data.exists()


def test_ctrl_c_while_libraries_load_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(only: str = "") -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "make_app", interrupted)
    assert status_of("up", monkeypatch=monkeypatch) == command.INTERRUPTED_STATUS


def test_folders_and_label_files_are_left_out_with_a_remark(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "poisoned").mkdir()
    (tmp_path / "demo-nda.yaml").write_text("file: demo-nda.pdf")
    (tmp_path / "labels.JSON").write_text("{}")
    (tmp_path / "demo-nda.pdf").write_bytes(DEMO.read_bytes())
    paths = sorted(map(str, tmp_path.iterdir()))
    assert status_of("review", *paths, "--json", monkeypatch=monkeypatch) == 0
    said = capsys.readouterr()
    (line,) = said.out.splitlines()
    assert json.loads(line)["route"] == "green"
    remarks = said.err.splitlines()
    assert [remark.endswith("left out.") for remark in remarks] == [True] * 3
    assert f"{tmp_path}/poisoned is a folder" in said.err


def test_nothing_but_folders_and_labels_is_a_wrong_argument(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    labels = tmp_path / "labels.yaml"
    labels.write_text("")
    status = status_of("review", str(tmp_path), str(labels), monkeypatch=monkeypatch)
    assert status == 2
    assert "There is no document among the files named." in capsys.readouterr().err
    assert not data.exists()


def test_a_file_that_is_not_there_stops_before_anything_is_read(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("review", "nowhere.pdf", str(DEMO), monkeypatch=monkeypatch) == 2
    assert "nowhere.pdf is no file" in capsys.readouterr().err
    assert not data.exists()
