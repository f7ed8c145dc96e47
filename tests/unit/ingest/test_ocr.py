"""Scanned pages are read through ocrmypdf where it is there, and stay unread where it is not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from corpus.awkward.pdf_marked import SCANNED, scan, scan_with_layer
from quotary.ingest.reading.ocr import with_text_layer
from quotary.ingest.reading.worker import ReadingWorker


def install(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts a program of the name alone on the path."""
    program = folder / "ocrmypdf"
    program.write_text(f"#!{sys.executable}\n{script}", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


async def test_a_scan_is_read_through_the_layer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layered = tmp_path / "layered.pdf"
    layered.write_bytes(scan_with_layer())
    script = (
        "import sys\nassert sys.stdin.buffer.read(4) == b'%PDF'\nsys.stdin.buffer.read()\n"
        "assert 'eng+por' in sys.argv\n"
        f"sys.stdout.buffer.write(open({str(layered)!r}, 'rb').read())"
    )
    install(tmp_path, script, monkeypatch)
    async with ReadingWorker(ocr="eng+por") as worker:
        result = await worker.read(scan(), "scan.pdf")
    assert result.document is not None
    assert SCANNED in result.document.text
    assert {flag.kind for flag in result.document.flags} == {"ocr"}


@pytest.mark.parametrize("script", ["raise SystemExit(3)", "print('no pdf')"])
async def test_a_program_that_fails_leaves_the_scan_unread(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, script, monkeypatch)
    async with ReadingWorker(ocr="eng") as worker:
        result = await worker.read(scan(), "scan.pdf")
    assert (result.outcome, result.reason) == ("needs_ocr", "no_text")


async def test_a_program_that_hangs_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "import time\ntime.sleep(60)", monkeypatch)
    assert await with_text_layer(b"%PDF", "eng", seconds=0.05) is None


async def test_without_the_program_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    async with ReadingWorker(ocr="eng") as worker:
        result = await worker.read(scan(), "scan.pdf")
    assert result.outcome == "needs_ocr"
