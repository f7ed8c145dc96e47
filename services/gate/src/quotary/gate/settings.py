"""Settings of the gate."""

from __future__ import annotations

from pydantic import Field

from quotary.log.settings import BrokerSettings


class GateSettings(BrokerSettings):
    """`QUOTARY_…` variables that the gate reads."""

    gate_slots: int = Field(default=16, ge=1, description="Proposals checked side by side.")
