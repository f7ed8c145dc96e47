"""A passage without the running headers and footers that a page break puts among its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.document import Document
from quotary.core.span import Span

_BREAK: Final = re.compile(r"\s+")


def own_words(document: Document, span: Span) -> str:
    """The span's own words, to be read; as they stand where no page break parts them."""
    pieces = [each.of(document.text) for each in outside_furniture(document, span)]
    return pieces[0] if len(pieces) == 1 else " ".join(_BREAK.sub(" ", each) for each in pieces)


def outside_furniture(document: Document, span: Span) -> tuple[Span, ...]:
    """The parts of the span that are the contract's; the span itself where all of it is none."""
    return tuple(_parts(document, span)) or (span,)


def shrunk(text: str, start: int, end: int) -> Span | None:
    """The stretch without white space at its ends; None where nothing is left."""
    found = text[start:end]
    inner = found.strip()
    if end <= start or not inner:
        return None
    first = start + found.index(inner[0])
    return Span(first, first + len(inner))


def _parts(document: Document, span: Span) -> Iterator[Span]:
    at = span.start
    for each in sorted(document.furniture):
        if not each.overlaps(span):
            continue
        if (cut := shrunk(document.text, at, min(each.start, span.end))) is not None:
            yield cut
        at = max(at, each.end)
    if (cut := shrunk(document.text, at, span.end)) is not None:
        yield cut
