"""`/matters/{id}/report`: to print, or as Markdown."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.matter.heading import heading
from quotary.api.desk.matter.report import Report, report_of
from quotary.api.desk.route import DeskRoute
from quotary.api.naming import content_disposition
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NoReport
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
        "title": f"Report on {report.shown.run.filename or matter}",
        "tab": "report",
        "matter": report.shown.state,
        "run": report.shown.run,
        "shown": report.shown,
        "heading": heading(report.shown),
        "report": report,
    }
    return desk.rendering.page(request, "report.html", context)


@router.get("/report.md")
async def markdown(parts: PartsOf, desk: DeskOf, matter: str, run: str = "") -> Response:
    """The report as Markdown, to be saved."""
    report = await _report(parts, desk, matter, run)
    text = desk.rendering.markdown("report.md", {"report": report, "run": report.shown.run})
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
    kept = await state_of(parts, matter)
    try:
        return report_of(await desk.reading.shown(kept.state, run), datetime.now(UTC))
    except NoReport as none:
        raise NoReport(none.detail, back=f"/matters/{matter}") from none
