"""A page's text in reading order whichever way the page or its text is turned.

PDFium orders lines by how the page is shown. Where text runs down the shown page it gives the
lines in reverse, so the text is taken from the page turned such that most of it stands upright.
"""

from __future__ import annotations

import math
from collections import Counter

from quotary.ingest.reading.pdf.library import Handle, library

SAMPLES = 40
QUARTER = math.pi / 2


def load_text(page: Handle) -> tuple[Handle, int]:
    """The page's text, to be closed by the caller, and the turns by 90° at which it is upright.

    The page itself is left turned as it was.
    """
    text_page = library.FPDFText_LoadPage(page)
    shown = library.FPDFPage_GetRotation(page)
    upright = _upright_turns(text_page)
    if upright is None or upright == shown:
        return text_page, shown
    library.FPDFText_ClosePage(text_page)
    library.FPDFPage_SetRotation(page, upright)
    text_page = library.FPDFText_LoadPage(page)
    library.FPDFPage_SetRotation(page, shown)
    return text_page, upright


def _upright_turns(text_page: Handle) -> int | None:
    """The turns that set most of the page's characters upright; None for a page without text."""
    count = library.FPDFText_CountChars(text_page)
    angles = Counter(
        round(library.FPDFText_GetCharAngle(text_page, index) / QUARTER) % 4
        for index in range(0, count, max(1, count // SAMPLES))
        if not library.FPDFText_IsGenerated(text_page, index)
    )
    return (4 - angles.most_common(1)[0][0]) % 4 if angles else None
