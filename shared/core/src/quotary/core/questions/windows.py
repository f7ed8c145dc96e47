"""The parts that a document is read in where it is too long for one call: the same ones each time.

They depend on the document and the size alone, so a second question finds the same prefixes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from quotary.core.document import Document
from quotary.core.span import Span

CHARACTERS_PER_TOKEN: Final = 4
"""Of contract text in English, on average; other languages take more tokens, never fewer."""
_LEAST: Final = 2_000
_OVERLAP: Final = 800
"""Characters of the window before that the next begins with, in whole clauses where they fit."""


def windows(document: Document, tokens: int) -> tuple[Span, ...]:
    """The spans to read, in order, each of about `tokens` at most; they cover the whole text.

    A window ends where a clause begins, and otherwise after a line or a word.
    """
    size = max(tokens * CHARACTERS_PER_TOKEN, _LEAST)
    end = len(document.text)
    if end <= size:
        return (Span(0, end),)
    starts = sorted({clause.span.start for clause in document.clauses} | {0, end})
    found: list[Span] = []
    start = 0
    while end - start > size:
        stop = _stop(document.text, starts, start, start + size)
        found.append(Span(start, stop))
        start = _next_start(starts, start, stop)
    return (*found, Span(start, end))


def _stop(text: str, starts: Sequence[int], start: int, limit: int) -> int:
    """The last clause's beginning in the second half of the window, else a line or a word."""
    middle = start + (limit - start) // 2
    at_clause = [each for each in starts if middle < each <= limit]
    if at_clause:
        return at_clause[-1]
    for sign in ("\n", " "):
        found = text.rfind(sign, middle, limit)
        if found > middle:
            return found + 1
    return limit


def _next_start(starts: Sequence[int], start: int, stop: int) -> int:
    """Where the next window begins: a clause before `stop` at most the overlap away, else there."""
    for first, second in pairwise(starts):
        if first <= stop - _OVERLAP < second and second < stop:
            return second if second > start else stop
    return max(stop - _OVERLAP, start + 1) if stop not in starts else stop
