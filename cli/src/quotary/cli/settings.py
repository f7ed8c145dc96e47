"""Settings of the command line."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class CliSettings(BaseSettings):
    """`QUOTARY_…` variables that the command line reads."""

    model_config = SettingsConfigDict(env_prefix="QUOTARY_", extra="ignore")

    url: str = Field(default="", description="A running Quotary; else one is started here.")
    data: Path = Field(default=Path(".quotary"), description="The data folder.")
    host: str = Field(default="127.0.0.1", description="Where the desk and the API listen.")
    port: int = Field(default=8765, ge=0, le=65535, description="Their port; 0 takes a free one.")
    intake_sources: str = Field(
        default="",
        description="Sources of pipelines that may hand in contracts, separated by commas.",
    )
    sync_interval: str = Field(
        default="always",
        description="How often the embedded broker syncs to disk; always survives a power cut.",
    )

    @property
    def sources(self) -> tuple[str, ...]:
        """The intake sources."""
        return tuple(each.strip() for each in self.intake_sources.split(",") if each.strip())
