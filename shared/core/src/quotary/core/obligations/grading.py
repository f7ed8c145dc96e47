"""How far a verified obligation may be trusted: its bucket, and the least risk it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from quotary.core.cues import has_cue
from quotary.core.obligations.proposed import Risk
from quotary.core.obligations.register import Bucket, Escalation, Obligation
from quotary.core.obligations.sentences_said import said
from quotary.core.playbook import Playbook

_WEIGHT: Final[Mapping[Risk | None, int]] = {None: 0, "low": 1, "medium": 2, "high": 3}


def bucket_of(obligation: Obligation, playbook: Playbook) -> Bucket | None:
    """The bucket by confidence and alerts; None where the confidence is below the least.

    Verification came first: nothing unverified is an `Obligation` at all.
    """
    policy = playbook.obligations
    if obligation.confidence is not None and obligation.confidence < policy.review:
        return None
    sure = obligation.confidence is not None and obligation.confidence >= policy.accept
    return "proposed" if sure and not obligation.alerts else "review"


def graded(obligation: Obligation, playbook: Playbook) -> Obligation | Escalation:
    """The obligation with its bucket and risk, or the escalation that takes its place."""
    bucket = bucket_of(obligation, playbook)
    if bucket is None:
        confidence, least = obligation.confidence, playbook.obligations.review
        why = said("low_confidence", playbook.language, confidence=confidence, least=least)
        return Escalation(
            unit=obligation.units[0],
            kind="low_confidence",
            why=why,
            claimed=obligation.quote,
            place=obligation.place,
        )
    return replace(obligation, bucket=bucket, risk=_risk(obligation, playbook))


def worse_risk(one: Risk | None, other: Risk | None) -> Risk | None:
    """The higher of the two; unknown is below low."""
    return other if _WEIGHT[other] > _WEIGHT[one] else one


def _risk(obligation: Obligation, playbook: Playbook) -> Risk | None:
    risk = obligation.risk
    for rule in playbook.obligations.risk:
        if has_cue(obligation.quote, rule.cues):
            risk = worse_risk(risk, rule.at_least)
    return risk
