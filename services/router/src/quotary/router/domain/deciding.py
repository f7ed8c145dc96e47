"""A run's decision from its gated units."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.decision import Decision, DecisionInput
from quotary.core.finding import Alert
from quotary.core.playbook import Playbook
from quotary.core.reading_alerts import reading_alerts
from quotary.core.route import decide
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, Layout

CAPPED = frozenset({"offline"})
"""Proposers that may never clear a contract: they have not read it, they have searched it."""


def decision_input(ingested: Ingested, layout: Layout, gated: Sequence[Gated]) -> DecisionInput:
    """Everything that the decision reads besides the playbook, units in order."""
    alerts: tuple[Alert, ...] = reading_alerts(layout.flags)
    return DecisionInput(
        playbook=ingested.playbook_digest,
        language=layout.language,
        units=tuple(sorted((each.gated for each in gated), key=lambda unit: unit.unit)),
        alerts=alerts,
        capped=any(each.proposer in CAPPED for each in gated),
    )


def route(given: DecisionInput, playbook: Playbook) -> Decision:
    """The decision under this playbook."""
    return decide(given, playbook)
