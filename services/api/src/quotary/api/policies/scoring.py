"""Recording what an evaluation came to, numbered within its suite."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

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


async def record_score(bench: Bench, suite: str, figures: Mapping[str, JsonValue]) -> Scored:
    """The evaluation as recorded, under the suite's next number.

    Raises:
        SubjectInvalid: the suite is no subject token.
        PublishRefused, TooLarge, BrokerUnavailable: as for recording.
    """
    tenant = bench.settings.tenant
    fact = EvalScored.now(by="api", suite=token(suite, "suite"), figures=dict(figures))
    number = await _latest(bench, tenant, suite) + 1
    while True:
        name = PolicySubject(tenant, "eval", suite, EvalScored.event, number)
        recorded = await bench.recorder.record(name, fact)
        if not recorded.already:
            return Scored(suite, number, recorded.seq)
        number += 1  # Another evaluation of the suite took the number in the meantime.


async def _latest(bench: Bench, tenant: str, suite: str) -> int:
    pattern = f"policy.{tenant}.eval.{suite}.{EvalScored.event}.*"
    latest = 0
    async for stored in bench.reader.walk(LOG_STREAM, pattern):
        latest = max(latest, int(stored.subject.rsplit(".", 1)[1]))
    return latest
