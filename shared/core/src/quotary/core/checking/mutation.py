"""How well the cases pin a playbook: every small wrong change must break at least one of them.

Mutation analysis after DeMillo, Lipton and Sayward, Hints on Test Data Selection (1978).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import cast

from quotary.core.checking.case import Cases
from quotary.core.checking.domain import samples, situations
from quotary.core.checking.nudging import nudged, nudged_param, other_verdicts
from quotary.core.checking.running import problems, whole_contract
from quotary.core.playbook.evaluating import evaluate
from quotary.core.playbook.model import Absence, Playbook, Position, Row
from quotary.core.playbook.unary import written


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed position. `what` says the change, `line` where it would stand in the file."""

    position: Position
    line: int
    what: str
    verdicts_only: bool = True


@dataclass(frozen=True, slots=True)
class Survivor:
    """A change that no case notices."""

    position: str
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class MutationScore:
    """`mutants` counts changes that change anything; `equivalent` ones cannot be told apart."""

    mutants: int
    killed: int
    equivalent: int
    survivors: tuple[Survivor, ...]

    @property
    def score(self) -> float:
        """The killed share, 0 to 1; 1 where there was nothing to kill."""
        return self.killed / self.mutants if self.mutants else 1.0


def mutation_score(cases: Cases, playbook: Playbook) -> MutationScore:
    """The share of all mutants that the cases kill; a case that fails already kills nothing.

    Raises:
        TooManySituations: a position has too many combinations to look at.
    """
    holding = tuple(case for case in cases.cases if not problems(case, cases, playbook))
    cases = replace(cases, cases=holding)
    mutants = killed = equivalent = 0
    survivors: list[Survivor] = []
    for original in playbook.positions:
        for mutant in _mutants(original):
            if mutant.verdicts_only and _same(original, mutant.position):
                equivalent += 1
                continue
            mutants += 1
            if _killed(mutant.position, cases, playbook):
                killed += 1
            else:
                survivors.append(Survivor(original.id, mutant.line, mutant.what))
    return MutationScore(mutants, killed, equivalent, tuple(survivors))


def _killed(mutant: Position, cases: Cases, playbook: Playbook) -> bool:
    """True where a case fails; those on the position alone are tried first, being quick."""
    changed = replace(
        playbook,
        positions=tuple(mutant if one.id == mutant.id else one for one in playbook.positions),
    )
    concerned = [case for case in cases.cases if mutant.id in case.given or not case.given]
    concerned.sort(key=whole_contract)
    return any(problems(case, cases, changed) for case in concerned)


def _same(one: Position, other: Position) -> bool:
    """True where no situation tells the two apart."""
    return all(
        evaluate(one, fields, "en").lifted is evaluate(other, fields, "en").lifted
        for fields in situations(samples([one, other]))
    )


def _mutants(position: Position) -> Iterator[Mutant]:
    for index, row in enumerate(position.rows):
        for changed, what in _of_row(position, row):
            rows = (*position.rows[:index], changed, *position.rows[index + 1 :])
            yield Mutant(replace(position, rows=rows), row.line, f"row {index + 1}: {what}")
    yield from _of_rule(position)
    yield from _of_position(position)
    yield from _of_proofs(position)


def _of_row(position: Position, row: Row) -> Iterator[tuple[Row, str]]:
    for verdict in other_verdicts(row.verdict):
        yield replace(row, verdict=verdict), f"{verdict} instead of {row.verdict}"
    for index, cell in enumerate(row.when):
        rest = (*row.when[:index], *row.when[index + 1 :])
        yield replace(row, when=rest), f"without the condition on {cell.field}"
        spec = position.spec(cell.field)
        for test in nudged(cell.test, spec) if spec else ():
            when = (*row.when[:index], replace(cell, test=test), *row.when[index + 1 :])
            what = f"{cell.field} {written(test)} instead of {written(cell.test)}"
            yield replace(row, when=when), what


def _of_rule(position: Position) -> Iterator[Mutant]:
    rule = position.rule
    if rule is None:
        return
    for index, (name, value) in enumerate(rule.params):
        for changed in nudged_param(value):
            params = (*rule.params[:index], (name, changed), *rule.params[index + 1 :])
            what = f"{name} {changed} instead of {value}"
            yield Mutant(replace(position, rule=replace(rule, params=params)), rule.line, what)


def _of_position(position: Position) -> Iterator[Mutant]:
    for verdict in other_verdicts(position.absent_verdict):
        absence = cast("Absence", verdict.value)
        changed = replace(position, if_absent=absence, mandatory=absence != "accept")
        what = f"if_absent {absence} instead of {position.if_absent}"
        yield Mutant(changed, position.line, what, verdicts_only=False)
    changed = replace(position, critical=not position.critical)
    what = f"critical {str(changed.critical).lower()}"
    yield Mutant(changed, position.line, what, verdicts_only=False)


def _of_proofs(position: Position) -> Iterator[Mutant]:
    """A field whose proof is no longer asked for."""
    for index, spec in enumerate(position.fields):
        if spec.prove_when:
            loose = replace(spec, prove_when="")
            fields = (*position.fields[:index], loose, *position.fields[index + 1 :])
            what = f"{spec.name} without prove_when"
            yield Mutant(replace(position, fields=fields), spec.line, what, verdicts_only=False)
