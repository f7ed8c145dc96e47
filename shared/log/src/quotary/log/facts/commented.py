"""`commented`: one drafted comment for each fallback and reject; cannot change the route."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from quotary.log.facts.base import ContentRef, OutcomeFact, Part
from quotary.log.facts.proposed import Usage


class Comment(Part):
    """A text to send to the other side."""

    position: str
    text: str = Field(max_length=2000)
    source: Literal["model", "playbook"]
    unit: int = Field(default=0, ge=0, description="The unit it belongs to in clause scope.")


class Commented(OutcomeFact):
    """All comments of a run."""

    event: ClassVar[str] = "commented"

    comments: tuple[Comment, ...] = ()
    comments_ref: ContentRef | None = Field(
        default=None, description="All comments as JSON content, where the fact holds the first."
    )
    usage: Usage = Usage()
    model: str = Field(default="", description="The model that was asked; empty where none was.")
    note: str = Field(
        default="", description="Why the playbook's texts stand where a model was to draft."
    )
