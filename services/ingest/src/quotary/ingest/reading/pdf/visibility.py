"""Which of a page's characters do not show, found by rendering the page with and without text."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quotary.ingest.reading.pdf.geometry import Box, Frame
from quotary.ingest.reading.pdf.images import Picture, difference, render
from quotary.ingest.reading.pdf.library import Handle, library
from quotary.ingest.reading.pdf.objects import FILL_MODES, INVISIBLE, PageObjects, TextObject

LEAST_INK = 10
"""Difference in grey, of 255, under which letters do not show: #F0F0F0 on white makes 8 at most."""

NEAR_COLOUR = 14
"""Difference in grey under which a fill passes for its background: #F2F2F2 on white has 13."""

PAPER = 250
TINY_POINTS = 2.0
LETTER_GAP = 2.5
"""Line heights without ink inside one text object, past which its letters are looked at singly."""

EDGE = 3
"""Pixels at both ends of a stretch without ink where a point may still touch the next letter."""

BLANKS = tuple(bytes(shade >= paper for shade in range(256)) for paper in range(256))
"""For each shade of paper a table that makes 1 of what is as light, and 0 of ink."""

COVERED = "covered, cut off or transparent"


@dataclass(frozen=True, slots=True)
class Unseen:
    """Characters `start` up to, not including, `end` of a page that do not show, and why."""

    start: int
    end: int
    why: str
    cut: bool = False
    """True for the end of a line that runs out of the shown area: its words begin in plain view."""


@dataclass(frozen=True, slots=True)
class Look:
    """One page ready to be looked at: its handles, frame, objects, characters and picture."""

    page: Handle
    text_page: Handle
    frame: Frame
    objects: PageObjects
    text: str
    picture: Picture


class CharacterBoxes:
    """The boxes around the ink of a page's characters, one call to PDFium each."""

    def __init__(self, text_page: Handle) -> None:
        self._text_page = text_page
        self._left, self._right, self._bottom, self._top = (ctypes.c_double() for _ in range(4))

    def box(self, index: int) -> Box:
        """The box of one character; empty for generated ones."""
        left, right, bottom, top = self._left, self._right, self._bottom, self._top
        library.FPDFText_GetCharBox(self._text_page, index, left, right, bottom, top)
        return Box(left.value, bottom.value, right.value, top.value)


def rectangles_of(text_page: Handle) -> list[Box]:
    """A rectangle for each stretch of text that one object paints on one line."""
    left, top, right, bottom = (ctypes.c_double() for _ in range(4))
    boxes: list[Box] = []
    for index in range(library.FPDFText_CountRects(text_page, 0, -1)):
        library.FPDFText_GetRect(text_page, index, left, top, right, bottom)
        boxes.append(Box(left.value, bottom.value, right.value, top.value))
    return boxes


def is_plain(look: Look, rectangles: Sequence[Box]) -> bool:
    """True where every rectangle of text shows ink on light paper and nothing could hide any."""
    if not all(text.is_plain for text in look.objects.texts) or look.objects.may_hide_text():
        return False
    return all(_shows(look, box) for box in rectangles)


def _shows(look: Look, box: Box) -> bool:
    middle = (box.left + box.right) / 2, (box.bottom + box.top) / 2
    if not look.frame.box.holds(*middle):
        return False
    if box.height < TINY_POINTS or box.width <= 0:
        return not _is_letter(look, *middle)
    place = look.picture.inside(look.frame.pixels(box))
    width, height = place[2] - place[0], place[3] - place[1]
    if max(width, height) < 2 * LETTER_GAP * min(width, height):
        low, high = look.picture.shades(look.frame.pixels(box))
        return high - low >= LEAST_INK or high <= PAPER - LEAST_INK
    return not any(_is_letter(look, *look.frame.point(*at)) for at in _blanks(look.picture, place))


def _is_letter(look: Look, x: float, y: float) -> bool:
    """True where a letter or digit stands at a point of the page."""
    index = library.FPDFText_GetCharIndexAtPos(look.text_page, x, y, 1.0, 1.0)
    return 0 <= index < len(look.text) and look.text[index].isalnum()


