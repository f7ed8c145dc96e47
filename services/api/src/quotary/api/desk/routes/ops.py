"""`/ops`: how far every service is, why a matter is not done, and what failed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.matter.later import later_failure
from quotary.api.desk.ops.advice import what_to_do
from quotary.api.desk.ops.costs import costs_in_words
from quotary.api.desk.ops.holding import holder
from quotary.api.desk.ops.services import oldest, services, standing
from quotary.api.desk.ops.stuck import why, why_running
from quotary.api.desk.route import DeskRoute
from quotary.api.desk.when import age
from quotary.api.matters.describing import MatterSummary, summary
from quotary.api.parts import Parts, PartsOf
from quotary.api.routes.finding import state_of
from quotary.api.routes.operations import operations
from quotary.api.store.queue import Filters, page
from quotary.log.purposes import PURPOSES

router = APIRouter(route_class=DeskRoute, include_in_schema=False)
_SHOWN = 30
_ASKED = 10


@router.get("/ops")
async def ops(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    about: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """The system's state as of now; the page asks again every few seconds.

    `about` are words of the matters that somebody asks after.
    """
    figures, running, failed, asked = await asyncio.gather(
        operations(parts),
        parts.database.read(
            page, parts.tenant, Filters(status=("running",)), sort="oldest", limit=_SHOWN
        ),
        parts.database.read(page, parts.tenant, Filters(status=("failed",)), limit=_SHOWN),
        parts.database.read(
            page, parts.tenant, Filters(query=about, purpose=PURPOSES), limit=_ASKED
        ),
    )
    now = datetime.now(UTC)
    lags = {each.consumer: each for each in figures.consumers}
    lines = [summary(row) for row in running.rows]
    context = {
        "title": "Ops",
        "refused": parts.publishing.refused,
        "figures": figures,
        "alive": services(figures.consumers),
        "standing": standing,
        "backlog": age(oldest(figures.consumers), now),
        "waiting": sum(each.waiting + each.in_work for each in figures.consumers),
        "cost": costs_in_words(figures.costs),
        "about": about,
        "asked": [
            (line, why(line, lags, now, await _later(parts, line.matter), await _held(parts, line)))
            for line in map(summary, asked.rows)
        ]
        if about
        else [],
        "what_to_do": what_to_do,
        "oldest": {each.consumer: age(each.oldest_at, now) for each in figures.consumers},
        "running": [
            (line, why_running(line, lags, now, await _held(parts, line))) for line in lines
        ],
        "failed": [summary(row) for row in failed.rows],
        "age_of": age,
    }
    return desk.rendering.page(request, "ops.html", context)


async def _later(parts: Parts, matter: str) -> str:
    """How a newer run than the shown one failed, and what to do; empty where none did."""
    state = (await state_of(parts, matter)).state
    later = later_failure(state, state.shown_run)
    return f"{later.sentence} {later.todo}" if later else ""


async def _held(parts: Parts, line: MatterSummary) -> str:
    """Who holds it; its facts are read for that only where somebody does."""
    return holder(await parts.facts.stored(line.matter)) if line.held else ""
