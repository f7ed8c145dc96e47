"""Settings that every service shares, read from `QUOTARY_…` variables when the process starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from quotary.log.errors import SubjectInvalid
from quotary.log.setting_invalid import SettingInvalid, sentences
from quotary.log.subjects import DEFAULT_TENANT, token


def is_broker_address(text: str) -> bool:
    """True for `nats://host:4222` and what else the client takes: no scheme, no port, tls."""
    try:
        parts = urlsplit(text if "://" in text else f"nats://{text}")
        return bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False


class Settings(BaseSettings):
    """`QUOTARY_…` variables; every class of settings is one of these.

    Raises:
        SettingInvalid: when it is made and a variable cannot be used; with a sentence for each.
    """

    model_config = SettingsConfigDict(env_prefix="QUOTARY_", extra="ignore")

    def __init__(self, **given: Any) -> None:
        try:
            super().__init__(**given)
        except ValidationError as error:
            raise SettingInvalid(sentences(error, type(self).model_fields)) from error


class BrokerSettings(Settings):
    """How to reach the broker, and as whom."""

    nats_url: str = Field(
        default="nats://127.0.0.1:4222",
        description="The broker's address; of a cluster several, with commas between.",
        # Somebody may write a password into it.
        repr=False,
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

    @field_validator("nats_url")
    @classmethod
    def _addresses(cls, found: str) -> str:
        every = [each.strip() for each in found.split(",") if each.strip()]
        if not every or not all(is_broker_address(each) for each in every):
            raise ValueError(
                "it must look like nats://host:4222, several of a cluster with commas between"
            )
        if any("@" in each for each in every):
            raise ValueError("it must hold no user: QUOTARY_NATS_USER and QUOTARY_NATS_PASSWORD do")
        return found

    @field_validator("tenant")
    @classmethod
    def _tenant(cls, found: str) -> str:
        try:
            return token(found, "tenant")
        except SubjectInvalid as error:
            raise ValueError(str(error)) from error

    @property
    def servers(self) -> list[str]:
        """The addresses of the broker's nodes."""
        return [each.strip() for each in self.nats_url.split(",") if each.strip()]
