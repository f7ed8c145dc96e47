"""Recitals end where a clause begins, whatever it is called, and where the parties agree."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.recitals import in_recitals, tells_why
from quotary.core.span import Span

HEADINGS = ("CONSIDERANDOS", "Recitals", "Background")
FIRST = (
    "Artigo 1 – Objeto",
    "Art. 1º Do objeto",
    "ARTICLE I. SUPPLY",
    "Article 2",
    "Cláusula Primeira – Do objeto",
    "CLÁUSULA 1ª – DO OBJETO",
    "Section 1 Supply",
    "§ 1º Do objeto",
    "1. Supply",
    "2 Supply",
    "RESOLVEM",
    "The parties agree as follows:",
    "As partes, de comum acordo, resolvem:",
)
DUTY = "The Grower shall send the seeds within ten days."


def placed(between: str, heading: str) -> tuple[DocumentIndex, Span]:
    text = f"{heading}\n\n(a) the Grower breeds seeds;\n\n{between}\n\n{DUTY}\n"
    start = text.index(DUTY)
    return DocumentIndex(Document(text)), Span(start, start + len(DUTY))


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("first", FIRST)
def test_what_a_clause_says_is_no_recital(first: str, heading: str) -> None:
    index, span = placed(first, heading)
    assert not tells_why(index.text, span.start)
    assert not in_recitals(index, span)


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("between", ["(b) seeds are rare;", "the sections of the Act are known;"])
def test_what_stands_before_the_first_clause_is_one(between: str, heading: str) -> None:
    index, span = placed(between, heading)
    assert tells_why(index.text, span.start)
    assert in_recitals(index, span)
