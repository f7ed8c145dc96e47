"""What people do to a matter: acts, another review, a retry."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Header, Response
from pydantic import BaseModel, Field

from quotary.api.events.cursor import Cursor
from quotary.api.events.stream import Until
from quotary.api.matters.act_rules import ActRequest
from quotary.api.matters.describing import MatterSummary, summary_of
from quotary.api.matters.rerunning import ReviewRequest
from quotary.api.parts import PartsOf
from quotary.api.routes.events import event_stream
from quotary.log.claiming import Claim
from quotary.log.subjects import token

router = APIRouter(prefix="/v1/matters", tags=["acts"])


class RecordedAct(BaseModel):
    """The act on the log, and the matter with it."""

    act: int = Field(description="The act's number in its matter.")
    seq: int = Field(description="Its log sequence; pass it as `wait`, and as the next `based_on`.")
    matter: MatterSummary


class StartedRun(BaseModel):
    """A run that was started, or joined."""

    matter: str
    run: str
    seq: int
    already: bool = Field(description="It was under way before.")


@router.post("/{matter}/acts", status_code=201)
async def act(parts: PartsOf, matter: str, request: ActRequest) -> RecordedAct:
    """Record an act. 409 with `changes` if the matter has moved since `based_on`."""
    acted = await parts.acting.act(token(matter, "matter"), request)
    return RecordedAct(act=acted.number, seq=acted.seq, matter=summary_of(acted.state))


@router.post("/{matter}/review", status_code=202, response_model=StartedRun)
async def review(
    parts: PartsOf,
    matter: str,
    request: Annotated[ReviewRequest | None, Body()] = None,
    accept: Annotated[str, Header()] = "",
) -> StartedRun | Response:
    """Start another run, or join the one under way.

    With `Accept: text/event-stream` the answer is the run's events from its beginning to its
    result; closing it cancels nothing.
    """
    request = request or ReviewRequest()
    await parts.submitting.check_playbook(request.playbook or "auto")
    claim = await parts.rerunning.review(matter, request)
    if "text/event-stream" in accept:
        cursor = Cursor(log=claim.seq - 1)
        return event_stream(parts, matter, cursor, Until(claim.subject.run), status=202)
    return started(claim)


@router.post("/{matter}/retry", status_code=202)
async def retry(
    parts: PartsOf,
    matter: str,
    run: Annotated[str, Body(embed=True, max_length=80)] = "",
    who: Annotated[str, Body(embed=True, max_length=200)] = "",
) -> StartedRun:
    """Run again what failed, with the proposals that the failed run had come to."""
    return started(await parts.rerunning.retry(matter, run, who))


def started(claim: Claim) -> StartedRun:
    """The run of a claim."""
    return StartedRun(
        matter=claim.subject.matter, run=claim.subject.run, seq=claim.seq, already=claim.already
    )
