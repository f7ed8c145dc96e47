"""`unit_ready` to `proposed`: one proposal per unit, whoever makes it."""

from __future__ import annotations

import time
from collections.abc import Mapping

from quotary.core.document import Document
from quotary.core.prompting import prompt_digest
from quotary.core.schema import schema_digest
from quotary.extractor.attempts import Attempts, elapsed_ms
from quotary.extractor.proposers import Assignment, CannotPropose, Made, Proposer
from quotary.log.catalogue import decode_as
from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.base import Failure
from quotary.log.facts.ingested import UnitReady
from quotary.log.facts.proposed import Proposed
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject


class ExtractorHandlers:
    """Handlers of the extractor's two lanes.

    `attempts` is their steps' budget, `model` the model that the live proposer asks.
    """

    def __init__(
        self,
        bench: Bench,
        proposers: Mapping[str, Proposer],
        *,
        attempts: int = 5,
        model: str = "",
    ) -> None:
        self._bench = bench
        self._proposers = proposers
        self._attempts = Attempts(bench, attempts)
        self._model = model
        self._schemas: dict[str, str] = {}

    async def unit_ready(self, delivery: Delivery) -> None:
        """Make the unit's proposal, or record why there is none."""
        subject = delivery.about
        unit = delivery.fact_as(UnitReady)
        name = subject.sibling(Proposed.event, subject.unit)
        if delivery.attempt > 1 and await self._attempts.is_recorded(name):
            return
        started = time.perf_counter()
        with self._bench.tracer.during(subject, "proposing", proposer=unit.proposer):
            fact = await self._taken_over(subject, unit)
            if fact is None:
                fact = await self._tried(subject, unit, delivery.attempt, started)
        await self._bench.recorder.record(name, fact)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record that the unit has no proposal."""
        subject = delivery.about
        fact = Proposed.now(by="extractor", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(subject.sibling("proposed", subject.unit), fact)

    async def _tried(
        self, subject: ContractSubject, unit: UnitReady, attempt: int, started: float
    ) -> Proposed:
        try:
            return await self._proposed(subject, unit, started)
        except CannotPropose as error:
            if await self._attempts.may_go_on(subject, error, attempt):
                raise
            return await self._attempts.failed(
                subject, error, started, proposer=unit.proposer, cause=subject
            )

    async def _taken_over(self, subject: ContractSubject, unit: UnitReady) -> Proposed | None:
        if not unit.takeover_run:
            return None
        number = unit.takeover_unit or subject.unit
        name = subject.sibling("proposed", number, run=unit.takeover_run)
        stored = await self._bench.reader.last(LOG_STREAM, str(name))
        if stored is None:
            raise BrokerUnavailable(f"{name} cannot be seen here yet")
        earlier = decode_as(Proposed, name, stored.data)
        if not earlier.ok or not await self._as_today(unit, earlier):
            return None
        kept = earlier.model_dump(exclude={"v", "at", "by", "cause", "usage"})
        return Proposed.now(by="extractor", cause=subject, **{**kept, "taken_over": str(name)})

    async def _as_today(self, unit: UnitReady, earlier: Proposed) -> bool:
        """True for a retry's takeover, and where today's model would be asked the same again."""
        if not unit.takeover_unit or unit.proposer != "live":
            return True
        playbook = await self._bench.playbooks.by_digest(unit.playbook_digest)
        return (earlier.model, earlier.prompt_digest) == (self._model, prompt_digest(playbook))

    async def _proposed(
        self, subject: ContractSubject, unit: UnitReady, started: float
    ) -> Proposed:
        proposer = self._proposers.get(unit.proposer)
        if proposer is None:
            failure = Failure(
                code="no_proposer",
                sentence=_not_set_up(unit.proposer),
            )
            return Proposed.now(by="extractor", cause=subject, outcome="failed", failure=failure)
        made = await proposer.propose(await self._assignment(subject, unit))
        return await self._made(subject, unit, made, started)

    async def _assignment(self, subject: ContractSubject, unit: UnitReady) -> Assignment:
        playbook = await self._bench.playbooks.by_digest(unit.playbook_digest)

        async def read() -> Document:
            return await self._bench.layouts.document(await self._bench.layouts.ingested(subject))

        async def count() -> int:
            return (await self._bench.layouts.ingested(subject)).units

        return Assignment(subject, unit, playbook, read, count)

    async def _made(
        self, subject: ContractSubject, unit: UnitReady, made: Made, started: float
    ) -> Proposed:
        return Proposed.now(
            by="extractor",
            cause=subject,
            proposal=made.proposal,
            proposer=unit.proposer,
            model=made.model,
            prompt_digest=made.prompt_digest,
            schema_digest=await self._schema_digest(unit.playbook_digest),
            usage=made.usage,
            ms=elapsed_ms(started) if made.ms is None else made.ms,
            raw=await self._attempts.kept(subject, made.raw),
        )

    async def _schema_digest(self, playbook_digest: str) -> str:
        known = self._schemas.get(playbook_digest)
        if known is None:
            known = schema_digest(await self._bench.playbooks.by_digest(playbook_digest))
            self._schemas[playbook_digest] = known
        return known


def _not_set_up(proposer: str) -> str:
    how = "set QUOTARY_MODEL_BASE_URL and QUOTARY_MODEL_NAME for every extractor, or "
    return (
        f"No proposer {proposer!r} is set up here: {how if proposer == 'live' else ''}"
        "choose another."
    )
