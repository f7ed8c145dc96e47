"""Kill -9 at random for half a minute: nothing is lost, nothing is done twice."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import nats
import pytest
from ruamel.yaml import YAML

from quotary.cli.embedded.folder import DataFolder
from quotary.log.accounts import SERVICES
from quotary.log.bootstrap import consumers
from support.crashing import kill_at_random, last_words, until_ended
from support.embedded import ROOT, System, persistently

CONTRACTS = 200
KILLING_SECONDS = 30
ASKED_EVERY = 8
QUESTION = "Which law governs the agreement?"
LABELS = YAML(typ="safe", pure=True).load((ROOT / "samples" / "labels.yaml").read_text())
Json = dict[str, Any]


def contract(number: int) -> tuple[Path, str]:
    """A sample and the route it is labelled with."""
    entry = LABELS["contracts"][number % len(LABELS["contracts"])]
    return ROOT / "samples" / entry["file"], entry["route"]


async def submit(system: System, number: int) -> Json:
    path, _ = contract(number)
    content = path.read_bytes()
    async with system.client() as client:
        answer = await persistently(
            lambda: client.post(
                "/v1/matters",
                files={"files": (path.name, content)},
                data={"playbook": "vendor-nda", "proposer": "recorded"},
                headers={"Idempotency-Key": f"crash-{number}"},
            )
        )
    assert answer.status_code == 202, answer.text
    return answer.json()["submitted"][0]


async def ask(system: System, matter: str, number: int) -> int:
    """The number of the question, asked once however often it has to be sent."""
    async with system.client() as client:
        answer = await persistently(
            lambda: client.post(
                f"/v1/matters/{matter}/questions",
                json={"question": QUESTION, "proposer": "offline"},
                headers={"Idempotency-Key": f"crash-{number}"},
            )
        )
    assert answer.status_code == 202, answer.text
    return int(answer.json()["number"])


async def answered(system: System, matter: str, number: int) -> Json:
    """The question, once it has come to its end."""
    async with system.client() as client:
        path = f"/v1/matters/{matter}/questions/{number}"
        while True:
            answer = await persistently(lambda: client.get(path, params={"within": 20}))
            found: Json = answer.json()
            if found["state"] != "waiting":
                return found


async def settled(system: System) -> dict[str, int]:
    """Unfinished work per consumer, once the services had time to acknowledge."""
    passwords = json.loads((system.data / "passwords.json").read_text())
    config = DataFolder(system.data).broker_config.read_text()
    port = config.split("port: ", 1)[1].split("\n", 1)[0]
    client = await nats.connect(
        f"nats://127.0.0.1:{port}", user="admin", password=passwords["admin"]
    )
    js = client.jetstream()
    open_work: dict[str, int] = {}
    async with asyncio.timeout(60):
        while True:
            infos = [
                await js.consumer_info(stream, config.durable_name or "")
                for stream, config in consumers()
            ]
            open_work = {
                info.name: (info.num_pending or 0) + (info.num_ack_pending or 0) for info in infos
            }
            if not any(open_work.values()):
                break
            await asyncio.sleep(0.5)
    await client.close()
    return open_work


@pytest.mark.slow
async def test_two_hundred_contracts_survive_a_kill_every_second(tmp_path: Path) -> None:
    system = System(tmp_path / "quotary")
    await system.start()
    killing = asyncio.create_task(kill_at_random(system, KILLING_SECONDS, random.Random(20261130)))
    claimed: list[Json] = []
    asked: list[tuple[str, int]] = []
    for number in range(CONTRACTS):
        claimed.append(await submit(system, number))
        if number % ASKED_EVERY == 0:
            matter = str(claimed[-1]["matter"])
            asked.append((matter, await ask(system, matter, number)))
        await asyncio.sleep(KILLING_SECONDS / CONTRACTS / 2)
    killed = await killing
    assert sum(killed.values()) >= KILLING_SECONDS * 0.6, killed

    matters = [each["matter"] for each in claimed]
    assert len(set(matters)) == CONTRACTS
    await until_ended(system, matters)
    for number, matter in enumerate(matters):
        (word,) = await last_words(system, matter)
        assert word["outcome"] == "ok", f"{matter}: {word['failure']}"
        assert word["decision"]["route"] == contract(number)[1], contract(number)[0].name
    for matter, number in asked:
        question = await answered(system, matter, number)
        assert question["state"] in ("answered", "declined"), question["sentence"]
        assert number == 1
    await settled(system)
    checked = await system.command("rebuild", "--check")
    assert "no difference" in checked, checked
    async with system.client() as client:
        running = await client.get("/v1/matters", params={"status": "running"})
        assert running.json()["matters"] == []
    assert set(SERVICES) <= system.pids().keys()
    assert await system.stop() == 0
