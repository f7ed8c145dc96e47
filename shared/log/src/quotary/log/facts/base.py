"""What every fact has in common."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

Outcome = Literal["ok", "failed"]
Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Part(BaseModel):
    """A piece of a fact."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Failure(Part):
    """Why a step came to no result."""

    code: str = Field(description="A stable token, such as encrypted or model_unreachable.")
    sentence: str = Field(description="What happened and what to do, for a person.")


class ContentRef(Part):
    """Where content lies: `content.<writer>.<tenant>.<matter>.<sha256>.<part>`, parts 0 to n-1."""

    writer: str = Field(description="The account that wrote it.")
    tenant: str
    matter: str
    sha256: Sha256
    size: int = Field(ge=0, description="Bytes in all.")
    parts: int = Field(ge=1)


class Fact(BaseModel):
    """One immutable statement on the log. The subject, not the body, is its identity."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    event: ClassVar[str]
    version: ClassVar[int] = 1

    v: int = Field(default=1, ge=1, description="Schema version of this event.")
    at: datetime = Field(description="When the publisher made it, UTC.")
    by: str = Field(description="The service that recorded it.")
    cause: str = Field(default="", description="The subject of the fact that led here, if any.")

    def body(self) -> bytes:
        """The fact as it is stored: compact JSON, UTF-8."""
        return self.model_dump_json(exclude_defaults=False).encode()

    @classmethod
    def now(cls, *, by: str, cause: object = "", **payload: object) -> Self:
        """A fact of this moment and this schema version."""
        return cls.model_validate(
            {"v": cls.version, "at": datetime.now(UTC), "by": by, "cause": str(cause), **payload}
        )


class OutcomeFact(Fact):
    """A step's one word on its outcome."""

    outcome: Outcome = "ok"
    failure: Failure | None = Field(default=None, description="Set exactly when failed.")

    @property
    def ok(self) -> bool:
        """True where the step came to a result."""
        return self.outcome == "ok"
