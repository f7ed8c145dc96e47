"""`/v1/ops`: backlog per service, the projection's lag, use of models."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter
from pydantic import BaseModel, Field

from quotary.api.operations import Lag, lags
from quotary.api.parts import PartsOf
from quotary.api.projecting.log_state import stream_info
from quotary.api.projecting.progress import Phase
from quotary.api.store.counts import counts
from quotary.api.store.figures import costs, ended
from quotary.api.store.queue import Filters
from quotary.api.store.tallies import usage
from quotary.log.names import LOG_STREAM

router = APIRouter(prefix="/v1", tags=["operations"])


class LogFigures(BaseModel):
    """The event log's extent."""

    facts: int
    bytes: int
    last_seq: int


class ProjectionFigures(BaseModel):
    """How far the tables are behind the log."""

    phase: Phase
    seq: int
    behind: int
    problem: str


class Operations(BaseModel):
    """The system's state for those who run it."""

    log: LogFigures
    projection: ProjectionFigures
    consumers: list[Lag]
    matters: dict[str, int] = Field(description="Matters by status.")
    usage: dict[str, int] = Field(description="Model calls and tokens of all matters.")
    costs: dict[str, int] = Field(
        description="What the calls cost, in millionths per currency; under * the number of "
        "matters paid in several. Calls without a known price are in usage.unpriced_calls."
    )
    ended: dict[str, int] = Field(
        description="Matters whose newest run came to its end within the last 5m, 1h and 24h."
    )
    readers: int = Field(description="Open event streams of this process.")


@router.get("/ops")
async def operations(parts: PartsOf) -> Operations:
    """The system's state right now."""
    info = await stream_info(parts.bench.connection, LOG_STREAM)
    progress = parts.progress
    counted = await parts.database.read(counts, parts.tenant, Filters())
    return Operations(
        log=LogFigures(facts=info.state.messages, bytes=info.state.bytes, last_seq=info.last_seq),
        projection=ProjectionFigures(
            phase=progress.phase,
            seq=progress.seq,
            behind=max(0, info.last_seq - progress.seq),
            problem=progress.problem,
        ),
        consumers=await lags(parts.bench),
        matters=counted.by["status"],
        usage=await parts.database.read(usage, parts.tenant),
        costs=await parts.database.read(costs, parts.tenant),
        ended=await parts.database.read(ended, parts.tenant, datetime.now(UTC)),
        readers=parts.hub.readers,
    )
