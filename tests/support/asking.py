"""The api with the services behind it, on one broker: documents go in, questions are answered."""

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quotary.log.catalogue import decode
from quotary.log.facts.base import Fact
from quotary.log.names import LOG_STREAM
from support.api import Api
from support.broker import Broker
from support.flow import Flow

Json = dict[str, Any]


@dataclass
class Desk:
    """Hands documents in and asks about them, over HTTP alone."""

    api: Api

    async def submit(self, content: bytes, external_id: str = "", **fields: str) -> Json:
        """The run that the document came to, once it has a route."""
        form = {"proposer": "offline", "playbook": "vendor-nda", "source": "dms", **fields}
        if external_id:
            form["external_id"] = external_id
        answer = await self.api.client.post(
            "/v1/matters", files=[("files", ("nda.txt", content))], data=form
        )
        assert answer.status_code == 202, answer.text
        run: Json = answer.json()["submitted"][0]
        told = await self.api.client.get(f"/v1/matters/{run['matter']}/events?until={run['run']}")
        # The log is ahead of what a page reads: wait until the last fact told is in there too.
        seq = re.findall(r"^id: (\d+)\.", told.text, re.MULTILINE)[-1]
        await self.api.client.get(f"/v1/matters/{run['matter']}?wait={seq}")
        return run

    async def ask(self, matter: str, question: str, *, key: str = "", **given: object) -> Json:
        """The question with its answer."""
        answer = await self.api.client.post(
            f"/v1/matters/{matter}/questions?within=30",
            json={"question": question, **given},
            headers={"Idempotency-Key": key} if key else {},
        )
        assert answer.status_code == 202, answer.text
        found: Json = answer.json()
        return found

    async def facts(self, matter: str) -> list[tuple[str, Fact]]:
        """(run.event.unit, fact) of the matter, in order."""
        bench = await self.api.bench("api")
        found = await bench.reader.everything(LOG_STREAM, f"contract.main.{matter}.>")
        assert found is not None
        return [(each.subject.split(".", 3)[3], decode(each.subject, each.data)) for each in found]


@asynccontextmanager
async def asking(
    broker: Broker, api: Api, extractor: dict[str, object] | None = None
) -> AsyncGenerator[Desk]:
    """The services of a review behind a running api; `extractor` are more settings of that one.

    Without a folder named there are no recordings, so that code answers.
    """
    async with Flow(broker, 1, {"recordings": Path("no-recordings"), **(extractor or {})}):
        yield Desk(api)
