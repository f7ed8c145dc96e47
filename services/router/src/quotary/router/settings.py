"""Settings of the router."""

from __future__ import annotations

from pydantic import Field

from quotary.log.settings import BrokerSettings


class RouterSettings(BrokerSettings):
    """`QUOTARY_…` variables that the router reads."""

    router_slots: int = Field(default=2, ge=1, description="How many pulls run side by side.")
