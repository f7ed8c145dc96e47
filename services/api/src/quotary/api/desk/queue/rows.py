"""A matter as one row of the queue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from quotary.api.desk.matter.reasons import shown_reasons
from quotary.api.desk.when import age, elapsed, iso
from quotary.api.desk.words import Sign, initials, matter_sign, status_words
from quotary.api.matters.describing import MatterSummary, summary

_STEP_WORDS = {
    "submitted": "Reading the document",
    "ingested": "Waiting for the proposal",
    "proposed": "Checking every quote",
    "gated": "Deciding",
    "routed": "Deciding",
}


@dataclass(frozen=True, slots=True)
class QueueRow:
    """What one row shows."""

    matter: str
    seq: int
    status: str
    sign: Sign
    document: str
    party: str
    playbook: str
    reason: str
    more: int
    status_words: str
    running_since: str
    running_for: str
    created: str
    age: str
    assignee: str
    badge: str
    held: bool
    beside: str
    beside_why: str


def queue_row(row: Mapping[str, object], now: datetime) -> QueueRow:
    """The row of a line of the queue's table."""
    line = summary(row)
    running = line.status == "running"
    reasons = _reasons(line)
    return QueueRow(
        matter=line.matter,
        seq=line.seq,
        status=line.status,
        sign=matter_sign(line.status, "" if running else line.route or ""),
        document=line.filename or line.external_id or line.matter,
        party=line.counterparty,
        playbook=f"{line.playbook} v{line.playbook_version}" if line.playbook_version else "auto",
        reason=reasons[0] if reasons else "",
        more=max(0, len(reasons) - 1),
        status_words=status_words(line.status, line.step, line.purpose),
        running_since=iso(line.started_at) if running else "",
        running_for=elapsed(line.started_at, now) if running else "",
        created=iso(line.created_at),
        age=age(line.created_at, now),
        assignee=line.assignee,
        badge=initials(line.assignee) if line.assignee else "",
        held=line.held,
        beside=f"Run {line.failed_beside.run} failed" if line.failed_beside else "",
        beside_why=line.failed_beside.failure if line.failed_beside else "",
    )


def _reasons(line: MatterSummary) -> tuple[str, ...]:
    if line.status == "running":
        said = _STEP_WORDS.get(line.step, "Waiting")
        done = f": {line.gated} of {line.units} checked" if line.units > 1 and line.gated else ""
        return (said + done,)
    return shown_reasons(line.reasons, line.failure)
