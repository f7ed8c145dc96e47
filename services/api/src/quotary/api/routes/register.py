"""`/v1/matters/{matter}/register`: one matter's register, its rows, and new versions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, File, Form, Header, Query, Response, UploadFile
from pydantic import BaseModel, Field, field_validator

from quotary.api.matters.act_rules import readable
from quotary.api.matters.submitting import Upload
from quotary.api.naming import uploaded_name
from quotary.api.parts import PartsOf
from quotary.api.register.asking import MatterExportQuery, MatterRegisterQuery
from quotary.api.register.exports.lines import of_matter
from quotary.api.register.opening import entry_of_key, open_row
from quotary.api.register.row import RegisterEntry
from quotary.api.register.versions import VersionTerms
from quotary.api.register.whole import MatterRegister, kept_of, matter_register
from quotary.api.routes.acts import StartedRun, started
from quotary.api.routes.finding import state_of
from quotary.api.routes.obligations import exported, saved
from quotary.api.routes.waiting import Waited
from quotary.log.facts.submitted import Proposer
from quotary.log.filenames import clean_filename
from quotary.log.subjects import token

router = APIRouter(prefix="/v1/matters/{matter}", tags=["register"])


class Opening(BaseModel):
    """A person opens a row."""

    who: str = Field(min_length=1, max_length=200, description="The person.")
    run: str = Field(min_length=1, max_length=80, description="The run that they are looking at.")

    @field_validator("who")
    @classmethod
    def _readable(cls, text: str) -> str:
        return readable(text)


@router.get("/register", dependencies=[Waited])
async def register(
    parts: PartsOf, matter: str, asked: Annotated[MatterRegisterQuery, Query()]
) -> MatterRegister:
    """The register of `run` or of the run that counts: obligations and all that is left to read."""
    state = (await state_of(parts, matter, asked.run)).state
    shown = await kept_of(parts, state, asked.run)
    return await matter_register(
        parts,
        state,
        shown,
        asked.filters(),
        sort=asked.sort,
        limit=asked.limit,
        cursor=asked.cursor,
    )


@router.get("/register/export", response_class=Response, dependencies=[Waited])
async def export(
    parts: PartsOf, matter: str, asked: Annotated[MatterExportQuery, Query()]
) -> Response:
    """The matter's signed rows as a file; as `/v1/obligations/export`."""
    state = (await state_of(parts, matter, asked.run)).state
    shown = await kept_of(parts, state, asked.run)
    made = await exported(
        parts,
        of_matter(asked.filters(), state.matter, shown.run),
        asked.format,
        asked.part,
        stem=clean_filename(shown.filename).rpartition(".")[0] or state.matter,
        with_proposed=asked.include == "proposed",
    )
    return saved(made)


@router.get("/register/{key}", dependencies=[Waited])
async def row(parts: PartsOf, matter: str, key: str, run: str = "") -> RegisterEntry:
    """One row. Looking it up here does not count as opening it."""
    state = (await state_of(parts, matter, run)).state
    return await entry_of_key(parts, state, run or state.current, key)


@router.post("/register/{key}/opened", dependencies=[Waited])
async def opened(parts: PartsOf, matter: str, key: str, opening: Opening) -> RegisterEntry:
    """Open a row to read it: the server notes who and when, which a later sign-off asks for."""
    state = (await state_of(parts, matter, opening.run)).state
    return await open_row(parts, state, opening.run, key, opening.who)


@router.post("/versions", status_code=202)
async def version(
    parts: PartsOf,
    matter: str,
    file: Annotated[UploadFile, File(description="The new version of the document.")],
    recording: Annotated[
        list[UploadFile], File(description="Raw model replies, the nth for unit n.")
    ] = [],
    playbook: Annotated[str, Form(max_length=80, description="An id, or auto.")] = "",
    proposer: Annotated[Proposer | None, Form()] = None,
    lane: Annotated[str, Form(pattern="^(interactive|bulk)$")] = "interactive",
    paced: Annotated[bool, Form()] = False,
    idempotency_key: Annotated[str, Header(max_length=255)] = "",
) -> StartedRun:
    """Hand in a new version of the matter's document: its next run.

    What is left out stays as it was. The same Idempotency-Key with the same bytes answers the run
    that it opened before. The very bytes of the newest run are refused (409).
    """
    terms = VersionTerms(
        playbook=playbook,
        proposer=proposer,
        lane="bulk" if lane == "bulk" else "interactive",
        paced=paced,
        request_key=idempotency_key,
        recordings=tuple([await each.read() for each in recording]),
    )
    name = uploaded_name(file.filename)
    upload = Upload(name, file.content_type or "", file.size or 0, file.read)
    return started(await parts.versions.submit(token(matter, "matter"), upload, terms))
