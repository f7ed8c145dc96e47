"""An act of kind `asked` to `proposed` on the question's own run; other acts are passed over."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping

from quotary.extractor.attempts import Attempts, elapsed_ms
from quotary.extractor.proposers import CannotPropose
from quotary.extractor.questions.answerers import Answerer, Errand, Found
from quotary.log.errors import BrokerUnavailable, LogError
from quotary.log.facts.act import Act
from quotary.log.facts.base import Failure
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed
from quotary.log.question_runs import Question, question_of, question_run
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject

_LOG = logging.getLogger(__name__)
_POLL_SECONDS = 0.2
_READ_SECONDS = 600.0
"""How long a question waits for its document to be read: longer than any reading may take."""


class QuestionHandlers:
    """Handlers of the extractor's consumer of acts. `attempts` is the step's budget."""

    def __init__(
        self, bench: Bench, answerers: Mapping[str, Answerer], *, attempts: int = 5
    ) -> None:
        self._bench = bench
        self._answerers = answerers
        self._attempts = Attempts(bench, attempts)

    async def hold(self, delivery: Delivery) -> None:
        """Wait until the document that the question is put to has been read."""
        subject, question = _question(delivery)
        if question is None:
            return
        run = subject.sibling(Ingested.event, run=question.about)
        end = asyncio.get_running_loop().time() + _READ_SECONDS
        while True:
            try:
                await self._bench.layouts.ingested(run)
            except BrokerUnavailable:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(_POLL_SECONDS)
            else:
                return

    async def act(self, delivery: Delivery) -> None:
        """Propose an answer, or record why there is none."""
        subject, question = _question(delivery)
        if question is None:
            return
        run = _run_of(subject, question)
        name = run.sibling(Proposed.event)
        if delivery.attempt > 1 and await self._attempts.is_recorded(name):
            return
        await self._bench.tracer.progress(run, "answering", proposer=question.proposer)
        started = time.perf_counter()
        try:
            fact = await self._proposed(subject, run, question, started)
        except CannotPropose as error:
            if await self._attempts.may_go_on(run, error, delivery.attempt):
                raise
            fact = await self._attempts.failed(
                run, error, started, proposer=question.proposer, cause=subject
            )
        await self._bench.recorder.record(name, fact)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record that the question has no proposed answer."""
        try:
            subject, question = _question(delivery)
        except LogError:
            # Whatever it is, it is no question that anyone waits for: no reader can decode it.
            _LOG.warning("%s is passed over: it cannot be decoded", delivery.subject)
            return
        if question is None:
            return
        fact = Proposed.now(by="extractor", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(_run_of(subject, question).sibling(Proposed.event), fact)

    async def _proposed(
        self, subject: ContractSubject, run: ContractSubject, question: Question, started: float
    ) -> Proposed:
        about = subject.sibling(Ingested.event, run=question.about)
        ingested = await self._bench.layouts.ingested(about)
        if not ingested.ok:
            said = ingested.failure.sentence if ingested.failure else "It holds no text."
            raise CannotPropose("unreadable", f"The document could not be read. {said}")
        answerer = self._answerers.get(question.proposer)
        if answerer is None:
            raise CannotPropose("no_proposer", _not_set_up(question.proposer))
        document = await self._bench.layouts.document(ingested)
        errand = Errand(run, question.text, document, ingested.document_sha256 or "")
        return await self._made(subject, run, await answerer.answer(errand), started)

    async def _made(
        self, subject: ContractSubject, run: ContractSubject, found: Found, started: float
    ) -> Proposed:
        return Proposed.now(
            by="extractor",
            cause=subject,
            answer=found.answer,
            proposer=found.proposer,
            model=found.model,
            prompt_digest=found.prompt_digest,
            usage=found.usage,
            ms=elapsed_ms(started) if found.ms is None else found.ms,
            raw=await self._attempts.kept(run, found.raw),
        )


def _question(delivery: Delivery) -> tuple[ContractSubject, Question | None]:
    subject = delivery.about
    act = delivery.fact_as(Act)
    return subject, question_of(subject.unit, act)


def _run_of(subject: ContractSubject, question: Question) -> ContractSubject:
    return subject.sibling(Proposed.event, run=question_run(question.number))


def _not_set_up(proposer: str) -> str:
    if proposer == "live":
        return (
            "No model is set up here: set QUOTARY_MODEL_BASE_URL and QUOTARY_MODEL_NAME for every "
            "extractor, or ask without a model."
        )
    return f"There is no proposer {proposer[:40]!r} for questions: choose another."
