"""Signs that a PDF's fonts map letters to wrong characters, as in "u:lization"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from quotary.core.document import Page, ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.flags import excerpt
from quotary.ingest.reading.language import stop_word_share

NO_CHARACTER = re.compile("[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]")
INSIDE_WORD = re.compile(
    r"(?<![\w:/.@#])[A-Za-z]{0,12}[a-z][:;!\"#$%*+<=>?^~|{}\\\u00a1-\u00ac\u00ae-\u00bf\ufffd\ue000-\uf8ff]"
    r"[a-z]{2,12}(?![\w:/.@=(])"
)
"""A lower-case word with a sign inside that no word has; addresses and key=value pairs are none."""

FEW_PLACES = 2
LEAST_WORDS = 150
LEAST_SHARE = 0.01
"""Of words; text of any of the six languages known here has ten times as many stop words."""


def mapping_flags(text: str, pages: Sequence[Page]) -> Iterator[ReadingFlag]:
    """A `font_map_broken` for words with foreign signs inside, or for text without known words.

    Private-use characters that stand alone are pictures of a symbol font and flagged as such.
    """
    inside = list(INSIDE_WORD.finditer(text))
    lone = [match for match in NO_CHARACTER.finditer(text) if not _in_word(text, match.start())]
    if len(inside) >= FEW_PLACES or any(NO_CHARACTER.search(each.group()) for each in inside):
        first = Span(inside[0].start(), inside[0].end())
        detail = f"{len(inside)} words hold signs for letters, as in “{excerpt(first.of(text))}”"
        yield ReadingFlag("font_map_broken", detail, first, _page(pages, first))
    elif stop_word_share(text, LEAST_WORDS) < LEAST_SHARE:
        detail = "its words belong to no known language; its letters may be mapped wrongly"
        yield ReadingFlag("font_map_broken", detail)
    if lone:
        span = Span(lone[0].start(), lone[0].end())
        detail = f"{len(lone)} signs of a font that maps them to no character, the first here"
        yield ReadingFlag("symbol_font", detail, span, _page(pages, span))


def _in_word(text: str, index: int) -> bool:
    return text[index - 1 : index].isalpha() or text[index + 1 : index + 2].isalpha()


def _page(pages: Sequence[Page], span: Span) -> int | None:
    return next((page.number for page in pages if page.span.contains(span)), None)
