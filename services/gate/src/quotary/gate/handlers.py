"""`proposed` to `gated`: the text, the span and the playbook come from ingest's facts alone."""

from __future__ import annotations

import asyncio

from quotary.core.finding import GatedUnit
from quotary.gate.domain.checking import (
    check,
    not_evaluated,
    unit_span,
    unread,
    unsearched,
)
from quotary.gate.domain.remembering import Outcomes
from quotary.gate.questions import QuestionGate
from quotary.log.facts.base import Failure
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed
from quotary.log.question_runs import question_number
from quotary.log.service import Bench
from quotary.log.step import ATTEMPTS_SPENT, Delivery
from quotary.log.subjects import ContractSubject

_OFF_THE_LOOP = 200_000
"""Characters from which a document is checked in a thread, so that heartbeats go on."""


class GateHandlers:
    """Handlers of the gate's consumer."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._questions = QuestionGate(bench)
        self._outcomes = Outcomes()

    async def hold(self, delivery: Delivery) -> None:
        """Wait until what the proposal is about can be read here."""
        subject = delivery.about
        if question_number(subject.run):
            await self._questions.hold(subject)
        else:
            await self._bench.waiting.for_run(delivery)

    async def proposed(self, delivery: Delivery) -> None:
        """Check one unit's proposal and record the findings; of a question, the answer."""
        subject = delivery.about
        if question_number(subject.run):
            await self._questions.proposed(delivery)
            return
        proposed = delivery.fact_as(Proposed)
        ingested = await self._bench.layouts.ingested(subject)
        gated = await self._checked(subject, proposed, ingested)
        await self._record(subject, ingested, gated, proposed)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record the unit as not evaluated, or the question as not answered."""
        subject = delivery.about
        if question_number(subject.run):
            await self._questions.give_up(subject, failure)
            return
        ingested = await self._bench.layouts.ingested(subject)
        gated = await self._unread(subject, ingested, failure)
        await self._record(subject, ingested, gated, None, failure)

    async def _unread(
        self, subject: ContractSubject, ingested: Ingested, failure: Failure
    ) -> GatedUnit:
        """The unit without findings; its duties are looked for unless that may be what fails."""
        span = unit_span(await self._bench.layouts.of(ingested), subject.unit)
        if span is None or ingested.scope != "chunk":
            return not_evaluated(subject.unit, failure.sentence)
        playbook = await self._bench.playbooks.by_digest(ingested.playbook_digest)
        if failure.code == ATTEMPTS_SPENT:
            # The search for duties ran in each attempt: it may be what raised, hung or crashed.
            text = (await self._bench.layouts.document(ingested)).text
            return unsearched(text, playbook, subject.unit, span, failure.sentence)
        index = await self._bench.layouts.index(ingested)
        return unread(index, playbook, subject.unit, span, failure.sentence)

    async def _checked(
        self, subject: ContractSubject, proposed: Proposed, ingested: Ingested
    ) -> GatedUnit:
        span = unit_span(await self._bench.layouts.of(ingested), subject.unit)
        if span is None:
            return not_evaluated(subject.unit, f"The run has no unit {subject.unit}.")
        playbook = await self._bench.playbooks.by_digest(ingested.playbook_digest)
        index = await self._bench.layouts.index(ingested)
        if ingested.characters > _OFF_THE_LOOP:
            return await asyncio.to_thread(check, proposed, index, playbook, subject.unit, span)
        digest = ingested.playbook_digest
        return self._outcomes.check(proposed, index, playbook, digest, subject.unit, span)

    async def _record(
        self,
        subject: ContractSubject,
        ingested: Ingested,
        gated: GatedUnit,
        proposed: Proposed | None,
        failure: Failure | None = None,
    ) -> None:
        if failure is None and proposed is not None:
            failure = proposed.failure
        fact = Gated.now(
            by="gate",
            cause=subject,
            outcome="ok" if gated.evaluated else "failed",
            failure=failure,
            gated=gated,
            units=max(1, ingested.units),
            proposer=proposed.proposer if proposed else "",
            model=proposed.model if proposed else "",
        )
        await self._bench.recorder.record(subject.sibling("gated", subject.unit), fact)
