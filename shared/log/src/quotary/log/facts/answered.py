"""`answered`: a question's answer, made of verified quotes, or declined."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from quotary.core.citation import Citation
from quotary.core.questions.looked_at import Dropped, LookedAt
from quotary.log.facts.base import OutcomeFact


class Answered(OutcomeFact):
    """What the document says, word for word, or what was looked at in vain.

    A technical failure is neither: its outcome is failed, and it is not declined.
    """

    event: ClassVar[str] = "answered"

    question: str = Field(max_length=4000)
    declined: bool
    citations: tuple[Citation, ...] = Field(
        default=(), description="Verified ones only; `quote` is the document's own words."
    )
    looked_at: str = Field(default="", description="What was read, in sentences.")
    about: str = Field(default="", description="The run whose document was read.")
    document_sha256: str = Field(default="", description="Of that document's bytes.")
    text_sha256: str = Field(default="", description="Of the canonical text that spans count in.")
    kind: str = Field(default="", description="What was wanted: how_long, who, yes_no, …")
    reason: str = Field(default="", description="Why it was declined, as a stable token.")
    sentence: str = Field(default="", description="The same for a person.")
    dropped: tuple[Dropped, ...] = Field(default=(), description="Quotes not used, by reason.")
    counted: LookedAt | None = Field(default=None, description="What was read, as numbers.")
    proposer: str = Field(default="", description="Who proposed the quotes.")
    model: str = Field(default="", description="The model's name; empty where none was called.")
