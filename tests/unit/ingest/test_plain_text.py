"""Text files of every common encoding are read, and what is no text is refused."""

from __future__ import annotations

import pytest

from quotary.ingest.reading import read_document
from quotary.ingest.reading.result import ReadResult

PORTUGUESE = "CLÁUSULA PRIMEIRA - DO OBJETO\nA contratada prestará os serviços que são do anexo."
ENGLISH = "The Receiving Party shall keep the Confidential Information secret for five years."


def flag_kinds(result: ReadResult) -> set[str]:
    assert result.document is not None
    return {flag.kind for flag in result.document.flags}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_marked_or_utf8_text_needs_no_guess(encoding: str) -> None:
    result = read_document(PORTUGUESE.encode(encoding), "contrato.txt")
    assert result.document is not None
    assert result.document.text == PORTUGUESE
    assert result.document.language == "pt"
    assert flag_kinds(result) == set()


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16-le", "utf-16-be"])
def test_unmarked_encodings_are_read_and_flagged(encoding: str) -> None:
    result = read_document(PORTUGUESE.encode(encoding), "contrato.txt")
    assert result.document is not None
    assert result.document.text == PORTUGUESE
    assert flag_kinds(result) == {"encoding_guessed"}


def test_nul_bytes_become_visible_one_for_one() -> None:
    result = read_document(ENGLISH.replace("five", "fi\0ve").encode(), "nda.txt")
    assert result.document is not None
    assert result.document.text == ENGLISH.replace("five", "fi\ufffdve")
    [flag] = result.document.flags
    assert flag.kind == "control_chars"
    assert flag.span is not None
    assert flag.span.of(result.document.text) == "\ufffd"


def test_line_breaks_of_every_kind_are_line_feeds() -> None:
    result = read_document(b"The first of\r\nthe second to\rthe third\x0band any", "nda.txt")
    assert result.document is not None
    assert result.document.text == "The first of\nthe second to\nthe third\nand any"


def test_a_broken_sequence_does_not_turn_utf8_into_another_encoding() -> None:
    content = (PORTUGUESE * 3).encode() + b"\xff\n"
    result = read_document(content, "contrato.txt")
    assert result.document is not None
    assert "CLÁUSULA" in result.document.text
    assert flag_kinds(result) == {"damaged"}


@pytest.mark.parametrize(
    "content",
    [bytes(range(256)) * 20, b"\x00" * 500, bytes([250, 130, 7, 9, 200, 141, 129]) * 90],
    ids=["all bytes", "zeros", "high bytes"],
)
def test_binary_named_as_text_is_refused(content: bytes) -> None:
    result = read_document(content, "nda.txt")
    assert (result.outcome, result.reason) == ("refused", "unsupported")
    assert "binary" in result.sentence
    assert result.document is None


def test_no_bytes_and_no_words_are_empty() -> None:
    for content, sentence in ((b"", "0 bytes"), (b" \n\t\n", "no words")):
        result = read_document(content, "nda.txt")
        assert (result.outcome, result.reason) == ("unreadable", "empty")
        assert sentence in result.sentence
