"""The text of a document as a model is shown it: what a person sees, words whole."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.document import Document
from quotary.core.plain import storable
from quotary.core.span import Span

HIDDEN: Final = frozenset({"hidden_text", "struck_text", "annotations", "comments"})
"""Reading flags whose text a reader of the page does not see as part of the contract."""

_BROKEN_WORD: Final = re.compile(r"(?<=[^\W\d_])\u00ad[ \t]*[\r\n\f]?\s*(?=[^\W\d_])")
_BLANK_LINES: Final = re.compile(r"\n{3,}")


def shown_text(document: Document, span: Span) -> str:
    """The characters of `span` without furniture and hidden text, broken words joined.

    Quotes from it are still found in the canonical text: the gate's folding allows for exactly
    these differences.
    """
    pieces: list[str] = []
    at = span.start
    for gap in _gaps(document, span):
        pieces.append(document.text[at : max(at, gap.start)])
        at = max(at, gap.end)
    pieces.append(document.text[at : span.end])
    text = "".join(pieces).replace("\f", "\n").replace("\r\n", "\n")
    return _BLANK_LINES.sub("\n\n", storable(_BROKEN_WORD.sub("", text)))


def _gaps(document: Document, span: Span) -> list[Span]:
    """What is left out, inside the span, in order."""
    hidden = [flag.span for flag in document.flags if flag.kind in HIDDEN and flag.span is not None]
    gaps = [gap for gap in (*document.furniture, *hidden) if gap.overlaps(span)]
    return sorted(Span(max(gap.start, span.start), min(gap.end, span.end)) for gap in gaps)
