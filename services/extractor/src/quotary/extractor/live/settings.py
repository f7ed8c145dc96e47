"""How to reach the model, and how much of it a unit may use: `QUOTARY_MODEL_…` variables."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, field_validator, model_validator

from quotary.log.settings import Settings

DialectChoice = Literal["auto", "json_schema", "json_object_schema", "json_object", "prompt"]


class ModelSettings(Settings):
    """The model server's settings. Without a base URL there is no live proposer."""

    model_base_url: str = Field(
        default="",
        description="An OpenAI-compatible server, up to and with /v1. Empty: no live proposer.",
    )
    model_key: str = Field(
        default="", description="The server's API key; local servers need none.", repr=False
    )
    model_name: str = Field(default="", description="The model, as GET <base URL>/models lists it.")
    model_dialect: DialectChoice = Field(
        default="auto",
        description="How the reply's schema is enforced; auto probes the server once per process.",
    )
    model_max_concurrency: int = Field(
        default=8, ge=1, description="Model calls in flight at once in this process."
    )
    model_max_tokens: int = Field(
        default=8_000, ge=64, description="Tokens of one reply, thinking included."
    )
    model_deadline: float = Field(
        default=300.0,
        gt=0,
        description="Seconds one attempt at a unit may take: probe, calls, retries and waits.",
    )
    model_timeout: float = Field(
        default=120.0, gt=0, description="Seconds of silence after which a request is given up."
    )
    model_retries: int = Field(
        default=3,
        ge=0,
        le=20,
        description="Times one request is repeated on a refused connection, a timeout, 429 or 5xx; "
        "Retry-After is respected up to two minutes.",
    )
    model_patience: float = Field(
        default=600.0,
        ge=0,
        description="Seconds that a longer Retry-After is waited for; beyond it the unit fails.",
    )
    model_prices: Path | None = Field(
        default=None, description="YAML or JSON file of prices per million tokens."
    )
    model_comments: bool = Field(
        default=True, description="The model drafts the comments of live runs; else the playbook."
    )
    model_comment_deadline: float = Field(
        default=60.0, gt=0, description="Seconds for the one call that drafts a run's comments."
    )

    model_question_tokens: int = Field(
        default=24_000,
        ge=500,
        description="Tokens of a document that one call for a question reads; a longer document "
        "is asked in parts.",
    )

    @field_validator("model_base_url")
    @classmethod
    def _base(cls, found: str) -> str:
        base = found.strip().rstrip("/")
        if not base:
            return ""
        parts = urlsplit(base)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{found!r} is no http:// or https:// address")
        if parts.path.endswith("/completions"):
            raise ValueError("give the base URL up to /v1, without /chat/completions")
        return base

    @model_validator(mode="after")
    def _named(self) -> Self:
        if self.model_base_url and not self.model_name.strip():
            raise ValueError(
                "QUOTARY_MODEL_BASE_URL is set and QUOTARY_MODEL_NAME is not: "
                f"name the model as {self.model_base_url}/models lists it"
            )
        return self

    @property
    def model_host(self) -> str:
        """The server as sentences name it: scheme, host and port, never a user or password."""
        parts = urlsplit(self.model_base_url)
        port = f":{parts.port}" if parts.port else ""
        return f"{parts.scheme}://{parts.hostname or ''}{port}"
