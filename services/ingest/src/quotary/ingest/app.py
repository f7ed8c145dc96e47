"""Ingest, put together."""

from __future__ import annotations

from functools import partial

from quotary.ingest.handlers import IngestHandlers
from quotary.ingest.intake import IntakeHandlers
from quotary.ingest.reading.worker import ReadingWorker
from quotary.ingest.settings import IngestSettings
from quotary.log.names import INTAKE_STREAM, LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Step


def make_app(settings: IngestSettings | None = None) -> Service:
    """The ingest service, not yet connected."""
    settings = settings or IngestSettings()
    bench = Bench(settings, "ingest")
    worker = ReadingWorker(children=settings.ingest_readers)
    handlers = IngestHandlers(bench, settings, worker)
    intake = IntakeHandlers(bench, settings)
    reading = Step(
        durable="ingest",
        stream=LOG_STREAM,
        handle=handlers.submitted,
        give_up=handlers.give_up,
        hold=partial(bench.waiting.for_playbooks, default=settings.default_playbook),
        timeout=180.0,
        slots=settings.ingest_slots,
    )
    taking = Step(
        durable="intake",
        stream=INTAKE_STREAM,
        handle=intake.offered,
        give_up=intake.give_up,
        timeout=120.0,
        slots=settings.intake_slots,
    )
    return Service(bench, [reading, taking], after=worker.close)
