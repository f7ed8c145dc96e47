"""The part of a document that a question names by its number: a clause, a schedule, an annex."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.document import Clause
from quotary.core.indexing import DocumentIndex
from quotary.core.questions.stemming import plain
from quotary.core.span import Span

_NAMED: Final = re.compile(
    r"\b(?P<kind>clause|section|article|paragraph|schedule|annex|exhibit|appendix|addendum|clausula"
    r"|artigo|secao|item|anexo|apendice|aditivo) (?:n[o.]{0,2} ?)?"
    r"(?P<number>[0-9]+(?:\.[0-9]+)*|[ivx]{1,5}\b|[a-h]\b)"
)
_APART_WORDS: Final = "schedule annex exhibit appendix addendum anexo apendice aditivo"
_APART: Final = frozenset(_APART_WORDS.split())


def in_part_named(question: str, place: Span, index: DocumentIndex) -> bool:
    """False where the question names a part by its number and the place stands in another."""
    named = _NAMED.search(" ".join(plain(question).split()))
    if named is None:
        return True
    number = named["number"]
    titles = " ".join(f"{each.number} {each.title}" for each in clauses_over(place, index))
    if named["kind"] in _APART:
        wanted = re.compile(rf"\b{named['kind']} (?:n[o.]{{0,2}} ?)?{re.escape(number)}\b")
        return wanted.search(" ".join(plain(titles).split())) is not None
    numbers = [plain(each.number).strip(" .()ºªoa§") for each in clauses_over(place, index)]
    return any(each == number or each.startswith(f"{number}.") for each in numbers)


def clauses_over(place: Span, index: DocumentIndex) -> list[Clause]:
    """The clause of the place and those above it."""
    found: list[Clause] = []
    for clause in index.document.clauses:
        if clause.span.start > place.start:
            break
        found = [each for each in found if each.level < clause.level]
        found.append(clause)
    return found
