"""`proposed`: what the model, a recording or the offline rules returned for a unit or question."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from quotary.core.proposal import Proposal
from quotary.core.questions.proposed import ProposedAnswer
from quotary.log.facts.base import ContentRef, OutcomeFact, Part


class Usage(Part):
    """What the call cost."""

    calls: int = Field(default=0, ge=0, description="Model calls, retries of bad output included.")
    prompt_tokens: int = Field(default=0, ge=0)
    cached_tokens: int = Field(default=0, ge=0, description="Of the prompt tokens, from cache.")
    completion_tokens: int = Field(default=0, ge=0)
    cost: str = Field(default="", description="Decimal amount; empty where no price is known.")
    currency: str = ""


class Proposed(OutcomeFact):
    """A unit's proposal, unchecked."""

    event: ClassVar[str] = "proposed"

    proposal: Proposal | None = None
    answer: ProposedAnswer | None = Field(
        default=None, description="On a question's run, in place of the proposal."
    )
    proposer: str = ""
    model: str = Field(default="", description="The model's name; empty where none was called.")
    prompt_digest: str = Field(default="", description="sha256 of the rendered prompt.")
    schema_digest: str = Field(
        default="", description="sha256 of the JSON schema that the reply was read in."
    )
    usage: Usage = Usage()
    ms: int = Field(default=0, ge=0, description="Wall time of the proposal.")
    raw: ContentRef | None = Field(default=None, description="The raw reply, byte for byte.")
    taken_over: str = Field(default="", description="The earlier fact this one repeats.")
