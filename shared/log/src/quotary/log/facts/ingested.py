"""`ingested`: the document was read to canonical text and its units planned, or could not be."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from quotary.core.document import Clause, Document, Page, ReadingFlag
from quotary.core.span import Span
from quotary.log.facts.base import ContentRef, Fact, OutcomeFact, Part, Sha256


class Layout(Part):
    """Views of the canonical text; spans are offsets into it."""

    language: str = Field(default="", description="ISO 639-1, empty if unknown.")
    pages: tuple[Page, ...] = ()
    clauses: tuple[Clause, ...] = ()
    furniture: tuple[Span, ...] = ()
    flags: tuple[ReadingFlag, ...] = ()
    units: tuple[Span, ...] = Field(default=(), description="The nth is unit n's span.")

    def document(self, text: str) -> Document:
        """The core's document over this text."""
        return Document(text, self.language, self.pages, self.clauses, self.furniture, self.flags)


class Ingested(OutcomeFact):
    """The reading's result. A failed one is the run's last word."""

    event: ClassVar[str] = "ingested"

    text: ContentRef | None = Field(default=None, description="Canonical text, UTF-8.")
    document_sha256: Sha256 | None = Field(default=None, description="Of the document's bytes.")
    layout: Layout | None = Field(default=None, description="Inline while small, else see below.")
    layout_ref: ContentRef | None = Field(default=None, description="The layout as JSON content.")
    units: int = Field(default=0, ge=0, description="How many units the run has.")
    characters: int = Field(default=0, ge=0)
    playbook: str = ""
    playbook_version: str = ""
    playbook_digest: str = ""
    scope: Literal["document", "clause", "chunk"] = "document"


class UnitReady(Fact):
    """One unit waits for a proposal on the interactive lane. Everything a proposer needs."""

    event: ClassVar[str] = "unit_ready"

    span: Span
    text: ContentRef
    document_sha256: Sha256
    playbook: str
    playbook_digest: str
    proposer: Literal["live", "recorded", "offline"]
    paced: bool = False
    recording: ContentRef | None = None
    takeover_run: str = Field(default="", description="The run whose proposal is taken over.")
    takeover_unit: int = Field(
        default=0, ge=0, description="Its unit there; 0 where it has the same number."
    )


class UnitBatched(UnitReady):
    """The same on the bulk lane, which waits while interactive work is pending."""

    event: ClassVar[str] = "unit_batched"
