"""One row opened: its fields as proposed and as code reads them, and its provenance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.checks import Check, checks
from quotary.api.desk.register.lines import PAST_WORDS, Line
from quotary.api.desk.when import took
from quotary.api.store.register_rows import entry_of
from quotary.core.finding import Finding
from quotary.core.obligations.register import Deadline, KeyTerm

_TITLES: Final = {
    "value": "Value",
    "statement": "What",
    "party": "Party",
    "modality": "Duty",
    "trigger": "Trigger",
    "deadline": "Deadline",
    "date": "Date",
    "risk": "Risk",
}
_NOT_READ: Final = "not read"


@dataclass(frozen=True, slots=True)
class Field:
    """A field as it counts; `was` is what was proposed, where a person has corrected it."""

    name: str
    title: str
    value: str
    stated: bool
    was: str | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class PastLine:
    """A signature that no longer holds, in a sentence."""

    who: str
    run: str
    why: str


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel shows of a row beside the row itself."""

    line: Line
    fields: tuple[Field, ...]
    checks: tuple[Check, ...]
    alerts: tuple[str, ...]
    past: tuple[PastLine, ...]
    took: str
    editable: Mapping[str, str]


def panel(line: Line, row: Mapping[str, object]) -> Panel:
    """The row opened; `row` is the same row as the projection's table has it."""
    entry, given = line.entry, entry_of(row)
    fields = _fields(line)
    found = () if isinstance(given, KeyTerm) else given.checks
    rule = None if isinstance(given, KeyTerm) else given.deadline
    if rule is not None:
        fields = tuple(_with_rule(each, rule) for each in fields)
    return Panel(
        line=line,
        fields=fields,
        checks=checks(
            Finding(entry.key, present=True, grounded=True, fields=found), entry.how.proposer
        ),
        alerts=tuple(dict.fromkeys(each.detail for each in entry.sure.alerts)),
        past=tuple(
            PastLine(each.who, each.run, PAST_WORDS.get(each.why, each.why))
            for each in entry.who.past
        ),
        took=took(entry.who.opened_at, entry.who.at) if entry.who.opened_at else "",
        editable={each.name: each.value if each.stated else "" for each in fields},
    )


def _fields(line: Line) -> tuple[Field, ...]:
    entry = line.entry
    corrected = entry.correction.fields if entry.correction else {}
    counting = entry.what.model_dump()
    return tuple(
        Field(
            name,
            _TITLES[name],
            counting[name] or _NOT_READ,
            counting[name] is not None,
            (was or _NOT_READ) if name in corrected else None,
        )
        for name, was in entry.proposal.fields.items()
    )


def _with_rule(field: Field, rule: Deadline) -> Field:
    """The deadline with the rule that code reads in its words; nothing is computed from it."""
    if field.name != "deadline" or field.was is not None or rule.amount is None:
        return field
    amount = f"{rule.amount:g} {rule.unit.replace('_', ' ')}{'' if rule.amount == 1 else 's'}"
    said = " ".join(
        each for each in (rule.relation, amount, rule.anchor and "·", rule.anchor) if each
    )
    return Field(field.name, field.title, field.value, field.stated, field.was, f"read as: {said}")
