"""Live events: whenever a reader comes, it sees the same frames in the same order."""

import asyncio
from collections.abc import Callable

import pytest
from httpx import AsyncClient

from quotary.api.events import hub as hubs
from quotary.api.events import subscriber
from support.api import Api
from support.made_run import TEXT, Made
from support.sse import Event, collect, events

SPOKEN = ["clock", "keepalive"]


async def play(api: Api, matter: str, pause: float = 0.02, run: str = "r1") -> None:
    """A run as services make it: a trace before each fact, streamed tokens before the proposal."""
    ingest = await api.bench("ingest")
    text = await ingest.content.put("main", matter, TEXT.encode())
    made = Made(matter=matter, text=text, run=run)
    for service, subject, fact in made.steps()[1:]:
        bench = await api.bench(service)
        await bench.tracer.progress(subject, f"before {subject.event}")
        if subject.event == "proposed":
            for n in range(5):
                await bench.tracer.send(subject, "model_delta", text=f"token {n}")
                await asyncio.sleep(pause / 5)
        await asyncio.sleep(pause)
        await api.record(service, subject, fact)


def said(found: list[Event]) -> list[tuple[str, dict[str, object]]]:
    return [each.timeless for each in found if each.name not in SPOKEN]


async def test_early_late_and_reconnecting_readers_see_the_same(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    path = f"/v1/matters/{matter}/events?until=r1"

    async def reconnecting() -> list[Event]:
        found: list[Event] = []
        last_id = ""
        while not found or found[-1].name != "result":
            headers = {"Last-Event-ID": last_id} if last_id else {}
            taken = 0
            async for event in events(api.client, path, headers):
                if event.name in SPOKEN:
                    continue
                found.append(event)
                last_id = event.last_id
                taken += 1
                if taken == 3 and event.name != "result" and event.last_id:
                    break
        return found

    early = asyncio.create_task(collect(api.client, path))
    returning = asyncio.create_task(reconnecting())
    await play(api, matter)
    late = said(await collect(api.client, path))
    assert late[0][0] == "run_started"
    assert late[-1][0] == "result"
    assert [name for name, _ in late].count("model_delta") == 5
    assert said(await early) == late
    # Cut off inside a fact's frames, a reader gets that fact's frames again: it drops what it has.
    seen: list[tuple[str, dict[str, object]]] = []
    for each in said(await returning):
        if each not in seen:
            seen.append(each)
    assert seen == late


async def test_times_are_the_brokers_and_only_grow(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    await play(api, matter)
    found = await collect(api.client, f"/v1/matters/{matter}/events?until=r1")
    assert found[0].name == "clock"
    times = [str(each.body["at"]) for each in found if each.name not in SPOKEN]
    assert times == sorted(times)
    assert times[-1] <= str(found[0].body["now"])


async def test_a_cursor_resumes_exactly_there(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    await play(api, matter)
    path = f"/v1/matters/{matter}/events"
    whole = await collect(api.client, f"{path}?until=r1")
    frames = [each for each in whole if each.name not in SPOKEN]
    for index, event in enumerate(frames[:-1]):
        if index and event.last_id == frames[index - 1].last_id:
            # Not its fact's last frame: it carries no id of its own.
            continue
        rest = await collect(api.client, f"{path}?until=r1&after={event.last_id}")
        assert said(rest) == said(frames[index + 1 :]), event.last_id


async def test_last_event_id_wins_over_the_address(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    await play(api, matter)
    path = f"/v1/matters/{matter}/events?until=r1"
    whole = [each for each in await collect(api.client, path) if each.name not in SPOKEN]
    header = {"Last-Event-ID": whole[3].last_id}
    rest = await collect(api.client, f"{path}&after=0", headers=header)
    assert said(rest)[0] == whole[4].timeless


async def test_a_trace_of_another_epoch_is_played_from_its_beginning(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    await play(api, matter)
    path = f"/v1/matters/{matter}/events?until=r1"
    whole = said(await collect(api.client, path))
    other = said(await collect(api.client, f"{path}&after=0.zz.999"))
    assert other == whole


async def test_leaving_cancels_nothing_and_frees_the_channel(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    hub = api.service.parts.hub
    async with api.client.stream("GET", f"/v1/matters/{matter}/events") as answer:
        await anext(answer.aiter_bytes())
        assert hub.readers == 1
    await play(api, matter)
    async with asyncio.timeout(10):
        while hub.readers:  # noqa: ASYNC110 - it looks into another object's state
            await asyncio.sleep(0.02)
    assert (await collect(api.client, f"/v1/matters/{matter}/events?until=r1"))[-1].name == "result"


async def test_a_review_can_be_streamed_to_its_result(api: Api) -> None:
    matter, _ = await api.routed()

    async def stream(client: AsyncClient) -> str:
        async with client.stream(
            "POST", f"/v1/matters/{matter}/review", headers={"Accept": "text/event-stream"}
        ) as answer:
            assert answer.status_code == 202
            assert answer.headers["x-accel-buffering"] == "no"
            return (await answer.aread()).decode()

    one = asyncio.create_task(stream(api.client))
    other = asyncio.create_task(stream(api.client))
    await asyncio.sleep(0.3)
    await play(api, matter, run="r2")
    found = await one
    assert "event: run_started" in found
    assert found.count("event: result") == 1
    assert '"run":"r2"' in found
    assert '"run":"r1"' not in found
    assert (await other).count("event: result") == 1


async def test_a_gap_in_what_was_heard_is_filled_from_the_log(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    matter = str((await api.submit())["matter"])
    hub = api.service.parts.hub
    dropped: list[int] = []
    hear = hub._hear

    async def lossy(message: object) -> None:
        # Every other republished message is lost, as while reconnecting.
        dropped.append(1)
        if len(dropped) % 2:
            await hear(message)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(hub, "_hear", lossy)
    monkeypatch.setattr(hubs, "_QUIET_SECONDS", 0.1)
    path = f"/v1/matters/{matter}/events?until=r1"
    live = asyncio.create_task(collect(api.client, path))
    await asyncio.sleep(0.2)
    await play(api, matter)
    found = said(await live)
    assert len(dropped) > 10
    facts = [each for each in found if each[1]["seq"] is not None]
    replayed = said(await collect(api.client, path))
    assert facts == [each for each in replayed if each[1]["seq"] is not None]


async def test_the_hub_listens_only_while_somebody_reads(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "_QUIET_SECONDS", 0.05)
    monkeypatch.setattr(hubs, "_LINGER_SECONDS", 0.1)
    matter = str((await api.submit())["matter"])

    def listens() -> bool:
        subscriptions = api.service.bench.connection.client._subs.values()
        return any(each.subject == "events.>" for each in subscriptions)

    async def until(holds: Callable[[], bool]) -> None:
        for _ in range(1_000):
            if holds():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("not within 20 s")

    assert not listens()
    path = f"/v1/matters/{matter}/events?until=r1"
    live = asyncio.create_task(collect(api.client, path))
    await until(listens)
    await play(api, matter)
    first = said(await live)
    await until(lambda: not listens())
    monkeypatch.setattr(hubs, "_LINGER_SECONDS", 30)
    again = said(await collect(api.client, path))
    assert [each[1]["seq"] for each in again] == [each[1]["seq"] for each in first]
    assert listens()


async def test_a_reader_that_is_too_slow_is_let_go(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "MOST_WAITING", 3)
    matter = str((await api.submit())["matter"])
    reader = await api.service.parts.hub.join("main", matter)
    await play(api, matter)
    await asyncio.sleep(0.2)
    assert reader.over
    assert len(await reader.take(0)) == 3
    api.service.parts.hub.leave("main", matter, reader)


async def test_silence_is_kept_alive(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quotary.api.events.stream.KEEPALIVE_SECONDS", 0.05)
    matter = str((await api.submit())["matter"])
    found = await collect(api.client, f"/v1/matters/{matter}/events", upto="keepalive")
    assert [each.name for each in found] == ["clock", "run_started", "keepalive"]


async def test_markup_in_names_and_notes_stays_json(api: Api) -> None:
    answer = await api.client.post(
        "/v1/matters", files=[("files", ("<script>alert(1)</script>.txt", b"x"))]
    )
    matter = answer.json()["submitted"][0]["matter"]
    found = await collect(api.client, f"/v1/matters/{matter}/events", upto="run_started")
    assert found[-1].body["filename"] == "script>.txt"
