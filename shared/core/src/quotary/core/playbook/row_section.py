"""A position's decision table: rows of unary tests, a verdict and a sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.playbook import limits
from quotary.core.playbook.model import Condition, FieldSpec, Row
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.sentence import strange_place
from quotary.core.playbook.tree import Items, Leaf, Tree, shown
from quotary.core.playbook.unary import (
    Equals,
    Missing,
    OneOf,
    Orderable,
    Present,
    Test,
    finite,
    is_iso_date,
    parse_interval,
)
from quotary.core.verdict import Verdict

KEYS: Final = ("when", "verdict", "because")
VERDICTS: Final = ("accept", "fallback", "reject")
_ALLOWED: Final = {
    "number": 'a number, a list of numbers, "> 5" (or >=, <, <=), "[2..3]", missing, present',
    "date": 'a date 2026-01-31, a list, "> 2026-01-31", "[2026-01-01..2026-12-31]", missing, '
    "present",
    "string": "a text, a list of texts, missing, present",
    "boolean": "true, false (an unknown value matches no row and can never accept)",
}


def rows(
    position: Section, specs: Mapping[str, FieldSpec], faults: list[Problem]
) -> tuple[Row, ...]:
    """The rows in file order; () where the position has no table."""
    found = position.items("decide", limits.ROWS)
    if position.has("decide") and not found:
        position.fault(position.line_of("decide"), "decide", "no row", "at least one row")
    return tuple(
        _row(Section(tree, f"{position.where}.decide[{number}]", faults, KEYS), specs, faults)
        for number, tree in enumerate(found, start=1)
    )


def sentence(section: Section, key: str, names: Mapping[str, object]) -> str:
    """The lawyer's sentence under the key, every `{place}` in it a known field."""
    text = section.text(key, required=True)
    strange = strange_place(text, names)
    if strange is not None:
        allowed = ", ".join(f"{{{name}}}" for name in names) or "no braces"
        section.fault(section.line_of(key), key, quoted(strange), allowed)
    return " ".join(text.split())


def _row(section: Section, specs: Mapping[str, FieldSpec], faults: list[Problem]) -> Row:
    when = section.tree("when")
    conditions: list[Condition] = []
    if when is not None:
        cells = Section(when, f"{section.where}.when", faults, tuple(specs))
        for name, spec in specs.items():
            cell = cells.tree(name)
            test = None if cell is None else _test(cells, spec, cell)
            if test is not None:
                conditions.append(Condition(name, test))
    return Row(
        when=tuple(conditions),
        verdict=Verdict(section.choice("verdict", VERDICTS, None)),
        because=sentence(section, "because", specs),
        line=section.line,
    )


def _test(cells: Section, spec: FieldSpec, cell: Tree) -> Test | None:
    test = _list(cells, spec, cell) if isinstance(cell, Items) else _single(spec, cell)
    if test is None:
        cells.fault(cell.line, spec.name, shown(cell), _ALLOWED[spec.type] + _known(spec))
    return test


def _known(spec: FieldSpec) -> str:
    return f"; the texts are {', '.join(spec.values)}" if spec.values else ""


def _single(spec: FieldSpec, cell: Tree) -> Test | None:
    if not isinstance(cell, Leaf) or cell.value is None:
        return None
    value = cell.value
    if spec.type == "boolean":
        return Equals(value) if isinstance(value, bool) else None
    if value == "missing":
        return Missing()
    if value == "present":
        return Present()
    literal = _literal(spec, cell)
    if literal is not None:
        return Equals(literal)
    if isinstance(value, str) and spec.type in {"number", "date"}:
        return parse_interval(value.strip(), spec.type)
    return None


def _list(cells: Section, spec: FieldSpec, cell: Items) -> OneOf | None:
    values = [_literal(spec, item) for item in cell.items]
    known = [value for value in values if value is not None]
    if spec.type == "boolean" or not known or len(known) != len(values):
        return None
    if len(set(known)) != len(known) or len(known) > limits.VALUES:
        cells.fault(cell.line, spec.name, "a value twice or too many", "each value once")
    return OneOf(tuple(known))


def _literal(spec: FieldSpec, cell: Tree) -> Orderable | None:
    value = cell.value if isinstance(cell, Leaf) else None
    if spec.type == "number":
        number = isinstance(value, int | float) and finite(value)
        return _whole(value) if number and isinstance(value, int | float) else None
    if not isinstance(value, str):
        return None
    if spec.type == "date":
        return value if is_iso_date(value) else None
    if value in {"missing", "present"} or value != value.strip() or not value:
        return None
    return value if not spec.values or value in spec.values else None


def _whole(value: float) -> int | float:
    return int(value) if value == int(value) else value
