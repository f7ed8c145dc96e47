"""A position's own decision on typed fields: the first row that matches, or its registered rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from quotary.core.finding import Scalar
from quotary.core.named_rules import NAMED_RULES
from quotary.core.playbook.model import FieldSpec, Position
from quotary.core.playbook.sentence import fill
from quotary.core.playbook.unary import finite, is_iso_date, matches
from quotary.core.verdict import Verdict

_TRIED: Final = 6
"""Unknown fields of which all values are tried; with more of them, hardly anything is known."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the table or the rule says.

    `row` counts from 1; 0 where a rule decided or no row matched (a fallback then).
    `unknown` are the true-or-false fields that it depends on and that nobody knows: they lift an
    accept to a fallback.
    """

    verdict: Verdict
    because: str
    row: int = 0
    unknown: tuple[str, ...] = ()

    @property
    def lifted(self) -> Verdict:
        """The verdict after what is unknown has been weighed."""
        return self.verdict.worse(Verdict.FALLBACK) if self.unknown else self.verdict


def evaluate(position: Position, fields: Mapping[str, Scalar], language: str) -> Outcome:
    """The outcome for fields already typed; total, and a fallback where no row matches."""
    unknown = tuple(
        name
        for name in deciding_fields(position)
        if fields.get(name) is None and _is_boolean(position.spec(name))
    )
    if position.rule is not None:
        verdict, reason = NAMED_RULES[position.rule.name].decide(fields, position.rule.mapping())
        return Outcome(verdict, fill(reason, fields, language), 0, unknown)
    number = _first_row(position, fields)
    if number == 0:
        return Outcome(Verdict.FALLBACK, "", 0, unknown)
    row = position.rows[number - 1]
    return Outcome(row.verdict, fill(row.because, fields, language), number, unknown)


def without_idle(position: Position, fields: Mapping[str, Scalar], outcome: Outcome) -> Outcome:
    """The outcome without unknown fields where the same row is taken whatever they are.

    "The price is not adjusted" is accepted by a row above all those that ask for the index; no
    index that a contract could name leads elsewhere. One field that could, and all of them count.
    """
    unknown, number = outcome.unknown, outcome.row
    if not unknown or not number or len(unknown) > _TRIED:
        return outcome
    tried = product((True, False), repeat=len(unknown))
    filled = ({**fields, **dict(zip(unknown, values, strict=True))} for values in tried)
    same = all(_first_row(position, each) == number for each in filled)
    return replace(outcome, unknown=()) if same else outcome


def _first_row(position: Position, fields: Mapping[str, Scalar]) -> int:
    """The first row that matches, counted from 1; 0 where none does."""
    for number, row in enumerate(position.rows, start=1):
        if all(matches(cell.test, fields.get(cell.field)) for cell in row.when):
            return number
    return 0


def deciding_fields(position: Position) -> tuple[str, ...]:
    """The fields that the table or rule names, in the position's order."""
    if position.rule is not None:
        return NAMED_RULES[position.rule.name].reads(position.rule.mapping())
    named = {cell.field for row in position.rows for cell in row.when}
    return tuple(spec.name for spec in position.fields if spec.name in named)


def typed(spec: FieldSpec, value: Scalar) -> Scalar:
    """The value where it is of the field's type and sane, else None: unknown, never guessed.

    The string "true" is no boolean; NaN, infinity and 10**400 are no numbers.
    """
    if spec.type == "boolean":
        return value if isinstance(value, bool) else None
    if spec.type == "number":
        return value if finite(value) else None
    if not isinstance(value, str):
        return None
    if spec.type == "date":
        return value if is_iso_date(value) else None
    text = value.strip()
    return text if text and (not spec.values or text in spec.values) else None


def _is_boolean(spec: FieldSpec | None) -> bool:
    return spec is not None and spec.type == "boolean"
