"""One page of a PDF: the text that shows on it, and flags for what else it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from quotary.core.document import ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.flags import excerpt
from quotary.ingest.reading.pdf.characters import page_characters, unmapped, with_raised_digits
from quotary.ingest.reading.pdf.columns import may_have_columns, reading_order
from quotary.ingest.reading.pdf.extras import annotations_of
from quotary.ingest.reading.pdf.geometry import Box, frame_of
from quotary.ingest.reading.pdf.images import render
from quotary.ingest.reading.pdf.layout import Layout
from quotary.ingest.reading.pdf.library import Handle, library
from quotary.ingest.reading.pdf.objects import PageObjects, page_objects
from quotary.ingest.reading.pdf.scans import is_scan, needs_ocr, without_ink
from quotary.ingest.reading.pdf.strikes import struck_characters
from quotary.ingest.reading.pdf.upright import load_text
from quotary.ingest.reading.pdf.visibility import (
    CharacterBoxes,
    Look,
    is_plain,
    rectangles_of,
    unseen_characters,
)


@dataclass(slots=True)
class PageReading:
    """A page's shown text, the file's character ranges it came from, and flags by offset in it."""

    text: str
    pieces: tuple[Span, ...] = ()
    flags: list[ReadingFlag] = field(default_factory=list[ReadingFlag])
    needs_ocr: bool = False
    broken: int = 0


def read_page(document: Handle, index: int) -> PageReading:
    """The page at `index` (from 0) of an open document; empty and flagged where it is damaged."""
    page = library.FPDF_LoadPage(document, index)
    if not page:
        flag = ReadingFlag("damaged", "the page is damaged and could not be read")
        return PageReading("", flags=[flag])
    try:
        objects = page_objects(page)
        text_page, upright = load_text(page)
        try:
            return _read(page, text_page, upright, objects)
        finally:
            library.FPDFText_ClosePage(text_page)
    finally:
        library.FPDF_ClosePage(page)


def _read(page: Handle, text_page: Handle, upright: int, objects: PageObjects) -> PageReading:
    frame = frame_of(page)
    rectangles = rectangles_of(text_page)
    text = with_raised_digits(text_page, page_characters(text_page), rectangles)
    reading = PageReading(text)
    if frame.turns or upright:
        detail = f"page turned by {frame.turns * 90}°, text by {(frame.turns - upright) % 4 * 90}°"
        reading.flags.append(ReadingFlag("rotated", detail))
    for words in dict.fromkeys(objects.replacements):
        if _differs(words, text):
            detail = f"the file states other words than the page shows: “{excerpt(words)}”"
            reading.flags.append(ReadingFlag("hidden_text", detail))
    annotations = annotations_of(page)
    reading.flags.extend(annotations.flags)
    objects.rules.extend(annotations.rules)
    if text.strip():
        look = Look(page, text_page, frame, objects, text, render(page, frame))
        _look(reading, look, rectangles, annotations.struck)
    reading.needs_ocr = needs_ocr(reading.text, frame, objects)
    return reading


def _differs(words: str, text: str) -> bool:
    """True where a stated text is more than the hyphen, space or letters that are there anyway."""
    letters = "".join(c for c in words if c.isalnum())
    return bool(letters) and letters not in "".join(c for c in text if c.isalnum())


def _look(
    reading: PageReading, look: Look, rectangles: Sequence[Box], struck_out: Sequence[Box]
) -> None:
    unseen = [] if is_plain(look, rectangles) else unseen_characters(look)
    scanned: list[Span] = []
    if unseen and is_scan(look, unseen):
        scanned = [Span(unseen[0].start, unseen[-1].end)]
        unseen = without_ink(look, unseen)
    struck = struck_characters(look, rectangles, struck_out)
    reading.broken = unmapped(look.text_page, look.text)
    layout = Layout(look.text)
    if may_have_columns(rectangles):
        layout.reorder(reading_order(look.text, CharacterBoxes(look.text_page)))
    layout.leave_out([Span(each.start, each.end) for each in unseen if not each.cut])
    reading.text, reading.pieces = layout.text, layout.pieces
    for each in unseen:
        words = excerpt(look.text[each.start : each.end])
        end = each.end if each.cut else each.start
        detail = f"text {each.why}: “{words}”" + (", kept in the text" if each.cut else "")
        span = layout.shown(Span(each.start, end))
        reading.flags.append(ReadingFlag("hidden_text", detail, span))
    for span in map(layout.shown, struck):
        if span:
            reading.flags.append(ReadingFlag("struck_text", "a line runs through the text", span))
    for span in map(layout.shown, scanned):
        if span:
            detail = "text layer of a scanned page"
            reading.flags.append(ReadingFlag("ocr", detail, span))


def shifted(flags: Sequence[ReadingFlag], start: int, page: int) -> Iterator[ReadingFlag]:
    """A page's flags with their offsets in the whole document."""
    for flag in flags:
        span = flag.span  # an empty one counts: it says where something was left out
        if span is not None:
            span = Span(span.start + start, span.end + start)
        yield ReadingFlag(flag.kind, flag.detail, span, page)
