"""Where characters stand on a page as it is shown."""

from __future__ import annotations

import ctypes
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quotary.api.pages.library import Handle, library, open_page

FORM, DEEPEST = 5, 8
SAMPLES = 40
QUARTER = math.pi / 2
SAME_LINE = 0.5
WORD_GAP = 1.5


class Rectangle(NamedTuple):
    """A place on the shown page, as shares of its width and height from the upper left corner."""

    x0: float
    y0: float
    x1: float
    y1: float


def rectangles(
    content: bytes, number: int, ranges: Sequence[tuple[int, int]]
) -> tuple[Rectangle, ...]:
    """The rectangles, about one a line, around the characters in `ranges` of page `number`.

    Raises:
        ValueError: the PDF cannot be opened, or has no such page.
    """
    with open_page(content, number) as page:
        for index in range(library.FPDFPage_CountObjects(page)):
            _drop_stated_text(library.FPDFPage_GetObject(page, index), 0)
        text_page = _load_text(page)
        try:
            found = [
                _on_shown_page(page, box) for each in ranges for box in _boxes(text_page, *each)
            ]
        finally:
            library.FPDFText_ClosePage(text_page)
    return tuple(_joined(found))


def _drop_stated_text(handle: Handle, depth: int) -> None:
    """Takes `ActualText` off an object, as reading does, so that characters are counted alike."""
    for index in reversed(range(library.FPDFPageObj_CountMarks(handle))):
        mark = library.FPDFPageObj_GetMark(handle, index)
        if library.FPDFPageObjMark_GetParamValueType(mark, b"ActualText"):
            library.FPDFPageObj_RemoveMark(handle, mark)
    if depth < DEEPEST and library.FPDFPageObj_GetType(handle) == FORM:
        for index in range(library.FPDFFormObj_CountObjects(handle)):
            _drop_stated_text(library.FPDFFormObj_GetObject(handle, index), depth + 1)


def _load_text(page: Handle) -> Handle:
    """The page's text with its lines in the order that reading gives them: from upright text."""
    text_page = library.FPDFText_LoadPage(page)
    count = library.FPDFText_CountChars(text_page)
    angles = Counter(
        round(library.FPDFText_GetCharAngle(text_page, index) / QUARTER) % 4
        for index in range(0, count, max(1, count // SAMPLES))
        if not library.FPDFText_IsGenerated(text_page, index)
    )
    shown = library.FPDFPage_GetRotation(page)
    upright = (4 - angles.most_common(1)[0][0]) % 4 if angles else shown
    if upright == shown:
        return text_page
    library.FPDFText_ClosePage(text_page)
    library.FPDFPage_SetRotation(page, upright)
    text_page = library.FPDFText_LoadPage(page)
    library.FPDFPage_SetRotation(page, shown)
    return text_page


def _boxes(text_page: Handle, start: int, end: int) -> Iterator[tuple[float, float, float, float]]:
    """(left, bottom, right, top) in points of the page's own space for each stretch of text."""
    left, top, right, bottom = (ctypes.c_double() for _ in range(4))
    for index in range(library.FPDFText_CountRects(text_page, start, end - start)):
        library.FPDFText_GetRect(text_page, index, left, top, right, bottom)
        yield left.value, bottom.value, right.value, top.value


def _on_shown_page(page: Handle, box: tuple[float, float, float, float]) -> Rectangle:
    frame = library.FS_RECTF()
    library.FPDF_GetPageBoundingBox(page, frame)
    width, height = frame.right - frame.left, frame.top - frame.bottom
    x0, x1 = (box[0] - frame.left) / width, (box[2] - frame.left) / width
    y0, y1 = (frame.top - box[3]) / height, (frame.top - box[1]) / height
    turns = library.FPDFPage_GetRotation(page)
    if turns == 1:
        x0, y0, x1, y1 = 1 - y1, x0, 1 - y0, x1
    elif turns == 2:
        x0, y0, x1, y1 = 1 - x1, 1 - y1, 1 - x0, 1 - y0
    elif turns == 3:
        x0, y0, x1, y1 = y0, 1 - x1, y1, 1 - x0
    return Rectangle(*(min(1.0, max(0.0, each)) for each in (x0, y0, x1, y1)))


def _joined(found: Sequence[Rectangle]) -> Iterator[Rectangle]:
    """Neighbours on one line as one rectangle."""
    current: Rectangle | None = None
    for each in found:
        if current is None:
            current = each
        elif _continues(current, each):
            current = Rectangle(
                min(current.x0, each.x0),
                min(current.y0, each.y0),
                max(current.x1, each.x1),
                max(current.y1, each.y1),
            )
        else:
            yield current
            current = each
    if current is not None:
        yield current


def _continues(one: Rectangle, other: Rectangle) -> bool:
    height = min(one.y1 - one.y0, other.y1 - other.y0)
    overlap = min(one.y1, other.y1) - max(one.y0, other.y0)
    return overlap > SAME_LINE * height and abs(other.x0 - one.x1) < WORD_GAP * height
