"""Running headers, footers and page numbers: lines that come back on page after page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from quotary.core.document import Page
from quotary.core.span import Span

MOST_LINES = 4
"""Of a header or footer; where more lines in a row come back, it is the pages' own text."""

LONGEST = 160
SHARE = 0.4
"""Of the pages; odd and even pages may carry headers of their own."""

Line = tuple[Span, str]
NUMBER = "#"
LINE = re.compile(r"[^\n\u00ad]+")
"""PDFium gives no line break after a word that goes on over it, nor over the end of a page: the
footer would be part of the last line."""

DIGITS = re.compile(r"[0-9]+")
PAGE_NUMBER = re.compile(
    r"[\s\-–—|]*(?:(?:page|página|pagina|pág\.?|p\.)\s*)?[0-9ivxl]{1,4}"
    r"(?:\s*(?:of|de|/|\|)\s*[0-9ivxl]{1,4})?[\s\-–—|]*",
    re.IGNORECASE,
)


def furniture_of(text: str, pages: Sequence[Page]) -> tuple[Span, ...]:
    """The spans of running lines, in order: those from a page's first line on, or up to its last.

    A line counts as the same with other digits in it. On fewer than two pages nothing runs.
    """
    if len(pages) < 2:
        return ()
    edges = [_edges(list(_lines(text, page))) for page in pages]
    counts = Counter(key for page in edges for key in {key for edge in page for _, key in edge})
    least = max(2, round(SHARE * len(pages)))
    return tuple(
        sorted({span for page in edges for edge in page for span in _run(edge, counts, least)})
    )


def _edges(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """A page's first lines, and its last lines from the last one up; one more than can run."""
    half = (len(lines) + 1) // 2
    most = min(MOST_LINES + 1, half)
    return lines[:most], lines[::-1][: min(most, len(lines) - most)]


def _run(edge: Sequence[Line], counts: Counter[str], least: int) -> list[Span]:
    """The spans of an edge's lines for as long as they are running lines or page numbers."""
    run = list(takewhile(lambda line: counts[line[1]] >= least or line[1] == NUMBER, edge))
    return [span for span, _ in run] if len(run) <= MOST_LINES else []


def _lines(text: str, page: Page) -> Iterator[Line]:
    """The lines of a page with what makes two of them the same; long ones run on no page."""
    for match in LINE.finditer(text, page.span.start, page.span.end):
        words = " ".join(match.group().split())
        if words:
            key = DIGITS.sub("#", words) if len(words) <= LONGEST else f"{match.start()}"
            key = NUMBER if PAGE_NUMBER.fullmatch(words) else key
            yield Span(match.start(), match.end()), key
