"""The part of a quote that belongs to a cue, where one sentence states several values.

"multa de 2% e juros de 1% ao mês" holds two percentages; `near: [multa]` asks for the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from quotary.core.cues import find_cues
from quotary.core.readers.date_mentions import find_dates
from quotary.core.readers.money_mentions import find_monies
from quotary.core.readers.percent_mentions import find_percents
from quotary.core.readers.period_mentions import find_periods
from quotary.core.readers.reading import Mention
from quotary.core.span import Span

_BOUNDARY = re.compile(
    r"[,;.:](?= |$)|(?<= )(?:and|or|plus|e|ou|mais|alem de|acrescid[oa]s? de|bem como"
    r"|as well as)(?= )",
    re.IGNORECASE,
)
_BRACKET = re.compile(r" ?[(\[] ?")


def _mentions(derive: str, text: str, language: str) -> Iterable[Mention[object]]:
    match derive.partition(".")[0]:
        case "duration":
            yield from find_periods(text, language)
        case "percent":
            yield from find_percents(text, language)
        case "money":
            yield from find_monies(text, language)
        case "date":
            yield from find_dates(text, language)
        case _:
            return


def value_spans(derive: str, text: str, language: str) -> list[Span]:
    """Where the text states values; "2% (dois por cento)" is one."""
    spans: list[Span] = []
    for mention in _mentions(derive, text, language):
        if spans and _BRACKET.fullmatch(text, spans[-1].end, mention.start):
            spans[-1] = Span(spans[-1].start, mention.end)
        else:
            spans.append(Span(mention.start, mention.end))
    return spans


def _bounds(text: str, values: Sequence[Span]) -> list[tuple[int, int]]:
    """The first and the last place where the text can be cut before each value but the first.

    Empty where nothing stands between two values to cut at.
    """
    bounds: list[tuple[int, int]] = []
    for before, after in pairwise(values):
        cuts = [match.start() for match in _BOUNDARY.finditer(text, before.end, after.start)]
        if not cuts:
            return []
        bounds.append((cuts[0], cuts[-1]))
    return bounds


def part_near(derive: str, text: str, language: str, cues: Sequence[str]) -> str:
    """The words around the one value that a cue stands with, else the whole readable text.

    A value belongs to a cue where every way to cut the text between the values leaves both on the
    same side; anything less certain returns the whole text, which then reads as ambiguous.
    """
    bounds = _bounds(text, value_spans(derive, text, language))
    if not bounds:
        return text
    chosen: set[int] = set()
    for hit in find_cues(text, cues):
        by_first = sum(first <= hit.span.start for first, _ in bounds)
        by_last = sum(last <= hit.span.start for _, last in bounds)
        if by_first != by_last:
            return text
        chosen.add(by_first)
    if len(chosen) != 1:
        return text
    index = chosen.pop()
    start = bounds[index - 1][1] if index else 0
    return text[start : bounds[index][0] if index < len(bounds) else len(text)]
