"""The router, put together."""

from __future__ import annotations

from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step
from quotary.router.handlers import RouterHandlers
from quotary.router.replay import ReplayHandlers
from quotary.router.settings import RouterSettings


def make_app(settings: RouterSettings | None = None) -> Service:
    """The router service, not yet connected."""
    settings = settings or RouterSettings()
    bench = Bench(settings, "router")
    handlers = RouterHandlers(bench)
    replay = ReplayHandlers(bench)
    deciding = Step(
        durable="router",
        stream=LOG_STREAM,
        handle=handlers.gated,
        give_up=handlers.give_up,
        hold=bench.waiting.for_run,
        timeout=120.0,
        slots=settings.router_slots,
    )
    again = Step(
        durable="replay",
        stream=LOG_STREAM,
        handle=replay.part,
        give_up=replay.give_up,
        timeout=600.0,
        heartbeat=20.0,
        slots=1,
    )
    return Service(bench, [deciding, again])
