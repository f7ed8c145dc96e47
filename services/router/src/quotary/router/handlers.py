"""`gated` to `routed`: the handler of the last unit sees them all and decides, once."""

from __future__ import annotations

import asyncio

from quotary.core.decision import Decision, DecisionInput, Tally
from quotary.core.playbook import Playbook
from quotary.log.facts.base import Failure
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.routed import Routed
from quotary.log.routed_content import INLINE_BYTES, keep
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject
from quotary.router.domain.deciding import decision_input, route
from quotary.router.fan_in import FanIn

_STALE_SECONDS = 0.2


class RouterHandlers:
    """Handlers of the router's consumer of `gated`."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._fan_in = FanIn(bench)

    async def gated(self, delivery: Delivery) -> None:
        """Decide if this was the run's last unit; else there is nothing to do yet."""
        subject = delivery.about
        gated = delivery.fact_as(Gated)
        ingested = await self._bench.layouts.ingested(subject)
        units = ingested.units
        if units == 1:
            await self._decide(subject, ingested, {subject.unit: gated})
            return
        if await self._complete(subject, units, delivery.seq):
            await self._decide(subject, ingested, await self._all(subject, units))

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """End the run with a failed `routed`, unless other units still have to come in."""
        subject = delivery.about
        ingested = await self._bench.layouts.ingested(subject)
        if ingested.units > 1 and not await self._complete(subject, ingested.units, delivery.seq):
            return
        fact = Routed.now(
            by="router",
            cause=subject,
            outcome="failed",
            failure=failure,
            decision=_undecided(failure.sentence, ingested.units),
            playbook=ingested.playbook,
            playbook_version=ingested.playbook_version,
            playbook_digest=ingested.playbook_digest,
            engine="",
        )
        await self._bench.recorder.record(subject.sibling("routed"), fact)

    async def _complete(self, subject: ContractSubject, units: int, trigger: int) -> bool:
        # "Incomplete" only counts from a leader that has at least the fact that brought us here.
        while True:
            count = await self._fan_in.count(subject)
            if count.gated >= units:
                return True
            if count.last_seq >= trigger:
                return False
            await asyncio.sleep(_STALE_SECONDS)

    async def _all(self, subject: ContractSubject, units: int) -> dict[int, Gated]:
        listed = set(range(1, units + 1))
        while True:
            found = await self._fan_in.read(subject, units)
            if listed <= found.keys():
                return {number: found[number] for number in listed}
            # The leader has them all; this reader's replica is behind.
            await asyncio.sleep(_STALE_SECONDS)

    async def _decide(
        self, subject: ContractSubject, ingested: Ingested, gated: dict[int, Gated]
    ) -> None:
        playbook = await self._bench.playbooks.by_digest(ingested.playbook_digest)
        layout = await self._bench.layouts.of(ingested)
        given = decision_input(ingested, layout, list(gated.values()))
        decision = route(given, playbook)
        fact = _fact(subject, ingested, given, decision, playbook, gated)
        body = fact.body()
        if len(body) > INLINE_BYTES:
            kept = await keep(self._bench.content, subject, given, decision)
            fact = fact.model_copy(update={"input": None, **kept})
            body = fact.body()
        await self._bench.recorder.record(subject.sibling("routed"), fact, body)


def _fact(
    subject: ContractSubject,
    ingested: Ingested,
    given: DecisionInput,
    decision: Decision,
    playbook: Playbook,
    gated: dict[int, Gated],
) -> Routed:
    failure = None if decision.route is not None else _nothing_evaluated(gated)
    return Routed.now(
        by="router",
        cause=subject,
        outcome="failed" if failure else "ok",
        failure=failure,
        playbook=playbook.id,
        playbook_version=str(playbook.version),
        playbook_digest=ingested.playbook_digest,
        engine=decision.engine,
        proposer=next(iter(gated.values())).proposer,
        input=given,
        decision=decision,
    )


def _nothing_evaluated(gated: dict[int, Gated]) -> Failure:
    first = next(iter(gated.values()))
    code = first.failure.code if first.failure else "not_evaluated"
    reason = first.gated.failure or "No unit could be evaluated."
    return Failure(code=code, sentence=reason)


def _undecided(sentence: str, units: int) -> Decision:
    return Decision(
        route=None,
        reasons=(sentence,),
        positions=(),
        tally=Tally(),
        not_evaluated=units,
        missing_withheld=True,
    )
