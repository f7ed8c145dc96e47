"""A run's register: the chunks' findings joined, graded, and held against every duty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quotary.core.finding import GatedUnit
from quotary.core.obligations.coverage import gaps, stood_for
from quotary.core.obligations.grading import bucket_of, graded
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
from quotary.core.obligations.sharing import is_shared
from quotary.core.obligations.standing import MODALITIES, OTHER_DUTY
from quotary.core.obligations.term_joining import joined_terms
from quotary.core.playbook import Playbook
from quotary.core.span import Span


def register_of(units: Sequence[GatedUnit], playbook: Playbook) -> Register:
    """The register of the units under this playbook; total, also where units were not evaluated.

    Thresholds and risk cues are this playbook's, so a changed one decides again without a model.
    """
    chunks = [unit.chunk or ChunkFindings() for unit in units]
    every = [graded(one, playbook) for chunk in chunks for one in chunk.obligations]
    kept = [one for one in every if isinstance(one, Obligation)]
    dropped = [one for one in every if isinstance(one, Escalation)]
    joined = reconciled(_doubted(kept, dropped, playbook), playbook.language)
    obligations = _settled(joined, playbook)
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


def _settled(obligations: Sequence[Obligation], playbook: Playbook) -> tuple[Obligation, ...]:
    """The rows without the doubt that they hold another duty, where that has its own row."""
    settled: list[Obligation] = []
    for one in obligations:
        others = [other for other in obligations if other is not one]
        kept = tuple(
            alert
            for alert in one.alerts
            if not (alert.kind == OTHER_DUTY and _is_stood_for(alert.span, others))
            and not (alert.kind in MODALITIES and is_shared(one, others))
        )
        if kept == one.alerts:
            settled.append(one)
            continue
        less = replace(one, alerts=kept)
        settled.append(replace(less, bucket=bucket_of(less, playbook) or "review"))
    return tuple(settled)


def _is_stood_for(at: Span | None, others: Sequence[Obligation]) -> bool:
    return at is not None and any(
        span.contains(at) for other in others for span in stood_for(other)
    )


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
