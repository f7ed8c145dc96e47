"""Where a passage stands, in a lawyer's words."""

from __future__ import annotations

from quotary.core.document import Clause, Document
from quotary.core.span import Span


def clause_at(document: Document, offset: int) -> Clause | None:
    """The clause that holds the character, None between clauses."""
    return next((each for each in document.clauses if each.span.contains(_one(offset))), None)


def place(document: Document, offset: int) -> str:
    """`Page 2, clause 7`; what is not known is left out, and nothing known is `In the text`."""
    page, clause = document.page_at(offset), clause_at(document, offset)
    words: list[str] = []
    if page is not None:
        words.append(f"page {page}")
    if clause is not None and clause.number:
        words.append(f"clause {clause.number.rstrip('.')}")
    elif clause is not None and clause.title and clause.kind != "clause":
        words.append(clause.title[:60])
    said = ", ".join(words) or "in the text"
    return said[0].upper() + said[1:]


def _one(offset: int) -> Span:
    return Span(offset, offset + 1)
