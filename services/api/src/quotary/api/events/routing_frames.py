"""`rule`, `route`, `result` and `comment` frames."""

from __future__ import annotations

from dataclasses import asdict

from quotary.core.decision import PositionDecision
from quotary.core.obligations.register import Register
from quotary.log.facts.commented import Commented
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.routed import Routed

Body = dict[str, object]


def routing_frames(fact: Routed) -> list[tuple[str, Body]]:
    """One `rule` per position, then the `route` and the run's last word."""
    decision = fact.decision
    route = decision.route.value if decision.route else None
    failure = fact.failure.model_dump() if fact.failure else None
    frames: list[tuple[str, Body]] = [("rule", _rule(each)) for each in decision.positions]
    if route is not None:
        frames.append(
            (
                "route",
                {
                    "route": route,
                    "rule": decision.rule,
                    "reasons": decision.reasons,
                    "tally": asdict(decision.tally),
                    "register": _register(decision.register),
                    "missing": decision.missing,
                    "missing_withheld": decision.missing_withheld,
                    "not_evaluated": decision.not_evaluated,
                    "document_type": decision.document_type,
                    "alerts": [asdict(alert) for alert in decision.alerts],
                    "engine": fact.engine,
                    "replay": fact.replay,
                    "playbook": fact.playbook,
                    "playbook_version": fact.playbook_version,
                },
            )
        )
    result: Body = {
        "outcome": fact.outcome,
        "route": route,
        "reasons": decision.reasons,
        "failure": failure,
        "proposer": fact.proposer,
    }
    return [*frames, ("result", result)]


def result_of_reading(fact: Ingested) -> list[tuple[str, Body]]:
    """The run's last word where the document could not be read; nothing where it could."""
    if fact.ok:
        return []
    failure = fact.failure.model_dump() if fact.failure else None
    reasons = [fact.failure.sentence] if fact.failure else []
    result: Body = {"outcome": "failed", "route": None, "reasons": reasons, "failure": failure}
    return [("result", result)]


def comment_frames(fact: Commented) -> list[tuple[str, Body]]:
    """One frame per drafted comment, or the word that there are none."""
    if not fact.comments:
        failure = fact.failure.model_dump() if fact.failure else None
        body: Body = {"phase": "commented", "by": fact.by, "outcome": fact.outcome}
        return [("progress", {**body, "failure": failure})]
    return [
        (
            "comment",
            {
                "position": each.position,
                "text": each.text,
                "source": each.source,
                "unit": each.unit,
            },
        )
        for each in fact.comments
    ]


def _register(register: Register | None) -> Body | None:
    """What the register comes to, as the desk counts it; None where there is none."""
    if register is None:
        return None
    review = sum(each.bucket == "review" for each in register.obligations)
    return {
        "accepted": len(register.obligations) - review,
        "review": review,
        "escalated": len(register.escalations),
        "gaps": len(register.gaps),
    }


def _rule(position: PositionDecision) -> Body:
    return {
        "position": position.id,
        "title": position.title,
        "critical": position.critical,
        "verdict": position.verdict.value,
        "rule": position.rule,
        "because": position.because,
        "state": position.state,
        "alerts": [asdict(alert) for alert in position.alerts],
        "unit": position.unit,
    }
