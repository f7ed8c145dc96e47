"""`/v1/matters/{id}/events`: server-sent events, replayed from a cursor and then followed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query
from fastapi.responses import StreamingResponse

from quotary.api.events.cursor import Cursor, parse_cursor
from quotary.api.events.stream import Until
from quotary.api.parts import Parts, PartsOf
from quotary.api.routes.finding import state_of

router = APIRouter(prefix="/v1/matters", tags=["events"])


@router.get("/{matter}/events", response_class=StreamingResponse)
async def events(
    parts: PartsOf,
    matter: str,
    after: Annotated[str, Query(description="A cursor: the id of a frame seen before.")] = "",
    until: Annotated[str, Query(max_length=80, description="End at this run's result.")] = "",
    last_event_id: Annotated[str, Header()] = "",
) -> StreamingResponse:
    """The matter's frames after the cursor, then every new one as it happens.

    Frames: clock, run_started, progress, model_call, model_delta, document, citation, rule, route,
    comment, answer, act, result, keepalive. Leaving cancels nothing.
    """
    cursor = parse_cursor(last_event_id or after)
    await state_of(parts, matter)
    return event_stream(parts, matter, cursor, Until(until))


def event_stream(
    parts: Parts, matter: str, cursor: Cursor, until: Until, status: int = 200
) -> StreamingResponse:
    """The response that streams."""
    return StreamingResponse(
        parts.streams.of(matter, cursor, until),
        status_code=status,
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no"},
    )
