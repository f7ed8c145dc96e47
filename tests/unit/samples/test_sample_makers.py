"""The scripts that make the binary samples are repeatable and made what is committed."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from quotary.ingest.reading import read_document

SAMPLES: Final = Path(__file__).parents[3] / "samples"


def _make(script: str, folder: Path) -> Path:
    folder.mkdir()
    subprocess.run([sys.executable, SAMPLES / script, folder], check=True, capture_output=True)
    return folder


def _pdf_pages(path: Path) -> list[str]:
    document = read_document(path.read_bytes(), path.name).document
    assert document is not None
    return [page.span.of(document.text) for page in document.pages]


@pytest.mark.parametrize("script", ["make_demo_pdf.py", "make_contratos.py"])
def test_two_runs_give_the_same_bytes(script: str, tmp_path: Path) -> None:
    first, second = _make(script, tmp_path / "first"), _make(script, tmp_path / "second")
    made = sorted(path.name for path in first.iterdir())
    assert made
    for name in made:
        assert (first / name).read_bytes() == (second / name).read_bytes()


def test_the_pdfs_say_what_the_committed_ones_say_on_two_pages_each(tmp_path: Path) -> None:
    demo = _make("make_demo_pdf.py", tmp_path / "demo") / "demo-nda.pdf"
    bad = _make("make_contratos.py", tmp_path / "contratos") / "problemas.pdf"
    for made, kept in (
        (demo, SAMPLES / "demo-nda.pdf"),
        (bad, SAMPLES / "contratos" / "problemas.pdf"),
    ):
        pages = _pdf_pages(kept)
        assert len(pages) == 2
        assert _pdf_pages(made) == pages


def test_the_docx_is_the_committed_one(tmp_path: Path) -> None:
    made = _make("make_contratos.py", tmp_path / "contratos") / "limpo.docx"
    assert made.read_bytes() == (SAMPLES / "contratos" / "limpo.docx").read_bytes()


def test_a_reply_is_filed_under_the_digest_of_its_document(tmp_path: Path) -> None:
    script = tmp_path / "file_recording.py"
    script.write_bytes((SAMPLES / "file_recording.py").read_bytes())
    document, reply = tmp_path / "nda.txt", tmp_path / "reply"
    document.write_bytes(b"one")
    reply.write_bytes(b'{"positions": []}\r\n')
    command = [sys.executable, script, "vendor-nda", document, reply, "3"]
    subprocess.run(command, check=True, capture_output=True)
    digest = hashlib.sha256(b"one").hexdigest()
    kept = tmp_path / "recordings" / "vendor-nda" / digest / "3.txt"
    assert kept.read_bytes() == reply.read_bytes()


def test_filing_without_arguments_says_how_it_is_used() -> None:
    run = subprocess.run(
        [sys.executable, SAMPLES / "file_recording.py"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert "vendor-nda samples/nda-clean.txt REPLY" in run.stderr
