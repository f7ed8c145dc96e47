"""Settings of ingest."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from quotary.log.settings import BrokerSettings


class IngestSettings(BrokerSettings):
    """`QUOTARY_…` variables that ingest reads."""

    default_playbook: str = Field(
        default="vendor-nda", description="The playbook where `auto` recognises none."
    )
    ingest_slots: int = Field(default=8, ge=1, description="Documents taken side by side.")
    ingest_readers: int = Field(
        default=2, ge=1, description="Documents parsed at once, each in a process of its own."
    )
    intake_slots: int = Field(default=4, ge=1, description="Intake messages taken side by side.")
    max_document_bytes: int = Field(
        default=50 << 20, ge=1, description="Larger documents are refused with a sentence."
    )
    intake_proposer: Literal["live", "recorded", "offline"] = Field(
        default="offline", description="Who proposes for intake messages that do not say."
    )
