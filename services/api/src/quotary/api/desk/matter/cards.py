"""Findings as cards: most severe first, each with what its verdict rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quotary.api.desk.matter.checks import Check, checks
from quotary.api.desk.matter.clauses import place
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.words import Sign, verdict_sign
from quotary.api.view.quotes import Quote, Rejected, quotes, rejected
from quotary.api.view.review import finding_for, findings_of
from quotary.core.decision import PositionDecision
from quotary.core.document import Document
from quotary.core.finding import Finding
from quotary.core.playbook import Position
from quotary.log.facts.commented import Comment
from quotary.log.matter_state import Override

MOST = 200
"""Cards on one page; the address can ask for all."""
_STATES = ("not_evaluated", "no_position")


@dataclass(frozen=True, slots=True)
class PlacedQuote:
    """A verified quote, where it stands, and the anchor of its highlight."""

    text: str
    where: str
    anchor: str
    page: int | None


@dataclass(frozen=True, slots=True)
class Card:
    """One position of a run, in one unit where there is a finding per unit."""

    key: str
    position: str
    unit: int
    title: str
    critical: bool
    sign: Sign
    verdict: str
    system_sign: Sign
    where: str
    teaser: str
    rule: str
    because: str
    absent: bool
    missing: bool
    quotes: tuple[PlacedQuote, ...]
    rejected: tuple[Rejected, ...]
    checks: tuple[Check, ...]
    alerts: tuple[str, ...]
    requirement: str
    row: int
    comments: tuple[Comment, ...]
    override: Override | None
    weight: tuple[int, int, int]


def cards(shown: ShownRun) -> tuple[Card, ...]:
    """The cards of a decided run; what no position of the playbook addresses is not among them."""
    if shown.decision is None:
        return ()
    findings = findings_of(shown.given)
    overrides = {(each.position, each.unit): each for each in shown.run.overrides}
    comments = _by_position(shown.comments)
    made = [
        _card(
            each,
            finding_for(findings, each),
            shown,
            overrides.get((each.id, each.unit)),
            comments.get((each.id, each.unit), ()) or comments.get((each.id, 0), ()),
        )
        for each in shown.decision.positions
        if each.id
    ]
    return tuple(sorted(made, key=lambda card: card.weight, reverse=True))


def key_of(position: str, unit: int) -> str:
    """The name of a position in addresses and anchors of a page."""
    return f"{position}-{unit}"


def _card(
    decision: PositionDecision,
    finding: Finding | None,
    shown: ShownRun,
    override: Override | None,
    comments: tuple[Comment, ...],
) -> Card:
    key = key_of(decision.id, decision.unit)
    placed = _placed(finding, shown.document, key)
    state = decision.state if decision.state in _STATES else decision.verdict.value
    system = verdict_sign(state)
    sign = verdict_sign(override.verdict.value) if override else system
    position = shown.playbook.position(decision.id) if shown.playbook else None
    refused = tuple(rejected(finding.citations, shown.document or Document(""))) if finding else ()
    absent = not placed and not refused
    return Card(
        key=key,
        position=decision.id,
        unit=decision.unit,
        title=_title(decision, position),
        critical=decision.critical,
        sign=sign,
        verdict=override.verdict.value if override else state,
        system_sign=system,
        where=_where(placed, state, absent=absent),
        teaser=placed[0].text if placed else decision.because,
        rule=decision.rule,
        because=decision.because,
        absent=absent and state != "not_evaluated",
        missing=decision.state == "missing",
        quotes=placed,
        rejected=refused,
        checks=checks(finding),
        alerts=tuple(dict.fromkeys(each.detail for each in decision.alerts)),
        requirement=position.requirement if position else "",
        row=decision.row,
        comments=comments,
        override=override,
        weight=(
            decision.verdict.weight,
            int(decision.critical),
            -decision.unit,
        ),
    )


def _placed(
    finding: Finding | None, document: Document | None, key: str
) -> tuple[PlacedQuote, ...]:
    if finding is None or document is None:
        return ()
    found: Sequence[Quote] = quotes(finding.citations, document)
    return tuple(
        PlacedQuote(each.text, place(document, each.start), f"q-{key}-{number}", each.page)
        for number, each in enumerate(found)
    )


def _where(placed: tuple[PlacedQuote, ...], state: str, *, absent: bool) -> str:
    if placed:
        return f"p. {placed[0].page}" if placed[0].page else "in the text"
    if state == "not_evaluated":
        return "not read"
    return "absent" if absent else "not found"


def _title(decision: PositionDecision, position: Position | None) -> str:
    return decision.title or (position.title if position else "") or decision.id


def _by_position(comments: Sequence[Comment]) -> Mapping[tuple[str, int], tuple[Comment, ...]]:
    found: dict[tuple[str, int], tuple[Comment, ...]] = {}
    for each in comments:
        found[each.position, each.unit] = (*found.get((each.position, each.unit), ()), each)
    return found
