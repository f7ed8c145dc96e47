"""Text files and files of kinds that are not read."""

from __future__ import annotations

from corpus.awkward.case import Case, kinds
from corpus.awkward.docx_cases import office_binary
from corpus.awkward.docx_file import archive

ENGLISH = "The Receiving Party shall keep the information secret for five (5) years."
PORTUGUESE = "CLÁUSULA PRIMEIRA – A contratada prestará os serviços até o fim do mês."


def odt_with_damage() -> bytes:
    """An archive whose first part cannot be unpacked, as a file that says what it is should be."""
    name = b"mimetype"
    whole = archive({"mimetype": "application/vnd.oasis.opendocument.text" * 3, "a.txt": "x"})
    start = whole.index(name) + len(name)
    return whole[:start] + b"\xff" * 8 + whole[start + 8 :]


def refused(name: str, content: bytes, found: str) -> Case:
    """A case of a kind that is named and refused."""
    return Case(
        name,
        lambda: content,
        outcome="refused",
        reason="unsupported",
        sentence=found,
    )


CASES = (
    Case("txt-utf16", lambda: ENGLISH.encode("utf-16"), contains=(ENGLISH,), language="en"),
    Case(
        "txt-utf16-unmarked",
        lambda: ENGLISH.encode("utf-16-be"),
        contains=(ENGLISH,),
        flags=kinds("encoding_guessed"),
    ),
    Case(
        "txt-windows-1252",
        lambda: PORTUGUESE.encode("cp1252"),
        contains=(PORTUGUESE,),
        flags=kinds("encoding_guessed"),
        language="pt",
    ),
    Case(
        "txt-nul",
        (ENGLISH + "\0").encode,
        contains=(ENGLISH + "\ufffd",),
        flags=kinds("control_chars"),
    ),
    Case(
        "txt-bidi",
        "The cap is \u202e001$\u202c and the term is two years.".encode,
        flags=kinds("bidi_controls"),
    ),
    Case(
        "txt-look-alikes",
        "The li\u0430bility of the Supplier is un\u200blimited.".encode,
        flags=kinds("mixed_script", "zero_width"),
    ),
    Case("txt-empty", lambda: b"", outcome="unreadable", reason="empty", sentence="0 bytes"),
    Case("txt-blank", lambda: b" \n \n", outcome="unreadable", reason="empty", sentence="no words"),
    Case(
        "txt-binary",
        lambda: bytes(range(256)) * 40,
        outcome="refused",
        reason="unsupported",
        sentence="binary",
    ),
    refused("txt-rtf", b"{\\rtf1\\ansi The term is two years.}", "RTF"),
    refused("txt-html", b"<!DOCTYPE html><html><body>The term</body></html>", "web page"),
    refused("txt-png", b"\x89PNG\r\n\x1a\n" + bytes(40), "PNG image"),
    refused("txt-odt", archive({"mimetype": "application/vnd.oasis.opendocument.text"}), "ODT"),
    Case(
        "txt-odt-damaged",
        odt_with_damage,
        outcome="unreadable",
        reason="corrupt",
        sentence="a damaged or truncated ZIP container",
    ),
    refused("txt-xlsx", archive({"xl/workbook.xml": "<x/>"}), "Excel"),
    refused("txt-zip", archive({"a.txt": "x"}), "ZIP archive"),
    refused("txt-doc", office_binary("WordDocument"), "DOC file"),
)
