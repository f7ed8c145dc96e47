"""Settings of the router."""

from __future__ import annotations

from pydantic import Field

from quotary.log.settings import BrokerSettings


class RouterSettings(BrokerSettings):
    """`QUOTARY_…` variables that the router reads."""

    router_slots: int = Field(default=32, ge=1, description="Facts handled side by side.")
