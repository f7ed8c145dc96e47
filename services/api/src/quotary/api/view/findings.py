"""Findings in full: what a card on the desk shows of one position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import BaseModel, Field

from quotary.api.view.quotes import Quote, Rejected, quotes, rejected
from quotary.api.view.review import Findings, finding_for, findings_of
from quotary.core.decision import Decision, DecisionInput, PositionDecision
from quotary.core.document import Document
from quotary.core.finding import Alert, FieldCheck, Finding, Scalar
from quotary.log.facts.commented import Comment
from quotary.log.matter_state import Override

_NO_TEXT = Document("")


class SaidAlert(BaseModel):
    """A reason not to trust an accept."""

    kind: str
    detail: str


class CheckedField(BaseModel):
    """One field: the model's value and what code reads in the verified quote."""

    name: str
    proposed: Scalar
    read: Scalar
    status: str = Field(description="value, none, ambiguous, conflict or unread.")
    agrees: bool | None


class DraftedComment(BaseModel):
    """A text to send to the other side."""

    text: str
    source: str = Field(description="model or playbook.")


class Overridden(BaseModel):
    """A person's verdict in place of the rules'."""

    verdict: str
    who: str
    note: str
    seq: int


class FindingDetail(BaseModel):
    """One position of a run."""

    id: str
    unit: int
    title: str
    critical: bool
    verdict: str = Field(description="The rules' verdict; an override does not change it.")
    state: str
    rule: str
    because: str
    present: bool | None = Field(description="The model's claim; null is no usable one.")
    grounded: bool
    quotes: list[Quote]
    rejected: list[Rejected]
    fields: list[CheckedField]
    alerts: list[SaidAlert]
    override: Overridden | None
    comment: DraftedComment | None


def findings(
    decision: Decision | None,
    given: DecisionInput | None,
    document: Document | None,
    comments: Iterable[Comment],
    overrides: Iterable[Override],
) -> list[FindingDetail]:
    """Every position of a decision, in its order."""
    if decision is None:
        return []
    known = findings_of(given)
    drafts = {(each.position, each.unit): each for each in comments}
    persons = {(each.position, each.unit): each for each in overrides}
    return [
        _detail(position, known, document or _NO_TEXT, drafts, persons)
        for position in decision.positions
    ]


def said(alerts: Iterable[Alert]) -> list[SaidAlert]:
    """Alerts as they are shown."""
    # Two passages may raise an alert in the same words: said once, it is read.
    told = dict.fromkeys((each.kind, each.detail) for each in alerts)
    return [SaidAlert(kind=kind, detail=detail) for kind, detail in told]


def _detail(
    position: PositionDecision,
    known: Findings,
    document: Document,
    drafts: Mapping[tuple[str, int], Comment],
    persons: Mapping[tuple[str, int], Override],
) -> FindingDetail:
    finding = finding_for(known, position) or Finding(position.id, present=None, grounded=False)
    key = (position.id, position.unit)
    draft, person = drafts.get(key), persons.get(key)
    return FindingDetail(
        id=position.id,
        unit=position.unit,
        title=position.title,
        critical=position.critical,
        verdict=position.verdict.value,
        state=position.state,
        rule=position.rule,
        because=position.because,
        present=finding.present,
        grounded=finding.grounded,
        quotes=quotes(finding.citations, document),
        rejected=rejected(finding.citations, document),
        fields=[_field(check) for check in finding.fields],
        alerts=said(position.alerts),
        override=overridden(person),
        comment=DraftedComment(text=draft.text, source=draft.source) if draft else None,
    )


def _field(check: FieldCheck) -> CheckedField:
    return CheckedField(
        name=check.name,
        proposed=check.proposed,
        read=check.read,
        status=check.status,
        agrees=check.agrees,
    )


def overridden(person: Override | None) -> Overridden | None:
    """A person's verdict as the API gives it."""
    if person is None:
        return None
    return Overridden(
        verdict=person.verdict.value, who=person.who, note=person.note, seq=person.seq
    )
