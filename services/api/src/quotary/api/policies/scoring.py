"""Recording what an evaluation came to, numbered within its suite."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from quotary.api.problems import KeyReused
from quotary.log.catalogue import decode_as
from quotary.log.facts.policy import EvalScored
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import PolicySubject, token


@dataclass(frozen=True, slots=True)
class Scored:
    """One recorded evaluation."""

    suite: str
    number: int
    seq: int
    already: bool


async def record_score(
    bench: Bench, suite: str, figures: Mapping[str, JsonValue], key: str = ""
) -> Scored:
    """The evaluation as recorded, under the suite's next number or, for the same key, before.

    Raises:
        KeyReused: the key came with other figures before.
        SubjectInvalid: the suite is no subject token.
        PublishRefused, TooLarge, BrokerUnavailable: as for recording.
    """
    tenant = bench.settings.tenant
    fact = EvalScored.now(
        by="api", suite=token(suite, "suite"), figures=dict(figures), request_key=key
    )
    number = 1
    async for earlier, scored in _recorded(bench, tenant, suite):
        if key and scored.request_key == key:
            return _same(earlier, scored, fact)
        number = max(number, earlier.number + 1)
    while True:
        name = PolicySubject(tenant, "eval", suite, EvalScored.event, number)
        recorded = await bench.recorder.record(name, fact)
        made = Scored(suite, number, recorded.seq, recorded.already)
        if not recorded.already:
            return made
        # The number was taken in the meantime: by this very request, or by another evaluation.
        if key and recorded.fact.request_key == key:
            return _same(made, recorded.fact, fact)
        number += 1


def _same(found: Scored, there: EvalScored, sent: EvalScored) -> Scored:
    if there.figures != sent.figures:
        raise KeyReused(
            f"The key {sent.request_key!r:.100} came with other figures before (suite "
            f"{found.suite}, number {found.number}): use a new key."
        )
    return found


async def _recorded(
    bench: Bench, tenant: str, suite: str
) -> AsyncIterator[tuple[Scored, EvalScored]]:
    pattern = f"policy.{tenant}.eval.{suite}.{EvalScored.event}.*"
    async for stored in bench.reader.walk(LOG_STREAM, pattern):
        number = int(stored.subject.rsplit(".", 1)[1])
        scored = Scored(suite, number, stored.seq, already=True)
        yield scored, decode_as(EvalScored, stored.subject, stored.data)
