"""The extractor, put together."""

from __future__ import annotations

from quotary.extractor.comments import CommentHandlers
from quotary.extractor.handlers import ExtractorHandlers
from quotary.extractor.offline import OfflineProposer
from quotary.extractor.recorded import RecordedProposer
from quotary.extractor.settings import ExtractorSettings
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step


def make_app(settings: ExtractorSettings | None = None) -> Service:
    """The extractor service, not yet connected."""
    settings = settings or ExtractorSettings()
    bench = Bench(settings, "extractor")
    proposers = {
        "offline": OfflineProposer(),
        "recorded": RecordedProposer(bench.content, settings.recordings),
    }
    handlers = ExtractorHandlers(bench, proposers)
    comments = CommentHandlers(bench)
    steps = [
        Step(
            durable="extractor",
            stream=LOG_STREAM,
            handle=handlers.unit_ready,
            give_up=handlers.give_up,
            timeout=180.0,
            heartbeat=20.0,
            slots=settings.extractor_slots,
            batch=1,
        ),
        Step(
            durable="extractor_bulk",
            stream=LOG_STREAM,
            handle=handlers.unit_ready,
            give_up=handlers.give_up,
            timeout=180.0,
            heartbeat=20.0,
            slots=settings.bulk_slots,
            batch=1,
        ),
        Step(
            durable="comments",
            stream=LOG_STREAM,
            handle=comments.routed,
            give_up=comments.give_up,
            timeout=120.0,
            heartbeat=20.0,
            slots=1,
            batch=8,
        ),
    ]
    return Service(bench, steps)
