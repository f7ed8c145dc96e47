"""Bulk work waits for pending interactive units, up to its patience, and never for trouble."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from nats.errors import TimeoutError as NatsTimeout

from quotary.extractor.bulk_lane import BulkCourtesy
from quotary.log.connection import Connection

DELIVERY: Any = None


class Broker:
    """Answers with how many units are pending, in turn; the last answer stays."""

    def __init__(self, *answers: int | Exception) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def consumer_info(self, stream: str, durable: str) -> SimpleNamespace:
        assert (stream, durable) == ("CONTRACTS", "extractor")
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(num_pending=answer)


def courtesy(broker: Broker, patience: float = 60) -> BulkCourtesy:
    connection = cast("Connection", SimpleNamespace(jetstream=broker))
    return BulkCourtesy(connection, patience=patience)


async def test_nothing_pending_is_no_reason_to_wait() -> None:
    broker = Broker(0)
    await courtesy(broker).hold(DELIVERY)
    assert broker.asked == 1


async def test_pending_units_are_waited_for() -> None:
    broker = Broker(2, 1, 0)
    await courtesy(broker).hold(DELIVERY)
    assert broker.asked == 3


async def test_patience_ends() -> None:
    broker = Broker(5)
    await courtesy(broker, patience=0.05).hold(DELIVERY)
    assert broker.asked >= 1


async def test_a_broker_that_does_not_say_holds_nothing_up() -> None:
    await courtesy(Broker(NatsTimeout())).hold(DELIVERY)


async def test_one_question_serves_all_slots() -> None:
    broker = Broker(0)
    shared = courtesy(broker)
    await asyncio.gather(*(shared.hold(DELIVERY) for _ in range(10)))
    assert broker.asked == 1
