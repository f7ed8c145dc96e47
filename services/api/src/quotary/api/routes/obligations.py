"""`/v1/obligations`: the register over every matter."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from quotary.api.naming import content_disposition
from quotary.api.parts import Parts, PartsOf
from quotary.api.register.asking import ExportQuery, RegisterListQuery
from quotary.api.register.exports.file import ExportFile, Format, Part, export_file
from quotary.api.register.exports.lines import export_lines
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.routes.waiting import Waited
from quotary.api.store.register_counts import (
    SignOffFigures,
    register_counts,
    sign_off_figures,
)
from quotary.api.store.register_listing import RegisterFilters, register_page

router = APIRouter(prefix="/v1/obligations", tags=["register"])


class RegisterFigures(BaseModel):
    """How people work through the rows under the filters."""

    rows: int
    signed: int
    opened_first: int = Field(description="Signed rows that their signer had opened.")
    overridden: int = Field(description="Rows with a field in a person's words.")
    override_rate: float | None = Field(
        description="Share of the rows signed or corrected which were corrected; null before any."
    )
    seconds_from_opened: float | None = Field(description="To signing, median over opened rows.")
    seconds_from_routed: float | None = Field(description="To signing, median over signed rows.")


class ObligationCounts(BaseModel):
    """Counts beside a list: each value's with every other filter applied."""

    total: int
    by: dict[str, dict[str, int]]


class ObligationPage(BaseModel):
    """One page of the register."""

    obligations: list[RegisterEntry]
    next_cursor: str = Field(description="Pass it as `cursor`; empty after the last page.")
    counts: ObligationCounts | None
    figures: RegisterFigures | None


@router.get("", dependencies=[Waited])
async def obligations(
    parts: PartsOf, asked: Annotated[RegisterListQuery, Query()]
) -> ObligationPage:
    """One page of the obligations of every matter's run that counts."""
    filters = asked.filters()
    read = parts.database.read
    page = read(
        register_page,
        parts.tenant,
        filters,
        sort=asked.sort,
        limit=asked.limit,
        cursor=asked.cursor,
    )
    found, counted = await asyncio.gather(page, _counted(parts, filters, wanted=asked.count))
    return ObligationPage(
        obligations=[register_entry(row) for row in found.rows],
        next_cursor=found.next_cursor,
        counts=counted[0] if counted else None,
        figures=counted[1] if counted else None,
    )


async def _counted(
    parts: Parts, filters: RegisterFilters, *, wanted: bool
) -> tuple[ObligationCounts, RegisterFigures] | None:
    if not wanted:
        return None
    counts = await parts.database.read(register_counts, parts.tenant, filters)
    figures = await parts.database.read(sign_off_figures, parts.tenant, filters)
    return ObligationCounts(total=counts.total, by=counts.by), shown_figures(figures)


def shown_figures(figures: SignOffFigures) -> RegisterFigures:
    """The figures as the API gives them."""
    return RegisterFigures(
        rows=figures.rows,
        signed=figures.signed,
        opened_first=figures.opened_first,
        overridden=figures.overridden,
        override_rate=figures.override_rate,
        seconds_from_opened=figures.from_opened,
        seconds_from_routed=figures.from_routed,
    )


@router.get("/export", response_class=Response, dependencies=[Waited])
async def export(parts: PartsOf, asked: Annotated[ExportQuery, Query()]) -> Response:
    """Signed rows as CSV, XLSX, ICS or JSON; with `include=proposed` also unsigned ones, marked.

    `Quotary-Left-Out` counts the rows left out as unsigned, `Quotary-Undated` the duties that a
    calendar leaves out because no date is stated.
    """
    made = await exported(
        parts,
        asked.filters(),
        asked.format,
        asked.part,
        stem="quotary",
        with_proposed=asked.include == "proposed",
    )
    return saved(made)


async def exported(
    parts: Parts,
    filters: RegisterFilters,
    kind: Format,
    part: Part,
    *,
    stem: str,
    with_proposed: bool,
) -> ExportFile:
    """The file; made in a thread, since a workbook of thousands of rows takes a while."""
    lines = await parts.database.read(
        export_lines, parts.tenant, filters, with_proposed=with_proposed
    )
    return await asyncio.to_thread(export_file, lines, kind, part, stem, datetime.now(UTC))


def saved(made: ExportFile) -> Response:
    """The file as an attachment."""
    return Response(
        made.content,
        media_type=made.media_type,
        headers={
            "Content-Disposition": content_disposition(made.filename),
            "Cache-Control": "private, no-store",
            "Quotary-Left-Out": str(made.left_out),
            "Quotary-Undated": str(made.undated),
        },
    )
