"""The gate, put together."""

from __future__ import annotations

from quotary.gate.handlers import GateHandlers
from quotary.gate.settings import GateSettings
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step


def make_app(settings: GateSettings | None = None) -> Service:
    """The gate service, not yet connected."""
    settings = settings or GateSettings()
    bench = Bench(settings, "gate")
    handlers = GateHandlers(bench)
    step = Step(
        durable="gate",
        stream=LOG_STREAM,
        handle=handlers.proposed,
        give_up=handlers.give_up,
        hold=handlers.hold,
        timeout=120.0,
        slots=settings.gate_slots,
    )
    return Service(bench, [step])
