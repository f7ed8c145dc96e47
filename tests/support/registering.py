"""Replies to a register by the core alone: the gate on every chunk, then the join."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.cli.evaluation.found_register import (
    FoundEscalation,
    FoundRegister,
    FoundRow,
    FoundTerm,
)
from quotary.cli.evaluation.placed_labels import PlacedLabels, placed
from quotary.cli.evaluation.register_labels import LabelledRegister
from quotary.cli.evaluation.register_scoring import RegisterCase
from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.checking import ChunkGate
from quotary.core.obligations.register import Register
from quotary.core.obligations.registering import register_of
from quotary.core.playbook import Playbook
from quotary.core.proposal import parse_reply
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document


def placed_labels(labelled: LabelledRegister, playbook: Playbook) -> PlacedLabels:
    """The labels in the document as it is read and divided."""
    document = read_document(labelled.path.read_bytes(), labelled.path.name).document
    assert document is not None
    return placed(labelled, document, plan(document, "chunk", playbook.chunk))


def registered(labels: PlacedLabels, replies: Sequence[str], playbook: Playbook) -> Register:
    """The register that the raw replies come to, one for each chunk."""
    index = DocumentIndex(labels.document)
    units = [
        GatedUnit(
            unit,
            evaluated=True,
            chunk=ChunkGate(index, playbook, unit, span).findings(parse_reply(reply, playbook)),
        )
        for unit, (span, reply) in enumerate(zip(labels.spans, replies, strict=True), 1)
    ]
    return register_of(units, playbook)


def case_of(labelled: LabelledRegister, replies: Sequence[str], playbook: Playbook) -> RegisterCase:
    """The labelled document with the register of these replies."""
    labels = placed_labels(labelled, playbook)
    return RegisterCase(labelled, labels, found_of(registered(labels, replies, playbook)), "yellow")


def found_of(register: Register) -> FoundRegister:
    """The register as the evaluation compares it."""
    return FoundRegister(
        rows=tuple(
            FoundRow(
                one.key,
                one.place.span,
                one.quote,
                one.modality,
                one.party,
                one.deadline.text if one.deadline else None,
                one.trigger,
                one.bucket,
            )
            for one in register.obligations
        ),
        gaps=tuple(gap.place.span for gap in register.gaps),
        escalations=tuple(
            FoundEscalation(one.unit, one.kind, one.claimed, one.place.span if one.place else None)
            for one in register.escalations
        ),
        terms=tuple(
            FoundTerm(
                one.id,
                one.found,
                str(one.value) if one.found else "",
                one.quote,
                one.place.span if one.place else None,
            )
            for one in register.terms
        ),
        unread=register.unread,
    )
