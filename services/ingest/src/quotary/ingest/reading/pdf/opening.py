"""An open PDF, or the reason why it cannot be opened."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from quotary.ingest.reading import limits
from quotary.ingest.reading.pdf.library import ERROR_PASSWORD, ERROR_SECURITY, Handle, library
from quotary.ingest.reading.result import CannotRead


@contextmanager
def open_pdf(content: bytes) -> Generator[Handle]:
    """The document of `content`, closed at the end.

    Raises:
        CannotRead: `encrypted`, `corrupt`, or `too_large` past `limits.MAX_PAGES`.
    """
    document = library.FPDF_LoadMemDocument64(content, len(content), None)
    if not document:
        raise _refusal(library.FPDF_GetLastError())
    try:
        pages = library.FPDF_GetPageCount(document)
        if pages < 1:
            raise CannotRead(
                "corrupt", "The PDF has no pages that can be found; save it anew and send it again."
            )
        if pages > limits.MAX_PAGES:
            raise CannotRead(
                "too_large",
                f"The PDF has {pages:,} pages; at most {limits.MAX_PAGES:,} are read. "
                "Send its parts as separate files.",
            )
        yield document
    finally:
        library.FPDF_CloseDocument(document)


def _refusal(error: int) -> CannotRead:
    if error == ERROR_PASSWORD:
        return CannotRead(
            "encrypted",
            "The PDF is encrypted and opens only with a password; "
            "send a copy without the password.",
        )
    if error == ERROR_SECURITY:
        return CannotRead(
            "encrypted",
            "The PDF is encrypted in a way that is not supported; send a copy without encryption.",
        )
    return CannotRead(
        "corrupt", "The PDF is damaged or cut off and cannot be opened; save it anew and send it."
    )
