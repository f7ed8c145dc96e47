"""A run clause by clause: the six states, most severe first, with what to ask for and to insert."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pydantic import BaseModel, Field

from quotary.api.view.findings import Overridden, overridden
from quotary.api.view.quotes import Quote, quotes
from quotary.api.view.review import finding_for, findings_of
from quotary.core.decision import Decision, DecisionInput, PositionDecision
from quotary.core.document import Clause, Document
from quotary.core.playbook import Playbook, Position
from quotary.core.span import Span
from quotary.core.wording import WORDING, say
from quotary.log.facts.commented import Comment
from quotary.log.matter_state import Override

SEVERITY: Final = ("red", "missing", "yellow", "not_evaluated", "green", "no_position")

_NOWHERE: Final = Clause("", "", Span(0, 0), kind="")


class ReviewedClause(BaseModel):
    """One clause under one position, or a position that no clause covers (`unit` 0)."""

    unit: int
    kind: str = Field(description="clause, preamble, exhibit …; empty for what is missing.")
    clause: str = Field(description="The clause's number as the document has it.")
    heading: str
    position: str = Field(description="Empty where the playbook does not address the clause.")
    title: str
    state: str = Field(description="red, missing, yellow, not_evaluated, green, no_position.")
    critical: bool
    rule: str
    because: str
    quotes: list[Quote]
    alerts: list[str]
    comment: str = Field(description="What to ask the other side for.")
    insert_text: str = Field(description="What to insert, where the clause is missing.")
    override: Overridden | None = Field(
        default=None, description="A person's verdict in place of the rules' own."
    )


def language_of(document: Document | None, playbook: Playbook) -> str:
    """The contract's language where the system's sentences exist in it, else the playbook's."""
    found = document.language if document is not None else ""
    return found if found in WORDING else playbook.language


def triage(document: Document | None, playbook: Playbook) -> str:
    """The sentence that a report begins with."""
    return say("triage", language_of(document, playbook))


def reviewed_clauses(
    decision: Decision,
    given: DecisionInput | None,
    document: Document | None,
    units: Sequence[Span],
    playbook: Playbook,
    comments: Iterable[Comment],
    overrides: Iterable[Override] = (),
) -> list[ReviewedClause]:
    """Every decision of a run with its clause, most severe first, then in document order.

    `units` are the spans that were read, the nth that of unit n; () where they are not known.
    """
    findings = findings_of(given)
    drafts = {(each.position, each.unit): each.text for each in comments}
    persons = {(each.position, each.unit): each for each in overrides}
    made: list[ReviewedClause] = []
    for each in decision.positions:
        clause = _clause(document, units, each.unit)
        finding = finding_for(findings, each) if each.id else None
        position = playbook.position(each.id)
        made.append(
            ReviewedClause(
                unit=each.unit,
                kind=clause.kind,
                clause=clause.number,
                heading=clause.title,
                position=each.id,
                title=each.title,
                state=each.state,
                critical=each.critical,
                rule=each.rule,
                because=each.because,
                quotes=quotes(finding.citations, document) if finding and document else [],
                alerts=[f"{alert.kind}: {alert.detail}" for alert in each.alerts],
                comment=_comment(each, position, drafts),
                insert_text=position.insert_text.strip()
                if position and each.state == "missing"
                else "",
                override=overridden(persons.get((each.id, each.unit))),
            )
        )
    return sorted(made, key=_severity)


def _severity(clause: ReviewedClause) -> tuple[int, bool, int]:
    place = SEVERITY.index(clause.state) if clause.state in SEVERITY else len(SEVERITY)
    accepted = clause.state in {"green", "no_position"}
    return place, not clause.critical and not accepted, clause.unit


def _comment(
    decided: PositionDecision, position: Position | None, drafts: Mapping[tuple[str, int], str]
) -> str:
    """The drafted comment, the playbook's own until there is one; "" where nothing is asked for."""
    if position is None or decided.state not in {"red", "yellow"}:
        return ""
    return drafts.get((decided.id, decided.unit), "") or position.fallback_comment.strip()


def _clause(document: Document | None, units: Sequence[Span], unit: int) -> Clause:
    """The clause that the unit begins with; nothing where either is not known."""
    if document is None or not 0 < unit <= len(units):
        return _NOWHERE
    start = units[unit - 1].start
    return next((each for each in document.clauses if each.span.start == start), _NOWHERE)
