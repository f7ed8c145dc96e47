"""The statement that a span stands in: a sentence, of a list the item, within its paragraph."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.list_marks import marks_between
from quotary.core.span import Span

_BLANK: Final = re.compile(
    # An empty line; and the full stop after "Schedule C", which is no initial.
    r"\n[ \t]*\r?\n\s*|\f\s*"
    r"|(?:[Ss]chedule|[Aa]nnex|[Ee]xhibit|[Aa]ppendix|[Pp]art|[Aa]nexo)\s[A-Z]\.\s+(?=[A-Z])"
)


def statement_about(index: DocumentIndex, span: Span) -> Span:
    """The whole sentence about the span, of a list the item, and no more than a paragraph."""
    text = index.text
    whole = index.sentences.at(span)
    marks = [mark.start for mark in marks_between(text, whole.start, whole.end)]
    marks += [blank.end() for blank in _BLANK.finditer(text, whole.start, whole.end)]
    starts = [start for start in marks if start <= span.start]
    ends = [start for start in marks if start >= span.end]
    return Span(max(starts, default=whole.start), min(ends, default=whole.end))
