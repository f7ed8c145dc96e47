"""What a card says where it has no quote: absent, missing, disputed, not read."""

from __future__ import annotations

from quotary.api.desk.matter.clauses import clause_name, unit_clause
from quotary.api.desk.matter.reading import ShownRun
from quotary.core.decision import Decision, PositionDecision

_DISPUTED = "absence_disputed"


def stands(
    decision: PositionDecision, whole: Decision, shown: ShownRun, *, quoted: bool, refused: bool
) -> str:
    """One sentence; "" where a quote speaks for itself."""
    if decision.state == "not_evaluated":
        return "Not evaluated: nothing is known of this part, good or bad. Read it."
    if decision.state == "missing":
        return _missing(decision, whole, shown)
    if not decision.id:
        return "" if quoted else "The playbook does not address this clause; the alert says why."
    if quoted or refused:
        return ""
    if any(each.kind == _DISPUTED for each in decision.alerts):
        return (
            "No quote was proposed for it, yet the contract speaks of it: it may be there after "
            "all. Read the passage that the alert names."
        )
    return "Not in the contract, as far as was read: no clause for it was proposed."


def _missing(decision: PositionDecision, whole: Decision, shown: ShownRun) -> str:
    said = "Missing: this must be in the contract, and no clause for it was found."
    others = [
        clause_name(unit_clause(shown.document, shown.units, each.unit), each.unit)
        for each in whole.positions
        if each.id == decision.id and each.unit and each.unit != decision.unit
    ]
    if others:
        where = ", ".join(dict.fromkeys(others))
        return f"{said} Yet {where} speaks of it: read that before you insert anything."
    return said
