"""Commands that read make no system where none was, and say where they looked."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

import pytest

from quotary.cli import log_access
from quotary.cli import main as command
from quotary.cli.embedded.ports import free_port
from support.embedded import ROOT

READING = {
    "log": ("log", "m1"),
    "cost": ("cost",),
    "register": ("register", "m1"),
    "register export": ("register", "m1", "--export", "json"),
    "ask": ("ask", "m1", "How long is the term?"),
    "replay": ("replay", "--playbook", "playbooks/vendor-nda.yaml"),
    "rebuild": ("rebuild", "--check"),
}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that is not there."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUOTARY_DATA", str(folder))
    monkeypatch.delenv("QUOTARY_URL", raising=False)
    monkeypatch.chdir(ROOT)
    return folder


def left(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["quotary", *words])
    with pytest.raises(SystemExit) as found:
        command.main()
    return int(found.value.code or 0)


@pytest.mark.parametrize("words", READING.values(), ids=READING)
def test_a_folder_that_holds_nothing_is_named_and_not_made(
    words: tuple[str, ...],
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert left(monkeypatch, *words) == 4
    assert f"Nothing was ever recorded in {data}" in capsys.readouterr().err
    assert not data.exists()


def test_a_rebuild_does_not_take_another_system_for_the_one_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUOTARY_URL", "http://quotary.test")
    assert left(monkeypatch, "rebuild", "--yes") == 4
    said = capsys.readouterr().err
    assert "not over HTTP, so QUOTARY_URL (http://quotary.test) is not enough" in said
    assert not data.exists()


def test_a_broker_that_is_not_there_is_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(log_access, "SECONDS", 0.2)
    url = f"nats://127.0.0.1:{free_port()}"
    monkeypatch.setenv("QUOTARY_NATS_URL", url)
    assert left(monkeypatch, "rebuild", "--check") == 4
    said = capsys.readouterr().err
    assert said.startswith(f"quotary: The broker at {url} was not there within ")
    assert len(said.splitlines()) == 1


def _holds_content(data: Path) -> bool:
    """True once the broker has stored a part of a document."""
    return any(path.stat().st_size for path in data.glob("jetstream/**/CONTENT/msgs/*.blk"))


async def run(*words: str, data: Path, interrupt: bool = False) -> tuple[int, str, str]:
    """Exit status, standard output and standard error; interrupted once something is handed in."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from quotary.cli.main import main; main()"),
        *words,
        cwd=ROOT,
        env={**os.environ, "QUOTARY_DATA": str(data)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    if interrupt:
        async with asyncio.timeout(60):
            while not _holds_content(data):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        process.send_signal(signal.SIGINT)
    async with asyncio.timeout(90):
        out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


@pytest.mark.slow
async def test_what_an_interrupted_review_had_handed_in_is_named_and_is_there(
    tmp_path: Path,
) -> None:
    files = [str(path) for path in sorted((ROOT / "samples" / "positions").iterdir())] * 5
    status, _, said = await run("review", *files, data=tmp_path, interrupt=True)
    assert status == 130
    assert "interrupted. Handed in and kept there: " in said
    matter = said.split("(matter ", 1)[1].split(")", 1)[0]
    status, printed, said = await run("log", matter, "--json", data=tmp_path)
    assert status == 0, said
    assert json.loads(printed.splitlines()[0])["subject"].endswith("submitted.0")
    status, _, said = await run("log", "m1", data=tmp_path)
    assert status == 1
    assert f"Looked for in the data folder {tmp_path}" in said
    (tmp_path / "quotary.db").unlink()
    status, printed, _ = await run("rebuild", "--check", data=tmp_path)
    assert status == 1
    assert "There is no projection" in printed
    assert not (tmp_path / "quotary.db").exists()


@pytest.mark.parametrize("source", ["nosuch.txt", "samples/nosuch", "samples", ""])
def test_what_is_neither_a_file_nor_an_id_is_a_wrong_argument(
    source: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert left(monkeypatch, "ask", source, "Who?") == 2
    said = capsys.readouterr().err
    assert ("is a folder" in said) == (source == "samples" or not source)
    assert ("There is no file" in said) == ("nosuch" in source)
    assert not data.exists()
