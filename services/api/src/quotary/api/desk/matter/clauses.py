"""Where a passage stands, in a lawyer's words."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.api.desk.matter.phrases import phrase
from quotary.core.document import Clause, Document
from quotary.core.span import Span

_LONGEST = 60


def clause_at(document: Document, offset: int) -> Clause | None:
    """The clause that holds the character, None between clauses."""
    return next((each for each in document.clauses if each.span.contains(_one(offset))), None)


def schedule_at(document: Document, offset: int) -> Clause | None:
    """The schedule, exhibit or annex that the character is in; None in the body of the contract.

    Clauses are numbered anew in each of them, so a number alone does not say where.
    """
    before = [each for each in document.clauses if each.span.start <= offset]
    schedules = [each for each in before if each.kind == "exhibit" and each.number]
    if not schedules:
        return None
    last = schedules[-1]
    after = before[before.index(last) + 1 :]
    return None if any(each.level <= last.level for each in after) else last


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
    before = [
        each
        for each in document.clauses
        if each.span.start < clause.span.start and each.level < clause.level and each.number
    ]
    return before[-1] if before else None


def _number(clause: Clause, language: str) -> str:
    number = clause.number.rstrip(".")[:_LONGEST]
    return _lower(number) if number[:2].isalpha() else phrase("clause", language, number=number)


def _lower(number: str) -> str:
    number = number.rstrip(".")[:_LONGEST]
    # `CLÁUSULA TERCEIRA` is a heading's way of writing it; `ANEXO I` and `SCHEDULE A` keep theirs.
    return " ".join(
        word if len(word) == 1 or set(word) <= set("IVXLCDM") else word.lower()
        for word in number.split()
    )


def _one(offset: int) -> Span:
    return Span(offset, offset + 1)
