"""Bulk work waits while interactive work is pending, and is done after it."""

import re

from support.broker import Broker
from support.extracting import REPLY, extracting, feeding
from support.model_server import Asked, Behaviour, ModelServer


async def test_bulk_units_come_after_the_interactive_ones_that_wait(
    broker: Broker, model_server: ModelServer
) -> None:
    order: list[str] = []

    def answer(asked: Asked) -> Behaviour:
        found = re.search(r"Matter (\w+)\.", asked["messages"][1]["content"])
        assert found is not None
        order.append(found[1])
        return Behaviour(text=REPLY, wait=0.2)

    model_server.default = answer
    async with feeding(broker) as feeder:
        bulk = await feeder.ready("bulk", bulk=True, preface="Matter bulk. ")
        others = [await feeder.ready(f"m{n}", preface=f"Matter m{n}. ") for n in range(4)]
        async with extracting(
            broker,
            model_base_url=model_server.url,
            model_name="stub",
            extractor_slots=1,
            bulk_slots=1,
        ):
            for subject in (*others, bulk):
                assert (await feeder.proposed(subject)).ok
    assert sorted(order) == ["bulk", "m0", "m1", "m2", "m3"]
    # The last interactive unit may still be in work: it is no longer pending.
    assert order.index("bulk") >= 3
