"""A matter as the API describes it: where it stands, its runs, acts and overrides."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import cast

from pydantic import BaseModel, Field

from quotary.api.store.rows import from_micros, row_of
from quotary.log.matter_state import MatterState, RunState
from quotary.log.purposes import Purpose


class FailedBeside(BaseModel):
    """A failed run beside the shown one that nobody has answered: retry, review or dismiss it."""

    run: str
    step: str
    failure_code: str
    failure: str


class MatterSummary(BaseModel):
    """One line of the queue."""

    matter: str
    status: str = Field(
        description="running, needs_sign_off, failed, approved, approved_over_red or signed_off."
    )
    route: str | None = Field(description="After people's overrides.")
    model_route: str | None = Field(description="The system's own; it never changes.")
    run: str
    step: str = Field(description="The last step that the run has come to.")
    failure_code: str
    failure: str
    failed_beside: FailedBeside | None = Field(
        default=None,
        description="The matter is found under status `failed` too, until somebody answers it.",
    )
    filename: str
    counterparty: str
    document_type: str
    playbook: str
    playbook_version: str
    playbook_digest: str
    proposer: str
    reasons: list[str] = Field(description="Of `route`, after people's overrides.")
    assignee: str
    held: bool
    source: str
    purpose: Purpose = Field(description="What it was handed in for.")
    external_id: str
    units: int
    gated: int
    model_calls: int = Field(description="Over all runs; 0 means that no model was called.")
    created_at: datetime | None
    updated_at: datetime | None
    started_at: datetime | None = Field(description="Of the run that was started last.")
    ended_at: datetime | None
    seq: int = Field(description="Log sequence of the newest fact; `based_on` of an act.")


class RunSummary(BaseModel):
    """One run."""

    run: str
    trigger: str
    outcome: str
    step: str
    route: str | None
    model_route: str | None
    reasons: list[str] = Field(description="Of `route`, after people's overrides.")
    model_reasons: list[str] = Field(description="Of `model_route`; they never change.")
    failure_code: str
    failure: str
    proposer: str
    model: str
    playbook: str
    playbook_version: str
    playbook_digest: str
    units: int
    gated: int
    model_calls: int
    prompt_tokens: int
    cached_tokens: int
    completion_tokens: int
    started_at: datetime
    ended_at: datetime | None
    closing: str
    dismissed: bool = Field(description="Its failure was seen and dismissed by a person.")
    overrides: list[dict[str, object]]
    current: bool = Field(description="This run counts.")


def summary_of(state: MatterState) -> MatterSummary:
    """The line of a matter that is not (yet) read from the queue's table."""
    return summary(row_of(state, 0))


def summary(row: Mapping[str, object]) -> MatterSummary:
    """The line that a row of the queue's table is."""
    same = {name: row[name] for name in _SAME}
    return MatterSummary.model_validate(
        {
            **same,
            "route": row["route"] or None,
            "model_route": row["model_route"] or None,
            "reasons": json.loads(str(row["reasons"])),
            "failed_beside": _beside(row),
            "created_at": _moment(row["created_us"]),
            "updated_at": _moment(row["updated_us"]),
            "started_at": _moment(row["started_us"]),
            "ended_at": _moment(row["ended_us"]),
            "seq": row["last_seq"],
        }
    )


_SAME = (
    "matter", "status", "run", "step", "failure_code", "failure", "filename", "counterparty",
    "document_type", "playbook", "playbook_version", "playbook_digest", "proposer", "assignee",
    "held", "source", "purpose", "external_id", "units", "gated", "model_calls",
)  # fmt: skip


def _beside(row: Mapping[str, object]) -> FailedBeside | None:
    if not row["beside_run"]:
        return None
    return FailedBeside(
        run=str(row["beside_run"]),
        step=str(row["beside_step"]),
        failure_code=str(row["beside_code"]),
        failure=str(row["beside_failure"]),
    )


def runs_of(state: MatterState) -> list[RunSummary]:
    """Every run, oldest first."""
    ordered = sorted(state.runs.values(), key=lambda run: run.first_seq)
    return [_run(run, current=run.run == state.current) for run in ordered]


def _run(run: RunState, *, current: bool) -> RunSummary:
    fields = {name: getattr(run, name) for name in RunSummary.model_fields if name != "current"}
    return RunSummary.model_validate(
        {
            **fields,
            "route": run.route.value if run.route else None,
            "model_route": run.model_route.value if run.model_route else None,
            "overrides": [
                {
                    "position": each.position,
                    "unit": each.unit,
                    "verdict": each.verdict.value,
                    "who": each.who,
                    "note": each.note,
                    "seq": each.seq,
                }
                for each in run.overrides
            ],
            "current": current,
        }
    )


def _moment(at_us: object) -> datetime | None:
    return from_micros(cast("int", at_us))
