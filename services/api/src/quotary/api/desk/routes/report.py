"""`/matters/{id}/report`: to print, or as Markdown."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.matter.heading import heading
from quotary.api.desk.matter.people import notes_left, persons_decisions
from quotary.api.desk.matter.report import Report, report_of
from quotary.api.desk.matter.report_words import report_word
from quotary.api.desk.register.reported import ReportedRegister, reported_register
from quotary.api.desk.route import DeskRoute
from quotary.api.naming import content_disposition
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NoReport
from quotary.api.register.reported import whole_register
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited

router = APIRouter(
    prefix="/matters/{matter}",
    route_class=DeskRoute,
    include_in_schema=False,
    dependencies=[Waited],
)


@router.get("/report")
async def page(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, run: str = ""
) -> Response:
    """The report as a page that prints well."""
    report = await _report(parts, desk, matter, run)
    context = {
        **await _beside(parts, report),
        "title": f"Report on {report.shown.run.filename or matter}",
        "tab": "report",
        "matter": report.shown.state,
        "run": report.shown.run,
        "shown": report.shown,
        "heading": heading(report.shown),
        "report": report,
    }
    # Thousands of rows take a while to be drawn, and must not hold up other pages.
    return await asyncio.to_thread(desk.rendering.page, request, "report.html", context)


@router.get("/report.md")
async def markdown(parts: PartsOf, desk: DeskOf, matter: str, run: str = "") -> Response:
    """The report as Markdown, to be saved."""
    report = await _report(parts, desk, matter, run)
    context = {**await _beside(parts, report), "report": report, "run": report.shown.run}
    text = await asyncio.to_thread(desk.rendering.markdown, "report.md", context)
    name = f"{report.shown.run.filename or matter} report.md"
    return Response(
        text,
        media_type="text/markdown; charset=utf-8",
        headers={
            "Content-Disposition": content_disposition(name),
            "Cache-Control": "private, no-store",
        },
    )


async def _report(parts: Parts, desk: Desk, matter: str, run: str) -> Report:
    kept = await state_of(parts, matter, run)
    try:
        return report_of(await desk.reading.shown(kept.state, run), datetime.now(UTC))
    except NoReport as none:
        raise NoReport(none.detail, back=f"/matters/{matter}") from none


async def _beside(parts: Parts, report: Report) -> dict[str, object]:
    """What people decided on the run, and its register (None where it has none)."""
    stored = await parts.facts.stored(report.shown.state.matter)
    return {
        "people": persons_decisions(stored, report.shown, report.language),
        "notes": notes_left(stored, report.shown.run),
        "people_say": partial(report_word, language=report.language),
        "register": await _register(parts, report),
    }


async def _register(parts: Parts, report: Report) -> ReportedRegister | None:
    shown = report.shown
    if shown.decision is None or shown.decision.register is None:
        return None
    whole = await whole_register(parts, shown.state, shown.run.run)
    # A place is looked up for every row: thousands of them must not hold up other pages.
    return await asyncio.to_thread(
        reported_register,
        whole.obligations,
        whole.terms,
        whole,
        shown.document,
        report.language,
    )
