"""Running headers, footers and page numbers: lines that come back on page after page.

What is taken for one is neither searched nor quoted, so that a line which says something of the
contract is none, whatever else looks like it: one that binds, that goes on with a sentence, or
whose figures are not those of its page.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from quotary.core.document import Page
from quotary.core.obligations.duty_words import find_duties
from quotary.core.span import Span

MOST_LINES = 4
"""Of a header or footer; where more lines in a row come back, it is the pages' own text."""

LONGEST = 160
SHARE = 0.4
"""Of the pages; odd and even pages may carry headers of their own."""

SENTENCE = 6
GOES_ON = 4
"""Words from which a line is a sentence, or the rest of one."""


class Line(NamedTuple):
    """A line of a page, its words, and what makes two of them the same."""

    span: Span
    words: str
    key: str


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
WORD = re.compile(r"[^\W\d_]+")
WHOLE = re.compile(r"[.!][\"'\u201d\u2019)\]]*$")
ENDS = re.compile(r"[.;:,][\"'\u201d\u2019)\]]*$")


def furniture_of(text: str, pages: Sequence[Page]) -> tuple[Span, ...]:
    """The spans of running lines, in order: those from a page's first line on, or up to its last.

    A line counts as the same with other page numbers in it. On fewer than two pages nothing runs.
    """
    if len(pages) < 2:
        return ()
    edges = [_edges(list(_lines(text, page))) for page in pages]
    counts = Counter(key for page in edges for key in {line.key for edge in page for line in edge})
    least = max(2, round(SHARE * len(pages)))
    running = {key for key, count in counts.items() if count >= least}
    running -= _of_the_contract(edges, running)
    running.add(NUMBER)
    kept = _said_once(edges, running)
    return tuple(
        sorted({span for page in edges for edge in page for span in _run(edge, running)} - kept)
    )


def _edges(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """A page's first lines, and its last lines from the last one up; one more than can run."""
    half = (len(lines) + 1) // 2
    most = min(MOST_LINES + 1, half)
    return lines[:most], lines[::-1][: min(most, len(lines) - most)]


def _run(edge: Sequence[Line], running: set[str]) -> list[Span]:
    """The spans of an edge's lines for as long as they are running lines or page numbers."""
    run = list(takewhile(lambda line: line.key in running, edge))
    return [line.span for line in run] if len(run) <= MOST_LINES else []


def _lines(text: str, page: Page) -> Iterator[Line]:
    """The lines of a page with what makes two of them the same; long ones run on no page."""
    for match in LINE.finditer(text, page.span.start, page.span.end):
        words = " ".join(match.group().split())
        if words:
            key = DIGITS.sub("#", words) if len(words) <= LONGEST else f"{match.start()}"
            key = NUMBER if PAGE_NUMBER.fullmatch(words) else key
            yield Line(Span(match.start(), match.end()), words, key)


Edges = Sequence[tuple[list[Line], list[Line]]]


def _of_the_contract(edges: Edges, running: set[str]) -> set[str]:
    """The keys of lines that come back and still are the contract's own text."""
    places: dict[str, dict[int, str]] = defaultdict(dict)
    above: dict[str, set[str]] = defaultdict(set)
    for number, (top, bottom) in enumerate(edges):
        for edge in (top, bottom[::-1]):
            for before, line in pairwise((None, *edge)):
                if line is not None and line.key in running and line.key != NUMBER:
                    places[line.key].setdefault(number, line.words)
                    above[line.key].add(before.key if before else "")
    text = {key for key, found in places.items() if _is_text(found)}
    rest = {key for key, found in places.items() if key not in text and _goes_on(found)}
    while rest:
        # The second line of a footer goes on with a line that comes back itself.
        more = {key for key in rest if not above[key] <= running - text - {NUMBER}}
        text |= more
        rest = rest - more if more else set[str]()
    return text


def _goes_on(found: Mapping[int, str]) -> bool:
    """True where the line is the rest of a sentence."""
    words = next(iter(found.values()))
    return words[:1].islower() and len(WORD.findall(words)) >= GOES_ON


def _is_text(found: Mapping[int, str]) -> bool:
    """True where the line, as it stands on each of these pages, says something of its own."""
    words = next(iter(found.values()))
    same = len(set(found.values())) == 1
    if find_duties(words):
        return not (same and WHOLE.search(words))
    sentence = ENDS.search(words) is not None and len(WORD.findall(words)) >= SENTENCE
    return not same and (sentence or not _counts(found))


def _counts(found: Mapping[int, str]) -> bool:
    """True where each figure of the line stays as it is or goes up with the pages."""
    rows = [(page, [int(one) for one in DIGITS.findall(words)]) for page, words in found.items()]
    steps = [
        all(b - a in (0, later - page) for a, b in zip(figures, after, strict=True))
        for (page, figures), (later, after) in pairwise(rows)
    ]
    return 2 * sum(steps) >= len(steps)


def _said_once(edges: Edges, running: set[str]) -> set[Span]:
    """Where a running line that binds stands first: there it is read, once for all its pages."""
    first: dict[str, Span] = {}
    for line in (line for page in edges for edge in page for line in edge):
        if line.key in running and line.key not in first and find_duties(line.words):
            first[line.key] = line.span
    return set(first.values())
