"""A PDF as canonical text: PDFium's characters page by page, joined by form feeds."""

from __future__ import annotations

from quotary.core.document import Page
from quotary.core.span import Span
from quotary.ingest.reading.draft import Draft
from quotary.ingest.reading.pdf.library import library
from quotary.ingest.reading.pdf.opening import open_pdf
from quotary.ingest.reading.pdf.page_text import page_characters
from quotary.ingest.reading.result import CannotRead


def read_pdf(content: bytes) -> Draft:
    """The text of every page with the pages' spans.

    Raises:
        CannotRead: `encrypted`, `corrupt`, `too_large`, or `no_text` where OCR is needed.
    """
    texts: list[str] = []
    with open_pdf(content) as document:
        for index in range(library.FPDF_GetPageCount(document)):
            page = library.FPDF_LoadPage(document, index)
            text_page = library.FPDFText_LoadPage(page)
            texts.append(page_characters(text_page))
            library.FPDFText_ClosePage(text_page)
            library.FPDF_ClosePage(page)
    if not any(text.strip() for text in texts):
        raise CannotRead(
            "no_text",
            f"The PDF's {len(texts)} pages hold no text, only pictures at most; "
            "it needs OCR (text recognition) before it can be reviewed.",
        )
    pages: list[Page] = []
    start = 0
    for number, text in enumerate(texts, 1):
        pages.append(Page(number, Span(start, start + len(text))))
        start += len(text) + 1
    return Draft("\f".join(texts), tuple(pages))
