"""Findings as cards: most severe first, each with what its verdict rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from quotary.api.desk.matter.card import Card, Warned, key_of
from quotary.api.desk.matter.checks import checks
from quotary.api.desk.matter.clauses import clause_name, place, unit_clause
from quotary.api.desk.matter.kept_overrides import Offer
from quotary.api.desk.matter.placed import PlacedQuote, around, placed, spans_of
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.standing import stands
from quotary.api.desk.words import verdict_sign
from quotary.api.view.quotes import rejected
from quotary.api.view.review import Findings, finding_for, findings_of
from quotary.core import said_of
from quotary.core.decision import Decision, PositionDecision
from quotary.core.document import Document
from quotary.core.finding import Finding
from quotary.core.span import Span
from quotary.core.verdict import Verdict
from quotary.log.facts.commented import Comment
from quotary.log.matter_state import Override

MOST = 200
"""Cards on one page; the address can ask for all."""
_STATES: Final = ("not_evaluated", "no_position")
_MILDER: Final = {"not_evaluated": 0, "missing": 2}


def cards(
    shown: ShownRun, language: str = "en", offered: Mapping[tuple[str, int], Offer] | None = None
) -> tuple[Card, ...]:
    """The cards of a decided run; a clause of no position is among them where it has an alert.

    `language` is that of the words that are neither the contract's nor the playbook's, `offered`
    are the overrides of an earlier run that may be carried over.
    """
    decision = shown.decision
    if decision is None:
        return ()
    findings = findings_of(shown.given)
    made = [
        _card(each, findings, decision, shown, language)
        for each in decision.positions
        if each.id or each.alerts or each.state == "not_evaluated"
    ]
    if offered:
        made = [replace(each, offer=offered.get((each.position, each.unit))) for each in made]
    return tuple(sorted(made, key=lambda card: card.weight, reverse=True))


def spans_for(
    decision: PositionDecision, findings: Findings, document: Document | None
) -> tuple[Span, ...]:
    """The passages a decision rests on; of a clause without position, those that raised alerts."""
    if decision.id or document is None:
        return spans_of(finding_for(findings, decision)) if decision.id else ()
    raised = (each.span for each in decision.alerts if each.span is not None)
    return tuple(dict.fromkeys(around(document, each) for each in raised))


def _card(
    decision: PositionDecision,
    findings: Findings,
    whole: Decision,
    shown: ShownRun,
    language: str,
) -> Card:
    key = key_of(decision.id, decision.unit)
    finding = finding_for(findings, decision) if decision.id else None
    quoted = placed(shown.document, spans_for(decision, findings, shown.document), key, language)
    state = _shown_state(decision)
    system = verdict_sign(state)
    override = shown.override_of(decision.id, decision.unit)
    position = shown.playbook.position(decision.id) if shown.playbook else None
    refused = tuple(rejected(finding.citations, shown.document or Document(""))) if finding else ()
    clause = unit_clause(shown.document, shown.units, decision.unit)
    part = clause_name(clause, decision.unit, language) if shown.by_clause and decision.unit else ""
    heading = clause.title.strip() if clause and clause.number else ""
    return Card(
        key=key,
        position=decision.id,
        unit=decision.unit,
        part=part,
        title=decision.title or (position.title if position else "") or heading or part,
        critical=decision.critical,
        state=decision.state,
        sign=verdict_sign(override.verdict.value) if override else system,
        verdict=override.verdict.value if override else state,
        system_sign=system,
        where=_where(quoted, decision, refused=bool(refused)),
        teaser=quoted[0].text if quoted else decision.because,
        rule=decision.rule,
        because=decision.because,
        stands=stands(decision, whole, shown, language, quoted=bool(quoted or refused)),
        quotes=quoted,
        rejected=refused,
        checks=checks(finding, shown.run.proposer),
        alerts=_warned(decision, shown.document, language),
        requirement=position.requirement if position else "",
        insert_text=position.insert_text.strip()
        if position and decision.state == "missing"
        else "",
        row=decision.row,
        comments=_comments(shown.comments, decision),
        override=override,
        offer=None,
        weight=_weight(decision, finding, override),
    )


def _shown_state(decision: PositionDecision) -> str:
    """The verdict, or the state where that says more; what is missing and rejected is rejected."""
    if decision.state == "missing" and decision.verdict is Verdict.FALLBACK:
        return "missing"
    return decision.state if decision.state in _STATES else decision.verdict.value


def _weight(
    decision: PositionDecision, finding: Finding | None, override: Override | None
) -> tuple[int, int, int, int]:
    """Worse verdicts first, then what is missing, then what is critical, then document order.

    A person's verdict counts in place of the system's.
    """
    verdict = override.verdict if override else decision.verdict
    within = 1 if override else _MILDER.get(decision.state, 1)
    if verdict.weight == 0:
        within = int(finding is not None and bool(finding.alerts))
    return verdict.weight, within, int(decision.critical), -decision.unit


def _warned(
    decision: PositionDecision, document: Document | None, language: str
) -> tuple[Warned, ...]:
    """Each alert once; those of one place that differ in the quoted words alone are said as one."""
    found: dict[str, Warned] = {}
    for each in decision.alerts:
        where = place(document, each.span.start, language) if document and each.span else ""
        found.setdefault(each.detail, Warned(each.kind, each.detail, where))
    alike: dict[tuple[str, str], list[str]] = {}
    for each in found.values():
        alike.setdefault((each.kind, each.where), []).append(each.detail)
    return tuple(
        Warned(kind, str(said), where)
        for (kind, where), details in alike.items()
        for said, _ in said_of.grouped(details)
    )


def _where(quoted: Sequence[PlacedQuote], decision: PositionDecision, *, refused: bool) -> str:
    if quoted:
        return f"p. {quoted[0].page}" if quoted[0].page else "in the text"
    if decision.state == "not_evaluated":
        return "not read"
    if decision.state == "missing" or not decision.id:
        return ""
    return "not found" if refused else "absent"


def _comments(drafted: Sequence[Comment], decision: PositionDecision) -> tuple[Comment, ...]:
    """The comments on this clause's finding, or those on the position as a whole."""
    by: Mapping[int, list[Comment]] = {decision.unit: [], 0: []}
    for each in drafted:
        if each.position == decision.id and each.unit in by:
            by[each.unit].append(each)
    return tuple(by[decision.unit] or by[0])
