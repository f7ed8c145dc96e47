"""`/quality`: false greens first, then how often system and people agree."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.quality.agreement import agreement
from quotary.api.desk.quality.evals import HEIGHT, WIDTH, matrix, suites
from quotary.api.desk.route import DeskRoute
from quotary.api.parts import PartsOf
from quotary.api.routes.waiting import PoliciesWaited

router = APIRouter(route_class=DeskRoute, include_in_schema=False)


@router.get("/quality", dependencies=[PoliciesWaited])
async def quality(request: Request, parts: PartsOf, desk: DeskOf) -> Response:
    """Evaluations and agreement."""
    found, agreed = await asyncio.gather(
        parts.database.read(suites, parts.tenant),
        parts.database.read(agreement, parts.tenant),
    )
    context = {
        "title": "Quality",
        "suites": found,
        "matrix": matrix,
        "agreed": agreed,
        "width": WIDTH,
        "height": HEIGHT,
    }
    return desk.rendering.page(request, "quality.html", context)
