"""A run as a report, for programs: what the printed one says."""

from __future__ import annotations

from pydantic import BaseModel, Field

from quotary.api.register.reported import WholeRegister
from quotary.api.view.clauses import ReviewedClause
from quotary.api.view.decided_by import DecisionByPerson


class ClauseReport(BaseModel):
    """A run as a report. `triage` comes first, in the contract's language."""

    matter: str
    run: str
    triage: str
    scope: str
    language: str
    route: str = Field(description="After people's overrides.")
    model_route: str = Field(description="The system's own; it never changes.")
    reasons: list[str] = Field(description="Of `route`, after people's overrides.")
    model_reasons: list[str] = Field(description="Of `model_route`; they never change.")
    clauses: list[ReviewedClause] = Field(
        description="Most severe first, by the rules' verdicts; an override does not change them."
    )
    missing_withheld: bool
    closing: str = Field(description="approved, approved_over_red or signed_off; empty while open.")
    decisions: list[DecisionByPerson] = Field(
        description="What people decided on the run, in the order in which it was recorded."
    )
    notes: int = Field(description="Notes that people left on the run: `history` has them.")
    # A model of pydantic has a method of that name.
    its_register: WholeRegister | None = Field(
        alias="register",
        description="For a playbook that asks for obligations: every row, with who signed it.",
    )
