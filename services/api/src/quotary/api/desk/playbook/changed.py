"""The differences between two versions, by position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quotary.api.desk.words import VERDICTS, Sign
from quotary.core.checking.difference import Change, Difference
from quotary.core.playbook import Playbook

_KINDS = {"absence": "absent", "critical": "weight", "added": "new position", "removed": "removed"}


@dataclass(frozen=True, slots=True)
class Line:
    """One change: in which case, from what, to what."""

    when: str
    before: str
    after: str
    before_sign: Sign | None
    after_sign: Sign | None


def changes_by_position(
    found: Difference, before: Playbook, after: Playbook
) -> Mapping[str, list[Line]]:
    """Lines under each position's title, in the playbook's order."""
    by: dict[str, list[Line]] = {}
    for change in found.changes:
        position = after.position(change.position) or before.position(change.position)
        title = position.title if position else change.position
        by.setdefault(title, []).append(_line(change))
    return by


def _line(change: Change) -> Line:
    cells = ", ".join(f"{name}={label}" for name, label in change.cells)
    when = cells or _KINDS.get(change.kind, "always")
    return Line(
        when, change.before, change.after, VERDICTS.get(change.before), VERDICTS.get(change.after)
    )
