"""What governs a quote: the words of its own sentence, without the sibling items of a list."""

from __future__ import annotations

from quotary.core.items import Item, items_between
from quotary.core.sentences import sentence_at
from quotary.core.span import Span

_OPENING = 8


def statement_at(text: str, span: Span) -> tuple[Span, ...]:
    """The lead-ins and the item that hold `span`, in order; the whole sentence if it has no items.

    Of "shall not: (a) copy; (b) sell", the statement of "sell" is "shall not:" and "(b) sell".
    """
    before, after = around(text, span, sentence_at(text, span))
    end = after.end if len(after) else span.end
    start = before[-1].start if before else span.start
    return (*(part for part in before[:-1] if len(part)), Span(start, end))


def around(text: str, span: Span, sentence: Span) -> tuple[tuple[Span, ...], Span]:
    """What governs `span` before it in its sentence, lead-ins first, and the rest of its item.

    The last span before ends where `span` starts; it may be empty.
    """
    # The span may open with its own marker: what stands before it is then a sibling or a lead-in.
    items = items_between(text, sentence.start, min(span.end, span.start + _OPENING))
    later = items_between(text, span.end, sentence.end)
    end = later[0].start if later else sentence.end
    before = _chain(items, sentence.start, span.start)
    return before, Span(span.end, max(span.end, end))


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
