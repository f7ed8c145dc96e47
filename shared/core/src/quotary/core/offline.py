"""A proposal made without a model: sentences found by cues, fields filled by the readers alone.

Deterministic, and never more than the playbook's cues and readers know; its contracts are capped
at yellow by whoever decides them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quotary.core.doctype import type_evidence
from quotary.core.document import Document
from quotary.core.fieldcheck import read_field
from quotary.core.finding import Scalar
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.offline import propose_chunk
from quotary.core.playbook import Playbook, Position
from quotary.core.proposal import MAX_QUOTE, Proposal, ProposedPosition
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

MOST: Final = 12
"""Sentences quoted for one position at most; the gate still reads those that are left out."""

READ: Final = 400
"""Sentences on one topic that are looked at; real contracts have some dozens."""

UNREAD: Final = 3
"""Sentences quoted where no reader finds anything in any of them."""

FEWEST: Final = 6
"""Words of a passage that says anything; fewer are a heading."""

LONGEST: Final = 600
"""Characters of a sentence quoted in one piece; of a longer one only what governs the cue is."""

SHORTEST: Final = 40
"""Characters of a fragment that can be found in one place only (`documents.md`)."""


def propose(document: Document | DocumentIndex, playbook: Playbook, span: Span) -> Proposal:
    """The proposal for the part of the document at `span`; no reply is involved."""
    index = document if isinstance(document, DocumentIndex) else DocumentIndex(document)
    if playbook.scope == "chunk":
        return propose_chunk(index, playbook, span)
    view = UnitView(index, span, playbook.language)
    positions = tuple(propose_position(position, view) for position in playbook.positions)
    if playbook.scope != "document":
        positions = tuple(position for position in positions if position.present)
    return Proposal(positions, document_type=_type(index, playbook))


def _type(index: DocumentIndex, playbook: Playbook) -> str:
    """The playbook's type or `other` where the cues show one of the two, else nothing."""
    evidence = type_evidence(index, playbook)
    if evidence.another:
        return "other"
    return playbook.document_type if evidence.own else ""


def propose_position(position: Position, view: UnitView) -> ProposedPosition:
    """The position as cues and readers alone find it in the view."""
    passages = _passages(position, view)
    if not passages:
        return ProposedPosition(position.id, present=False)
    telling = [spans for spans in passages if _tells(position, view, spans)]
    chosen = telling[:MOST] or passages[:UNREAD]
    spans = sorted({span for spans in chosen for span in spans})
    quotes = tuple(" ".join(span.of(view.index.text).split()) for span in spans)
    fields = _fields(position, view, spans)
    return ProposedPosition(position.id, present=True, quotes=quotes, fields=fields)


def _passages(position: Position, view: UnitView) -> list[tuple[Span, ...]]:
    """The sentences that hold a cue, in order; of long ones only the statements that do."""
    found: dict[tuple[Span, ...], None] = {}
    for passage in view.passages(position.cues)[:READ]:
        if len(passage.sentence) <= LONGEST:
            found[(passage.sentence,)] = None
            continue
        for hit in passage.hits[:MOST]:
            statement = view.statement(hit.span)
            short = any(len(part) < SHORTEST for part in statement)
            whole = short and len(passage.sentence) <= MAX_QUOTE
            found[(passage.sentence,) if whole else statement] = None
    return [spans for spans in found if all(len(span) <= MAX_QUOTE for span in spans)]


def _tells(position: Position, view: UnitView, spans: Sequence[Span]) -> bool:
    """True where a reader finds something in the passage, and it is more than a heading."""
    enough = len(view.text(spans).split()) >= FEWEST
    return enough and bool(_fields(position, view, spans))


def _fields(position: Position, view: UnitView, spans: Sequence[Span]) -> Mapping[str, Scalar]:
    """What the readers find at the spans, by field; {} where they find nothing at all."""
    text = view.text(spans)
    found: dict[str, Scalar] = {}
    seen = False
    for spec in position.fields:
        reading = read_field(spec, text, view.language)
        if reading is not None and reading.status != "none":
            seen = True
            found[spec.name] = reading.value if reading.status == "value" else None
    return found if seen else {}
