"""Whether words stand among the recitals, before the parties agree on anything."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.span import Span

_HEADING: Final = re.compile(
    r"\b(?:recitals?|background|preamble|whereas|considerandos?|pre[âa]mbulo|introduction)\b",
    re.IGNORECASE,
)
_AGREED: Final = re.compile(
    r"\bnow,? therefore\b|\bthe parties (?:hereby |therefore |hereto )*(?:have )?agree\b"
    r"|\bit is (?:hereby )?agreed\b|^\W*(?:agreed terms|operative (?:provisions|part|terms))\W*$"
    r"|\bisto posto\b|\bas partes\b[^.;]{0,60}\b(?:resolvem|acordam|ajustam|t[êe]m entre si)\b",
    re.IGNORECASE | re.MULTILINE,
)
_LETTER: Final = re.compile(r"\(?[A-Za-z]\)?\.?|\(?[ivxIVX]{1,5}\)?\.?")
_CLAUSE: Final = re.compile(
    r"^\s*(?:(?:clause|section|cl[áa]usula)\s+)?[0-9]{1,3}[.)\s]", re.MULTILINE
)


def in_recitals(index: DocumentIndex, span: Span) -> bool:
    """True under a heading of recitals, or before the first numbered clause and any agreement."""
    places = whereabouts(index)
    heading = places.heading(span)
    if _HEADING.search(heading):
        return True
    clause = places.place(span).clause
    if heading or (clause and _LETTER.fullmatch(clause) is None):
        return False
    before = index.text[: span.start]
    return _AGREED.search(before) is None and _CLAUSE.search(before) is None
