"""`gated`: a unit's findings after every quote and field was checked by code."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from quotary.core.finding import GatedUnit
from quotary.log.facts.base import OutcomeFact


class Gated(OutcomeFact):
    """A checked unit, or one that could not be evaluated (outcome failed)."""

    event: ClassVar[str] = "gated"

    gated: GatedUnit
    units: int = Field(ge=1, description="How many units the run has, from ingest's fact.")
    proposer: str = ""
    model: str = ""
