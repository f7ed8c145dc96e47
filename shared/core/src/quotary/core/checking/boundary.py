"""A position's verdict at every boundary, as counsel reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quotary.core.checking.domain import samples
from quotary.core.checking.folding_table import lines
from quotary.core.finding import Scalar
from quotary.core.playbook.evaluating import Outcome, evaluate
from quotary.core.playbook.model import Playbook, Position
from quotary.core.playbook.sentence import literal
from quotary.core.rules.judgement import called
from quotary.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class BoundaryLine:
    """One line: the cells that matter, and the verdict after unknown values were weighed.

    `row` is the row of the table that decides (0: a rule, absence, or no row); `unknown` the
    fields whose being unknown lifted the verdict. `rule` is the literal call of an example.
    """

    position: str
    cells: tuple[tuple[str, str], ...]
    verdict: Verdict
    because: str
    rule: str
    row: int = 0
    unknown: tuple[str, ...] = ()


def boundary_table(position: Position, playbook: Playbook) -> tuple[BoundaryLine, ...]:
    """Every line of the position, numbers ascending, absence last.

    Raises:
        TooManySituations: the position has too many combinations to print.
    """
    found = samples([position])
    ordered = ordered_fields(position)

    def outcome(fields: Mapping[str, Scalar]) -> Outcome:
        return evaluate(position, fields, playbook.language)

    decided = tuple(
        BoundaryLine(
            position=position.id,
            cells=line.cells,
            verdict=line.outcome.lifted,
            because=line.outcome.because,
            rule=called(position.id, _arguments(position, line.example), line.outcome.lifted),
            row=line.outcome.row,
            unknown=line.outcome.unknown,
        )
        for line in lines(found, outcome, ordered)
    )
    absent = position.absent_verdict
    last = BoundaryLine(position.id, (), absent, "", called(position.id, "absent", absent))
    return (*decided, last)


def ordered_fields(*positions: Position) -> frozenset[str]:
    """The names of all number and date fields."""
    return frozenset(
        spec.name
        for position in positions
        for spec in position.fields
        if spec.type in {"number", "date"}
    )


def _arguments(position: Position, fields: Mapping[str, Scalar]) -> str:
    names = [spec.name for spec in position.fields if spec.name in fields]
    return ", ".join(f"{name}={literal(fields[name])}" for name in names)
