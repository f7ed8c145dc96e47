"""What is wrong or weak in a valid playbook: proved over the boundary values of every table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from quotary.core.checking.domain import Samples, TooManySituations, samples, situations
from quotary.core.checking.monotony import contradictions, mild_when_missing
from quotary.core.finding import Scalar
from quotary.core.playbook.evaluating import deciding_fields, evaluate
from quotary.core.playbook.model import Playbook, Position
from quotary.core.playbook.sentence import literal
from quotary.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Remark:
    """One remark. An `error` must be mended; `advice` says what code will not be able to check.

    `kind` is gap, unreachable, contradiction, mild_when_missing, no_comment, too_large, no_cues,
    unchecked or no_type_cues.
    """

    severity: Literal["error", "advice"]
    kind: str
    position: str
    line: int
    sentence: str


def analyse(playbook: Playbook) -> tuple[Remark, ...]:
    """Every remark, in the order of positions, errors of a position before advice on it."""
    remarks: list[Remark] = []
    for position in playbook.positions:
        remarks.extend(_table(position, playbook))
        if playbook.scope != "chunk":
            remarks.extend(_comment(position))
        remarks.extend(_advice(position))
    remarks.extend(_terms(playbook))
    if playbook.document_type and not playbook.other_types:
        said = "no other_types: a document of another type is always scored, never set aside"
        remarks.append(Remark("advice", "no_type_cues", "", 0, said))
    return tuple(remarks)


def _table(position: Position, playbook: Playbook) -> Iterator[Remark]:
    found = samples([position])
    try:
        every = tuple(situations(found))
    except TooManySituations as error:
        yield Remark("error", "too_large", position.id, position.line, str(error))
        return
    if not position.rows:
        return
    outcomes = [(fields, evaluate(position, fields, playbook.language)) for fields in every]
    unmatched = next((fields for fields, outcome in outcomes if outcome.row == 0), None)
    if unmatched is not None:
        said = f"no row matches {shown(unmatched)}; end the table with a row without when"
        yield Remark("error", "gap", position.id, position.line, said)
    reached = {outcome.row for _, outcome in outcomes}
    for number, row in enumerate(position.rows, start=1):
        if number not in reached:
            said = f"row {number} can never be reached: the rows above it take every case"
            yield Remark("error", "unreachable", position.id, row.line, said)
    yield from _order(position, found, playbook)


def _order(position: Position, found: Samples, playbook: Playbook) -> Iterator[Remark]:
    for number, said in contradictions(position, found, playbook.language):
        line = position.rows[number - 1].line if number else position.line
        yield Remark("error", "contradiction", position.id, line, said)
    for said in mild_when_missing(position, found, playbook.language):
        yield Remark("error", "mild_when_missing", position.id, position.line, said)


def _comment(position: Position) -> Iterator[Remark]:
    verdicts = {row.verdict for row in position.rows} | {position.absent_verdict}
    harmless = position.rule is None and verdicts == {Verdict.ACCEPT}
    if not position.fallback_comment and not harmless:
        said = "no fallback_comment: a fallback or reject would leave with nothing to propose"
        yield Remark("error", "no_comment", position.id, position.line, said)


def _advice(position: Position) -> Iterator[Remark]:
    if not position.cues:
        said = "no cues: nothing disputes a claim that this is absent, or a quote of another clause"
        yield Remark("advice", "no_cues", position.id, position.line, said)
    for name in deciding_fields(position):
        spec = position.spec(name)
        if spec is not None and not spec.derive and not spec.values:
            said = f"{name} has no reader: code takes the model's word for it"
            yield Remark("advice", "unchecked", position.id, spec.line, said)


def _terms(playbook: Playbook) -> Iterator[Remark]:
    for term in playbook.terms:
        if not term.cues:
            said = "no cues: nothing disputes a claim that the document does not state this"
            yield Remark("advice", "no_cues", term.id, term.line, said)
        if not term.derive:
            said = "no reader: the value is the words that the model picks from its quote"
            yield Remark("advice", "unchecked", term.id, term.line, said)


def shown(fields: Mapping[str, Scalar]) -> str:
    """A situation as `years=4, perpetual=false`."""
    return ", ".join(f"{name}={literal(value)}" for name, value in fields.items())
