"""Where a passage stands, in a lawyer's words."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from quotary.api.desk.matter.phrases import phrase
from quotary.core.document import Clause, Document
from quotary.core.span import Span

_LONGEST: Final = 60
_OUTERMOST: Final = 1
_INNERMOST: Final = sys.maxsize
"""Levels of clauses, where 1 is the outermost that there is."""


def clause_at(document: Document, offset: int) -> Clause | None:
    """The clause that holds the character, None between clauses."""
    nearest = next(_up_to(document, offset), None)
    return nearest if nearest and nearest.span.contains(_one(offset)) else None


def schedule_at(document: Document, offset: int) -> Clause | None:
    """The schedule, exhibit or annex that the character is in; None in the body of the contract.

    Clauses are numbered anew in each of them, so a number alone does not say where.
    """
    outermost = _INNERMOST
    for each in _up_to(document, offset):
        if each.kind == "exhibit" and each.number:
            return each if each.level < outermost else None
        outermost = min(outermost, each.level)
        if outermost == _OUTERMOST:
            # Whatever schedule comes before it has ended here.
            return None
    return None


def schedule_words(document: Document | None, offset: int) -> str:
    """The schedule's name, "" in the body of the contract and where the text is away."""
    found = schedule_at(document, offset) if document is not None else None
    return schedule_name(found) if found is not None else ""


def schedule_name(schedule: Clause) -> str:
    """`Schedule A`, `Anexo I`."""
    said = _lower(schedule.number)
    return said[:1].upper() + said[1:]


def unit_clause(document: Document | None, units: Sequence[Span], unit: int) -> Clause | None:
    """The clause that a unit begins with; None where either is not known."""
    if document is None or not 0 < unit <= len(units):
        return None
    start = units[unit - 1].start
    return next((each for each in document.clauses if each.span.start == start), None)


def place(document: Document, offset: int, language: str = "en") -> str:
    """`Page 2, Schedule A, clause 7`; `In the text` where nothing of it is known."""
    page, clause = document.page_at(offset), clause_at(document, offset)
    words: list[str] = []
    if page is not None:
        words.append(phrase("page", language, n=page))
    schedule = schedule_at(document, offset)
    if schedule is not None and schedule is not clause:
        words.append(schedule_name(schedule))
    if clause is not None and clause.number:
        words.append(_numbered(document, clause, language))
    elif clause is not None and clause.title and clause.kind != "clause":
        words.append(clause.title[:_LONGEST])
    said = ", ".join(words) or phrase("in_text", language)
    return said[0].upper() + said[1:]


def clause_name(clause: Clause | None, unit: int, language: str = "en") -> str:
    """`Clause 3`, `Cláusula terceira`, `Preamble`; the unit's number where there is no name."""
    if clause is None:
        return phrase("unit", language, n=unit)
    if clause.number:
        said = _number(clause, language)
        return said[0].upper() + said[1:]
    if clause.title.strip():
        return clause.title.strip()[:_LONGEST].capitalize()
    return phrase(clause.kind if clause.kind != "clause" else "unit", language, n=unit)


def _numbered(document: Document, clause: Clause, language: str) -> str:
    """The clause's number, after that of the clause it belongs to where it does not say it."""
    above = _above(document, clause)
    if (
        above is None
        or above.kind == "exhibit"
        or clause.number.startswith(above.number.rstrip("."))
    ):
        return _number(clause, language)
    return f"{_number(above, language)}, {_lower(clause.number)}"


def _above(document: Document, clause: Clause) -> Clause | None:
    """The nearest numbered clause before it with a lower level."""
    before = _up_to(document, clause.span.start - 1)
    return next((each for each in before if each.level < clause.level and each.number), None)


def _number(clause: Clause, language: str) -> str:
    number = clause.number.rstrip(".")[:_LONGEST]
    return _lower(number) if number[:2].isalpha() else phrase("clause", language, number=number)


def _lower(number: str) -> str:
    number = number.rstrip(".")[:_LONGEST]
    # `CLÁUSULA TERCEIRA` is how headings are written; `ANEXO I` and `SCHEDULE A-1` keep theirs.
    return " ".join(word if _counts(word) else word.lower() for word in number.split())


def _counts(word: str) -> bool:
    """True for what numbers are made of: `7`, `A`, `II`, and several of them with hyphens."""
    return all(
        len(each) <= 1 or each.isdigit() or set(each) <= set("IVXLCDM") for each in word.split("-")
    )


def _up_to(document: Document, offset: int) -> Iterator[Clause]:
    """The clauses that begin at or before the character, the nearest first.

    Reports ask it for thousands of rows of contracts with as many clauses: nothing is looked at
    that does not have to be. Clauses stand in the order of the text.
    """
    for at in range(bisect_right(document.clauses, offset, key=_start) - 1, -1, -1):
        yield document.clauses[at]


def _start(clause: Clause) -> int:
    return clause.span.start


def _one(offset: int) -> Span:
    return Span(offset, offset + 1)
