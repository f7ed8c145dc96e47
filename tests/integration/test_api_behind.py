"""What is on the log is never said not to exist because the tables do not have it yet."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine

from quotary.api.projecting import existing
from quotary.api.store.checkpoint import read_checkpoint, release_lease, take_lease
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from support.api import Api, client_of, start_api
from support.made_register import MadeRegister

EVALUATION = {"suite": "own", "figures": {"correct": 3}}
REPLAY = {"who": "Ana", "playbook": "vendor-nda"}
KEY = {"Idempotency-Key": "the same"}


@dataclass
class Behind:
    """An api whose tables stay as they are until they may follow, and names of what there is."""

    engine: Engine
    names: dict[str, str]
    client: httpx.AsyncClient

    def hold(self) -> None:
        """Let the tables stay as they are from now on."""
        hold(self.engine)

    def follow(self) -> None:
        """Let the tables follow the log."""
        with self.engine.begin() as connection:
            release_lease(connection, "elsewhere")


def hold(engine: Engine) -> None:
    """Take the lease of the tables, as a process does that then writes nothing."""
    with engine.begin() as connection:
        there, now_us = read_checkpoint(connection).holder, time.time_ns() // 1_000
        assert take_lease(connection, "elsewhere", now_us, 60_000_000, taking_over=there)


@pytest.fixture
async def behind(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Behind]:
    """An api that starts over empty tables, on a log on which there is one of everything."""
    monkeypatch.setattr(existing, "_SECONDS", 60.0)
    matter, _ = await api.routed(MadeRegister())
    await api.client.post("/v1/evals", json=EVALUATION)
    replay = (await api.client.post("/v1/replays", json=REPLAY, headers=KEY)).json()["replay"]
    engine = make_engine(f"sqlite:///{tmp_path / 'late.db'}")
    migrate(engine)
    hold(engine)
    service = await start_api(api.broker, tmp_path / "late", database_url=str(engine.url))
    async with client_of(service) as client:
        yield Behind(engine, {"matter": matter, "replay": replay}, client)
    await service.stop()
    engine.dispose()


ON_THE_LOG = {
    "/v1/playbooks": '"playbook":"vendor-nda"',
    "/v1/playbooks/vendor-nda": '"playbook":"vendor-nda"',
    "/v1/replays": "{replay}",
    "/v1/replays/{replay}": "{replay}",
    "/v1/evals": '"suite":"own"',
    "/v1/matters/{matter}/register": '"key":"k1"',
    "/v1/matters/{matter}/register/k1": '"key":"k1"',
    "/playbooks": "Vendor NDA",
    "/playbooks/vendor-nda": "Vendor NDA",
    "/quality": "own",
    "/matters/{matter}/register": "deliver the report k1",
    "/matters/{matter}/register/row?key=k1": "deliver the report k1",
}


async def answers(behind: Behind, paths: Iterable[str]) -> dict[str, httpx.Response]:
    """What each path is answered, all asked at the same time."""
    asked = [behind.client.get(path.format(**behind.names)) for path in paths]
    return dict(zip(paths, await asyncio.gather(*asked), strict=True))


async def test_what_was_there_at_the_start_is_waited_for(behind: Behind) -> None:
    asked = [asyncio.create_task(answers(behind, [path])) for path in ON_THE_LOG]
    await asyncio.sleep(1)
    assert [each.result() for each in asked if each.done()] == []
    behind.follow()
    for each in asked:
        for path, answer in (await each).items():
            assert answer.status_code == 200, (path, answer.text)
            assert ON_THE_LOG[path].format(**behind.names) in answer.text, path


async def test_tables_that_stay_behind_are_said_to_be(
    behind: Behind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(existing, "_SECONDS", 0.2)
    for path, answer in (await answers(behind, ON_THE_LOG)).items():
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1"), path
        assert "ask again" in answer.text


@pytest.mark.parametrize(
    ("post", "body", "paths", "shown"),
    [
        ("/v1/evals", {"suite": "later", "figures": {}}, ("/v1/evals",), '"suite":"later"'),
        ("/v1/replays", REPLAY, ("/v1/replays/{replay}", "/v1/replays"), "{replay}"),
    ],
)
async def test_a_read_right_after_a_post_sees_what_was_posted(
    behind: Behind, post: str, body: dict[str, Any], paths: tuple[str, ...], shown: str
) -> None:
    behind.names |= (await behind.client.post(post, json=body)).json()
    asked = asyncio.create_task(answers(behind, paths))
    await asyncio.sleep(0.5)
    assert not asked.done(), asked.result()
    behind.follow()
    for path, answer in (await asked).items():
        assert answer.status_code == 200, (path, answer.text)
        assert shown.format(**behind.names) in answer.text, path


async def test_a_replay_that_another_api_recorded_is_found(behind: Behind, api: Api) -> None:
    replay = (await api.client.post("/v1/replays", json=REPLAY)).json()["replay"]
    behind.follow()
    # The late api has promised nothing of this one: it was recorded after it had started.
    answer = await behind.client.get(f"/v1/replays/{replay}")
    assert answer.status_code == 200, answer.text


async def test_a_matter_is_read_from_the_log_meanwhile(behind: Behind) -> None:
    paths = ("/v1/matters/{matter}", "/v1/matters/{matter}?run=r1", "/v1/matters/{matter}/text")
    for path, answer in (await answers(behind, paths)).items():
        assert answer.status_code == 200, (path, answer.text)


async def test_what_is_not_on_the_log_is_said_not_to_exist(behind: Behind) -> None:
    behind.follow()
    paths = (
        "/v1/playbooks/nope",
        "/v1/replays/nope",
        "/v1/matters/nope",
        "/v1/matters/{matter}?run=r9",
        "/v1/matters/{matter}/register?run=r9",
        "/v1/matters/{matter}/register/nope",
        "/playbooks/nope",
    )
    for path, answer in (await answers(behind, paths)).items():
        assert answer.status_code == 404, (path, answer.text)


async def test_a_run_that_only_the_log_has_is_shown(behind: Behind, api: Api) -> None:
    behind.follow()
    matter = behind.names["matter"]
    seq = (await behind.client.get(f"/v1/matters/{matter}")).headers["Quotary-Seq"]
    await behind.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    behind.hold()
    answer = await api.client.post(
        f"/v1/matters/{matter}/versions", files={"file": ("next.txt", b"1. Term. Two years.")}
    )
    assert answer.status_code == 202, answer.text
    run = answer.json()["run"]
    shown = await behind.client.get(f"/v1/matters/{matter}", params={"run": run})
    assert (shown.status_code, shown.json()["shown"]) == (200, run), shown.text
