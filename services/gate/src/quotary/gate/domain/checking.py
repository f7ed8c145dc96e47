"""What becomes of a proposal: findings, or a unit that is not evaluated and says why."""

from __future__ import annotations

from pydantic import TypeAdapter

from quotary.core.finding import GatedUnit
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.checking import check_chunk
from quotary.core.obligations.register import ChunkFindings, Duty, Escalation, Place
from quotary.core.obligations.sentences_said import said
from quotary.core.plain import storable
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.log.facts.ingested import Layout
from quotary.log.facts.proposed import Proposed

MAX_BYTES = 220_000
"""Bytes of one checked chunk that a fact can hold beside the rest of it."""

SHOWN = 2_000
"""Characters that are shown of a part whose duties could not be looked for."""

_UNIT = TypeAdapter(GatedUnit)
_TOO_LARGE = (
    "The reply's findings are larger than a fact can hold; no honest reply about one chunk is. "
    "Read this part yourself."
)


def not_evaluated(unit: int, sentence: str) -> GatedUnit:
    """A unit that came to no findings, which is not the same as finding nothing."""
    return GatedUnit(unit=unit, evaluated=False, failure=sentence)


def unit_span(layout: Layout, unit: int) -> Span | None:
    """The span that ingest gave the unit; None where it lists no such unit."""
    return layout.units[unit - 1] if 1 <= unit <= len(layout.units) else None


def check(
    proposed: Proposed, index: DocumentIndex, playbook: Playbook, unit: int, span: Span
) -> GatedUnit:
    """The unit's findings, each quote and field checked against the document."""
    if proposed.proposal is None:
        sentence = proposed.failure.sentence if proposed.failure else "No proposal was made."
        return unread(index, playbook, unit, span, sentence)
    gated = check_unit(proposed.proposal, index, playbook, unit, span)
    if gated.chunk is not None and len(_UNIT.dump_json(gated)) > MAX_BYTES:
        return unread(index, playbook, unit, span, _TOO_LARGE)
    return gated


def unread(
    index: DocumentIndex, playbook: Playbook, unit: int, span: Span, sentence: str
) -> GatedUnit:
    """A unit without findings; of a chunk, the sentences that a person has to read for it."""
    if playbook.scope == "chunk":
        return check_chunk(None, index, playbook, unit, span, sentence)
    return not_evaluated(unit, sentence)


def unsearched(text: str, playbook: Playbook, unit: int, span: Span, sentence: str) -> GatedUnit:
    """A chunk whose duties were not looked for: all of it is one gap, for a person to read.

    For where the search itself is what fails; nothing of it is done here.
    """
    place = Place(span)
    why = said("duties_unknown", playbook.language)
    words = storable(span.of(text)[:SHOWN])
    findings = ChunkFindings(
        escalations=(Escalation(unit, "duties_unknown", why, place=place),),
        duties=(Duty(place, "", words, (span,)),),
    )
    return GatedUnit(unit=unit, evaluated=False, failure=sentence, chunk=findings)
