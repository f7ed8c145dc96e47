"""A step's slots against a real server: as many at once as there are, none idle, none stranded."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from quotary.log.facts.base import Failure
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench, Service
from quotary.log.step import Delivery, Step
from support.broker import Broker

WITHIN = 20.0


class Work:
    """Handles deliveries for as long as each is told to, and notes how many run at once."""

    def __init__(self) -> None:
        self.running: list[str] = []
        self.most = 0
        self.done: list[str] = []
        self.again: list[str] = []
        self._gates: dict[str, asyncio.Event] = {}
        self._changed = asyncio.Condition()

    async def handle(self, delivery: Delivery) -> None:
        unit = delivery.subject.rsplit(".", 1)[1]
        if delivery.attempt > 1:
            self.again.append(unit)
        self.running.append(unit)
        self.most = max(self.most, len(self.running))
        await self._tell()
        await self._gate(unit).wait()
        self.running.remove(unit)
        self.done.append(unit)
        await self._tell()

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        raise AssertionError(failure.sentence)

    def finish(self, *units: str) -> None:
        """Let these end, now or when they begin."""
        for unit in units:
            self._gate(unit).set()

    async def until_running(self, count: int) -> None:
        await self._until(lambda: len(self.running) == count)

    async def until_done(self, count: int) -> None:
        await self._until(lambda: len(self.done) == count)

    async def until_all_done(self, units: range) -> None:
        """Until each has been handled, some of them perhaps twice."""
        wanted = {str(unit) for unit in units}
        await self._until(lambda: wanted <= set(self.done))

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(WITHIN), self._changed:
            await self._changed.wait_for(holds)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _gate(self, unit: str) -> asyncio.Event:
        return self._gates.setdefault(unit, asyncio.Event())


@asynccontextmanager
async def working(broker: Broker, work: Work, slots: int) -> AsyncGenerator[Service]:
    step = Step(
        durable="gate",
        stream=LOG_STREAM,
        handle=work.handle,
        give_up=work.give_up,
        slots=slots,
    )
    service = Service(Bench(broker.settings("gate"), "gate", graceful_timeout=WITHIN), [step])
    await service.start()
    yield service
    await service.stop()


async def publish(broker: Broker, units: range) -> None:
    admin = await broker.admin()
    for unit in units:
        await admin.jetstream().publish(f"contract.main.m1.r1.proposed.{unit}", b"{}")
    await admin.close()


async def held(broker: Broker) -> int:
    """How many messages some process holds without having acknowledged them."""
    admin = await broker.admin()
    info = await admin.jetstream().consumer_info(LOG_STREAM, "gate")
    await admin.close()
    return info.num_ack_pending or 0


async def test_no_more_is_taken_than_there_are_slots(broker: Broker) -> None:
    work = Work()
    async with working(broker, work, slots=3):
        await publish(broker, range(1, 21))
        await work.until_running(3)
        await asyncio.sleep(0.3)
        assert await held(broker) == 3
        work.finish(*(str(unit) for unit in range(1, 21)))
        await work.until_done(20)
    assert work.most == 3
    assert work.again == []


async def test_a_freed_slot_works_again_while_all_others_are_busy(broker: Broker) -> None:
    work = Work()
    async with working(broker, work, slots=8):
        await publish(broker, range(1, 17))
        await work.until_running(8)
        for number in range(8):
            work.finish(work.running[0])
            await work.until_done(number + 1)
            await work.until_running(8)
        work.finish(*(str(unit) for unit in range(1, 17)))
        await work.until_done(16)


async def test_one_message_is_taken_at_once_by_idle_slots(broker: Broker) -> None:
    work = Work()
    work.finish("1", "2")
    async with working(broker, work, slots=4):
        await publish(broker, range(1, 2))
        await work.until_done(1)
        await publish(broker, range(2, 3))
        await work.until_done(2)


async def test_two_processes_share_what_waits(broker: Broker) -> None:
    first, second = Work(), Work()
    async with working(broker, first, slots=2), working(broker, second, slots=2):
        await publish(broker, range(1, 9))
        await first.until_running(2)
        await second.until_running(2)
        assert await held(broker) == 4
        for work in (first, second):
            work.finish(*(str(unit) for unit in range(1, 9)))


@pytest.mark.slow
async def test_pulling_goes_on_after_the_broker_was_killed(broker: Broker) -> None:
    work = Work()
    work.finish(*(str(unit) for unit in range(1, 13)))
    async with working(broker, work, slots=2):
        await publish(broker, range(1, 7))
        await work.until_done(6)
        killed = broker.server.process
        assert killed is not None
        killed.kill()
        await killed.wait()
        await broker.server.start()
        await publish(broker, range(7, 13))
        await work.until_all_done(range(1, 13))


async def test_stopping_ends_what_runs_and_strands_nothing(broker: Broker) -> None:
    work = Work()
    async with working(broker, work, slots=2) as service:
        await publish(broker, range(1, 7))
        await work.until_running(2)
        stopping = asyncio.create_task(service.stop())
        await asyncio.sleep(0.2)
        assert not stopping.done()
        work.finish(*(str(unit) for unit in range(1, 7)))
        await stopping
    assert len(work.done) == 2
    assert await held(broker) == 0
    other = Work()
    other.finish(*(str(unit) for unit in range(1, 7)))
    async with working(broker, other, slots=2):
        await other.until_done(4)
    assert other.again == []


async def test_a_request_sent_just_before_stopping_swallows_nothing(broker: Broker) -> None:
    """Whatever is asked for last is either handled here or left to the next process."""
    for unit in range(1, 21):
        async with working(broker, Work(), slots=8):
            pass
        await publish(broker, range(unit, unit + 1))
        assert await held(broker) == 0
        work = Work()
        work.finish(str(unit))
        async with working(broker, work, slots=8):
            await work.until_done(1)
        assert work.again == []
