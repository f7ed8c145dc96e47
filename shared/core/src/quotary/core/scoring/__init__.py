"""All findings of a run against all positions of a playbook, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quotary.core.decision import PositionDecision, Tally
from quotary.core.finding import GatedUnit
from quotary.core.playbook.model import Playbook
from quotary.core.rules.grounding import UNGROUNDED
from quotary.core.scoring.clauses import score_clauses
from quotary.core.scoring.document import score_document
from quotary.core.scoring.scored import Scored
from quotary.core.verdict import Verdict

__all__ = ["Scored", "score", "tally"]

_COUNTED = frozenset({"green", "yellow", "red", "missing"})


def score(units: Sequence[GatedUnit], playbook: Playbook) -> Scored:
    """Every decision of the run. At least one unit must have been evaluated."""
    if playbook.scope == "chunk" and not playbook.positions:
        return Scored(())
    whole = all(unit.evaluated for unit in units)
    by_scope = score_document if playbook.scope == "document" else score_clauses
    return by_scope(units, playbook, whole=whole)


def tally(positions: Iterable[PositionDecision]) -> Tally:
    """How many positions took each verdict; one with a quote that is not there is ungrounded."""
    verdicts = [_counted(one) for one in positions if one.state in _COUNTED]
    return Tally(**{str(verdict): verdicts.count(verdict) for verdict in Verdict})


def _counted(decision: PositionDecision) -> Verdict:
    lost = any(alert.kind == UNGROUNDED for alert in decision.alerts)
    return Verdict.UNGROUNDED if lost else decision.verdict
