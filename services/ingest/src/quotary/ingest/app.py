"""Ingest, put together."""

from __future__ import annotations

from quotary.ingest.handlers import IngestHandlers
from quotary.ingest.reading.worker import ReadingWorker
from quotary.ingest.settings import IngestSettings
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step


def make_app(settings: IngestSettings | None = None) -> Service:
    """The ingest service, not yet connected."""
    settings = settings or IngestSettings()
    bench = Bench(settings, "ingest")
    worker = ReadingWorker()
    handlers = IngestHandlers(bench, settings, worker)
    step = Step(
        durable="ingest",
        stream=LOG_STREAM,
        handle=handlers.submitted,
        give_up=handlers.give_up,
        timeout=180.0,
        slots=settings.ingest_slots,
        batch=8,
    )
    return Service(bench, [step], after=worker.close)
