"""The router, put together."""

from __future__ import annotations

from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step
from quotary.router.handlers import RouterHandlers
from quotary.router.settings import RouterSettings


def make_app(settings: RouterSettings | None = None) -> Service:
    """The router service, not yet connected."""
    settings = settings or RouterSettings()
    bench = Bench(settings, "router")
    handlers = RouterHandlers(bench)
    step = Step(
        durable="router",
        stream=LOG_STREAM,
        handle=handlers.gated,
        give_up=handlers.give_up,
        timeout=120.0,
        slots=settings.router_slots,
        batch=16,
    )
    return Service(bench, [step])
