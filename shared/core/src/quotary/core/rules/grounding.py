"""What a quote that does not stand in the contract means for what is said of a position."""

from __future__ import annotations

from typing import Final

from quotary.core.finding import Alert, Finding
from quotary.core.playbook.model import Scope
from quotary.core.wording import say

UNGROUNDED: Final = "ungrounded"
"""Kind of the alert that says so, in clause scope, where such a quote is an alert."""


def has_lost_quote(finding: Finding | None) -> bool:
    """True where a quote of the finding does not stand in the contract."""
    return finding is not None and any(not citation.verified for citation in finding.citations)


def has_quote(finding: Finding) -> bool:
    """True where at least one quote stands in the contract, so that something could be read."""
    return any(citation.verified for citation in finding.citations)


def rests_on_quotes(finding: Finding) -> bool:
    """True where there are quotes and all of them stand in the contract."""
    return bool(finding.citations) and not has_lost_quote(finding)


def with_ungrounded(
    finding: Finding | None, alerts: tuple[Alert, ...], scope: Scope, language: str
) -> tuple[Alert, ...]:
    """The alerts, the one on a lost quote first: a clause's finding always has it.

    A whole document's does not need it: there the verdict itself says so.
    """
    told = [alert for alert in alerts if alert.kind == UNGROUNDED]
    if not told and has_lost_quote(finding) and scope != "document":
        told = [Alert(UNGROUNDED, say("ungrounded", language))]
    rest = (alert for alert in alerts if alert.kind != UNGROUNDED)
    return (*told, *rest)


def said_first(
    finding: Finding | None, alerts: tuple[Alert, ...], language: str
) -> tuple[str, ...]:
    """What has to be said before anything else: that a quote is not there; () where all are."""
    told = tuple(alert.detail for alert in alerts if alert.kind == UNGROUNDED)
    if not told and has_lost_quote(finding):
        return (say("ungrounded", language),)
    return told