def _blanks(picture: Picture, place: tuple[int, int, int, int]) -> Iterator[tuple[float, float]]:
    """Points along the middle of a line, in pixels, where a long stretch of it has no ink."""
    width, height = place[2] - place[0], place[3] - place[1]
    across = width >= height
    longest = int(LETTER_GAP * min(width, height)) + 1
    white = picture.white_columns(place) if across else b""
    if b"\xff" in white:
        blank = white.translate(BLANKS[255])
    else:  # upright lines, or paper that is not quite white
        part = picture.image.crop(place).reduce((1, height) if across else (width, 1))
        columns = part.tobytes()
        blank = columns.translate(BLANKS[max(0, max(columns) - 1)])
    start = blank.find(b"\x01" * longest)
    while start >= 0:
        end = blank.find(b"\x00", start)
        end = len(blank) if end < 0 else end
        for along in range(start + EDGE, end - EDGE, max(2, min(width, height) // 2)):
            yield (
                (place[0] + along + 0.5, place[1] + height / 2)
                if across
                else (place[0] + width / 2, place[1] + along + 0.5)
            )
        start = blank.find(b"\x01" * longest, end)


def unseen_characters(look: Look) -> list[Unseen]:
    """The stretches of characters that do not show, with the reason of each."""
    found = _Finder(look).reasons()
    return [
        Unseen(each.start, each.end, each.why, cut=_is_cut(look, each))
        for each in _stretches(look.text, found)
    ]


class _Finder:
    """Tells for each character of one page why it does not show."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._boxes = CharacterBoxes(look.text_page)
        self._without = _without_text(look)
        self._ink = difference(look.picture, self._without)
        self._painted = {address(text.handle): text for text in look.objects.texts}
        self._doubtful: dict[int, bool] = {}

    def reasons(self) -> list[str | None]:
        """Per character the reason, "" where it shows, None for white space, which never does."""
        text = self._look.text
        return [
            None if character.isspace() or character == "\xad" else self._why(index, character)
            for index, character in enumerate(text)
        ]

    def _why(self, index: int, character: str) -> str:
        look = self._look
        box = self._boxes.box(index)
        if not look.frame.box.holds((box.left + box.right) / 2, (box.bottom + box.top) / 2):
            return "outside the page"
        handle = library.FPDFText_GetTextObject(look.text_page, index)
        text = self._painted.get(address(handle))
        if text and text.mode == INVISIBLE:
            return "painted invisibly"
        if box.height < TINY_POINTS and _is_tiny(look.text_page, index):
            return "too small to read"
        left, top, right, bottom = look.frame.pixels(box)
        if text and self._may_match_its_background(text):
            behind = self._without.shades((left, top, right, bottom))
            if max(abs((text.luminance or 0) - shade) for shade in behind) < NEAR_COLOUR:
                return "in the colour of its background"
        reach = 0.5 if character.isalnum() else 1.0
        wider = (left - reach, top - reach, right + reach, bottom + reach)
        if self._ink.lightest(wider) >= LEAST_INK:
            return ""
        return "in a layer that is switched off" if text and text.in_layer else COVERED

    def _may_match_its_background(self, text: TextObject) -> bool:
        """True where some place under the object is as light as its fill; asked once for each."""
        key = address(text.handle)
        if key not in self._doubtful:
            light = text.luminance
            if light is None or text.mode not in FILL_MODES:
                self._doubtful[key] = False
            else:
                low, high = self._without.shades(self._look.frame.pixels(text.box))
                self._doubtful[key] = low - NEAR_COLOUR < light < high + NEAR_COLOUR
        return self._doubtful[key]


def _without_text(look: Look) -> Picture:
    for text in look.objects.texts:
        library.FPDFPageObj_SetIsActive(text.handle, False)  # noqa: FBT003 - a C function
    picture = render(look.page, look.frame)
    for text in look.objects.texts:
        library.FPDFPageObj_SetIsActive(text.handle, True)  # noqa: FBT003 - a C function
    return picture


def _stretches(text: str, reasons: Sequence[str | None]) -> Iterator[Unseen]:
    start = 0
    while start < len(reasons):
        why = reasons[start]
        if not why:
            start += 1
            continue
        end = last = start + 1
        while end < len(reasons) and reasons[end] in (None, why):
            end += 1
            last = end if reasons[end - 1] else last
        if any(c.isalnum() for c in text[start:last]):
            yield Unseen(start, last, why)
        start = end


def _is_cut(look: Look, unseen: Unseen) -> bool:
    """True where one text object shows up to here and not from here to the end of its line."""
    before = unseen.start - 1
    if unseen.why != COVERED or before < 0 or "\n" in look.text[before : unseen.end]:
        return False
    after = look.text[unseen.end : unseen.end + 2]
    if after.strip(" \xa0")[:1] not in ("", "\n") and not after.startswith("\xad"):
        return False
    objects = [
        address(library.FPDFText_GetTextObject(look.text_page, index))
        for index in (before, unseen.start)
    ]
    return objects[0] == objects[1] != 0


def _is_tiny(text_page: Handle, index: int) -> bool:
    box = library.FS_RECTF()
    library.FPDFText_GetLooseCharBox(text_page, index, box)
    return 0 < abs(box.top - box.bottom) < TINY_POINTS


def address(handle: Handle) -> int:
    """Where an object is in memory: what makes two handles the same; 0 for none."""
    return ctypes.cast(handle, ctypes.c_void_p).value or 0
