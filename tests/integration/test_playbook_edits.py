"""Which playbook counts: the folder's file as it is at start, or what was published since."""

import asyncio
from pathlib import Path

import httpx
import pytest

from support.api import client_of, start_api
from support.broker import Broker
from support.embedded import System

ROOT = Path(__file__).parents[2]
NAME = "vendor-nda.yaml"
FIRST = (ROOT / "playbooks" / NAME).read_text()
EDITED = FIRST.replace("title: Vendor NDA", "title: Vendor NDA, edited")
ASKED = FIRST.replace("title: Vendor NDA", "title: Vendor NDA, asked for")
RULE = 'when: {years: ">= 2"}, verdict: accept'
STRICTER = 'when: {years: ">= 2"}, verdict: fallback'


async def counting(broker: Broker, folder: Path, asked: str = "") -> tuple[str, list[str]]:
    """What counts after a start (and a publication over HTTP), and who published, newest first."""
    service = await start_api(broker, folder, playbooks=folder / "mine")
    try:
        async with client_of(service) as client:
            if asked:
                body = {"filename": NAME, "who": "Ana", "source": asked}
                assert (await client.post("/v1/playbooks", json=body)).status_code == 201
            seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
            found = (await client.get(f"/v1/playbooks/vendor-nda?wait={seq}")).json()
            return found["source"], [each["who"] for each in found["versions"]]
    finally:
        await service.stop()


@pytest.mark.parametrize(
    ("starts", "counts", "published"),
    [
        pytest.param([(FIRST, "")] * 3, FIRST, 1, id="a file that never changes"),
        pytest.param([(FIRST, ""), (EDITED, "")], EDITED, 2, id="an edit"),
        pytest.param([(FIRST, ""), (EDITED, ""), (FIRST, "")], FIRST, 3, id="an edit taken back"),
        pytest.param(
            [(FIRST, ""), (EDITED, ""), (FIRST, ""), (EDITED, "")], EDITED, 4, id="and made again"
        ),
        pytest.param([(FIRST, ASKED), (FIRST, "")], ASKED, 2, id="asked for since"),
        pytest.param([(FIRST, ASKED), (EDITED, "")], EDITED, 3, id="edited after that"),
        pytest.param(
            [(FIRST, EDITED), (EDITED, ""), (FIRST, "")],
            FIRST,
            4,
            id="asked for, filed, taken back",
        ),
        pytest.param(
            [(FIRST, EDITED), (FIRST, FIRST), (FIRST, "")], FIRST, 3, id="asked for again"
        ),
        pytest.param(
            [(FIRST, ""), (FIRST + "# a comment\n", "")], FIRST, 1, id="a comment changes no rule"
        ),
    ],
)
async def test_the_folders_last_change_or_the_last_publication_counts(
    broker: Broker, tmp_path: Path, starts: list[tuple[str, str]], counts: str, published: int
) -> None:
    found, who = "", list[str]()
    folder = tmp_path / "mine"
    folder.mkdir()
    for source, asked in starts:
        (folder / NAME).write_text(source)
        found, who = await counting(broker, tmp_path, asked)
    assert (found, len(who)) == (counts, published)


async def test_apis_that_start_at_once_publish_once(broker: Broker, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    services = [await start_api(broker, tmp_path / n, playbooks=folder) for n in "abcd"]
    for source in (FIRST, EDITED, FIRST):
        (folder / NAME).write_text(source)
        # What a start does, by four apis with connections of their own.
        await asyncio.gather(*(each.parts.publishing.publish_folder(folder) for each in services))
    for each in services:
        await each.stop()
    found, who = await counting(broker, tmp_path)
    assert (found, who) == (FIRST, ["folder"] * 3)


async def test_a_version_number_used_twice_is_remarked_on(
    broker: Broker, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    service = await start_api(broker, tmp_path)
    async with client_of(service) as client:
        body = {"filename": NAME, "who": "Ana", "source": EDITED}
        first = (await client.post("/v1/playbooks", json=body)).json()
        raised = EDITED.replace("version: 1\n", "version: 2\n", 1)
        second = (await client.post("/v1/playbooks", json={**body, "source": raised})).json()
        page = (await client.get(f"/playbooks/vendor-nda?wait={second['seq']}")).text
        mine = await client.post("/v1/playbooks", json={**body, "who": "folder"})
    await service.stop()
    assert "version 1 is now" in first["remarks"][0]
    assert second["remarks"] == []
    assert "Version 1 was given to 2 different texts" in page
    assert f"digest <code>{second['digest'][:12]}</code>, published by Ana" in page
    assert (mine.status_code, "say who you are" in mine.json()["detail"]) == (422, True)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / NAME).write_text(ASKED)
    await counting(broker, tmp_path)
    assert "version 1 is now" in caplog.text


async def test_contracts_are_judged_by_the_restored_text(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    assert FIRST.count(RULE) == 1
    routes: list[str] = []
    for source in (FIRST, FIRST.replace(RULE, STRICTER), FIRST):
        (folder / NAME).write_text(source)
        system = System(tmp_path / "data", QUOTARY_PLAYBOOKS=str(folder))
        await system.start()
        try:
            routes.append(await _route(system.url))
        finally:
            await system.stop()
    assert routes == ["green", "yellow", "green"]


async def _route(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        name = "nda-clean.txt"
        content = (ROOT / "samples" / name).read_bytes()
        terms = {"playbook": "vendor-nda", "proposer": "recorded"}
        sent = await client.post("/v1/matters", files=[("files", (name, content))], data=terms)
        (submitted,) = sent.json()["submitted"]
        async with asyncio.timeout(60):
            while True:
                found = (await client.get(f"/v1/matters/{submitted['matter']}")).json()
                if found.get("route"):
                    return str(found["route"])
                await asyncio.sleep(0.2)
