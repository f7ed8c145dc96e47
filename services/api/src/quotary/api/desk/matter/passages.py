"""Where each card's quotes stand, as spans of the canonical text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.card import key_of
from quotary.api.desk.matter.cards import spans_for
from quotary.api.desk.matter.placed import anchor_of
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.remarks import WHOLE, remark_spans
from quotary.api.desk.words import ABOUT_WHOLE, Sign, verdict_sign
from quotary.api.view.review import findings_of
from quotary.core.span import Span

_WHOLE: Final = "About the whole contract"


@dataclass(frozen=True, slots=True)
class Passage:
    """One verified span, the card it belongs to, and its anchor."""

    span: Span
    key: str
    anchor: str
    title: str
    sign: Sign


def passages(shown: ShownRun) -> tuple[Passage, ...]:
    """Every verified span of a decided run, in the order of the text."""
    if shown.decision is None:
        return ()
    findings = findings_of(shown.given)
    found: list[Passage] = []
    for each in shown.decision.positions:
        key = key_of(each.id, each.unit)
        override = shown.override_of(each.id, each.unit)
        sign = verdict_sign((override or each).verdict.value)
        title = each.title or "Not addressed by the playbook"
        found += [
            Passage(span, key, anchor_of(key, number), title, sign)
            for number, span in enumerate(spans_for(each, findings, shown.document))
        ]
    found += [
        Passage(_before(span, found), WHOLE, anchor_of(WHOLE, number), _WHOLE, ABOUT_WHOLE)
        for number, span in enumerate(remark_spans(shown.decision))
    ]
    return tuple(sorted(found, key=lambda one: (one.span.start, one.key == WHOLE, one.span.end)))


def _before(span: Span, quotes: list[Passage]) -> Span:
    """The span up to the first quote that begins in it: a quote is never cut for a remark."""
    starts = [each.span.start for each in quotes if span.start < each.span.start < span.end]
    return Span(span.start, min(starts, default=span.end))
