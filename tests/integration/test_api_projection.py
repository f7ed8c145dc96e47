"""The projection follows a real log: over restarts, gaps, a second process, unknown facts."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from quotary.api.projecting.refolding import ProjectionInUse, rebuild
from quotary.api.store.engine import make_engine
from quotary.api.store.rebuilding import differences
from quotary.cli.embedded.ports import free_port
from quotary.log.names import LOG_STREAM
from support.api import Api, client_of, start_api
from support.broker import Broker
from support.made_run import Made


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not met():  # noqa: ASYNC110 - it looks into another object's state
            await asyncio.sleep(0.02)


async def test_a_rebuilt_projection_is_the_same(api: Api, tmp_path: Path) -> None:
    for number in range(4):
        await api.routed(Made(filename=f"{number}.txt"))
    _, seq = await api.routed()
    await api.client.get(f"/v1/matters?wait={seq}")
    copy = make_engine(f"sqlite:///{tmp_path / 'copy.db'}")
    folded = await rebuild(api.service.bench, copy)
    assert folded >= seq
    assert differences(api.service._database.engine, copy) == []
    copy.dispose()


async def test_a_projection_in_use_is_not_rebuilt(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Here both are this very process, which would take over from itself.
    def alive(_holder: str, _own: str) -> bool:
        return False

    monkeypatch.setattr("quotary.api.store.projection._is_dead", alive)
    await until(lambda: api.service.parts.progress.phase == "following")
    engine = make_engine(api.service.parts.settings.projection_url)
    with pytest.raises(ProjectionInUse, match="stop the api first"):
        await rebuild(api.service.bench, engine)
    assert api.service.parts.progress.phase == "following"
    engine.dispose()


async def test_what_was_recorded_while_it_was_down_is_there_after(
    broker: Broker, tmp_path: Path
) -> None:
    first = await start_api(broker, tmp_path / "api")
    running = Api(first, client_of(first), broker)
    matter, seq = await running.routed()
    await running.client.get(f"/v1/matters?wait={seq}")
    await first.stop()
    made = Made(matter=matter, run="r2", filename="later.txt")
    bench = await running.bench("api")
    await bench.recorder.record(made.at("submitted"), made.submitted())
    second = await start_api(broker, tmp_path / "api")
    async with client_of(second) as client:
        last = await running.finish(made)
        found = (await client.get(f"/v1/matters/{matter}?wait={last}")).json()
        assert [each["run"] for each in found["runs"]] == ["r1", "r2"]
    await second.stop()
    await running.client.aclose()
    for each in running.benches.values():
        await each.connection.stop()


async def test_a_killed_process_is_followed_without_a_gap(broker: Broker, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        **broker.environment("api"),
        "QUOTARY_DATA": str(tmp_path / "data"),
        "QUOTARY_PLAYBOOKS": str(tmp_path / "none"),
    }
    seqs: list[int] = []
    stand_in = await start_api(broker, tmp_path / "other")
    made_by = Api(stand_in, client_of(stand_in), broker)
    for _ in range(3):
        port = free_port()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "quotary.api", env={**environment, "QUOTARY_PORT": str(port)}
        )
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False
        ) as client:
            await _healthy(client)
            for _ in range(5):
                _, seq = await made_by.routed()
                seqs.append(seq)
            process.send_signal(signal.SIGKILL)
            await process.wait()
            _, seq = await made_by.routed()
            seqs.append(seq)
    last = await start_api(broker, tmp_path / "data")
    async with client_of(last) as client:
        found = (await client.get(f"/v1/matters?limit=200&wait={seqs[-1]}")).json()
        assert found["counts"]["by"]["status"] == {"needs_sign_off": 18}
    copy = make_engine(f"sqlite:///{tmp_path / 'copy.db'}")
    await rebuild(last.bench, copy)
    assert differences(last._database.engine, copy) == []
    copy.dispose()
    await last.stop()
    await made_by.client.aclose()
    for each in made_by.benches.values():
        await each.connection.stop()
    await stand_in.stop()


async def _healthy(client: httpx.AsyncClient) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                if (await client.get("/v1/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


async def test_two_processes_serve_and_one_writes(
    broker: Broker, tmp_path: Path, postgres_url: str
) -> None:
    one = await start_api(broker, tmp_path / "one", postgres_url)
    await until(lambda: one.parts.progress.phase == "following")
    other = await start_api(broker, tmp_path / "two", postgres_url)
    # On one machine a process knows that the other lives; here both are this very process.
    other._pump._projection.holder = "elsewhere:1:x"
    async with client_of(one) as first, client_of(other) as second:
        running = Api(one, first, broker, {"api": one.bench})
        matter, seq = await running.routed()
        for client in (first, second):
            found = (await client.get(f"/v1/matters/{matter}?wait={seq}")).json()
            assert found["route"] == "red"
        phases = {one.parts.progress.phase, other.parts.progress.phase}
        assert phases == {"following", "standby"}
        await one.stop()
        await until(lambda: other.parts.progress.phase == "following")
        running.service, running.client = other, second
        running.benches["api"] = other.bench
        matter, seq = await running.routed()
        assert (await second.get(f"/v1/matters/{matter}?wait={seq}")).json()["route"] == "red"
    for name, bench in running.benches.items():
        if name != "api":
            await bench.connection.stop()
    await other.stop()


@pytest.mark.parametrize(
    ("subject", "body"),
    [
        ("contract.main.m1.r1.exploded.0", b'{"v":1}'),
        ("contract.main.m1.r1.routed.0", b"not json"),
        ("contract.main.m1.r1.routed.0", b'{"v":1,"at":"2026-01-01T00:00:00Z"}'),
        ("contract.main.m1.r1.submitted.0", b'{"v":99,"at":"2026-01-01T00:00:00Z","by":"api"}'),
        ("policy.main.nothing.x.made.0", b"{}"),
    ],
)
async def test_it_halts_on_a_fact_that_it_does_not_know(
    api: Api, subject: str, body: bytes
) -> None:
    _, seq = await api.routed()
    await api.client.get(f"/v1/matters?wait={seq}")
    admin = await api.broker.admin()
    await admin.jetstream().publish(subject, body)
    await admin.close()
    progress = api.service.parts.progress
    await until(lambda: progress.phase == "halted")
    health = await api.client.get("/v1/health")
    assert health.status_code == 503
    assert subject.split(".")[4] in health.json()["problem"]
    assert progress.seq == seq
    # What is there can still be read.
    assert (await api.client.get("/v1/matters")).status_code == 200


async def test_it_halts_over_another_log(broker: Broker, tmp_path: Path) -> None:
    service = await start_api(broker, tmp_path / "api")
    async with client_of(service) as client:
        seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
        await client.get(f"/v1/matters?wait={seq}")
    await service.stop()
    admin = await broker.admin()
    await admin.jetstream().delete_stream(LOG_STREAM)
    await admin.close()
    await broker.server.initialise()
    service = await start_api(broker, tmp_path / "api")
    await until(lambda: service.parts.progress.phase == "halted")
    assert "quotary rebuild" in service.parts.progress.problem
    await service.stop()


async def test_it_goes_on_when_the_broker_comes_back(api: Api) -> None:
    _, seq = await api.routed()
    await api.client.get(f"/v1/matters?wait={seq}")
    await api.broker.server.stop()
    assert (await api.client.get("/v1/health")).status_code == 503
    assert (await api.client.get("/v1/matters")).status_code == 200
    await api.broker.server.start()
    await api.broker.server.initialise()
    _, seq = await api.routed()
    found = (await api.client.get(f"/v1/matters?wait={seq}")).json()
    assert len(found["matters"]) == 2
