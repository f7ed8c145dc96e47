"""Settings that every service shares, read from `QUOTARY_…` variables when the process starts."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from quotary.log.subjects import DEFAULT_TENANT


class BrokerSettings(BaseSettings):
    """How to reach the broker, and as whom."""

    model_config = SettingsConfigDict(env_prefix="QUOTARY_", extra="ignore")

    nats_url: str = Field(
        default="nats://127.0.0.1:4222",
        description="The broker's address; of a cluster several, with commas between.",
    )
    nats_user: str = Field(default="", description="The account's user; else the service's name.")
    nats_password: str = Field(default="", description="The user's password.", repr=False)
    tenant: str = Field(default=DEFAULT_TENANT, description="The tenant this process works for.")
    publish_timeout: float = Field(default=5.0, gt=0, description="Seconds for one publish.")
    alive_file: Path | None = Field(
        default=None,
        description="File kept fresh while the service works and its broker answers; for health "
        "checks (`python -m quotary.log.alive`).",
    )

    @property
    def servers(self) -> list[str]:
        """The addresses of the broker's nodes."""
        return [each.strip() for each in self.nats_url.split(",") if each.strip()]
