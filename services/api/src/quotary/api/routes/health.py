"""`/v1/health`: whether this process can do its work."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel

from quotary.api.parts import PartsOf
from quotary.api.projecting.progress import Phase
from quotary.log.errors import BrokerUnavailable
from quotary.log.round_trip import round_trip

_NO_ROOM = "The broker stores nothing that it is handed; look at the disk of its store"

router = APIRouter(prefix="/v1", tags=["operations"])


class Health(BaseModel):
    """`ok` is false, and the status 503, where something needs a person.

    `stores` is false while the broker answers, yet has no room for what it is handed.
    """

    ok: bool
    broker: bool
    stores: bool
    projection: Phase
    seq: int
    problem: str


@router.get("/health")
async def health(parts: PartsOf, response: Response) -> Health:
    """Broker and projection as this process sees them right now."""
    broker = await _answers(parts)
    progress = parts.progress
    refusal = parts.bench.recorder.refusal
    ok = broker and not refusal and progress.phase != "halted"
    response.status_code = 200 if ok else 503
    response.headers["Cache-Control"] = "no-store"
    return Health(
        ok=ok,
        broker=broker,
        stores=not refusal,
        projection=progress.phase,
        seq=progress.seq,
        problem=progress.problem or (f"{_NO_ROOM}: {refusal}" if refusal else ""),
    )


async def _answers(parts: PartsOf) -> bool:
    client = parts.bench.connection.client
    if not client.is_connected:
        return False
    try:
        await round_trip(client, within=1)
    except BrokerUnavailable:
        return False
    return True
