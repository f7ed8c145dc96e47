"""The gate: what a proposal claims, checked against the document before any rule sees it.

Verification comes first and vetoes; every check only adds alerts. Nothing here decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from quotary.core.absence import (
    absence_alerts,
    adverse_alerts,
    elsewhere_alerts,
    is_off_topic,
)
from quotary.core.beside.defined_terms import defined_term_alerts
from quotary.core.beside.roles import in_roles
from quotary.core.beside.saying import with_more_said
from quotary.core.citation import Citation, locate
from quotary.core.doctype import type_claim, type_evidence
from quotary.core.fieldcheck import check_fields, field_alerts, unchecked
from quotary.core.finding import Alert, Finding, GatedUnit
from quotary.core.gate_wording import raised
from quotary.core.indexing import DocumentIndex
from quotary.core.injection import injection_alerts
from quotary.core.item_promises import item_cuts
from quotary.core.left_out import with_left_out
from quotary.core.obligations.checking import check_chunk
from quotary.core.own_heading import is_headed_by
from quotary.core.plain_words import SMALL, unfamiliar_alerts
from quotary.core.playbook import Playbook, Position
from quotary.core.prompting import instructions_of
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.rules.grounding import with_ungrounded
from quotary.core.second_value import second_value_alerts
from quotary.core.span import Span
from quotary.core.unit_view import UnitView, view_of
from quotary.core.unread import exclusions, protected
from quotary.core.unread.definitions import definition_alerts
from quotary.core.unread.outside import outside_alerts
from quotary.core.unread.reading import unread_alerts
from quotary.core.unread.reasons import alerts_of
from quotary.core.unusual import conditional_alerts, unusual_alerts

_MARKER = 8
"""Characters that the marker of an item takes at most."""
_NEGATIONS = frozenset({"negation_before", "negation_after"})


def check_unit(
    proposal: Proposal,
    index: DocumentIndex,
    playbook: Playbook,
    unit: int,
    span: Span,
    prompt: str = "",
) -> GatedUnit:
    """The unit after the gate: a finding per proposed position, and what speaks against the unit.

    `span` is what the model was shown; `prompt` the wording it had besides the document (by
    default this playbook's), to name a quote that was copied from there.
    """
    if playbook.scope == "chunk":
        return check_chunk(proposal, index, playbook, unit, span)
    view = view_of(index, span, playbook.language)

    def asked() -> str:
        return prompt or instructions_of(playbook)

    findings: list[Finding] = []
    for proposed in proposal.positions:
        position = playbook.position(proposed.id)
        if position is not None:
            findings.append(_finding(proposed, position, view, playbook, asked))
    if playbook.scope == "clause":
        findings = with_left_out(
            findings,
            view,
            playbook,
            lambda found, position: _present(found, position, view, playbook.language, asked),
        )
    findings = [_unconditional(finding, view, playbook) for finding in findings]
    more: tuple[Alert, ...] = ()
    if playbook.scope == "clause":
        findings, more = with_more_said(findings, view, playbook)
    evidence = type_evidence(index, playbook)
    alerts = [*_addressed(view, playbook.language), *unusual_alerts(view, playbook), *more]
    alerts += unread_alerts(view, playbook, findings)
    alerts += alerts_of("exclusion", exclusions.MOST, exclusions.swallowing, view, playbook)
    alerts += outside_alerts(view, playbook)
    alerts += alerts_of("protected", protected.MOST, protected.narrowed, view, playbook)
    if playbook.type_cues and not evidence.own and playbook.scope == "document":
        alerts.append(raised("type_unconfirmed", playbook.language, type=playbook.document_type))
    return GatedUnit(
        unit=unit,
        evaluated=True,
        findings=tuple(findings),
        document_type=type_claim(proposal.document_type, evidence)
        if playbook.document_type
        else None,
        counterparty=proposal.counterparty,
        alerts=tuple(alerts),
    )


@lru_cache(maxsize=32)
def _addressed(view: UnitView, language: str) -> tuple[Alert, ...]:
    """What in the unit speaks to the reviewer, looked for once per view."""
    return injection_alerts(view.index.document.text, view.span, language)


def _unconditional(finding: Finding, view: UnitView, playbook: Playbook) -> Finding:
    """The finding, with an alert per condition and unknown word in the sentences it rests on."""
    position = playbook.position(finding.position)
    quoted = [citation.spans[0] for citation in finding.citations if citation.verified]
    if position is None:
        return finding
    alerts = unfamiliar_alerts(view, quoted, position, playbook.language)
    alerts += definition_alerts(view, quoted, position, playbook)
    if playbook.scope == "clause":
        alerts += (*second_value_alerts(view, quoted, position, playbook.language),)
        alerts += (*defined_term_alerts(view, quoted, position, playbook),)
    if not any(spec.derive == "notice.required" for spec in position.fields):
        # Compulsion is a condition by itself, and its reader weighs what stands beside it.
        alerts += conditional_alerts(view, quoted, playbook)
    if not alerts:
        return finding
    return replace(finding, alerts=tuple(dict.fromkeys((*finding.alerts, *alerts))))


def _finding(
    proposed: ProposedPosition,
    position: Position,
    view: UnitView,
    playbook: Playbook,
    prompt: Callable[[], str],
) -> Finding:
    language = playbook.language
    if proposed.present:
        found = _present(proposed, position, view, language, prompt)
        return _told(found, language) if playbook.scope == "clause" else found
    kind = "position_unusable" if proposed.present is None else "field_unusable"
    alerts = [raised(kind, language, why=why) for why in proposed.problems]
    if proposed.present is False and playbook.scope != "clause":
        alerts += absence_alerts(position, view, language)
    return Finding(
        position.id,
        proposed.present,
        grounded=False,
        fields=unchecked(proposed.fields, position),
        alerts=tuple(alerts),
        suggested=proposed.suggested,
    )


def _told(finding: Finding, language: str) -> Finding:
    """The finding with the alert on a lost quote, which outlives what code reads in its stead."""
    alerts = with_ungrounded(finding, finding.alerts, "clause", language)
    return replace(finding, alerts=alerts)


def _present(
    proposed: ProposedPosition,
    position: Position,
    view: UnitView,
    language: str,
    prompt: Callable[[], str],
) -> Finding:
    citations = _located(proposed, view, prompt)
    grounded = bool(citations) and all(citation.verified for citation in citations)
    quoted = tuple(citation.spans[0] for citation in citations if citation.verified)
    alerts = [raised("field_unusable", language, why=why) for why in proposed.problems]
    alerts += _citation_alerts(citations, view, language)
    alerts += adverse_alerts(position, view, language)
    checks = unchecked(proposed.fields, position)
    if quoted:
        text = view.text(_read_spans(citations, view))
        if view.language == "pt":
            text = in_roles(text, view.index.text)
        checks = check_fields(proposed.fields, position, text, view.language)
        alerts += field_alerts(checks, position, language)
        alerts += elsewhere_alerts(position, view, quoted, checks, language)
        if is_off_topic(position, view, quoted) and not is_headed_by(position, view, quoted):
            alerts.append(raised("off_topic", language, quoted[0]))
    return Finding(
        position.id,
        present=True,
        grounded=grounded,
        citations=citations,
        fields=checks,
        alerts=tuple(dict.fromkeys(alerts)),
        suggested=proposed.suggested,
    )


def _located(
    proposed: ProposedPosition, view: UnitView, prompt: Callable[[], str]
) -> tuple[Citation, ...]:
    """Where the quotes stand. The prompt is only rendered to name a quote that is not there."""
    if not proposed.quotes:
        return ()
    citations = locate(proposed.quotes, view.index, view.span)
    if all(citation.verified for citation in citations):
        return citations
    return locate(proposed.quotes, view.index, view.span, prompt())


def _citation_alerts(citations: Sequence[Citation], view: UnitView, language: str) -> list[Alert]:
    alerts: list[Alert] = []
    for citation in citations:
        if not citation.verified:
            continue
        place = citation.spans[0]
        alerts += [raised(flag, language, place) for flag in citation.alerts]
        if not view.span.contains(place) and "elsewhere" not in citation.alerts:
            alerts.append(raised("outside_unit", language, place))
    return alerts


def _read_spans(citations: Sequence[Citation], view: UnitView) -> list[Span]:
    """What the readers read: the quotes; of one cut off from a negation, its whole statement.

    A quote that ends in a colon promises what its list says: there, the whole sentence. One that is
    an item of a list of promises is read with what opens the list.
    """
    spans: list[Span] = []
    for citation in citations:
        if not citation.verified:
            continue
        quote = citation.spans[0]
        if _NEGATIONS & set(citation.flags):
            spans += view.statement(quote)
        elif quote.of(view.index.text).rstrip().endswith(":"):
            spans.append(view.sentence(quote))
        elif _is_item(quote, view):
            spans += view.statement(quote)
        else:
            spans.append(quote)
    return list(dict.fromkeys(spans))


def _is_item(quote: Span, view: UnitView) -> bool:
    """True of an item of a list of promises: who owes it stands in what opens the list."""
    cuts = item_cuts(view.index.text, view.sentence(quote), SMALL.__contains__)
    return any(cut <= quote.start <= cut + _MARKER for cut in cuts)
