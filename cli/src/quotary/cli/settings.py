"""Settings of the command line."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, field_validator

from quotary.cli.broker_settings import SourcesClash, accounts_for
from quotary.log.errors import SubjectInvalid
from quotary.log.settings import Settings
from quotary.log.sync_interval import checked_sync_interval


class CliSettings(Settings):
    """`QUOTARY_…` variables that the command line reads."""

    url: str = Field(default="", description="A running Quotary; else one is started here.")
    data: Path = Field(default=Path(".quotary"), description="The data folder.")
    host: str = Field(default="127.0.0.1", description="Where the desk and the API listen.")
    port: int = Field(
        default=8765, ge=0, le=65535, description="The port of desk and API; 0 takes a free one."
    )
    broker_port: int = Field(
        default=0,
        ge=0,
        le=65535,
        description="Port on loopback of the broker that `quotary up` starts; 0 keeps that of last "
        "time, or takes a free one.",
    )
    intake_sources: str = Field(
        default="",
        description="Sources of pipelines that may hand in contracts, separated by commas.",
    )
    sync_interval: str = Field(
        default="always",
        description="How often the embedded broker syncs to disk; always survives a power cut.",
    )

    @field_validator("intake_sources")
    @classmethod
    def _sources(cls, found: str) -> str:
        try:
            accounts_for(_parted(found))
        except (SourcesClash, SubjectInvalid) as error:
            raise ValueError(str(error)) from error
        return found

    @field_validator("sync_interval")
    @classmethod
    def _sync(cls, found: str) -> str:
        return checked_sync_interval(found)

    def sources_of(self, kept: tuple[str, ...]) -> tuple[str, ...]:
        """The intake sources: those of the variable, also where it is empty, else the kept ones."""
        if "intake_sources" in self.model_fields_set:
            return _parted(self.intake_sources)
        return kept


def _parted(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())
