"""Running headers, footers and page numbers: lines that come back on page after page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from quotary.core.document import Page
from quotary.core.span import Span

EDGE_LINES = 4
LONGEST = 160
SHARE = 0.4
"""Of the pages; odd and even pages may carry headers of their own."""

LINE = re.compile(r"[^\n]+")
DIGITS = re.compile(r"[0-9]+")
PAGE_NUMBER = re.compile(
    r"[\s\-–—|]*(?:(?:page|página|pagina|pág\.?|p\.)\s*)?[0-9ivxl]{1,4}"
    r"(?:\s*(?:of|de|/|\|)\s*[0-9ivxl]{1,4})?[\s\-–—|]*",
    re.IGNORECASE,
)


def furniture_of(text: str, pages: Sequence[Page]) -> tuple[Span, ...]:
    """The spans of running lines, in order; only lines near a page's first or last can be one.

    A line counts as the same with other digits in it. On fewer than two pages nothing runs.
    """
    if len(pages) < 2:
        return ()
    edges = [_edge_lines(text, page) for page in pages]
    counts = Counter(key for lines in edges for key in {key for _, key in lines})
    least = max(2, round(SHARE * len(pages)))
    spans = [
        span
        for lines in edges
        for place, (span, key) in enumerate(lines)
        if counts[key] >= least or (place in (0, len(lines) - 1) and _is_page_number(text, span))
    ]
    return tuple(sorted(set(spans)))


def _edge_lines(text: str, page: Page) -> list[tuple[Span, str]]:
    lines = list(_lines(text, page))
    if len(lines) <= 2 * EDGE_LINES:
        half = (len(lines) + 1) // 2
        return lines[:half] + lines[half:]
    return lines[:EDGE_LINES] + lines[-EDGE_LINES:]


def _lines(text: str, page: Page) -> Iterator[tuple[Span, str]]:
    for match in LINE.finditer(text, page.span.start, page.span.end):
        words = " ".join(match.group().split())
        if words and len(words) <= LONGEST:
            key = DIGITS.sub("#", words)
            yield Span(match.start(), match.end()), key if any(c.isalpha() for c in key) else ""


def _is_page_number(text: str, span: Span) -> bool:
    return bool(PAGE_NUMBER.fullmatch(span.of(text)))
