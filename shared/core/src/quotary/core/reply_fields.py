"""The typed fields of one proposed position; a value of another type is unknown, never guessed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from quotary.core.finding import Scalar
from quotary.core.plain import one_line, shown
from quotary.core.playbook import FieldSpec, Position
from quotary.core.reply_json import Members, Unusable

MAX_STRING: Final = 500
NOTHING: Final = frozenset({"", "null", "none", "n/a", "na", "nil", "unknown", "not stated"})


def read_fields(
    members: Members, position: Position
) -> tuple[Mapping[str, Scalar], tuple[str, ...]]:
    """Every field of the position with its value or None, and a sentence per unusable value."""
    values: dict[str, Scalar] = {}
    problems: list[str] = []
    for spec in position.fields:
        given = members.get(spec.name)
        repeated = spec.name in members.repeated
        value = None if repeated else _value(given, spec)
        if repeated:
            problems.append(f"{spec.name} is given more than once.")
        elif value is None and not _says_nothing(given, spec):
            problems.append(f"{spec.name} is {shown(given)}, not a {spec.type}.")
        values[spec.name] = value
    return values, tuple(problems)


def _says_nothing(given: object, spec: FieldSpec) -> bool:
    """True where the reply honestly has no value; models also write that as a word."""
    if given is None:
        return True
    return spec.type != "string" and isinstance(given, str) and given.strip().lower() in NOTHING


def _value(given: object, spec: FieldSpec) -> Scalar:
    if spec.type == "boolean":
        return given if isinstance(given, bool) else None
    if spec.type == "number":
        return _number(given)
    if not isinstance(given, str):
        return None
    return _date(given) if spec.type == "date" else one_line(given, MAX_STRING)


def _number(given: object) -> int | float | None:
    """A finite number as read; 3.0 is 3, and true is no number although Python thinks so."""
    if isinstance(given, bool | Unusable) or not isinstance(given, int | float):
        return None
    return int(given) if given == int(given) else given


def _date(given: str) -> str | None:
    """An ISO 8601 calendar date, ASCII digits only."""
    if len(given) != 10 or not given.isascii():
        return None
    try:
        return date.fromisoformat(given).isoformat()
    except ValueError:
        return None
