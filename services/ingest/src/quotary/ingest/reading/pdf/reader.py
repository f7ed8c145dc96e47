"""A PDF as canonical text: PDFium's characters page by page, joined by form feeds."""

from __future__ import annotations

from quotary.core.document import Page, ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading import limits
from quotary.ingest.reading.draft import Draft
from quotary.ingest.reading.flags import count_of
from quotary.ingest.reading.pdf.extras import file_flags
from quotary.ingest.reading.pdf.furniture import furniture_of
from quotary.ingest.reading.pdf.library import library
from quotary.ingest.reading.pdf.mapping import mapping_flags
from quotary.ingest.reading.pdf.opening import open_pdf
from quotary.ingest.reading.pdf.page import PageReading, read_page, shifted
from quotary.ingest.reading.result import CannotRead

BROKEN_SHARE = 0.25
"""Of a document's characters; with more of them unmapped its text says nothing."""


def read_pdf(content: bytes) -> Draft:
    """The text that every page shows, with the pages' spans; what is hidden is flagged, not read.

    Raises:
        CannotRead: `encrypted`, `corrupt`, `too_large`, or `no_text` where OCR is needed.
    """
    readings: list[PageReading] = []
    characters = 0
    with open_pdf(content) as document:
        flags = file_flags(document, content)
        for index in range(library.FPDF_GetPageCount(document)):
            readings.append(read_page(document, index))
            characters += len(readings[-1].text)
            if characters > limits.MAX_CHARACTERS:
                break  # `assemble` refuses it; nothing is read in part
    _check(readings, damaged=any(flag.kind == "damaged" for flag in flags))
    pages: list[Page] = []
    start = 0
    for number, reading in enumerate(readings, 1):
        pages.append(Page(number, Span(start, start + len(reading.text)), reading.pieces))
        flags.extend(shifted(reading.flags, start, number))
        if reading.needs_ocr:
            detail = "the page holds a picture of text, which was not read"
            flags.append(ReadingFlag("ocr_needed", detail, page=number))
        start += len(reading.text) + 1
    text = "\f".join(reading.text for reading in readings)
    flags.extend(mapping_flags(text, pages))
    return Draft(text, tuple(pages), furniture_of(text, pages), tuple(flags))


def _check(readings: list[PageReading], *, damaged: bool) -> None:
    """Refuses a document whose pages hold no text to speak of."""
    count, one = count_of(len(readings), "page"), len(readings) == 1
    hold, show = ("holds", "shows") if one else ("hold", "show")
    blank = all(reading.needs_ocr or not reading.text.strip() for reading in readings)
    if blank and damaged:
        raise CannotRead(
            "corrupt",
            f"The PDF is damaged, and nothing can be read of its {count}; save it anew and send "
            "it again.",
        )
    if blank:
        hidden = any(flag.kind == "hidden_text" for each in readings for flag in each.flags)
        shown = "no text that shows" if hidden else "no text, only pictures at most"
        raise CannotRead(
            "no_text",
            f"The PDF's {count} {hold} {shown}; "
            "it needs OCR (text recognition) before it can be reviewed.",
        )
    total = sum(len(reading.text) for reading in readings)
    if sum(reading.broken for reading in readings) > BROKEN_SHARE * total:
        raise CannotRead(
            "no_text",
            f"The PDF's {count} {show} letters, but its fonts do not say which; "
            "it needs OCR (text recognition) before it can be reviewed.",
        )
