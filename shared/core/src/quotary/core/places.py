"""Every place where a quote stands in a view, to the letter, at word and number boundaries."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.boundaries import cuts_at
from quotary.core.folding import MARKS
from quotary.core.span import Span
from quotary.core.view import View, key_of
from quotary.core.walking import walk

MOST_PLACES = 50
_MOST_STEPS = 2_000_000
_MOST_TRIES = 5_000
_LEADING = 16
"""How far before its first letter a quote that opens with hyphens may start."""


@dataclass(frozen=True, slots=True)
class Search:
    """The places found, and what was seen on the way.

    `near_miss` says why a place that reads the same was refused: mid_word, mid_number,
    spacing_differs or "". `exhausted` is True where it gave up before the end of the text.
    """

    spans: tuple[Span, ...]
    near_miss: str = ""
    exhausted: bool = False


def search(view: View, quote: str, within: Span | None = None) -> Search:
    """The places of a folded quote in the view, or in the part of it `within`, at most fifty."""
    key = key_of(quote)
    first, last = view.key_range(within) if within is not None else (0, len(view.key))
    spans: list[Span] = []
    near_miss = ""
    tries = max(MOST_PLACES, min(_MOST_TRIES, _MOST_STEPS // len(quote)))
    at = view.key.find(key, first, last)
    while at >= 0 and len(spans) < MOST_PLACES:
        if not tries:
            return Search(tuple(spans), near_miss, exhausted=True)
        tries -= 1
        span, refusal = _stands(view, view.folded_at(at), quote)
        if span is not None:
            spans.append(span)
        near_miss = near_miss or refusal
        at = view.key.find(key, at + 1, last)
    return Search(tuple(spans), near_miss)


def _stands(view: View, at: int, quote: str) -> tuple[Span | None, str]:
    """The span of the quote whose first key character is at `at`, or why it is refused."""
    for start in _starts(view.text, at, quote):
        end = walk(view, start, quote)
        if end < 0:
            continue
        cut = cuts_at(view, start) or cuts_at(view, end)
        return (None, cut) if cut else (view.source_of(start, end), "")
    return None, "spacing_differs"


def _starts(text: str, at: int, quote: str) -> range:
    """The offsets at which the quote may start: before `at` only if it opens with a hyphen."""
    low = at
    if quote[0] == "-":
        while low > max(0, at - _LEADING) and text[low - 1] in "- " + MARKS:
            low -= 1
    return range(at, low - 1, -1)
