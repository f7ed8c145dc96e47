"""`answered`: a question's answer, made of verified quotes, or declined."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from quotary.core.citation import Citation
from quotary.log.facts.base import OutcomeFact


class Answered(OutcomeFact):
    """What the document says, word for word, or what was looked at in vain."""

    event: ClassVar[str] = "answered"

    question: str = Field(max_length=4000)
    declined: bool
    citations: tuple[Citation, ...] = ()
    looked_at: str = ""
