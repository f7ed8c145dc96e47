"""Every fragment of a quote put at its place in the document, alone and in document order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quotary.core.indexing import DocumentIndex
from quotary.core.places import Search, search
from quotary.core.quoting import MAX_CHARS, Sought, seek
from quotary.core.span import Span


@dataclass(frozen=True, slots=True)
class Placed:
    """A fragment with the places it may stand at, the chosen one first; none where `reason` is set.

    `elsewhere` is True where no place lies in the part of the document that was quoted from.
    """

    quote: str
    sought: Sought | None
    spans: tuple[Span, ...] = ()
    elsewhere: bool = False
    reason: str = ""


def place(
    fragments: Sequence[str],
    index: DocumentIndex,
    near: Span | None,
    within: Span | None = None,
) -> list[Placed]:
    """One record per fragment; one whose every place lies before the fragment ahead is refused.

    A fragment that stands in `within` has no other places.
    """
    placed: list[Placed] = []
    floor = 0
    for fragment in fragments:
        one = _place(fragment, index, near, floor, within)
        if one.spans and not one.reason:
            floor = one.spans[0].start
        placed.append(one)
    return placed


def _place(
    quote: str, index: DocumentIndex, near: Span | None, floor: int, within: Span | None
) -> Placed:
    if not index.body.key:
        return Placed(quote, None, reason="no_text")
    if len(quote) > MAX_CHARS:
        return Placed(quote, None, reason="too_long")
    sought = seek(quote)
    if sought is None:
        return Placed(quote, None, reason="empty")
    if sought.short:
        return Placed(quote, sought, reason="too_short")
    found = _search(index, sought, within) if within is not None else Search(())
    if not found.spans:
        found = _search(index, sought)
    if not found.spans:
        reason = "too_many_places" if found.exhausted else found.near_miss or "not_found"
        return Placed(quote, sought, reason=reason)
    spans, elsewhere = _choose(found.spans, near, floor)
    return Placed(
        quote, sought, spans, elsewhere, reason="" if spans[0].start >= floor else "out_of_order"
    )


def _search(index: DocumentIndex, sought: Sought, within: Span | None = None) -> Search:
    """The places of the first form of the quote that has any; first with headers left out."""
    refused = Search(())
    for view in index.views():
        for form in sought.forms:
            found = search(view, form, within)
            if form is not sought.forms[-1]:
                found = replace(found, spans=_marks_kept(found.spans, view.source))
            if found.spans or found.exhausted:
                return found
            refused = refused if refused.near_miss else found
    return refused


def _marks_kept(spans: Sequence[Span], source: str) -> tuple[Span, ...]:
    """The spans whose quote marks stand at the words, not at those of the words beside them."""
    return tuple(
        span
        for span in spans
        if not source[span.start + 1].isspace() and not source[span.end - 2].isspace()
    )


def _choose(spans: Sequence[Span], near: Span | None, floor: int) -> tuple[tuple[Span, ...], bool]:
    """The places inside `near` if any, the first from `floor` on ahead; whether none is near."""
    close = [span for span in spans if near is None or near.contains(span)]
    close = close or [span for span in spans if near is not None and near.overlaps(span)]
    places = close or spans
    chosen = next((span for span in places if span.start >= floor), places[0])
    return (chosen, *(span for span in places if span is not chosen)), not close
