"""`/v1/playbooks`: the current versions, every version's text, publishing a new one."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Body, Query
from pydantic import BaseModel, Field, JsonValue

from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NotFound, PlaybookRefused
from quotary.api.projecting.existing import existing
from quotary.api.routes.waiting import PoliciesWaited
from quotary.api.store import reading
from quotary.api.store.rows import from_micros
from quotary.core.playbook import PlaybookInvalid
from quotary.log.filenames import clean_filename
from quotary.log.playbook_files import LoadedPlaybook, playbook_from
from quotary.log.subjects import token

router = APIRouter(prefix="/v1/playbooks", tags=["playbooks"])
Row = dict[str, object]


class PlaybookVersion(BaseModel):
    """One published version."""

    playbook: str
    version: str
    digest: str
    number: int = Field(description="Counts the publications of this playbook from 1.")
    who: str
    published_at: datetime | None


class PlaybookDetail(PlaybookVersion):
    """One version with its text, and every version there was."""

    source: str = Field(description="The file as its author wrote it.")
    filename: str
    canonical: JsonValue = Field(description="What the digest is the sha256 of, as JSON.")
    versions: list[PlaybookVersion] = Field(description="Newest first.")


class PlaybookFile(BaseModel):
    """A playbook to publish."""

    filename: str = Field(
        max_length=255, description="Ends in .yaml, .yml or .toml, which says how it is read."
    )
    source: str = Field(max_length=1_000_000)
    who: str = Field(min_length=1, max_length=200)


class PublishedPlaybook(BaseModel):
    """The version that counts from now on."""

    playbook: str
    version: str
    digest: str
    number: int
    seq: int
    already: bool = Field(description="It was the current one before.")
    remarks: list[str] = Field(
        description="What to look at: another text published under the same version number."
    )


@router.get("", dependencies=[PoliciesWaited])
async def current(parts: PartsOf) -> list[PlaybookVersion]:
    """The current version of every playbook."""
    newest: dict[str, PlaybookVersion] = {}
    for row in await parts.database.read(reading.versions, parts.tenant):
        newest.setdefault(str(row["playbook"]), _version(row))
    return list(newest.values())


@router.get("/{playbook}", dependencies=[PoliciesWaited])
async def detail(
    parts: PartsOf,
    playbook: str,
    digest: Annotated[str, Query(max_length=64, description="A version; else the current.")] = "",
) -> PlaybookDetail:
    """One version of a playbook with its text."""
    rows, chosen = await version_of(parts, token(playbook, "playbook"), digest)
    shown = _version(chosen)
    text = await parts.database.read(reading.playbook_text, parts.tenant, shown.digest)
    if text is None:
        raise NotFound(f"There is no text of playbook {playbook!r:.100} {digest}".rstrip() + ".")
    return PlaybookDetail(
        **shown.model_dump(),
        source=str(text["source"]),
        filename=str(text["filename"]),
        canonical=json.loads(str(text["canonical"])),
        versions=[_version(row) for row in rows],
    )


@router.post("", status_code=201)
async def publish(parts: PartsOf, file: Annotated[PlaybookFile, Body()]) -> PublishedPlaybook:
    """Publish a playbook: from now on `auto` and its id mean this version."""
    name = clean_filename(file.filename)
    loaded = await read_playbook(name, file.source)
    published = await parts.publishing.publish(loaded, name, file.who)
    parts.progress.promise(published.seq)
    return PublishedPlaybook(
        playbook=published.playbook,
        version=published.version,
        digest=published.digest,
        number=published.number,
        seq=published.seq,
        already=published.already,
        remarks=list(published.remarks),
    )


async def version_of(parts: Parts, playbook: str, digest: str) -> tuple[list[Row], Row]:
    """Every version of the playbook, newest first, and the one of that digest or the current one.

    Raises:
        NotFound: there is no such version, also not on the log.
    """

    async def look() -> tuple[list[Row], Row] | None:
        rows = await parts.database.read(reading.versions, parts.tenant, playbook)
        chosen = next((row for row in rows if not digest or row["digest"] == digest), None)
        return (rows, chosen) if chosen is not None else None

    published = f"policy.{parts.tenant}.playbook.{token(playbook, 'playbook')}.published.*"
    found = await existing(parts, published, look)
    if found is None:
        raise NotFound(f"There is no playbook {playbook!r:.100} {digest:.64}".rstrip() + ".")
    return found


async def read_playbook(name: str, source: str) -> LoadedPlaybook:
    """The playbook in a request.

    Raises:
        PlaybookRefused: it is not valid; `errors` lists every problem with its line.
    """
    try:
        return await asyncio.to_thread(playbook_from, name, source.encode())
    except PlaybookInvalid as invalid:
        raise PlaybookRefused(
            str(invalid),
            errors=[
                {
                    "line": each.line,
                    "where": each.where,
                    "found": each.found,
                    "allowed": each.allowed,
                }
                for each in invalid.problems
            ],
        ) from invalid


def _version(row: dict[str, object]) -> PlaybookVersion:
    return PlaybookVersion(
        playbook=str(row["playbook"]),
        version=str(row["playbook_version"]),
        digest=str(row["digest"]),
        number=int(str(row["n"])),
        who=str(row["who"]),
        published_at=from_micros(int(str(row["at_us"]))),
    )
