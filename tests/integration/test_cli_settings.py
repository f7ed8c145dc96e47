"""A wrong setting, port or folder ends a command with a sentence, before anything is started."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quotary.cli import main as command
from support.embedded import ROOT

REVIEW = ("review", "samples/demo-nda.pdf")


def left(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.delenv("QUOTARY_URL", raising=False)
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["quotary", *words])
    with pytest.raises(SystemExit) as found:
        command.main()
    return int(found.value.code or 0)


@pytest.mark.parametrize("words", [("up",), ("up", "--one-process"), REVIEW])
@pytest.mark.parametrize(
    ("variable", "held"),
    [
        ("QUOTARY_PORT", "abc"),
        ("QUOTARY_BROKER_PORT", "65536"),
        ("QUOTARY_GATE_SLOTS", "0"),
        ("QUOTARY_INGEST_READERS", "two"),
        ("QUOTARY_ROUTER_SLOTS", "-1"),
        ("QUOTARY_EXTRACTOR_SLOTS", ""),
        ("QUOTARY_SYNC_INTERVAL", "xx"),
        ("QUOTARY_DATABASE_URL", "postgres://x"),
        ("QUOTARY_MODEL_BASE_URL", "localhost:8000"),
        ("QUOTARY_TENANT", "a.b"),
        ("QUOTARY_INTAKE_SOURCES", "a.b"),
    ],
)
def test_a_wrong_setting_is_named(
    words: tuple[str, ...],
    variable: str,
    held: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("QUOTARY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv(variable, held)
    assert left(monkeypatch, *words) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"quotary: {variable} ")
    assert "Set it right, or unset it" in said.err
    assert len(said.err.splitlines()) == 1
    assert not (tmp_path / "data").exists()


def _a_file(folder: Path) -> Path:
    (folder / "file").write_text("")
    return folder / "file"


def _below_a_file(folder: Path) -> Path:
    return _a_file(folder) / "data"


def _in_proc(_: Path) -> Path:
    return Path("/proc/quotary")


@pytest.mark.parametrize("words", [("up",), REVIEW])
@pytest.mark.parametrize("place", [_a_file, _below_a_file, _in_proc])
def test_a_folder_that_cannot_be_one_is_named(
    words: tuple[str, ...],
    place: Callable[[Path], Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = place(tmp_path)
    monkeypatch.setenv("QUOTARY_DATA", str(folder))
    assert left(monkeypatch, *words) == 4
    said = capsys.readouterr().err
    assert f"{folder} cannot be the data folder: " in said
    assert "Set QUOTARY_DATA" in said


def test_passwords_that_are_damaged_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "passwords.json").write_text('{"api": ')
    monkeypatch.setenv("QUOTARY_DATA", str(tmp_path))
    assert left(monkeypatch, *REVIEW) == 4
    assert "passwords.json is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
def test_an_address_that_cannot_be_listened_on_is_named(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUOTARY_DATA", str(tmp_path))
    monkeypatch.setenv("QUOTARY_HOST", host)
    assert left(monkeypatch, "up") == 4
    assert f"{host}, port 8765 cannot be listened on: " in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--port", "--broker-port"])
@pytest.mark.parametrize("port", ["99999", "-1", "abc"])
def test_a_port_that_is_none_is_a_wrong_argument(
    option: str, port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert left(monkeypatch, "up", option, port) == 2
    assert option in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("words", [("up",), ("up", "--one-process"), REVIEW])
async def test_what_only_a_service_finds_out_ends_the_command_with_its_reason(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    """Its supervisor would start it again for ever: the price file is read by the extractor."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from quotary.cli.main import main; main()"),
        *words,
        cwd=ROOT,
        env={
            **os.environ,
            "QUOTARY_DATA": str(tmp_path),
            "QUOTARY_PORT": "0",
            "QUOTARY_MODEL_BASE_URL": "http://127.0.0.1:9/v1",
            "QUOTARY_MODEL_NAME": "m",
            "QUOTARY_MODEL_PRICES": str(tmp_path / "nowhere.yaml"),
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(90):
        printed, _ = await process.communicate()
    last = printed.decode().splitlines()[-1]
    assert process.returncode == (4 if words == ("up",) else 2)
    assert f"QUOTARY_MODEL_PRICES: {tmp_path / 'nowhere.yaml'} cannot be read" in last
    assert "Traceback" not in printed.decode()
