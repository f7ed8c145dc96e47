"""A page's characters, one for each of PDFium's character indexes."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from itertools import repeat

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


DIGITS = "0123456789"
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
BESIDE = re.compile(r"(?<=\S)[ ]?([0-9])")
LONGEST_INDEX = 3
SMALL = 0.85
RAISED = 0.15
"""Share of the line's letter size by which an index is at most as large, and at least raised."""

NO_CHARACTER = re.compile("[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]")


def page_characters(text_page: Handle) -> str:
    """The page's text; character i is the one that PDFium calls i."""
    read: Callable[[Handle, int], int] = library.FPDFText_GetUnicode
    count: int = library.FPDFText_CountChars(text_page)
    text = "".join(map(chr, map(read, repeat(text_page), range(count))))
    return _with_raised_digits(text_page, text.translate(TRANSLATION))


def _with_raised_digits(text_page: Handle, text: str) -> str:
    """The text with digits that stand small and high as superscripts: 30² is not 302."""
    raised = [
        match.start(1)
        for match in BESIDE.finditer(text)
        if _is_raised(text_page, match.start() - 1, match.start(1))
    ]
    if not raised:
        return text
    characters = list(text)
    for index in raised:
        size = library.FPDFText_GetFontSize(text_page, index)
        for place in range(index, min(index + LONGEST_INDEX, len(text))):
            if text[place] not in DIGITS or library.FPDFText_GetFontSize(text_page, place) != size:
                break
            characters[place] = SUPERSCRIPTS[int(text[place])]
    return "".join(characters)


def _is_raised(text_page: Handle, base: int, index: int) -> bool:
    size = library.FPDFText_GetFontSize(text_page, base)
    if library.FPDFText_GetFontSize(text_page, index) > SMALL * size:
        return False
    x, low, high = ctypes.c_double(), ctypes.c_double(), ctypes.c_double()
    library.FPDFText_GetCharOrigin(text_page, base, x, low)
    library.FPDFText_GetCharOrigin(text_page, index, x, high)
    return RAISED * size < high.value - low.value < size


def unmapped(text_page: Handle, text: str) -> int:
    """How many characters the file's fonts map to no character, or to a private one."""
    return sum(
        not library.FPDFText_IsGenerated(text_page, match.start())
        for match in NO_CHARACTER.finditer(text)
    )
