"""Facts that belong to no single matter: playbooks, replays, evals, seals."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import ClassVar, Literal

from pydantic import Field, JsonValue, field_serializer, field_validator

from quotary.log.facts.base import ContentRef, Fact, OutcomeFact, Part, Sha256
from quotary.log.facts.packed import packed, unpacked

ReplayMode = Literal["what-if", "apply", "apply-over-people"]
"""`apply` leaves a contract as it is where a person decided on its current run."""


class PlaybookText(Fact):
    """`policy.<tenant>.playbook.<digest>.text.0`: one version of a playbook, whole."""

    event: ClassVar[str] = "text"

    playbook: str
    playbook_version: str
    digest: Sha256
    canonical: str = Field(description="Canonical JSON; its sha256 is the digest.")
    source: str = Field(default="", description="The file as its author wrote it.")
    filename: str = ""

    # A long source is packed in the body: beside the canonical text it would make it too big.
    @field_validator("source")
    @classmethod
    def _whole(cls, held: str) -> str:
        return unpacked(held)

    @field_serializer("source")
    def _held(self, source: str) -> str:
        return packed(source)


class PlaybookPublished(Fact):
    """`policy.<tenant>.playbook.<id>.published.<n>`: this version is current from now on."""

    event: ClassVar[str] = "published"

    playbook: str
    playbook_version: str
    digest: Sha256
    who: str = ""


class ReplayScope(Part):
    """Which contracts a replay looks at: all of them where nothing is said."""

    source: str = Field(default="", max_length=200, description="Who handed them in.")
    since: date | None = Field(default=None, description="First day (UTC) of handing in.")
    until: date | None = Field(default=None, description="Last day (UTC) of handing in.")

    def holds(self, source: str, handed_in: datetime) -> bool:
        """True for a contract of that source that was first handed in at that moment."""
        day = handed_in.astimezone(UTC).date()
        return (
            self.source in ("", source)
            and (self.since is None or self.since <= day)
            and (self.until is None or day <= self.until)
        )


class ReplayRequested(Fact):
    """`policy.<tenant>.replay.<id>.requested.0`: decide recorded runs again under a playbook."""

    event: ClassVar[str] = "requested"

    digest: Sha256
    mode: ReplayMode
    first: int = Field(ge=1, description="First log sequence looked at.")
    last: int = Field(ge=0, description="Last log sequence looked at.")
    parts: int = Field(ge=0)
    who: str = ""
    only: ReplayScope = ReplayScope()


class ReplayPart(Fact):
    """`policy.<tenant>.replay.<id>.part.<n>`: one range of the log for one worker."""

    event: ClassVar[str] = "part"

    digest: Sha256
    mode: ReplayMode
    first: int = Field(ge=1)
    last: int = Field(ge=0)
    only: ReplayScope = ReplayScope()


class PositionFlip(Part):
    """A position whose verdict changes, with the words it rests on."""

    id: str
    before: str
    after: str
    quote: str = ""


class Flip(Part):
    """A matter whose route changes, or one on whose current run a person decided.

    `before` is the route as the people left it.
    """

    matter: str
    run: str
    before: str
    after: str
    positions: tuple[PositionFlip, ...] = ()
    signed: bool = False
    overrides: int = Field(default=0, ge=0, description="Of people, on the current run.")
    closing: str = Field(default="", description="approved or approved_over_red, by a person.")
    kept: bool = Field(default=False, description="Left as it is, because a person decided.")


class ReplayDone(OutcomeFact):
    """`policy.<tenant>.replay.<id>.done.<n>`: what one part came to."""

    event: ClassVar[str] = "done"

    contracts: int = Field(default=0, ge=0)
    unchanged: int = Field(default=0, ge=0)
    flips: tuple[Flip, ...] = ()
    flips_ref: ContentRef | None = Field(
        default=None, description="The flips as JSON content, where they are too many."
    )
    needs_model: tuple[str, ...] = Field(
        default=(), description="Positions whose extraction changed: their findings are old."
    )


class EvalScored(Fact):
    """`policy.<tenant>.eval.<suite>.scored.<n>`: figures of one evaluation."""

    event: ClassVar[str] = "scored"

    suite: str
    figures: dict[str, JsonValue]
    request_key: str = Field(
        default="", max_length=255, description="Idempotency-Key of the request, if it had one."
    )


class Sealed(Fact):
    """`policy.<tenant>.seal.<id>.sealed.<n>`: the root hash over a range of the log."""

    event: ClassVar[str] = "sealed"

    first: int
    last: int
    root: Sha256
