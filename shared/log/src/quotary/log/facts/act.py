"""`act`: what a person did. Acts append; they never change a fact."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field, JsonValue

from quotary.core.verdict import Verdict
from quotary.log.facts.base import Fact

ActKind = Literal[
    "overridden",
    "approved",
    "signed_off",
    "adopted",
    "assigned",
    "noted",
    "held",
    "dismissed",
    "erased",
    "asked",
]


class Act(Fact):
    """One act on a matter; its number is the subject's unit."""

    event: ClassVar[str] = "act"

    kind: ActKind
    run: str = Field(default="", description="The run that the person was looking at.")
    based_on: int = Field(ge=0, description="Stream sequence of the newest fact they had seen.")
    who: str = Field(min_length=1, max_length=200)
    note: str = Field(default="", max_length=10_000)
    position: str = Field(default="", description="For an override: the position.")
    unit: int = Field(default=0, ge=0)
    verdict: Verdict | None = Field(default=None, description="For an override: the person's.")
    detail: dict[str, JsonValue] = Field(default_factory=dict)

    @property
    def decides(self) -> bool:
        """True where it says something of the run's verdicts or of the contract as a whole."""
        return self.kind in ("overridden", "approved", "signed_off") and not self.of_rows

    @property
    def of_rows(self) -> bool:
        """True where it is about rows of the register, not about the run's verdicts or route."""
        return "obligations" in self.detail or "obligation" in self.detail
