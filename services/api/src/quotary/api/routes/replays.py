"""`/v1/replays`: deciding recorded runs again under another playbook, without a model."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Header
from pydantic import BaseModel, Field, TypeAdapter

from quotary.api.parts import Parts, PartsOf
from quotary.api.policies.replaying import Mode
from quotary.api.problems import NotFound, Unprocessable
from quotary.api.projecting.existing import existing
from quotary.api.routes.playbooks import read_playbook
from quotary.api.routes.waiting import PoliciesWaited
from quotary.api.store import replay_reading
from quotary.api.store.reading import names_of
from quotary.api.view.replay import Replay, replay_of
from quotary.log.facts.policy import Flip, ReplayDone, ReplayRequested, ReplayScope
from quotary.log.filenames import clean_filename
from quotary.log.subjects import PolicySubject, token

router = APIRouter(prefix="/v1/replays", tags=["replays"])
_FLIPS = TypeAdapter(tuple[Flip, ...])


class ReplayRequest(BaseModel):
    """What to decide again, and under which playbook: a published id, a digest, or a file."""

    mode: Mode = "what-if"
    who: str = Field(min_length=1, max_length=200)
    playbook: str = Field(default="", max_length=80, description="A playbook's current version.")
    digest: str = Field(default="", max_length=64, description="A version that is on the log.")
    filename: str = Field(default="playbook.yaml", max_length=255)
    source: str = Field(default="", max_length=1_000_000, description="A file's text.")
    first: int = Field(default=1, ge=1, description="First log sequence looked at.")
    last: int = Field(default=0, ge=0, description="Last; 0 is the newest.")
    only: ReplayScope = Field(
        default=ReplayScope(), description="Which contracts; all where it is left out."
    )


class RequestedReplay(BaseModel):
    """A replay that was asked for."""

    replay: str
    seq: int
    parts: int
    already: bool = Field(description="The same Idempotency-Key had asked for it before.")


class ReplayLine(BaseModel):
    """One line of the list of replays."""

    replay: str
    mode: Mode
    digest: str
    who: str
    parts: int
    only: ReplayScope
    requested_at: datetime


@router.post("", status_code=202)
async def ask(
    parts: PartsOf,
    request: ReplayRequest,
    idempotency_key: Annotated[str, Header(max_length=255)] = "",
) -> RequestedReplay:
    """Ask for a replay. `what-if` only reports; `apply` records new runs.

    `apply` leaves contracts on whose current run a person decided; `apply-over-people` does not.
    """
    digest = await _digest(parts, request)
    asked = await parts.replaying.ask(
        digest,
        request.mode,
        first=request.first,
        last=request.last,
        only=request.only,
        who=request.who,
        key=idempotency_key,
    )
    parts.progress.promise(asked.seq)
    return RequestedReplay(
        replay=asked.replay, seq=asked.seq, parts=asked.parts, already=asked.already
    )


@router.get("", dependencies=[PoliciesWaited])
async def every(parts: PartsOf) -> list[ReplayLine]:
    """Every replay there was, newest first."""
    return [
        _line(replay, fact)
        for replay, fact in await parts.database.read(replay_reading.requested, parts.tenant)
    ]


@router.get("/{replay}", dependencies=[PoliciesWaited])
async def read(parts: PartsOf, replay: str) -> Replay:
    """How far a replay is and what it found so far."""
    name = token(replay, "replay")

    async def look() -> ReplayRequested | None:
        found = await parts.database.read(replay_reading.requested, parts.tenant, name)
        return found[0][1] if found else None

    subject = PolicySubject(parts.tenant, "replay", name, ReplayRequested.event)
    request = await existing(parts, str(subject), look)
    if request is None:
        raise NotFound(f"There is no replay {replay}.")
    done = await parts.database.read(
        lambda connection: list(replay_reading.done(connection, parts.tenant, name))
    )
    whole = [await _whole(parts, each) for each in done]
    changed = sorted({flip.matter for each in whole for flip in each.flips})
    names = await parts.database.read(names_of, parts.tenant, changed)
    return replay_of(name, request, whole, names)


async def _digest(parts: Parts, request: ReplayRequest) -> str:
    if request.source:
        name = clean_filename(request.filename)
        loaded = await read_playbook(name, request.source)
        await parts.publishing.keep(loaded, name)
        return loaded.digest
    if request.digest:
        return request.digest
    if not request.playbook:
        raise Unprocessable("Name the playbook: source, digest or playbook must be given.")
    await parts.submitting.check_playbook(request.playbook)
    return (await parts.bench.playbooks.current())[request.playbook].digest


async def _whole(parts: Parts, done: ReplayDone) -> ReplayDone:
    if done.flips_ref is None:
        return done
    flips = _FLIPS.validate_json(await parts.bench.content.get(done.flips_ref))
    return done.model_copy(update={"flips": flips})


def _line(replay: str, fact: ReplayRequested) -> ReplayLine:
    return ReplayLine(
        replay=replay,
        mode=fact.mode,
        digest=fact.digest,
        who=fact.who,
        parts=fact.parts,
        only=fact.only,
        requested_at=fact.at,
    )
