"""Settings of the api."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pydantic import Field, field_validator

from quotary.log.settings import BrokerSettings

_DATABASES: Final = ("postgresql+psycopg://", "sqlite:///")


class ApiSettings(BrokerSettings):
    """`QUOTARY_…` variables that the api reads."""

    host: str = Field(default="127.0.0.1", description="Where the desk and the API listen.")
    port: int = Field(default=8765, ge=0, le=65535, description="Their port.")
    allowed_hosts: str = Field(
        default="",
        description=(
            "Host names, with commas between them, under which requests are taken. Empty: loopback "
            "names where the API listens on loopback, any elsewhere."
        ),
    )
    data: Path = Field(default=Path(".quotary"), description="The data folder.")
    database_url: str = Field(
        default="",
        description="postgresql+psycopg://… of the projection; empty is SQLite in the data folder.",
        repr=False,
    )
    playbooks: Path = Field(
        default=Path("playbooks"), description="Folder whose playbooks are published at start."
    )
    default_playbook: str = Field(
        default="vendor-nda", description="The playbook where `auto` recognises none."
    )
    max_document_bytes: int = Field(
        default=50 << 20, ge=1, description="Larger documents are refused with a sentence."
    )
    max_upload_bytes: int = Field(
        default=128 << 20, ge=1, description="Larger requests are refused before they are read."
    )
    sign_off_sample: float = Field(
        default=0.2,
        gt=0,
        le=1,
        description=(
            "Share of the rows in one bulk sign-off that its signer must have opened; at least one."
        ),
    )

    @field_validator("database_url")
    @classmethod
    def _known(cls, found: str) -> str:
        if found and not found.startswith(_DATABASES):
            raise ValueError(f"it must begin with {' or '.join(_DATABASES)}, or be empty")
        return found

    @property
    def projection_url(self) -> str:
        """The database of the projection."""
        return self.database_url or f"sqlite:///{self.data.resolve() / 'quotary.db'}"
