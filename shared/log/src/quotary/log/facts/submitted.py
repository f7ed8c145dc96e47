"""`submitted`: a run was claimed for a document."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from quotary.log.facts.base import ContentRef, Fact, Part

Proposer = Literal["live", "recorded", "offline"]
Trigger = Literal["upload", "intake", "re-review", "retry", "replay", "amendment"]


class Takeover(Part):
    """Units that a retry takes over from an earlier run."""

    run: str
    units: tuple[int, ...] = ()


class Submitted(Fact):
    """One pass over a matter was asked for."""

    event: ClassVar[str] = "submitted"

    document: ContentRef | None = Field(
        default=None, description="The document; None where intake could not be read at all."
    )
    filename: str = Field(default="", max_length=255)
    media_type: str = Field(default="", max_length=255)
    playbook: str = Field(default="auto", description="A playbook's id, or auto.")
    playbook_digest: str = Field(default="", description="A fixed version; else the current one.")
    source: str = Field(
        default="upload",
        description="Which pipeline or desk it came from. `question` and `evaluation` without an "
        "external id were handed in for that and are no reviews.",
    )
    external_id: str = ""
    proposer: Proposer = "offline"
    trigger: Trigger = "upload"
    lane: Literal["interactive", "bulk"] = "interactive"
    paced: bool = Field(default=False, description="Recorded proposals play at reading speed.")
    recordings: tuple[ContentRef, ...] = Field(
        default=(), description="Raw replies given by hand: the nth is unit n's."
    )
    takeover: Takeover | None = None
    request_key: str = Field(
        default="",
        max_length=255,
        description="Idempotency-Key of an amendment, which opens a run of a matter that exists.",
    )
    who: str = Field(
        default="", max_length=200, description="The person who asked for another run, if known."
    )
    problem: str = Field(default="", description="What is wrong with an intake message, if so.")
