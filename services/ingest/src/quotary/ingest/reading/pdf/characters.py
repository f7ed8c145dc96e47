"""A page's characters, one for each of PDFium's character indexes."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from itertools import pairwise, repeat

from quotary.ingest.reading.pdf.geometry import Box
from quotary.ingest.reading.pdf.library import Handle, library

SOFT_HYPHEN = "\xad"
REPLACEMENT = "\ufffd"

TRANSLATION: dict[int, str] = {
    **dict.fromkeys(range(32), REPLACEMENT),
    9: "\t",
    10: "\n",
    11: "\n",
    12: " ",
    13: " ",
    2: SOFT_HYPHEN,
    0x7F: REPLACEMENT,
    0xFFFE: SOFT_HYPHEN,
    0xFFFF: REPLACEMENT,
    **dict.fromkeys(range(0xD800, 0xE000), REPLACEMENT),
}
"""U+0002 and U+FFFE are PDFium's marks for a hyphen at a line's end. A carriage return always
stands before a line feed and becomes a space, so that lengths stay equal; a form feed would pass
for a page break."""


DIGITS = frozenset("0123456789")
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LONGEST_INDEX = 3
NEAR = 0.5
SMALL = 0.95
RAISED = 0.15
"""Share of a line's height by which an index is at most as high, and at least raised."""

NO_CHARACTER = re.compile("[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]")


def page_characters(text_page: Handle) -> str:
    """The page's text; character i is the one that PDFium calls i."""
    read: Callable[[Handle, int], int] = library.FPDFText_GetUnicode
    count: int = library.FPDFText_CountChars(text_page)
    text = "".join(map(chr, map(read, repeat(text_page), range(count))))
    return text.translate(TRANSLATION)


def with_raised_digits(text_page: Handle, text: str, rectangles: Sequence[Box]) -> str:
    """The text with digits that stand small and high as superscripts: 30² is not 302."""
    characters: list[str] | None = None
    for before, box in pairwise(rectangles):
        if box.height > SMALL * before.height or box.width > LONGEST_INDEX * before.height:
            continue
        middle = (box.bottom + box.top) / 2
        first = _index_at(text_page, box.left + NEAR, middle)
        last = _index_at(text_page, box.right - NEAR, middle)
        if 0 < first <= last < first + LONGEST_INDEX and set(text[first : last + 1]) <= DIGITS:
            base = _index_at(text_page, before.right - NEAR, (before.bottom + before.top) / 2)
            if base >= 0 and _is_raised(text_page, base, first, before.height):
                characters = characters or list(text)
                for place in range(first, last + 1):
                    characters[place] = SUPERSCRIPTS[int(text[place])]
    return "".join(characters) if characters else text


def _index_at(text_page: Handle, x: float, y: float) -> int:
    """The character at a point of the page, a negative number where none is near."""
    return library.FPDFText_GetCharIndexAtPos(text_page, x, y, 1.0, 1.0)


def _is_raised(text_page: Handle, base: int, index: int, height: float) -> bool:
    x, low, high = ctypes.c_double(), ctypes.c_double(), ctypes.c_double()
    library.FPDFText_GetCharOrigin(text_page, base, x, low)
    library.FPDFText_GetCharOrigin(text_page, index, x, high)
    return RAISED * height < high.value - low.value < height


def unmapped(text_page: Handle, text: str) -> int:
    """How many characters the file's fonts map to no character, or to a private one."""
    return sum(
        not library.FPDFText_IsGenerated(text_page, match.start())
        for match in NO_CHARACTER.finditer(text)
    )
