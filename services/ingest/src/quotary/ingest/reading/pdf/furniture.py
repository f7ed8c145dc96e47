"""Running headers, footers and page numbers: lines that come back on page after page.

What is taken for one is neither searched nor quoted, so that a line which says something of the
contract is none, whatever else looks like it: one that binds, that goes on with a sentence, or
whose figures are not those of its page. Where such a line does stand between the halves of a
sentence it is one, and it is left in the text where it stands in nothing's way.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import takewhile

from quotary.core.document import Page
from quotary.core.span import Span
from quotary.ingest.reading.pdf.running_lines import DIGITS, NUMBER, Edges, Line, texts
from quotary.ingest.reading.saying import says

MOST_LINES = 4
"""Of a header or footer; where more lines in a row come back, it is the pages' own text."""

LONGEST = 160
SHARE = 0.4
"""Of the pages; odd and even pages may carry headers of their own."""

BARE = re.compile(r"[0-9]{1,4}")
WAITS = re.compile(
    r"(?:\b(?:within|of|to|than|least|most|exceed|every|for|by|over|under|sections?|clauses?"
    r"|articles?|de|em|até|cada|por|para|cláusulas?|artigos?|item)|[$€£])$",
    re.IGNORECASE,
)
LINE = re.compile(r"[^\n\u00ad]+")
"""PDFium gives no line break after a word that goes on over it, nor over the end of a page: the
footer would be part of the last line."""

PAGE_NUMBER = re.compile(
    r"[\s\-–—|]*(?:(?:page|página|pagina|pág\.?|p\.)\s*)?[0-9ivxl]{1,4}"
    r"(?:\s*(?:of|de|/|\|)\s*[0-9ivxl]{1,4})?[\s\-–—|]*",
    re.IGNORECASE,
)


def furniture_of(text: str, pages: Sequence[Page]) -> tuple[Span, ...]:
    """The spans of running lines, in order: those from a page's first line on, or up to its last.

    A line counts as the same with other page numbers in it. On fewer than two pages nothing runs.
    """
    if len(pages) < 2:
        return ()
    edges = _numbered([_edges(list(_lines(text, page))) for page in pages])
    counts = Counter(key for page in edges for key in {line.key for edge in page for line in edge})
    least = max(2, round(SHARE * len(pages)))
    running = {key for key, count in counts.items() if count >= least} | {NUMBER}
    running -= texts(edges, running)
    runs = [(_run(top, running), _run(bottom, running)) for top, bottom in edges]
    found = {line.span for page in runs for run in page for line in run}
    return tuple(sorted(found - _left_in(runs)))


def _numbered(edges: Edges) -> Edges:
    """The edges, where a number that the line before waits for is no page number.

    "Within" at the foot of a page and "30" below it belong together, unless it counts with the
    number of another page.
    """
    bare = [
        (page, line)
        for page, edge in enumerate(edges)
        for line in (*edge[0], *edge[1])
        if BARE.fullmatch(line.words)
    ]
    counts = Counter(int(line.words) - page for page, line in bare)
    alone = {line.span for page, line in bare if counts[int(line.words) - page] < 2}
    found: list[tuple[list[Line], list[Line]]] = []
    before = ""
    for top, foot in edges:
        head = _waited_for(top, alone, before)
        tail = _waited_for(foot[::-1], alone, top[-1].words if top else before)[::-1]
        found.append((head, tail))
        before = (tail or head)[0 if tail else -1].words if tail or head else before
    return found


def _waited_for(lines: Sequence[Line], alone: AbstractSet[Span], before: str) -> list[Line]:
    """The lines in order, those of `alone` told apart from page numbers that end a sentence."""
    told: list[Line] = []
    for line in lines:
        waits = line.span in alone and WAITS.search(before) is not None
        told.append(line._replace(key=f"{line.span.start}") if waits else line)
        before = line.words
    return told


def _edges(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """A page's first lines, and its last lines from the last one up; one more than can run."""
    half = (len(lines) + 1) // 2
    most = min(MOST_LINES + 1, half)
    return lines[:most], lines[::-1][: min(most, len(lines) - most)]


def _run(edge: Sequence[Line], running: AbstractSet[str]) -> list[Line]:
    """An edge's lines for as long as they are running lines or page numbers."""
    run = list(takewhile(lambda line: line.key in running, edge))
    return run if len(run) <= MOST_LINES else []


def _left_in(runs: Edges) -> set[Span]:
    """The runs that are read although they run, one for each line that says something.

    The first of a header and the last of a footer stand before and behind all other text.
    """
    kept: set[Span] = set()
    for edge in ([top for top, _ in runs], [bottom for _, bottom in reversed(runs)]):
        seen: set[str] = set()
        for run in edge:
            new = {line.key for line in run if line.key not in seen and says(line.words)}
            if new:
                kept.update(line.span for line in run)
            seen |= new
    return kept


def _lines(text: str, page: Page) -> Iterator[Line]:
    """The lines of a page with what makes two of them the same; long ones run on no page."""
    for match in LINE.finditer(text, page.span.start, page.span.end):
        words = " ".join(match.group().split())
        if words:
            key = DIGITS.sub("#", words) if len(words) <= LONGEST else f"{match.start()}"
            key = NUMBER if PAGE_NUMBER.fullmatch(words) else key
            yield Line(Span(match.start(), match.end()), words, key)
