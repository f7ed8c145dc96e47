"""A matter's document as the page shows it: pictures of pages, highlights, text, raw replies."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.matter.passages import passages
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.text import text_pages
from quotary.api.desk.route import DeskRoute
from quotary.api.matters.runs import run_named
from quotary.api.pages.worker import PageUnavailable
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NotFound
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.log.catalogue import decode_as
from quotary.log.facts.proposed import Proposed
from quotary.log.names import LOG_STREAM
from quotary.log.subjects import contract

router = APIRouter(
    prefix="/matters/{matter}",
    route_class=DeskRoute,
    include_in_schema=False,
    dependencies=[Waited],
)
Run = Annotated[str, Query(max_length=80)]
Number = Annotated[int, Path(ge=1, le=100_000)]
_SCALE: Final = 1.75
_RAW_CHARACTERS: Final = 400_000


@router.get("/pages/{number}.png")
async def picture(
    parts: PartsOf, desk: DeskOf, matter: str, number: Number, run: Run = ""
) -> Response:
    """One page drawn as PNG."""
    shown = await _shown(parts, desk, matter, run)
    if shown.submitted.document is None:
        raise NotFound("The matter has no document.")
    content = await desk.overlays.file(shown.submitted.document)
    try:
        image = await desk.pages.render(content, number, _SCALE)
    except PageUnavailable as error:
        raise NotFound(str(error)) from error
    # The bytes are named by run and page and never change.
    return Response(
        image, media_type="image/png", headers={"Cache-Control": "private, max-age=600"}
    )


@router.get("/pages/{number}/marks")
async def marks(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, number: Number, run: Run = ""
) -> Response:
    """The highlights over one page."""
    shown = await _shown(parts, desk, matter, run)
    try:
        found = await desk.overlays.on_page(shown, passages(shown), number)
    except PageUnavailable:
        found = ()
    context = {"highlights": found, "matter": matter, "run": shown.run.run, "number": number}
    return desk.rendering.page(request, "matter/marks.html", context)


@router.get("/text")
async def text(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, run: Run = ""
) -> Response:
    """The text with its quotes marked."""
    shown = await _shown(parts, desk, matter, run)
    pages = text_pages(shown.document, passages(shown)) if shown.document else ()
    context = {"text_pages": pages, "shown": shown}
    return desk.rendering.page(request, "matter/text.html", context)


@router.get("/raw")
async def raw(
    parts: PartsOf,
    matter: str,
    run: Run = "",
    unit: Annotated[int, Query(ge=1, le=1_000_000)] = 1,
) -> Response:
    """A unit's raw reply, for the console of a run whose trace is gone. Plain text, untrusted."""
    kept = await state_of(parts, matter, run)
    name = contract(kept.state.tenant, matter, run_named(kept.state, run).run, Proposed.event, unit)
    stored = await parts.bench.reader.last(LOG_STREAM, str(name))
    fact = decode_as(Proposed, name, stored.data) if stored is not None else None
    if fact is None or fact.raw is None:
        raise NotFound(f"Unit {unit} has no raw reply.")
    reply = (await parts.bench.content.get(fact.raw)).decode(errors="replace")
    return Response(
        reply[:_RAW_CHARACTERS],
        media_type="text/plain; charset=utf-8",
        headers={"Cache-Control": "private, no-store", "Content-Security-Policy": "sandbox"},
    )


async def _shown(parts: Parts, desk: Desk, matter: str, run: str) -> ShownRun:
    kept = await state_of(parts, matter, run)
    return await desk.reading.shown(kept.state, run)
