"""Labels of clauses against a report: state, position and alert of each, and what is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from quotary.cli.evaluation.labels import Labelled, LabelledClause

Json = dict[str, Any]

_DIGITS: Final = re.compile(r"[0-9]+")
_ABSENT: Final = "not in the report"


def wrong_clauses(labelled: Labelled, result: Json) -> list[tuple[str, str, str]]:
    """(what, expected, found) for each label that the report does not bear out."""
    report: Json = result.get("report") or {"clauses": []}
    found = by_number(report)
    wrong: list[tuple[str, str, str]] = []
    for label in labelled.clauses:
        said = _said(label, found.get(label.number, []))
        if said:
            wrong.append((f"clause {label.number}", _expected(label), said))
    missing = sorted(c["position"] for c in report["clauses"] if c["state"] == "missing")
    if missing != sorted(labelled.missing):
        wrong.append(("missing", ", ".join(labelled.missing) or "-", ", ".join(missing) or "-"))
    return wrong


def by_number(report: Json) -> Mapping[str, list[Json]]:
    """The report's entries by the clause's number, most severe first.

    A number in digits counts as it is ("3.2" belongs to 3), one in words by its place.
    """
    entries: list[Json] = [each for each in report["clauses"] if each["kind"] == "clause"]
    numbers: dict[int, str] = {}
    last = 0
    for entry in sorted(entries, key=_unit):
        if entry["unit"] not in numbers:
            written = _DIGITS.search(str(entry["clause"]))
            last = int(written[0]) if written else last + 1
            numbers[entry["unit"]] = str(last)
    found: dict[str, list[Json]] = {}
    for entry in entries:
        found.setdefault(numbers[entry["unit"]], []).append(entry)
    return found


def _unit(entry: Json) -> int:
    return int(entry["unit"])


def _expected(label: LabelledClause) -> str:
    return " ".join(part for part in (label.state, label.position, label.alert) if part)


def _said(label: LabelledClause, entries: list[Json]) -> str:
    """What the report says of the clause, "" where it is as labelled."""
    if not entries:
        return _ABSENT
    state = str(entries[0]["state"])
    positions = [str(each["position"]) for each in entries if each["position"]]
    alerts = {str(alert).split(":")[0] for each in entries for alert in each["alerts"]}
    right = (
        state == label.state
        and (not label.position or label.position in positions)
        and (not label.alert or label.alert in alerts)
    )
    return "" if right else " ".join((state, *positions, *sorted(alerts)))
