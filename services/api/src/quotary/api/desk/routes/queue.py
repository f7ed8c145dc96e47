"""`/`: the queue, its live feed, and the demo document."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse, StreamingResponse

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.playbook.offered import never_automatic, offered
from quotary.api.desk.queue.asking import LIMIT, TRIALS, asking_of
from quotary.api.desk.queue.rail import rail
from quotary.api.desk.queue.rows import queue_row
from quotary.api.desk.route import DeskRoute
from quotary.api.desk.who import remember, who
from quotary.api.matters.submitting import Terms, Upload
from quotary.api.parts import PartsOf
from quotary.api.problems import NotFound
from quotary.api.routes.waiting import Waited
from quotary.api.store.counts import counts
from quotary.api.store.queue import HELD, Filters, page

router = APIRouter(route_class=DeskRoute, include_in_schema=False)


@router.get("/", dependencies=[Waited])
async def queue(request: Request, parts: PartsOf, desk: DeskOf) -> Response:
    """The queue as its address asks for it."""
    asking = asking_of(request.query_params)
    found, counted, trials = await asyncio.gather(
        parts.database.read(
            page,
            parts.tenant,
            asking.filters,
            sort=asking.sort,
            limit=LIMIT,
            cursor=asking.cursor,
        ),
        parts.database.read(counts, parts.tenant, asking.filters),
        parts.database.read(counts, parts.tenant, Filters(purpose=TRIALS)),
    )
    choices = await offered(parts)
    now = datetime.now(UTC)
    by_status = counted.by["status"]
    context = {
        "title": "Queue",
        "asking": asking,
        "q": asking.q,
        "rows": [queue_row(row, now) for row in found.rows],
        "next": asking.after(found.next_cursor).address() if found.next_cursor else "",
        "groups": rail(asking, counted, who(request), trials.total),
        "total": counted.total,
        "at_least": counted.at_least,
        "by_status": by_status,
        "on_hold": counted.by["held"].get(HELD, 0),
        "empty": not counted.having() and not asking.narrowed,
        "seq": parts.progress.seq,
        "demo": desk.settings.demo.is_file(),
        "playbooks": choices,
        "never_automatic": never_automatic(choices),
        "limit_mb": parts.settings.max_document_bytes >> 20,
    }
    return desk.rendering.page(request, "queue.html", context)


@router.get("/queue/events")
async def events(desk: DeskOf) -> StreamingResponse:
    """Rows as they change: frames `clock` and `row`."""
    return StreamingResponse(
        desk.feed.follow(),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no"},
    )


@router.post("/demo")
async def demo(parts: PartsOf, desk: DeskOf) -> Response:
    """Hand in the demo document; its recorded proposal plays at reading speed."""
    path = desk.settings.demo
    if not path.is_file():
        raise NotFound(f"There is no {path.name} in the samples folder (QUOTARY_SAMPLES).")
    content = await asyncio.to_thread(path.read_bytes)

    async def read() -> bytes:
        return content

    terms = Terms(proposer="recorded", paced=True)
    upload = Upload(path.name, "application/pdf", len(content), read)
    claim = await parts.submitting.submit(upload, terms, 0)
    return RedirectResponse(f"/matters/{claim.subject.matter}?wait={claim.seq}", 303)


@router.post("/you")
async def you(
    name: Annotated[str, Form(max_length=200)] = "", back: Annotated[str, Form()] = "/"
) -> Response:
    """Keep the name that goes on acts."""
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    remember(response, name)
    return response
