"""Verdicts that contradict the order of numbers, or that reward not knowing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quotary.core.checking.boundary import ordered_fields
from quotary.core.checking.domain import Samples, situations
from quotary.core.finding import Scalar
from quotary.core.playbook.evaluating import Outcome, evaluate
from quotary.core.playbook.model import Position
from quotary.core.playbook.sentence import literal


def contradictions(position: Position, found: Samples, language: str) -> Iterator[tuple[int, str]]:
    """Rows, with the reason, that are harsher than both a smaller and a larger value.

    A sensible table worsens away from one band, in either direction: three years fine, two years
    harsher and one year fine again is a slip. At most one per row and field.
    """
    for name in sorted(ordered_fields(position) & found.keys()):
        told: set[int] = set()
        for fields in _others(name, found):
            for number, said in _bumps(position, name, fields, found, language):
                if number not in told:
                    told.add(number)
                    yield number, said


def mild_when_missing(position: Position, found: Samples, language: str) -> Iterator[str]:
    """Fields whose value, not known, gives a milder verdict than any known value; one each."""
    for name in found:
        for fields in _others(name, found):
            outcomes = _along(position, name, fields, found, language)
            known = [outcome.lifted.weight for value, outcome in outcomes if value is not None]
            missing = [outcome.lifted for value, outcome in outcomes if value is None]
            if known and missing and missing[0].weight < min(known):
                yield f"{name} missing is {missing[0]}, milder than every known value of it"
                break


def _others(name: str, found: Samples) -> Iterator[Mapping[str, Scalar]]:
    return situations({other: values for other, values in found.items() if other != name})


def _along(
    position: Position,
    name: str,
    fields: Mapping[str, Scalar],
    found: Samples,
    language: str,
) -> list[tuple[Scalar, Outcome]]:
    """The outcome for each value of the field, the others fixed."""
    return [
        (sample.value, evaluate(position, {**fields, name: sample.value}, language))
        for sample in found[name]
    ]


def _bumps(
    position: Position,
    name: str,
    fields: Mapping[str, Scalar],
    found: Samples,
    language: str,
) -> Iterator[tuple[int, str]]:
    outcomes = _along(position, name, fields, found, language)
    known = [(value, outcome) for value, outcome in outcomes if value is not None]
    weights = [outcome.lifted.weight for _, outcome in known]
    for index in range(1, len(known) - 1):
        before, after = min(weights[:index]), min(weights[index + 1 :])
        if weights[index] > max(before, after):
            value, outcome = known[index]
            smaller = known[weights.index(before)][0]
            larger = known[index + 1 + weights[index + 1 :].index(after)][0]
            yield (
                outcome.row,
                f"{name}={literal(value)} is {outcome.lifted}, harsher than both "
                f"{literal(smaller)} and {literal(larger)}",
            )
