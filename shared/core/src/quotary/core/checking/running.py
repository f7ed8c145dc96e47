"""Running a playbook's cases against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quotary.core.checking.case import Case, Cases, decision_input, finding_of
from quotary.core.decision import Decision, PositionDecision
from quotary.core.playbook.model import Playbook
from quotary.core.route import decide
from quotary.core.rules import decide_position


@dataclass(frozen=True, slots=True)
class CaseResult:
    """`problems` are sentences of what came out otherwise; () where the case holds."""

    case: Case
    problems: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """True where everything came out as expected."""
        return not self.problems


def run_cases(cases: Cases, playbook: Playbook) -> tuple[CaseResult, ...]:
    """Every case's result, in file order."""
    return tuple(CaseResult(case, problems(case, cases, playbook)) for case in cases.cases)


def problems(case: Case, cases: Cases, playbook: Playbook) -> tuple[str, ...]:
    """What came out otherwise than the case expects."""
    if not whole_contract(case):
        return tuple(_position_problems(case, playbook))
    decision = decide(decision_input(case, cases, playbook), playbook)
    return (*_position_problems(case, playbook), *_route_problems(case, decision))


def whole_contract(case: Case) -> bool:
    """True where the case says something of the contract and not of one position alone."""
    return bool(case.route) or case.missing is not None or len(case.given) != 1


def _position_problems(case: Case, playbook: Playbook) -> Iterator[str]:
    if len(case.given) != 1:
        return
    for id_, given in case.given.items():
        position = playbook.position(id_)
        if position is None:
            yield f"the playbook has no position {id_}"
            continue
        decided = decide_position(
            finding_of(given, position),
            position,
            scope=playbook.scope,
            language=playbook.language,
        )
        yield from _otherwise(case, decided)


def _otherwise(case: Case, decided: PositionDecision) -> Iterator[str]:
    expected = case.expect.get(decided.id)
    if expected is not None and decided.verdict is not expected:
        yield f"{decided.id} is {decided.verdict}, not {expected}: {decided.rule}"
    if case.because and decided.because != case.because:
        yield f"because says “{decided.because}”, not “{case.because}”"
    if case.rule and decided.rule != case.rule:
        yield f"the rule is “{decided.rule}”, not “{case.rule}”"


def _route_problems(case: Case, decision: Decision) -> Iterator[str]:
    route = "none" if decision.route is None else str(decision.route)
    if case.route and route != case.route:
        yield f"the route is {route}, not {case.route}: {' '.join(decision.reasons[:3])}"
    if case.missing is not None and decision.missing != case.missing:
        yield f"missing are {list(decision.missing)}, not {list(case.missing)}"
    if len(case.given) == 1:
        return
    for decided in decision.positions:
        expected = case.expect.get(decided.id)
        if expected is not None and decided.verdict is not expected:
            yield f"{decided.id} is {decided.verdict}, not {expected}: {decided.rule}"
