"""What is too large is refused with a sentence, and names of files decide nothing."""

from __future__ import annotations

import pytest

from corpus.awkward.docx_file import docx, paragraph
from corpus.awkward.pdf_file import PdfFile, PdfPage, text
from quotary.ingest.reading import limits, read_document

CONTRACT = b"The parties to this Agreement shall keep it secret for two years."
PDF = PdfFile([PdfPage(text(60, 700, CONTRACT.decode()))]).build()
DOCX = docx(paragraph(CONTRACT.decode()))


def test_a_file_of_200_megabytes_is_refused() -> None:
    result = read_document(b"%PDF-1.7" + bytes(200 * limits.MEGABYTE), "big.pdf")
    assert (result.outcome, result.reason) == ("refused", "too_large")
    assert "200 MB; at most 100 MB" in result.sentence


def test_a_text_past_the_limit_is_refused_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_CHARACTERS", 50)
    for content in (CONTRACT, PDF, DOCX):
        result = read_document(content, "a")
        assert (result.outcome, result.reason) == ("refused", "too_large")
        assert "at most 50" in result.sentence
        assert result.document is None


def test_a_pdf_of_too_many_pages_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PAGES", 2)
    content = PdfFile([PdfPage(text(60, 700, "A page.")) for _ in range(3)]).build()
    result = read_document(content, "a.pdf")
    assert (result.outcome, result.reason) == ("refused", "too_large")
    assert "3 pages; at most 2" in result.sentence


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (PDF, "contract.docx", "Read as a PDF, which it is whatever its name says."),
        (DOCX, "contract.pdf", "Read as a DOCX, which it is whatever its name says."),
        (CONTRACT, "contract.pdf", "Read as plain text, which it is whatever its name says."),
        (PDF, "contract", "Read as a PDF."),
        (CONTRACT, "contract.md", "Read as a text."),
    ],
)
def test_a_wrong_extension_is_overruled_by_the_bytes(content: bytes, name: str, said: str) -> None:
    result = read_document(content, name)
    assert (result.outcome, result.sentence) == ("ok", said)
    assert result.document is not None
    assert CONTRACT.decode() in result.document.text


@pytest.mark.parametrize(
    "name",
    [
        "../../etc/passwd",
        "<script>alert(1)</script>.pdf",
        "a\0b.pdf",
        "C:\\x\\y.txt",
        "",
        "x" * 9999,
    ],
)
def test_a_name_never_reaches_a_sentence(name: str) -> None:
    for content in (CONTRACT, b"", b"%PDF-", b"PK\x03\x04", b"{\\rtf1}"):
        result = read_document(content, name)
        assert len(result.sentence) < 200
        assert "script" not in result.sentence
        assert "passwd" not in result.sentence
