"""Conditions of a decision table in plain words."""

from __future__ import annotations

from quotary.core.playbook import Condition, Row
from quotary.core.playbook.sentence import literal
from quotary.core.playbook.unary import Bound, Equals, Interval, Missing, OneOf, Present, Test


def when_words(row: Row) -> str:
    """What must hold for the row: `Years over 5 and bound party is us`."""
    said = " and ".join(_condition(each) for each in row.when)
    return said[:1].upper() + said[1:] if said else "Anything else"


def _condition(condition: Condition) -> str:
    return f"{condition.field.replace('_', ' ')} {test_words(condition.test)}"


def test_words(test: Test) -> str:
    """One cell: `is true`, `over 5`, `from 2 to 3`, `is not known`."""
    match test:
        case Missing():
            return "is not known"
        case Present():
            return "is known"
        case Equals(value):
            return f"is {literal(value)}"
        case OneOf(values):
            return f"is one of {', '.join(literal(each) for each in values)}"
        case Interval(low, high):
            return _interval(low, high)


def _interval(low: Bound | None, high: Bound | None) -> str:
    if low is not None and high is not None and low.inclusive and high.inclusive:
        return f"from {literal(low.value)} to {literal(high.value)}"
    parts: list[str] = []
    if low is not None:
        parts.append(f"{'at least' if low.inclusive else 'over'} {literal(low.value)}")
    if high is not None:
        parts.append(f"{'at most' if high.inclusive else 'under'} {literal(high.value)}")
    return " and ".join(parts) or "is known"
