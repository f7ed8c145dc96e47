"""`proposed` on a question's run to `answered`: question, text and run come from act and ingest."""

from __future__ import annotations

import asyncio
import logging

from quotary.gate.domain.answering import answered, not_answered
from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Failure
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed
from quotary.log.question_reading import read_question
from quotary.log.question_runs import Question
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject

_LOG = logging.getLogger(__name__)
_POLL_SECONDS = 0.2
_SEEN_SECONDS = 30.0
"""How long a replica may lag behind what the extractor has seen."""
_OFF_THE_LOOP = 50_000
"""Characters from which a question is checked in a thread, so that heartbeats go on."""
_NO_PROPOSAL = Failure(code="no_proposal", sentence="No answer was proposed.")


class QuestionGate:
    """Checks proposed answers."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def hold(self, subject: ContractSubject) -> None:
        """Wait until the act that asks and the reading that it is about can be seen here."""
        end = asyncio.get_running_loop().time() + _SEEN_SECONDS
        while True:
            try:
                await self._asked(subject)
            except BrokerUnavailable:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(_POLL_SECONDS)
            else:
                return

    async def proposed(self, delivery: Delivery) -> None:
        """Record the answer, the decline, or the failure."""
        subject = delivery.about
        proposed = delivery.fact_as(Proposed)
        question, ingested = await self._asked(subject)
        if not proposed.ok or proposed.answer is None or not ingested.ok:
            failure = proposed.failure or ingested.failure or _NO_PROPOSAL
            fact = not_answered(subject, question, failure, ingested, proposed)
        else:
            index = await self._bench.layouts.index(ingested)
            given = (subject, question, ingested, index, proposed)
            if ingested.characters > _OFF_THE_LOOP:
                fact = await asyncio.to_thread(answered, *given)
            else:
                fact = answered(*given)
        await self._bench.recorder.record(subject.sibling(Answered.event), fact)

    async def give_up(self, subject: ContractSubject, failure: Failure) -> None:
        """Record that the question failed, where anybody asked it."""
        question = await read_question(self._bench.reader, subject)
        if question is None:
            _LOG.warning("%s belongs to no question: it is passed over", subject)
            return
        fact = not_answered(subject, question, failure)
        await self._bench.recorder.record(subject.sibling(Answered.event), fact)

    async def _asked(self, subject: ContractSubject) -> tuple[Question, Ingested]:
        question = await read_question(self._bench.reader, subject)
        if question is None:
            raise BrokerUnavailable(f"no act that asks {subject.run} can be seen here yet")
        run = subject.sibling(Ingested.event, run=question.about)
        return question, await self._bench.layouts.ingested(run)
