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
    r"|\bagrees? as follows\b|^\W*(?:resolvem|acordam|ajustam|convencionam|pactuam)\b"
    r"|\bisto posto\b|\bas partes\b[^.;]{0,60}\b(?:resolvem|acordam|ajustam|t[êe]m entre si)\b",
    re.IGNORECASE | re.MULTILINE,
)
_LETTER: Final = re.compile(r"\(?[A-Za-z]\)?\.?|\(?[ivxIVX]{1,5}\)?\.?")
_CLAUSE: Final = re.compile(
    r"^\s*(?:[0-9]{1,3}[.)\s]|(?:clause|section|article|artigo|art\.|cl[áa]usula|§{1,2})"
    r"\s*(?:n[ºo°.]+\s*)?(?:[0-9]{1,3}|[IVXLC]{1,7}\b|(?:primeir|segund|terceir|quart|quint|sext"
    r"|s[ée]tim|oitav|non|d[ée]cim)[oa]\b|(?:first|second|third|one|two|three)\b))",
    re.MULTILINE | re.IGNORECASE,
)


_RECITALS: Final = re.compile(
    # The line of a heading without a number: "Recitals", "Preliminarmente, consigna-se:".
    r"^[^\w\n]*(?:recitals?|background|preamble|considerandos?|considera[çc][õo]es iniciais"
    r"|pre[âa]mbulo|preliminarmente|antecedentes)\b[^.;\n]{0,60}$"
    # A "whereas" that has its line for itself.
    r"|^[^\w\n]*(?:whereas|considerando(?:\s+que)?)\s*:?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
_WHEREAS: Final = re.compile(
    r"\W*(?:\(?[A-Za-z0-9]{1,4}[.)]\s*)?(?:whereas|considerando)\b(?!\s+(?:o prazo|a data))",
    re.IGNORECASE,
)
_REACH: Final = 8_000
"""Characters before a passage in which its heading is looked for."""


def tells_why(text: str, at: int) -> bool:
    """True for what stands below a heading of recitals, or behind the WHEREAS of its line.

    Below the heading it ends where a numbered clause begins, or where the parties agree.
    """
    line = text[text.rfind("\n", 0, at) + 1 : at]
    if _WHEREAS.match(line):
        return True
    before = text[max(0, at - _REACH) : at]
    headings = list(_RECITALS.finditer(before))
    if not headings:
        return False
    since = before[headings[-1].end() :]
    return _AGREED.search(since) is None and _CLAUSE.search(since) is None


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
