"""Settings of the extractor."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field

from quotary.extractor.live.settings import ModelSettings
from quotary.log.settings import BrokerSettings


class ExtractorSettings(BrokerSettings, ModelSettings):
    """`QUOTARY_…` variables that the extractor reads."""

    extractor_slots: int = Field(
        default=8, ge=1, description="Proposals made at once on the interactive lane."
    )
    bulk_slots: int = Field(default=2, ge=1, description="Proposals made at once on the bulk lane.")
    bulk_patience: float = Field(
        default=600.0,
        ge=0,
        description="Seconds that bulk work waits at most while interactive work is pending.",
    )
    recordings: Path = Field(
        default=Path("samples/recordings"), description="Folder of recorded replies."
    )
    pace_seconds: float = Field(
        default=3.0, ge=0, description="How long a paced recording plays in the trace."
    )
