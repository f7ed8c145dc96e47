"""What a card says where it has no quote: absent, missing, disputed, not read."""

from __future__ import annotations

from typing import Final

from quotary.api.desk.matter.clauses import clause_name, unit_clause
from quotary.api.desk.matter.phrases import phrase
from quotary.api.desk.matter.reading import ShownRun
from quotary.core.decision import Decision, PositionDecision

_DISPUTED: Final = "absence_disputed"


def stands(
    decision: PositionDecision, whole: Decision, shown: ShownRun, language: str, *, quoted: bool
) -> str:
    """One sentence; "" where quotes, also refused ones, speak for themselves."""
    if decision.state == "not_evaluated":
        return phrase("not_evaluated", language)
    if decision.state == "missing":
        return _missing(decision, whole, shown, language)
    if quoted:
        return ""
    if not decision.id:
        return phrase("no_position", language)
    disputed = any(each.kind == _DISPUTED for each in decision.alerts)
    return phrase("disputed" if disputed else "absent", language)


def _missing(decision: PositionDecision, whole: Decision, shown: ShownRun, language: str) -> str:
    said = phrase("missing", language)
    others = [
        clause_name(unit_clause(shown.document, shown.units, each.unit), each.unit, language)
        for each in whole.positions
        if each.id == decision.id and each.unit and each.unit != decision.unit
    ]
    if not others:
        return said
    where = ", ".join(dict.fromkeys(others))
    return f"{said} {phrase('missing_yet', language, where=where)}"
