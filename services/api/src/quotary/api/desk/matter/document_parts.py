"""Everything that a contract consists of, clause by clause, and what became of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.clauses import clause_name, unit_clause
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.words import Sign, count, verdict_sign
from quotary.core.decision import PositionDecision

_NOT_REVIEWED: Final = Sign("is-none", "–", "Not reviewed")
_SHORT_LIST: Final = 4


@dataclass(frozen=True, slots=True)
class Part:
    """One clause or named remainder; `unit` 0 where it was not sent to be reviewed."""

    unit: int
    name: str
    heading: str
    sign: Sign | None
    addressed: bool


def document_parts(shown: ShownRun, language: str = "en") -> tuple[Part, ...]:
    """Every unit in the document's order, then what was set aside; () but for clause scope."""
    if not shown.by_clause:
        return ()
    units = [_unit(shown, number, language) for number in range(1, shown.run.units + 1)]
    return (*units, *_set_aside(shown, language))


def parts_sentence(parts: tuple[Part, ...], *, decided: bool) -> str:
    """How many were read, how many the playbook does not address, what was set aside."""
    read = [each for each in parts if each.unit]
    said = [f"{count(len(read), 'part')} read one by one"]
    if decided:
        silent = sum(not each.addressed for each in read)
        said.append(f"{silent} not addressed by the playbook")
        failed = sum(each.sign is not None and each.sign.word == "Not evaluated" for each in read)
        said += [f"{failed} not evaluated"] if failed else []
    aside = [each.name for each in parts if not each.unit]
    if aside:
        more = "" if len(aside) <= _SHORT_LIST else f" and {len(aside) - _SHORT_LIST} more"
        said.append(f"set aside: {', '.join(aside[:_SHORT_LIST])}{more}")
    return "; ".join(said) + "."


def _unit(shown: ShownRun, number: int, language: str) -> Part:
    clause = unit_clause(shown.document, shown.units, number)
    decisions = (
        [each for each in shown.decision.positions if each.unit == number] if shown.decision else []
    )
    worst = max(decisions, key=lambda each: each.verdict.weight, default=None)
    return Part(
        unit=number,
        name=clause_name(clause, number, language),
        heading=clause.title.strip() if clause and clause.number else "",
        sign=_sign(worst) if worst else None,
        addressed=any(each.id for each in decisions),
    )


def _sign(decision: PositionDecision) -> Sign:
    if decision.state in ("not_evaluated", "no_position"):
        return verdict_sign(decision.state)
    return verdict_sign(decision.verdict.value)


def _set_aside(shown: ShownRun, language: str) -> tuple[Part, ...]:
    """Clauses that no unit holds: a signature block, a table of contents, blank remainders."""
    if shown.document is None or not shown.units:
        return ()
    text = shown.document.text
    return tuple(
        Part(
            0,
            clause_name(each, 0, language),
            "",
            _NOT_REVIEWED,
            addressed=False,
        )
        for each in shown.document.clauses
        if each.span.of(text).strip() and not any(unit.overlaps(each.span) for unit in shown.units)
    )
