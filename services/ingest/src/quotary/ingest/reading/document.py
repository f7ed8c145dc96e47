"""`read_document`: any bytes to an outcome, never an exception and never a partial text."""

from __future__ import annotations

from quotary.core.document import Document
from quotary.ingest.reading import limits
from quotary.ingest.reading.characters import clean
from quotary.ingest.reading.clauses.split import split_clauses
from quotary.ingest.reading.docx.reader import read_docx
from quotary.ingest.reading.draft import Draft
from quotary.ingest.reading.flags import limited
from quotary.ingest.reading.language import detect_language
from quotary.ingest.reading.pdf.reader import read_pdf
from quotary.ingest.reading.plain_text import decode
from quotary.ingest.reading.result import CannotRead, ReadResult
from quotary.ingest.reading.sniff import advice, sniff
from quotary.ingest.reading.witness import text_flags


def read_document(content: bytes, filename: str, media_type: str = "") -> ReadResult:
    """The outcome of reading `content`; its type is told from the bytes, never from the name.

    Runs without limits of time and memory: untrusted files go through `worker.ReadingWorker`.
    """
    try:
        kind, noun = sniff(content)
        document = assemble(_draft(kind, noun, content))
    except CannotRead as refusal:
        return refusal.result()
    return ReadResult("ok", None, _ok_sentence(kind, noun, filename, media_type), document)


def assemble(draft: Draft) -> Document:
    """The document of a draft: its clauses, language and the flags that its characters raise.

    Raises:
        CannotRead: `too_large` past `limits.MAX_CHARACTERS`, `empty` where nothing is written.
    """
    text = draft.text
    if len(text) > limits.MAX_CHARACTERS:
        raise CannotRead(
            "too_large",
            f"The document holds {len(text):,} characters; at most {limits.MAX_CHARACTERS:,} "
            "are read. Send its parts as separate contracts.",
        )
    if not text.strip():
        raise CannotRead(
            "empty", "The document holds no words; check that the right file was sent."
        )
    language = detect_language(text)
    return Document(
        text=text,
        language=language,
        pages=draft.pages,
        clauses=split_clauses(text, draft.furniture),
        furniture=draft.furniture,
        flags=tuple(limited((*draft.flags, *text_flags(text)))),
    )


def _draft(kind: str, noun: str, content: bytes) -> Draft:
    if len(content) > limits.MAX_BYTES:
        size, most = len(content) / limits.MEGABYTE, limits.MAX_BYTES // limits.MEGABYTE
        raise CannotRead(
            "too_large",
            f"The file has {size:,.0f} MB; at most {most} MB are read. "
            "Send a smaller scan, or the parts as separate files.",
        )
    if kind == "pdf":
        return read_pdf(content)
    if kind == "docx":
        return read_docx(content)
    if kind == "text":
        decoded = decode(content)
        text, flags = clean(decoded.text)
        return Draft(text, flags=(*decoded.flags, *flags))
    raise _cannot(kind, noun)


def _cannot(kind: str, noun: str) -> CannotRead:
    if kind == "empty":
        return CannotRead("empty", "The file is empty (0 bytes); send it again.")
    if kind == "corrupt":
        return CannotRead("corrupt", f"The file is {noun}; send it again or save it anew.")
    if kind == "encrypted":
        return CannotRead(
            "encrypted", f"The file is {noun}; remove the password and send it again."
        )
    return CannotRead("unsupported", f"The file is {noun}, which is not read; {advice(noun)}.")


def _ok_sentence(kind: str, noun: str, filename: str, media_type: str) -> str:
    name = filename.lower()
    claims_pdf = name.endswith(".pdf") or media_type == "application/pdf"
    claims_docx = name.endswith((".docx", ".docm")) or "wordprocessingml" in media_type
    if (kind == "pdf" and claims_docx) or (kind == "docx" and claims_pdf):
        return f"Read as {noun}, which it is whatever its name says."
    if kind == "text" and (claims_pdf or claims_docx):
        return "Read as plain text, which it is whatever its name says."
    return f"Read as {noun}."
