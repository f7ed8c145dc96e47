"""A run's review: the object that `quotary review --json` prints and the API answers."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel, Field

from quotary.api.view.quotes import Quote, quote, quotes
from quotary.core.decision import Decision, DecisionInput, PositionDecision
from quotary.core.document import Document
from quotary.core.finding import Finding, Scalar
from quotary.core.sentences import sentence_at
from quotary.log.matter_state import RunState

Findings = Mapping[tuple[str, int], Finding]


class ReviewedPosition(BaseModel):
    """One position of a review."""

    id: str
    verdict: str = Field(description="The rules' verdict: accept, fallback, reject, ungrounded.")
    rule: str = Field(description="The literal call, such as term(years=4) → FALLBACK.")
    fields: dict[str, Scalar] = Field(description="As the model gave them; checks may differ.")
    because: str
    quotes: list[Quote] = Field(description="Cut out of the canonical text at start to end.")
    alerts: list[str]
    unit: int = Field(default=0, description="The unit, where a run has one finding per unit.")


class NoticedSentence(BaseModel):
    """A sentence that an alert about the whole document is raised by."""

    detail: str = Field(description="The alert, word for word as among the reasons.")
    sentence: Quote


class Review(BaseModel):
    """What one run came to."""

    file: str
    matter: str
    run: str
    route: str | None = Field(description="After people's overrides; null where there is none.")
    model_route: str | None = Field(description="The system's own; it never changes.")
    document_type: str
    proposer: str
    reasons: list[str] = Field(description="Of `route`, after people's overrides.")
    model_reasons: list[str] = Field(description="Of `model_route`; they never change.")
    positions: list[ReviewedPosition]
    noticed: list[NoticedSentence] = Field(
        description="Where the words of reasons that no position gives stand."
    )
    missing: list[str]
    not_evaluated: int


def review(
    matter: str,
    run: RunState,
    decision: Decision | None,
    given: DecisionInput | None,
    document: Document | None,
) -> Review:
    """The review of a run; without a decision it says why there is none."""
    reasons = list(run.reasons) if decision else []
    return Review(
        file=run.filename,
        matter=matter,
        run=run.run,
        route=run.route.value if run.route else None,
        model_route=run.model_route.value if run.model_route else None,
        document_type=run.document_type,
        proposer=run.proposer,
        reasons=reasons or ([run.failure] if run.failure else []),
        model_reasons=list(decision.reasons) if decision else [],
        positions=_positions(decision, given, document),
        noticed=_noticed(given, document) if given and document else [],
        missing=list(decision.missing) if decision else [],
        not_evaluated=decision.not_evaluated if decision else run.units,
    )


def findings_of(given: DecisionInput | None) -> Findings:
    """Each finding by position and unit."""
    if given is None:
        return {}
    return {
        (finding.position, unit.unit): finding for unit in given.units for finding in unit.findings
    }


def finding_for(findings: Findings, position: PositionDecision) -> Finding | None:
    """The finding that a decision rests on; in document scope unit 0 decides what unit 1 said."""
    return findings.get((position.id, position.unit)) or (
        findings.get((position.id, 1)) if position.unit == 0 else None
    )


def _noticed(given: DecisionInput, document: Document) -> list[NoticedSentence]:
    return [
        NoticedSentence(
            detail=alert.detail, sentence=quote(document, sentence_at(document.text, alert.span))
        )
        for unit in given.units
        if unit.evaluated
        for alert in unit.alerts
        if alert.span is not None
    ]


def _positions(
    decision: Decision | None, given: DecisionInput | None, document: Document | None
) -> list[ReviewedPosition]:
    findings = findings_of(given)
    found: list[ReviewedPosition] = []
    for each in decision.positions if decision else ():
        finding = finding_for(findings, each)
        found.append(
            ReviewedPosition(
                id=each.id,
                verdict=each.verdict.value,
                rule=each.rule,
                fields=dict(finding.proposed_fields()) if finding else {},
                because=each.because,
                quotes=quotes(finding.citations, document) if finding and document else [],
                alerts=[f"{alert.kind}: {alert.detail}" for alert in each.alerts],
                unit=each.unit,
            )
        )
    return found
