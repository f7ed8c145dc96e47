"""What governs a quote: the words of its own sentence, without the sibling items of a list."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quotary.core.items import Item, items_between
from quotary.core.sentences import sentence_at
from quotary.core.span import Span

_OPENING = 8
_NUMBER = 40
"""Characters that a clause number in front of a sentence may take, white space included."""

_WORDY = re.compile(r"[^\W_]")
_NUMBERING = re.compile(
    r"[\W_]*(?:(?:section|clause|article|cl[áa]usula|artigo)\s+)?"
    r"(?:[0-9]{1,4}(?:\.[0-9]{1,3})*|[ivx]{1,5}|[a-z])?[\W_]*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The words of a statement about a span in it.

    `lead_ins` are those of the lists it is an item of, outermost first; `before` and `after` are
    the rest of its own item, or of its sentence where there is no list.
    """

    lead_ins: tuple[Span, ...]
    before: Span
    after: Span


def statement_at(text: str, span: Span) -> tuple[Span, ...]:
    """The lead-ins and the item that hold `span`, in order; the whole sentence if it has no items.

    Of "shall not: (a) copy; (b) sell", the statement of "sell" is "shall not:" and "(b) sell".
    """
    return statement_of(text, span, sentence_at(text, span))


def statement_of(text: str, span: Span, sentence: Span) -> tuple[Span, ...]:
    """What `statement_at` gives, where the sentence that holds `span` is known."""
    about = around(text, span, sentence)
    lead_ins = (part for part in about.lead_ins if len(part))
    return (*lead_ins, Span(about.before.start, about.after.end))


def around(text: str, span: Span, sentence: Span) -> Surroundings:
    """What governs `span` in its sentence."""
    # The span may open with its own marker: what stands before it is then a sibling or a lead-in.
    items = items_between(text, sentence.start, min(span.end, span.start + _OPENING))
    later = items_between(text, span.end, sentence.end)
    end = later[0].start if later else sentence.end
    *lead_ins, before = _chain(items, sentence.start, span.start)
    return Surroundings(tuple(lead_ins), before, Span(span.end, max(span.end, end)))


def is_partial(text: str, about: Surroundings) -> bool:
    """True where words of the same item or sentence stand before or after; its number is none."""
    before = about.before.of(text)
    if _WORDY.search(before) and (len(before) > _NUMBER or not _NUMBERING.fullmatch(before)):
        return True
    return _WORDY.search(text, about.after.start, about.after.end) is not None


def _chain(items: tuple[Item, ...], start: int, end: int) -> tuple[Span, ...]:
    """The lead-ins above `end`, outermost first, then the words of its own item before it."""
    items = tuple(item for item in items if item.start <= end)
    stops = (*(item.start for item in items[1:]), end)
    open_items: list[tuple[str, Span]] = []
    for item, stop in zip(items, stops, strict=False):
        styles = [style for style, _ in open_items]
        if item.style in styles:
            del open_items[styles.index(item.style) :]
        open_items.append((item.style, Span(min(item.words, stop), stop)))
    lead_in = Span(start, items[0].start if items else end)
    return (lead_in, *(span for _, span in open_items))
