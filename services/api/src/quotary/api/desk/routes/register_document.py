"""A register's document: passages, pictures of pages, and where words stand on them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.register.passage import excerpt, quoted, shown_document
from quotary.api.desk.route import DeskRoute
from quotary.api.matters.originals import submitted_of
from quotary.api.pages.worker import PageUnavailable
from quotary.api.parts import PartsOf
from quotary.api.problems import NotFound
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.core.span import Span

router = APIRouter(
    prefix="/matters/{matter}/register",
    route_class=DeskRoute,
    include_in_schema=False,
    dependencies=[Waited],
)
_MOST_PAGES: Final = 100_000
_SCALE: Final = 1.75
Run = Annotated[str, Query(max_length=80)]
Number = Annotated[int, Path(ge=1, le=_MOST_PAGES)]
Offset = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.get("/passage")
async def passage(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    matter: str,
    start: Offset,
    end: Offset,
    run: Run = "",
) -> Response:
    """A passage that is no row: a gap, an exclusion, a dropped proposal's place."""
    state = (await state_of(parts, matter, run)).state
    shown = await shown_document(parts, state, run or state.current)
    span = Span(start, max(start, end))
    context = {
        "panel": None,
        "span": span,
        "excerpt": excerpt(shown, span),
        "of": state,
        "of_run": shown.run.run,
    }
    return desk.rendering.page(request, "register/panel.html", context)


@router.get("/pages/{number}.png")
async def picture(
    parts: PartsOf, desk: DeskOf, matter: str, number: Number, run: Run = ""
) -> Response:
    """A page of the document drawn as PNG; nothing of the run's decision is read for it."""
    state = (await state_of(parts, matter, run)).state
    submitted = await submitted_of(parts.bench, state, run or state.current)
    if submitted.document is None:
        raise NotFound(f"Matter {matter} has no document: {submitted.problem}")
    try:
        image = await desk.pages.render(
            await desk.overlays.file(submitted.document), number, _SCALE
        )
    except PageUnavailable as error:
        raise NotFound(str(error)) from error
    return Response(
        image, media_type="image/png", headers={"Cache-Control": "private, max-age=600"}
    )


@router.get("/marks")
async def marks(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    matter: str,
    start: Offset,
    end: Offset,
    page: Annotated[int, Query(ge=1, le=_MOST_PAGES)],
    run: Run = "",
) -> Response:
    """The passage's boxes over its page's picture."""
    state = (await state_of(parts, matter, run)).state
    shown = await shown_document(parts, state, run or state.current)
    mark = quoted(Span(start, max(start, end)), "Quote")
    try:
        found = await desk.overlays.on_page(shown, (mark,), page)
    except PageUnavailable:
        found = ()
    return desk.rendering.page(request, "register/marks.html", {"highlights": found})
