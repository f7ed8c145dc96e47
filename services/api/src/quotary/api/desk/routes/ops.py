"""`/ops`: how far every service is, why a matter is not done, and what failed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.route import DeskRoute
from quotary.api.desk.stuck import why_running
from quotary.api.desk.when import age
from quotary.api.matters.describing import summary
from quotary.api.parts import PartsOf
from quotary.api.routes.operations import operations
from quotary.api.store.queue import Filters, page

router = APIRouter(route_class=DeskRoute, include_in_schema=False)
_SHOWN = 30


@router.get("/ops")
async def ops(request: Request, parts: PartsOf, desk: DeskOf) -> Response:
    """The system's state as of now; the page asks again every few seconds."""
    figures, running, failed = await asyncio.gather(
        operations(parts),
        parts.database.read(
            page, parts.tenant, Filters(status=("running",)), sort="oldest", limit=_SHOWN
        ),
        parts.database.read(page, parts.tenant, Filters(status=("failed",)), limit=_SHOWN),
    )
    now = datetime.now(UTC)
    lags = {each.consumer: each for each in figures.consumers}
    lines = [summary(row) for row in running.rows]
    context = {
        "title": "Ops",
        "figures": figures,
        "oldest": {each.consumer: age(each.oldest_at, now) for each in figures.consumers},
        "running": [(line, why_running(line, lags, now)) for line in lines],
        "failed": [summary(row) for row in failed.rows],
        "age_of": age,
    }
    return desk.rendering.page(request, "ops.html", context)
