"""The broker stores as long as there is room: the disk is its limit, not a share of it."""

import json

from support.broker import Broker


async def test_the_limit_of_the_store_is_the_disk(broker: Broker) -> None:
    owner = await broker.admin()
    answer = json.loads((await owner.request("$JS.API.INFO", timeout=5)).data)
    await owner.close()
    assert answer.get("error") is None
    log = (broker.server.folder.root / "nats.log").read_text()
    (said,) = [line for line in log.splitlines() if "Max Storage" in line]
    assert said.split()[-2:] == ["1.00", "PB"], said
