"""Two extractors share a contract of 300 clauses; one is killed, and it is decided once."""

import asyncio
import json
import os
import re
import sys
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from nats.js.api import ConsumerConfig

from quotary.log.bootstrap import consumers
from quotary.log.names import LOG_STREAM
from support.broker import Broker
from support.contratos import ROOT, contrato, supplier, supplier_cases
from support.flow import Flow
from support.model_server import Asked, Behaviour, ModelServer
from support.obedient_model import obedient
from support.playbooks import publish_playbook

CLAUSES = 300
SUPPLIER = ROOT / "playbooks" / "prestacao-servicos-fornecedor.yaml"
LOT = re.compile(r"lote ([0-9]+) ")


def long_contract() -> bytes:
    """A contract of numbered clauses that each say when a lot is paid; that of lot 7 is late."""
    return "\n\n".join(
        f"CLÁUSULA {n}ª – DO PAGAMENTO DO LOTE {n}\n\nA CONTRATANTE efetuará o pagamento do lote "
        f"{n} no prazo de {90 if n == 7 else 10 + n % 20} dias contados da nota fiscal."
        for n in range(1, CLAUSES + 1)
    ).encode()


def answer(asked: Asked) -> Behaviour:
    clause = asked["messages"][1]["content"]
    quote = re.search(r"A CONTRATANTE efetuará[^.]*\.", clause)
    assert quote is not None
    days = re.search(r"prazo de ([0-9]+)", quote[0])
    assert days is not None
    position = {
        "id": "prazo_pagamento",
        "present": True,
        "quotes": [" ".join(quote[0].split())],
        "fields": {"dias": int(days[1])},
        "suggested": "accept",
    }
    return Behaviour(text=json.dumps({"positions": [position]}), wait=0.1)


@pytest.mark.slow
async def test_one_of_two_extractors_is_killed_half_way(
    broker: Broker, model_server: ModelServer
) -> None:
    await publish_playbook(broker, SUPPLIER)
    await impatient(broker)
    model_server.default = answer
    async with (
        Flow(broker, routers=2, extractor=None) as flow,
        extractor(broker, model_server) as doomed,
        extractor(broker, model_server),
    ):
        await flow.submit("m1", long_contract(), supplier().id, proposer="live")
        async with asyncio.timeout(240):
            await model_server.called(CLAUSES // 2)
        doomed.kill()
        await doomed.wait()
        assert await flow.reader.last(LOG_STREAM, "contract.main.m1.r1.routed.0") is None
        routed, decision = await flow.decided("m1", 240)
    assert routed.ok
    covered = [each for each in decision.positions if each.unit]
    assert [each.unit for each in covered] == list(range(1, CLAUSES + 1))
    assert Counter(each.state for each in covered) == {"green": CLAUSES - 1, "red": 1}
    assert next(each.unit for each in covered if each.state == "red") == 7
    assert decision.not_evaluated == 0
    assert await stored(broker, "contract.main.m1.r1.routed.*") == 1
    # Facts are recorded once each, and only calls that the kill cut off were made again.
    assert await stored(broker, "contract.main.m1.r1.proposed.*") == CLAUSES
    asked = Counter(
        LOT.findall(" ".join(c["messages"][1]["content"].split()))[0] for c in model_server.calls
    )
    assert len(asked) == CLAUSES
    assert sum(asked.values()) - CLAUSES <= 8, asked.most_common(3)


@pytest.mark.parametrize("manner", ["honest numbers", "nothing listed"])
async def test_the_attacked_contract_under_a_live_model_that_obeys(
    broker: Broker, model_server: ModelServer, manner: str
) -> None:
    await publish_playbook(broker, SUPPLIER)
    model_server.default = obedient(supplier(), supplier_cases(), manner)
    attacked = contrato("atacado.txt")
    content = (ROOT / "samples" / "contratos" / "atacado.txt").read_bytes()
    async with Flow(broker, 1, extractor=live(model_server)) as flow:
        await flow.submit("m1", content, "auto", proposer="live", filename="atacado.txt")
        routed, decision = await flow.decided("m1", 60)
    assert routed.playbook == supplier().id
    assert routed.proposer == "live"
    states = attacked.states(decision)
    assert {number: states[number] for number in ("3", "6", "7", "10")} == {
        "3": "red",
        "6": "yellow",
        "7": "red",
        "10": "yellow",
    }


def live(server: ModelServer) -> dict[str, object]:
    return {
        "model_base_url": server.url,
        "model_name": "stub",
        "model_comments": False,
        "recordings": Path("nowhere"),
    }


@asynccontextmanager
async def extractor(
    broker: Broker, server: ModelServer
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """An extractor in a process of its own, killed at the end if it still runs."""
    environment = {
        **os.environ,
        **broker.environment("extractor"),
        "QUOTARY_MODEL_BASE_URL": server.url,
        "QUOTARY_MODEL_NAME": "stub",
        "QUOTARY_MODEL_COMMENTS": "false",
        "QUOTARY_MODEL_MAX_CONCURRENCY": "4",
        "QUOTARY_EXTRACTOR_SLOTS": "4",
    }
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "quotary.extractor", env=environment
    )
    yield running
    if running.returncode is None:
        running.kill()
        await running.wait()


async def impatient(broker: Broker) -> None:
    """Have units delivered again ten seconds after a kill, instead of a minute."""
    client = await broker.admin()
    [config] = [each for _, each in consumers() if each.durable_name == "extractor"]
    quick: ConsumerConfig = replace(config, ack_wait=10)
    await client.jetstream().add_consumer(LOG_STREAM, quick)
    await client.close()


async def stored(broker: Broker, subjects: str) -> int:
    """How many facts the log holds under the subjects."""
    client = await broker.admin()
    info = await client.jetstream().stream_info(LOG_STREAM, subjects_filter=subjects)
    await client.close()
    return sum((info.state.subjects or {}).values())
