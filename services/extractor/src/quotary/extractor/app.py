"""The extractor, put together."""

from __future__ import annotations

from quotary.extractor.bulk_lane import INTERACTIVE, BulkCourtesy
from quotary.extractor.comments import CommentHandlers
from quotary.extractor.handlers import ExtractorHandlers
from quotary.extractor.live.assembly import LiveModel, live_model
from quotary.extractor.offline import OfflineProposer
from quotary.extractor.pacing import Pacing
from quotary.extractor.proposers import Proposer
from quotary.extractor.questions.answerers import Answerer
from quotary.extractor.questions.by_code import CodeFirst, OfflineAnswerer, RecordedAnswerer
from quotary.extractor.questions.handlers import QuestionHandlers
from quotary.extractor.recorded import RecordedProposer
from quotary.extractor.settings import ExtractorSettings
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Delivery, Hold, Step

_ATTEMPTS = 5
_NAKS = (0.1, 2.0, 10.0, 30.0)
"""A model server that is being restarted is back within the sum, more often than not."""
COMMENTS_AT_ONCE = 8
_QUESTIONS_AT_ONCE = 4
_WINDOWS = 4
"""Windows of a document that one attempt at a question has time for; the next one goes on there."""
_BESIDES_THE_MODEL = 180.0
"""Seconds for everything of a unit that is no model call: reading, keeping, playing at pace."""


def make_app(settings: ExtractorSettings | None = None) -> Service:
    """The extractor service, not yet connected."""
    settings = settings or ExtractorSettings()
    bench = Bench(settings, "extractor")
    live = live_model(bench, settings)
    timeout = _with_a_model(settings) if live else _BESIDES_THE_MODEL
    handlers = ExtractorHandlers(
        bench,
        _proposers(bench, settings, live),
        attempts=_ATTEMPTS,
        model=settings.model_name if live else "",
    )
    courtesy = BulkCourtesy(bench.connection, patience=settings.bulk_patience)

    async def courteous(delivery: Delivery) -> None:
        await bench.waiting.for_digest(delivery)
        await courtesy.hold(delivery)

    def lane(durable: str, slots: int, hold: Hold) -> Step:
        return Step(
            durable=durable,
            stream=LOG_STREAM,
            handle=handlers.unit_ready,
            give_up=handlers.give_up,
            hold=hold,
            budget=_ATTEMPTS,
            timeout=timeout,
            heartbeat=10.0,
            slots=slots,
            naks=_NAKS,
        )

    questions = QuestionHandlers(bench, _answerers(settings, live), attempts=_ATTEMPTS)
    steps = [
        lane(INTERACTIVE, settings.extractor_slots, bench.waiting.for_digest),
        lane("extractor_bulk", settings.bulk_slots, courteous),
        _commenting(CommentHandlers(bench, live.drafter if live else None), timeout),
        _answering(questions, timeout),
    ]
    return Service(bench, steps, after=live.close if live else None)


def _commenting(comments: CommentHandlers, timeout: float) -> Step:
    return Step(
        durable="comments",
        stream=LOG_STREAM,
        handle=comments.routed,
        give_up=comments.give_up,
        timeout=timeout,
        heartbeat=10.0,
        slots=COMMENTS_AT_ONCE,
    )


def _answering(questions: QuestionHandlers, timeout: float) -> Step:
    return Step(
        durable="questions",
        stream=LOG_STREAM,
        handle=questions.act,
        give_up=questions.give_up,
        hold=questions.hold,
        budget=_ATTEMPTS,
        # A document in several windows takes several calls; each one that ends is kept.
        timeout=timeout * _WINDOWS,
        heartbeat=10.0,
        slots=_QUESTIONS_AT_ONCE,
        naks=_NAKS,
    )


def _proposers(
    bench: Bench, settings: ExtractorSettings, live: LiveModel | None
) -> dict[str, Proposer]:
    pacing = Pacing(bench.tracer, settings.pace_seconds, slots=settings.extractor_slots)
    proposers: dict[str, Proposer] = {
        "offline": OfflineProposer(),
        "recorded": RecordedProposer(bench.content, settings.recordings, pacing),
    }
    if live is not None:
        proposers["live"] = live.proposer
    return proposers


def _answerers(settings: ExtractorSettings, live: LiveModel | None) -> dict[str, Answerer]:
    offline, recorded = OfflineAnswerer(), RecordedAnswerer(settings.recordings)
    answerers: dict[str, Answerer] = {
        "offline": offline,
        "recorded": recorded,
        "auto": CodeFirst(recorded, offline),
    }
    if live is not None:
        answerers["live"] = live.answerer
    return answerers


def _with_a_model(settings: ExtractorSettings) -> float:
    """Seconds within which one handling ends for certain, the wait for a model slot included.

    Slots are given first come, first served, so a call waits for at most as many rounds of others
    as all handlers of this process can fill.
    """
    handlers = settings.extractor_slots + settings.bulk_slots
    handlers += COMMENTS_AT_ONCE + _QUESTIONS_AT_ONCE
    rounds = -(-handlers // settings.model_max_concurrency)
    return (settings.model_deadline + settings.model_patience) * rounds + _BESIDES_THE_MODEL
