"""`routed`: the decision, with everything needed to take it again."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from quotary.core.decision import Decision, DecisionInput
from quotary.log.facts.base import ContentRef, OutcomeFact


class Routed(OutcomeFact):
    """The run's last word: a route, or failed where nothing could be evaluated."""

    event: ClassVar[str] = "routed"

    input: DecisionInput | None = Field(default=None, description="Inline while small.")
    input_ref: ContentRef | None = Field(default=None, description="The same as JSON content.")
    decision: Decision = Field(
        description="Whole while small; else with its most severe positions only."
    )
    decision_ref: ContentRef | None = Field(
        default=None, description="The whole decision as JSON content, where it is large."
    )
    playbook: str
    playbook_version: str = ""
    playbook_digest: str
    engine: str
    proposer: str = ""
    replay: str = Field(default="", description="The replay that caused it, if one did.")
    based_on: int | None = Field(
        default=None,
        ge=0,
        description="Of a replay: the newest of the matter's acts and runs that it had seen. What "
        "people decide after that on the run it replaces stands, and its own run waits.",
    )
