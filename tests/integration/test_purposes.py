"""What `quotary ask FILE` and `quotary eval` hand in is no contract of anybody's."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator

import httpx
import pytest
import pytest_asyncio

from support.embedded import ROOT, System
from support.outcomes import hand_in
from support.standing import standing

__all__ = ["standing"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLEAN = ROOT / "samples" / "nda-clean.txt"


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


async def listed(client: httpx.AsyncClient, **query: str | list[str]) -> tuple[set[str], int]:
    page = (await client.get("/v1/matters", params=query)).json()
    return {each["matter"] for each in page["matters"]}, page["counts"]["total"]


@pytest.mark.slow
async def test_a_file_that_is_asked_is_in_no_queue_replay_or_figure(
    client: httpx.AsyncClient, standing: System
) -> None:
    printed = await standing.command("ask", str(CLEAN), "Which law governs?", "--json")
    asked = str(json.loads(printed.splitlines()[-1])["matter"])
    scored = await hand_in(client, "scored.txt", CLEAN.read_bytes(), source="evaluation")
    piped = await hand_in(
        client, "piped.txt", CLEAN.read_bytes(), source="evaluation", external_id="A-1"
    )
    real = await hand_in(client, "real.txt", CLEAN.read_bytes())

    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    reviews = {piped.matter, real.matter}
    assert await listed(client, wait=str(seq)) == (reviews, 2)
    assert await listed(client, purpose="question") == ({asked}, 1)
    assert await listed(client, purpose="evaluation") == ({scored.matter}, 1)
    every = ["review", "question", "evaluation"]
    assert await listed(client, purpose=every) == ({asked, scored.matter, *reviews}, 4)
    assert (await client.get("/v1/matters", params={"purpose": "play"})).status_code == 400
    shown = (await client.get(f"/v1/matters/{asked}")).json()
    assert (shown["source"], shown["purpose"]) == ("question", "question")

    operations = (await client.get("/v1/ops")).json()
    assert sum(operations["matters"].values()) == operations["ended"]["1h"] == 2
    book = ROOT / "playbooks" / "vendor-nda.yaml"
    told = json.loads(await standing.command("replay", "--playbook", str(book), "--json"))
    assert (told["contracts"], told["unchanged"]) == (2, 2)
