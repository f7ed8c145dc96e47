"""Whoever watches a run, from whenever on, sees the same frames at the same times: whole system."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from datetime import datetime

import httpx
import pytest
import pytest_asyncio

from support.embedded import ROOT, System
from support.samples import recorded
from support.sse import Event, collect, events
from support.standing import standing

__all__ = ["standing"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
SPOKEN = ("clock", "keepalive")
"""Said to one connection, and not about the run."""
NAME = "nda-clean.txt"


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


async def paced(client: httpx.AsyncClient) -> str:
    """A matter whose run plays its recording at reading speed."""
    answer = await client.post(
        "/v1/matters",
        files=[
            ("files", (NAME, (ROOT / "samples" / NAME).read_bytes())),
            ("recording", ("reply.txt", recorded(NAME).encode())),
        ],
        data={"playbook": "vendor-nda", "proposer": "recorded", "paced": "true"},
    )
    assert answer.status_code == 202, answer.text
    return str(answer.json()["submitted"][0]["matter"])


async def reconnecting(client: httpx.AsyncClient, path: str, after: int) -> list[Event]:
    """What a reader sees who is cut off after every few frames and comes back with its cursor."""
    found: list[Event] = []
    last_id = ""
    while not found or found[-1].name != "result":
        taken = 0
        headers = {"Last-Event-ID": last_id} if last_id else {}
        async for event in events(client, path, headers):
            assert taken or event.name == "clock"
            taken += 1
            if event.name in SPOKEN:
                continue
            if event.timeless not in [each.timeless for each in found]:
                found.append(event)
            # A frame that is not its fact's last has no id of its own: the cursor stays before it.
            last_id = event.last_id
            if taken > after and event.last_id and event.name != "result":
                break
    return found


def said(found: list[Event]) -> list[tuple[str, dict[str, object]]]:
    return [each.timeless for each in found if each.name not in SPOKEN]


async def test_early_late_and_reconnecting_readers_of_a_real_run(client: httpx.AsyncClient) -> None:
    matter = await paced(client)
    path = f"/v1/matters/{matter}/events?until=r1"
    early = asyncio.create_task(collect(client, path))
    returning = asyncio.create_task(reconnecting(client, path, after=3))
    seldom = asyncio.create_task(reconnecting(client, path, after=40))
    first = await early
    late = await collect(client, path)
    assert first[0].name == late[0].name == "clock"
    frames = said(late)
    names = [name for name, _ in frames]
    assert (names[0], names[-1]) == ("run_started", "result")
    assert names.count("model_delta") > 10
    assert {"document", "model_call", "citation", "rule", "route"} <= set(names)
    assert said(first) == frames
    assert said(await returning) == frames
    assert said(await seldom) == frames


async def test_nothing_between_api_and_reader_is_told_to_hold_frames_back(
    client: httpx.AsyncClient,
) -> None:
    matter = await paced(client)
    async with client.stream("GET", f"/v1/matters/{matter}/events?until=r1") as answer:
        assert answer.headers["x-accel-buffering"] == "no"
        assert "no-cache" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert "content-encoding" not in answer.headers
        assert b"event: clock" in await anext(answer.aiter_bytes())
    assert (await collect(client, f"/v1/matters/{matter}/events?until=r1"))[-1].name == "result"


async def test_elapsed_times_are_those_of_the_log_however_late_one_comes(
    client: httpx.AsyncClient,
) -> None:
    matter = await paced(client)
    path = f"/v1/matters/{matter}/events?until=r1"
    await collect(client, path)
    late = await collect(client, path)
    lines = (await client.get(f"/v1/matters/{matter}/facts")).text.rstrip("\n").split("\n")
    stored = {each["seq"]: each["at"] for each in map(json.loads, lines)}
    facts = [each for each in late if each.name not in SPOKEN and each.body["seq"] is not None]
    assert len({each.body["seq"] for each in facts}) > 4
    for each in facts:
        assert each.body["at"] == stored[each.body["seq"]], each.name
    times = [datetime.fromisoformat(str(each.body["at"])) for each in late if "at" in each.body]
    assert times == sorted(times)
    # The recording played for three seconds, whenever one looks.
    assert (times[-1] - times[0]).total_seconds() > 2.5


async def test_a_reader_goes_on_with_its_cursor_after_the_api_was_killed(
    client: httpx.AsyncClient, standing: System
) -> None:
    matter = await paced(client)
    path = f"/v1/matters/{matter}/events?until=r1"
    seen: list[Event] = []

    async def read_until_killed() -> None:
        async for event in events(client, path):
            seen.append(event)
            if len(seen) == 8:
                standing.kill("api")

    with pytest.raises(httpx.TransportError):
        await read_until_killed()
    rest: list[Event] = []
    headers = {"Last-Event-ID": seen[-1].last_id}
    async with asyncio.timeout(60):
        while not rest:
            try:
                rest = await collect(client, path, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    whole = said(await collect(client, path))
    told: list[tuple[str, dict[str, object]]] = []
    for each in (*said(seen), *said(rest)):
        if each not in told:
            told.append(each)
    assert told == whole
