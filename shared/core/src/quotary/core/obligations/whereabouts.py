"""Where a span stands, as a person looks for it: page and clause number."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.register import Place
from quotary.core.span import Span


class Whereabouts:
    """The clauses of one document, numbered in full: item (a) of clause 5.2 is "5.2 (a)"."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._starts = [clause.span.start for clause in document.clauses]
        self._numbers: list[str] = []
        self._heads: list[str] = []
        self._roots: list[Span] = []
        self._number()

    def place(self, span: Span) -> Place:
        """The place of the span; the clause is the one that its first character is in."""
        at = self._at(span)
        number = self._numbers[at] if at >= 0 else ""
        return Place(span, self._document.page_at(span.start), number)

    def heading(self, span: Span) -> str:
        """The titles of the clauses that hold the beginning of the span, outermost first."""
        at = self._at(span)
        return self._heads[at] if at >= 0 else ""

    def clause(self, span: Span) -> Span:
        """The outermost clause with all that belongs to it, or the whole text without any."""
        at = self._at(span)
        return self._roots[at] if at >= 0 else Span(0, len(self._document.text))

    def innermost(self, span: Span) -> Span:
        """The clause that the span begins in, without what belongs to it; else the whole text."""
        at = self._at(span)
        whole = Span(0, len(self._document.text))
        return self._document.clauses[at].span if at >= 0 else whole

    def _at(self, span: Span) -> int:
        return bisect_right(self._starts, span.start) - 1

    def _number(self) -> None:
        clauses = self._document.clauses
        above: list[tuple[int, str, str, int]] = []
        ends: dict[int, int] = {}
        roots: list[int] = []
        for place, clause in enumerate(clauses):
            while above and above[-1][0] >= clause.level:
                above.pop()
            number, title = clause.number.strip(), clause.title.strip()
            full, heading = number, title
            if above:
                parent, inherited = above[-1][1], above[-1][2]
                full = _joined(parent, number)
                heading = " / ".join(part for part in (inherited, title) if part)
            root = above[0][3] if above else place
            above.append((clause.level, full, heading, root))
            self._numbers.append(full)
            self._heads.append(heading)
            roots.append(root)
            ends[root] = clause.span.end
        self._roots = [Span(clauses[root].span.start, ends[root]) for root in roots]


def _joined(parent: str, number: str) -> str:
    """The number after its parent's, unless it says the parent's itself: 5.2 below 5."""
    if not number:
        return parent
    relative = number.startswith("(") or not any(map(str.isdigit, number))
    return f"{parent} {number}".strip() if relative and parent else number


@lru_cache(maxsize=16)
def whereabouts(index: DocumentIndex) -> Whereabouts:
    """The whereabouts in an indexed document, made once."""
    return Whereabouts(index.document)
