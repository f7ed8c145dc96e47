"""A run's register: the chunks' findings joined, graded, and held against every duty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quotary.core.finding import GatedUnit
from quotary.core.obligations.coverage import gaps
from quotary.core.obligations.grading import graded
from quotary.core.obligations.joining import reconciled
from quotary.core.obligations.register import (
    ChunkFindings,
    Definition,
    Escalation,
    Exclusion,
    Obligation,
    Register,
)
from quotary.core.obligations.sentences_said import raised
from quotary.core.obligations.term_joining import joined_terms
from quotary.core.playbook import Playbook


def register_of(units: Sequence[GatedUnit], playbook: Playbook) -> Register:
    """The register of the units under this playbook; total, also where units were not evaluated.

    Thresholds and risk cues are this playbook's, so a changed one decides again without a model.
    """
    chunks = [unit.chunk or ChunkFindings() for unit in units]
    every = [graded(one, playbook) for chunk in chunks for one in chunk.obligations]
    kept = [one for one in every if isinstance(one, Obligation)]
    dropped = [one for one in every if isinstance(one, Escalation)]
    obligations = reconciled(_doubted(kept, dropped, playbook), playbook.language)
    exclusions = _excluded(chunks, playbook)
    return Register(
        obligations=obligations,
        escalations=_escalated(chunks, dropped),
        gaps=gaps(
            (duty for chunk in chunks for duty in chunk.duties),
            obligations,
            exclusions,
        ),
        exclusions=exclusions,
        terms=joined_terms((term for chunk in chunks for term in chunk.terms), playbook),
        unread=tuple(unit.unit for unit in units if not unit.evaluated),
        definitions=_defined(chunks),
    )


def _doubted(
    kept: Sequence[Obligation], dropped: Sequence[Escalation], playbook: Playbook
) -> list[Obligation]:
    """Those kept, for review where another chunk gave the same words too little confidence."""
    places = {(one.place.span, one.claimed) for one in dropped if one.place is not None}
    result: list[Obligation] = []
    for one in kept:
        if (one.place.span, one.quote) in places:
            doubt = raised("doubted_elsewhere", playbook.language, one.place.span)
            result.append(replace(one, bucket="review", alerts=(*one.alerts, doubt)))
        else:
            result.append(one)
    return result


def _excluded(chunks: Sequence[ChunkFindings], playbook: Playbook) -> tuple[Exclusion, ...]:
    allowed = playbook.obligations.exclude
    found = {one: None for chunk in chunks for one in chunk.exclusions if one.why in allowed}
    return tuple(sorted(found, key=lambda one: (one.place.span, one.why)))


def _defined(chunks: Sequence[ChunkFindings]) -> tuple[Definition, ...]:
    found = {(one.place.span, one.term): one for chunk in chunks for one in chunk.definitions}
    return tuple(found[key] for key in sorted(found))


def _escalated(
    chunks: Sequence[ChunkFindings], dropped: Sequence[Escalation]
) -> tuple[Escalation, ...]:
    found = [one for chunk in chunks for one in chunk.escalations]
    unique = dict.fromkeys((*found, *dropped))
    return tuple(sorted(unique, key=lambda one: (one.unit, one.kind, one.claimed)))
