"""One test of a playbook as its author writes it, and the findings that it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from quotary.core.citation import Citation
from quotary.core.decision import DecisionInput
from quotary.core.finding import Alert, FieldCheck, Finding, GatedUnit, Scalar, TypeClaim
from quotary.core.playbook.evaluating import typed
from quotary.core.playbook.model import FieldSpec, Playbook, Position
from quotary.core.span import Span
from quotary.core.verdict import Verdict

_SPAN = Span(0, 40)


@dataclass(frozen=True, slots=True)
class Given:
    """What is said of one position.

    `state` is present, absent, unusable, ungrounded or omitted. `fields` is the proposal; code
    reads the same from the quote, unless `read` gives another value, or the field is listed in
    `unread` (the quote is silent) or `unclear` (it gives several answers).
    """

    state: str = "present"
    fields: Mapping[str, Scalar] = field(default_factory=dict[str, Scalar])
    read: Mapping[str, Scalar] = field(default_factory=dict[str, Scalar])
    unread: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()
    alerts: tuple[str, ...] = ()
    suggested: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """What is given, and what must come of it; whatever is not given is clean.

    `route` is a route's word, "none", or "" where the case does not say.
    """

    name: str
    line: int
    given: Mapping[str, Given]
    expect: Mapping[str, Verdict]
    because: str = ""
    rule: str = ""
    route: str = ""
    missing: tuple[str, ...] | None = None
    document_type: str = ""
    confirmed: bool = False
    capped: bool = False
    not_evaluated: bool = False
    alerts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cases:
    """A playbook's cases; `clean` is what an accepted contract says of each position."""

    playbook: str
    clean: Mapping[str, Given]
    cases: tuple[Case, ...]


def finding_of(given: Given, position: Position) -> Finding | None:
    """The finding as the gate would hand it over; None where the position was left out."""
    if given.state == "omitted":
        return None
    present = {"absent": False, "unusable": None}.get(given.state, True)
    quoted = present is True
    verified = given.state != "ungrounded"
    return Finding(
        position=position.id,
        present=present,
        grounded=quoted and verified,
        citations=(_citation(verified=verified),) if quoted else (),
        fields=tuple(_check(given, spec) for spec in position.fields) if quoted else (),
        alerts=tuple(Alert(kind, f"Alert: {kind}.") for kind in given.alerts),
        suggested=given.suggested,
    )


def decision_input(case: Case, cases: Cases, playbook: Playbook) -> DecisionInput:
    """The whole input: clean but for what the case gives; in clause scope a unit per position."""
    findings = [
        finding
        for position in playbook.positions
        if (finding := _finding(case, cases, position)) is not None
    ]
    claim = None
    if playbook.document_type:
        claim = TypeClaim(case.document_type or playbook.document_type, case.confirmed)
    groups = [tuple(findings)] if playbook.scope == "document" else [(one,) for one in findings]
    units = [
        GatedUnit(number, evaluated=True, findings=group, document_type=claim)
        for number, group in enumerate(groups or [()], start=1)
    ]
    if case.not_evaluated:
        units.append(GatedUnit(len(units) + 1, evaluated=False, failure="The model was away."))
    return DecisionInput(
        playbook=playbook.id,
        language=playbook.language,
        units=tuple(units),
        alerts=tuple(Alert(kind, f"Alert: {kind}.") for kind in case.alerts),
        capped=case.capped,
    )


def _finding(case: Case, cases: Cases, position: Position) -> Finding | None:
    given = case.given.get(position.id, cases.clean.get(position.id, Given("absent")))
    return finding_of(given, position)


def _check(given: Given, spec: FieldSpec) -> FieldCheck:
    proposed = given.fields.get(spec.name)
    if spec.name in given.read:
        read = given.read[spec.name]
        agrees = None if proposed is None else proposed == read
        return FieldCheck(spec.name, proposed, read, "value", agrees)
    if spec.name in given.unclear:
        return FieldCheck(spec.name, proposed, None, "ambiguous")
    if not spec.derive:
        return FieldCheck(spec.name, proposed)
    if spec.name in given.unread or typed(spec, proposed) is None:
        return FieldCheck(spec.name, proposed, None, "none")
    return FieldCheck(spec.name, proposed, proposed, "value", agrees=True)


def _citation(*, verified: bool) -> Citation:
    if not verified:
        return Citation("a quote", "ungrounded", reason="not_found")
    return Citation("a quote", "verified", spans=(_SPAN,), pages=(1,), matched="exact")
