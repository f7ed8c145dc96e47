"""Where each card's quotes stand, as spans of the canonical text."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.api.desk.matter.cards import key_of
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.words import Sign, verdict_sign
from quotary.api.view.review import finding_for, findings_of
from quotary.core.span import Span


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
    overrides = {(each.position, each.unit): each.verdict.value for each in shown.run.overrides}
    found: list[Passage] = []
    for each in shown.decision.positions:
        finding = finding_for(findings, each)
        if finding is None or not each.id:
            continue
        key = key_of(each.id, each.unit)
        sign = verdict_sign(overrides.get((each.id, each.unit), each.verdict.value))
        spans = [span for one in finding.citations if one.verified for span in one.spans]
        found += [
            Passage(span, key, f"q-{key}-{number}", each.title, sign)
            for number, span in enumerate(spans)
        ]
    return tuple(sorted(found, key=lambda one: one.span))
