"""Fan-in: a run of many units is decided exactly once, by whichever router sees the last."""

import hashlib
import json
from pathlib import Path

import pytest

from quotary.log.catalogue import decode_as
from quotary.log.facts.ingested import Ingested
from quotary.log.subjects import contract
from support.broker import Broker
from support.flow import Flow
from support.playbooks import publish_playbook

PLAYBOOK = """\
playbook: payment-terms
version: 1
title: Payment terms
we_are: Acme Industries
language: en
scope: clause
positions:
  - id: payment
    title: Payment period
    critical: true
    mandatory: true
    if_absent: missing
    requirement: Find the number of days within which we pay.
    cues: [pay, payment, invoice]
    fields:
      days: {type: number, derive: duration.days, description: Days to pay.}
    decide:
      - {when: {days: missing}, verdict: fallback, because: No number of days was found.}
      - {when: {days: "> 60"}, verdict: reject, because: "{days} days is over sixty."}
      - {when: {days: ">= 30"}, verdict: accept, because: "{days} days is inside the band."}
      - {verdict: fallback, because: "{days} days is under thirty."}
    fallback_comment: Please agree to pay within thirty to sixty days.
"""


def clauses(count: int) -> str:
    """A contract of numbered clauses that each say when an invoice is paid."""
    return "\n\n".join(
        f"{n}. Payment for lot {n}. The Customer shall pay each invoice for lot number {n} within "
        f"{30 + n % 31} days after receipt of the goods of that lot."
        for n in range(1, count + 1)
    )


def reply(clause: str, n: int) -> str:
    quote = clause[clause.index("The Customer") :].strip()
    fields = {"days": 30 + n % 31}
    position = {"id": "payment", "present": True, "quotes": [quote], "fields": fields}
    return json.dumps({"document_type": "other", "counterparty": None, "positions": [position]})


@pytest.mark.parametrize(
    ("count", "routers"), [(3, 2), (40, 2), pytest.param(2000, 2, marks=pytest.mark.slow)]
)
async def test_a_run_of_many_units_is_decided_once_with_all_of_them(
    broker: Broker, tmp_path: Path, count: int, routers: int
) -> None:
    playbook = tmp_path / "payment-terms.yaml"
    playbook.write_text(PLAYBOOK)
    await publish_playbook(broker, playbook)
    text = clauses(count)
    folder = tmp_path / "recordings" / "payment-terms" / hashlib.sha256(text.encode()).hexdigest()
    folder.mkdir(parents=True)
    for n, clause in enumerate(text.split("\n\n"), start=1):
        (folder / f"{n}.txt").write_text(reply(clause, n))

    async with Flow(broker, routers, {"recordings": tmp_path / "recordings"}) as flow:
        await flow.submit("m1", text.encode(), "payment-terms")
        body = await flow.fact("m1", "ingested", 30)
        ingested = decode_as(Ingested, contract("main", "m1", "r1", "ingested"), body)
        assert ingested.units == count
        routed, decision = await flow.decided("m1", 240)
    assert routed.ok
    assert decision.not_evaluated == 0
    assert decision.missing == ()
    assert [each.unit for each in decision.positions] == list(range(1, count + 1))
    assert {each.id for each in decision.positions} == {"payment"}
    assert decision.route is not None
    assert decision.route.value == "green", decision.reasons[:5]


async def test_a_unit_without_a_recording_is_not_evaluated_and_the_rest_is(
    broker: Broker, tmp_path: Path
) -> None:
    playbook = tmp_path / "payment-terms.yaml"
    playbook.write_text(PLAYBOOK)
    await publish_playbook(broker, playbook)
    text = clauses(4)
    folder = tmp_path / "recordings" / "payment-terms" / hashlib.sha256(text.encode()).hexdigest()
    folder.mkdir(parents=True)
    for n, clause in enumerate(text.split("\n\n"), start=1):
        if n != 3:
            (folder / f"{n}.txt").write_text(reply(clause, n))
    async with Flow(broker, 1, {"recordings": tmp_path / "recordings"}) as flow:
        await flow.submit("m1", text.encode(), "payment-terms")
        _, decision = await flow.decided("m1", 30)
    assert decision.not_evaluated == 1
    assert decision.missing_withheld
    assert decision.route is not None
    assert decision.route.value != "green"
