"""The guards around every handler, against a real server: budget, heartbeats, timeout, waiting."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

from nats.js.api import ConsumerConfig

from quotary.log.errors import FactInvalid, NewerVersion
from quotary.log.facts.base import Failure
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Delivery, Step
from support.broker import Broker

SUBJECT = "contract.main.m1.r1.proposed.1"


class Probe:
    """A step that notes what happens to it."""

    def __init__(self, error: Exception | None = None, *, seconds: float = 0.0) -> None:
        self.error, self.seconds = error, seconds
        self.attempts: list[int] = []
        self.given_up: list[Failure] = []
        self.ended = asyncio.Event()

    async def handle(self, delivery: Delivery) -> None:
        self.attempts.append(delivery.attempt)
        await asyncio.sleep(self.seconds)
        if self.error is not None:
            raise self.error
        self.ended.set()

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        self.given_up.append(failure)
        self.ended.set()

    def step(self) -> Step:
        return Step(
            durable="gate",
            stream=LOG_STREAM,
            handle=self.handle,
            give_up=self.give_up,
            budget=3,
            heartbeat=0.2,
            slots=1,
            naks=(0.01,),
        )


@asynccontextmanager
async def running(
    broker: Broker, step: Step, body: bytes = b"{}", ack_wait: float = 1.0
) -> AsyncGenerator[None]:
    admin = await broker.admin()
    js = admin.jetstream()
    info = await js.consumer_info(LOG_STREAM, "gate")
    changed: ConsumerConfig = replace(info.config, ack_wait=ack_wait)
    await js.add_consumer(LOG_STREAM, changed)
    await js.publish(SUBJECT, body)
    service = Service(Bench(broker.settings("gate"), "gate", graceful_timeout=1.0), [step])
    await service.start()
    yield
    await service.stop()
    await admin.close()


async def settled(broker: Broker) -> bool:
    admin = await broker.admin()
    info = await admin.jetstream().consumer_info(LOG_STREAM, "gate")
    await admin.close()
    return not info.num_pending and not info.num_ack_pending


async def test_past_its_budget_a_step_records_failure_without_working(broker: Broker) -> None:
    probe = Probe(RuntimeError("no"))
    async with running(broker, probe.step()):
        async with asyncio.timeout(10):
            await probe.ended.wait()
        await asyncio.sleep(0.3)
        assert probe.attempts == [1, 2, 3]
        assert [each.code for each in probe.given_up] == ["attempts_spent"]
        assert "did not come to an end in 3 attempts" in probe.given_up[0].sentence
        assert await settled(broker)


async def test_a_body_that_is_no_fact_is_given_up_at_once(broker: Broker) -> None:
    probe = Probe(FactInvalid(SUBJECT, "body: Invalid JSON"))
    async with running(broker, probe.step(), b"\xff\x00"):
        async with asyncio.timeout(10):
            await probe.ended.wait()
        await asyncio.sleep(0.2)
        assert probe.attempts == [1]
        assert [each.code for each in probe.given_up] == ["invalid_fact"]
        assert await settled(broker)


async def test_heartbeats_keep_a_slow_handler_from_being_started_twice(broker: Broker) -> None:
    probe = Probe(seconds=2.5)
    async with running(broker, probe.step(), ack_wait=1.0):
        async with asyncio.timeout(10):
            await probe.ended.wait()
        await asyncio.sleep(0.2)
        assert probe.attempts == [1]
        assert await settled(broker)


async def test_a_handler_that_hangs_spends_its_budget_and_ends(broker: Broker) -> None:
    probe = Probe(seconds=60)
    async with running(broker, replace(probe.step(), timeout=0.3)):
        async with asyncio.timeout(10):
            await probe.ended.wait()
        assert probe.attempts == [1, 2, 3]
        assert [each.code for each in probe.given_up] == ["attempts_spent"]


async def test_a_newer_fact_is_waited_for_and_spends_no_budget(broker: Broker) -> None:
    probe = Probe(NewerVersion("proposed", 9, 1))
    async with running(broker, probe.step(), ack_wait=1.0):
        await asyncio.sleep(2.5)
        assert probe.attempts == [1]
        assert probe.given_up == []
        assert not await settled(broker)


async def test_holding_back_is_outside_the_timeout_and_under_heartbeats(broker: Broker) -> None:
    probe = Probe()

    async def hold(delivery: Delivery) -> None:
        await asyncio.sleep(2.0)

    async with running(broker, replace(probe.step(), hold=hold, timeout=0.5), ack_wait=1.0):
        async with asyncio.timeout(10):
            await probe.ended.wait()
        assert probe.attempts == [1]


async def test_a_failed_heartbeat_does_not_stop_the_work_of_others(broker: Broker) -> None:
    """Three slots work side by side; one that fails leaves the others alone."""
    done: list[str] = []

    async def handle(delivery: Delivery) -> None:
        if delivery.subject.endswith(".1"):
            raise RuntimeError("no")
        done.append(delivery.subject)

    probe = Probe()
    step = replace(probe.step(), handle=handle, slots=3)
    async with running(broker, step):
        admin = await broker.admin()
        for unit in range(2, 12):
            await admin.jetstream().publish(f"contract.main.m1.r1.proposed.{unit}", b"{}")
        async with asyncio.timeout(10):
            await probe.ended.wait()
        await asyncio.sleep(0.3)
        assert len(done) == 10
        await admin.close()
