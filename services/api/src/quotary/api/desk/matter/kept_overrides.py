"""Overrides of an earlier run that may be carried to this one: quote and fields are unchanged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.placed import spans_of
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.view.review import Findings, finding_for, findings_of
from quotary.core.decision import PositionDecision
from quotary.core.document import Document
from quotary.core.one_line import one_line
from quotary.core.verdict import Verdict
from quotary.log.matter_state import Override

_NOTE: Final = 9_500
Evidence = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """An override that a person may carry over; nothing moves by itself."""

    run: str
    override: Override

    @property
    def note(self) -> str:
        """The note that the carried override gets."""
        said = f"Carried over from run {self.run} ({self.override.who}): {self.override.note}"
        return said[:_NOTE]


def before(shown: ShownRun) -> str:
    """The newest earlier run with overrides; "" where there is none or none can be carried."""
    run, state = shown.run, shown.state
    if run.run != state.current or run.closing or shown.decision is None:
        return ""
    earlier = [
        each for each in state.runs.values() if each.overrides and each.first_seq < run.first_seq
    ]
    return max(earlier, key=lambda each: each.first_seq).run if earlier else ""


def offers(old: ShownRun, new: ShownRun) -> Mapping[tuple[str, int], Offer]:
    """By position and unit of the new run: what may be carried to it.

    The same position rests on the same words and the same values, and no person has said anything
    else about it in the new run. A clause may have moved.
    """
    if old.decision is None or new.decision is None:
        return {}
    rests_on = _evidence(new)
    found: dict[tuple[str, int], Offer] = {}
    for key, evidence in _evidence(old).items():
        override = old.override_of(*key)
        if override is None:
            continue
        same = [each for each, other in rests_on.items() if each[0] == key[0] and other == evidence]
        place = key if key in same else same[0] if len(same) == 1 else None
        if place is None or new.override_of(*place) is not None:
            continue
        if _own(new, place) is not override.verdict:
            found[place] = Offer(old.run.run, override)
    return found


def _own(shown: ShownRun, key: tuple[str, int]) -> Verdict | None:
    positions = shown.decision.positions if shown.decision else ()
    return next((each.verdict for each in positions if (each.id, each.unit) == key), None)


def _evidence(shown: ShownRun) -> dict[tuple[str, int], Evidence]:
    findings = findings_of(shown.given)
    positions = shown.decision.positions if shown.decision else ()
    return {
        (each.id, each.unit): _of(each, findings, shown.document) for each in positions if each.id
    }


def _of(decision: PositionDecision, findings: Findings, document: Document | None) -> Evidence:
    """What a verdict rests on: the words quoted, whether they stand, and every field's value."""
    finding = finding_for(findings, decision)
    if finding is None:
        return (decision.state == "missing",)
    text = document.text if document else ""
    quoted = tuple(one_line(span.of(text)) for span in spans_of(finding))
    fields = tuple((each.name, each.proposed, each.read, each.status) for each in finding.fields)
    return finding.present, finding.grounded, quoted, fields
