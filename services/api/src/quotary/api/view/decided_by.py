"""What people decided on a run, for programs: the acts that a printed report puts into words."""

from __future__ import annotations

from datetime import datetime
from typing import cast

from pydantic import BaseModel, Field

from quotary.api.matters.changes import row_keys
from quotary.log.facts.act import Act


class DecisionByPerson(BaseModel):
    """One act that decided something on the run."""

    seq: int
    at: datetime
    who: str
    kind: str = Field(description="overridden, approved, signed_off or adopted.")
    words: str = Field(description="What they did, as the printed report says it.")
    note: str
    exceptions: list[str] = Field(
        description="For approved: by name, everything that it is approved in spite of."
    )
    position: str = Field(description="For overridden: the position, empty for a row.")
    unit: int
    verdict: str | None = Field(description="For overridden: the person's verdict.")
    obligations: list[str] = Field(description="Keys of the register's rows that it is about.")
    fields: dict[str, str | None] = Field(description="For a corrected row: the person's words.")


def decision_by_person(seq: int, at: datetime, act: Act, words: str) -> DecisionByPerson:
    """The act as the API gives it."""
    named = act.detail.get("exceptions")
    given = act.detail.get("fields")
    fields = cast("dict[str, object]", given) if isinstance(given, dict) else {}
    return DecisionByPerson(
        seq=seq,
        at=at,
        who=act.who,
        kind=act.kind,
        words=words,
        note=act.note,
        exceptions=[str(each) for each in named] if isinstance(named, list) else [],
        position=act.position,
        unit=act.unit,
        verdict=act.verdict.value if act.verdict else None,
        obligations=row_keys(act),
        fields={name: None if value is None else str(value) for name, value in fields.items()},
    )
