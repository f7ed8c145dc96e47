"""`/v1/evals`: what evaluations on labelled documents came to, kept so that drift shows."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query
from pydantic import BaseModel, Field, JsonValue
from sqlalchemy import Connection, select

from quotary.api.parts import PartsOf
from quotary.api.policies.scoring import record_score
from quotary.api.problems import Unprocessable
from quotary.api.routes.waiting import PoliciesWaited
from quotary.api.store.tables import policy_facts
from quotary.log.facts.policy import EvalScored

router = APIRouter(prefix="/v1/evals", tags=["evals"])

_LARGEST: Final = 64 * 1024
"""Bytes of one evaluation's figures as JSON."""


class Evaluation(BaseModel):
    """The figures of one evaluation."""

    suite: str = Field(min_length=1, max_length=100)
    figures: dict[str, JsonValue] = Field(
        description="Any figures; the desk shows contracts, correct, false_green, "
        "citation_integrity, verdicts, verdicts_correct and confusion [[label, found, n], …]. "
        "playbook_digest, prompt_digest and model say what was evaluated."
    )


class RecordedEvaluation(BaseModel):
    """Where the evaluation stands on the log."""

    suite: str
    number: int = Field(description="Counts the suite's evaluations from 1.")
    seq: int
    already: bool = Field(description="The same Idempotency-Key had recorded it before.")


class ScoredEvaluation(Evaluation):
    """An evaluation as it was recorded."""

    number: int
    scored_at: datetime


@router.post("", status_code=201)
async def record(
    parts: PartsOf,
    evaluation: Evaluation,
    idempotency_key: Annotated[str, Header(max_length=255)] = "",
) -> RecordedEvaluation:
    """Record what an evaluation came to. Nothing is decided by it.

    The same Idempotency-Key with the same figures answers what it recorded before.
    """
    size = len(json.dumps(evaluation.figures).encode())
    if size > _LARGEST:
        raise Unprocessable(
            f"The figures take {size:,} bytes as JSON; at most {_LARGEST:,} are kept. Leave out "
            "what is not a figure."
        )
    recorded = await record_score(
        parts.bench, evaluation.suite, evaluation.figures, idempotency_key
    )
    parts.progress.promise(recorded.seq)
    return RecordedEvaluation(
        suite=recorded.suite,
        number=recorded.number,
        seq=recorded.seq,
        already=recorded.already,
    )


@router.get("", dependencies=[PoliciesWaited])
async def scored(
    parts: PartsOf,
    suite: Annotated[str, Query(max_length=100, description="One suite; else all.")] = "",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[ScoredEvaluation]:
    """Evaluations, newest first."""
    return await parts.database.read(_newest, parts.tenant, suite, limit)


def _newest(connection: Connection, tenant: str, suite: str, limit: int) -> list[ScoredEvaluation]:
    statement = select(policy_facts).where(
        policy_facts.c.tenant == tenant, policy_facts.c.kind == "eval"
    )
    if suite:
        statement = statement.where(policy_facts.c.id == suite)
    rows = connection.execute(statement.order_by(policy_facts.c.seq.desc()).limit(limit))
    found: list[ScoredEvaluation] = []
    for row in rows.mappings():
        fact = EvalScored.model_validate_json(str(row["body"]))
        found.append(
            ScoredEvaluation(
                suite=fact.suite, figures=fact.figures, number=int(row["n"]), scored_at=fact.at
            )
        )
    return found
