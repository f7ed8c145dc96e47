"""`/v1/matters`: hand in, list, read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, File, Form, Header, Query, UploadFile
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from quotary.api.matters.describing import MatterSummary, summary
from quotary.api.matters.detailing import MatterDetail
from quotary.api.matters.duplicates import reviews_with
from quotary.api.matters.lines import fact_lines
from quotary.api.matters.submitting import Terms, Upload
from quotary.api.naming import uploaded_name
from quotary.api.parts import Parts, PartsOf
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.store.counts import counts
from quotary.api.store.queue import HELD, NOT_HELD, Filters, Sort, page
from quotary.api.view.review import Review
from quotary.log.facts.submitted import Proposer
from quotary.log.filenames import clean_filename
from quotary.log.purposes import REVIEWS, Purpose

router = APIRouter(prefix="/v1/matters", tags=["matters"])


class SubmittedRun(BaseModel):
    """The run that one document came to."""

    matter: str
    run: str
    seq: int = Field(description="Log sequence of the `submitted` fact; pass it as `wait`.")
    filename: str
    already: bool = Field(description="An earlier submission had opened this very run.")
    also: list[str] = Field(
        description="Other reviews of the very same bytes, oldest first, at most three."
    )


class SubmittedRuns(BaseModel):
    """One entry per file, in the order of the request."""

    submitted: list[SubmittedRun]


class MatterCounts(BaseModel):
    """Counts beside a list: each value's with every other filter applied."""

    total: int
    by: dict[str, dict[str, int]]
    at_least: bool = Field(description="A search with very many hits is not counted to the end.")


class MatterPage(BaseModel):
    """One page of the queue."""

    matters: list[MatterSummary]
    next_cursor: str = Field(description="Pass it as `cursor`; empty after the last page.")
    counts: MatterCounts | None


@router.post("", status_code=202)
async def submit(
    parts: PartsOf,
    files: Annotated[list[UploadFile], File(description="One or more documents.")] = [],
    object: Annotated[  # noqa: A002 - the form's word for it, as in intake
        str, Form(max_length=1000, description="An object in UPLOADS, in place of a file.")
    ] = "",
    sha256: Annotated[
        str, Form(pattern="^([0-9a-f]{64})?$", description="That the object must have.")
    ] = "",
    filename: Annotated[str, Form(max_length=255, description="Of the object.")] = "",
    recording: Annotated[
        list[UploadFile], File(description="Raw model replies, the nth for unit n.")
    ] = [],
    playbook: Annotated[str, Form(max_length=80, description="An id, or auto.")] = "auto",
    proposer: Annotated[Proposer, Form()] = "offline",
    lane: Annotated[str, Form(pattern="^(interactive|bulk)$")] = "interactive",
    paced: Annotated[bool, Form(description="Play a recording at reading speed.")] = False,
    source: Annotated[
        str,
        Form(
            pattern=r"^[A-Za-z0-9_-]{1,80}$",
            description="Where it comes from. Without an external id, `question` and `evaluation` "
            "keep it out of lists, counts and replays that do not ask for it.",
        ),
    ] = "upload",
    external_id: Annotated[str, Form(max_length=500)] = "",
    idempotency_key: Annotated[str, Header(max_length=255)] = "",
) -> SubmittedRuns:
    """Hand in one or more documents for review.

    The same Idempotency-Key, or the same source and external id with the same bytes, answers the
    run that it opened before. Other bytes under the same external id open the matter's next run.
    """
    terms = Terms(
        playbook=playbook,
        proposer=proposer,
        lane="bulk" if lane == "bulk" else "interactive",
        paced=paced,
        source=source,
        external_id=external_id,
        idempotency_key=idempotency_key,
        recordings=tuple([await each.read() for each in recording]),
    )
    uploads = [
        Upload(
            filename=uploaded_name(each.filename),
            media_type=each.content_type or "",
            size=each.size or 0,
            read=each.read,
        )
        for each in files
    ]
    if object:
        name = clean_filename(filename or object)
        uploads.append(await parts.submitting.referred(object, sha256, name))
    await parts.submitting.check(terms, uploads)
    claims = [
        await parts.submitting.submit(upload, terms, number)
        for number, upload in enumerate(uploads)
    ]
    return SubmittedRuns(
        submitted=[
            SubmittedRun(
                matter=claim.subject.matter,
                run=claim.subject.run,
                seq=claim.seq,
                filename=claim.submitted.filename,
                already=claim.already,
                also=await reviews_with(parts, claim.submitted.document),
            )
            for claim in claims
        ]
    )


@router.get("", dependencies=[Waited])
async def queue(
    parts: PartsOf,
    route: Annotated[list[str], Query()] = [],
    status: Annotated[list[str], Query()] = [],
    playbook: Annotated[list[str], Query()] = [],
    assignee: Annotated[list[str], Query()] = [],
    held: Annotated[
        bool | None, Query(description="Only matters that are on hold, or only those that are not.")
    ] = None,
    purpose: Annotated[
        list[Purpose],
        Query(description="Also documents that were handed in for a question or an evaluation."),
    ] = list(REVIEWS),
    q: Annotated[str, Query(max_length=200, description="Words, each the beginning of one.")] = "",
    sort: Sort = "updated",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    cursor: Annotated[str, Query(max_length=1000)] = "",
    count: Annotated[bool, Query(description="With the counts per filter.")] = True,
) -> MatterPage:
    """One page of the queue: reviews, unless other purposes are asked for."""
    filters = Filters(
        tuple(route),
        tuple(status),
        tuple(playbook),
        tuple(assignee),
        () if held is None else (HELD if held else NOT_HELD,),
        q,
        tuple(purpose),
    )
    found, counted = await asyncio.gather(
        parts.database.read(page, parts.tenant, filters, sort=sort, limit=limit, cursor=cursor),
        _counted(parts, filters, wanted=count),
    )
    return MatterPage(
        matters=[summary(row) for row in found.rows],
        next_cursor=found.next_cursor,
        counts=counted,
    )


async def _counted(parts: Parts, filters: Filters, *, wanted: bool) -> MatterCounts | None:
    if not wanted:
        return None
    found = await parts.database.read(counts, parts.tenant, filters)
    return MatterCounts(total=found.total, by=found.by, at_least=found.at_least)


@router.get("/{matter}", dependencies=[Waited])
async def detail(parts: PartsOf, matter: str, run: str = "") -> MatterDetail:
    """One matter in full, with the findings of `run` or of the run that counts."""
    return await parts.detailing.of(await state_of(parts, matter, run), run)


@router.get("/{matter}/review", dependencies=[Waited])
async def read_review(parts: PartsOf, matter: str, run: str = "") -> Review:
    """The review alone: the object that `quotary review --json` prints."""
    return await parts.detailing.review(await state_of(parts, matter, run), run)


@router.get("/{matter}/facts", response_class=StreamingResponse)
async def facts(parts: PartsOf, matter: str) -> StreamingResponse:
    """Every fact of the matter in order, one JSON object a line: seq, at, subject, fact."""
    await state_of(parts, matter)
    return StreamingResponse(
        _lines(parts, matter),
        media_type="application/jsonl",
        headers={"Cache-Control": "private, no-store"},
    )


async def _lines(parts: Parts, matter: str) -> AsyncIterator[bytes]:
    async for page_of_facts in parts.facts.pages(matter):
        yield fact_lines(page_of_facts)
