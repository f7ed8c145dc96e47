"""Kill -9 at random under live calls, people's acts and intake: nothing lost, no call repeated."""

import asyncio
import base64
import json
import random
import re
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import nats
import pytest
from nats.aio.client import Client

from quotary.extractor.live.kept import pointer_subject
from quotary.log.names import CONTENT_STREAM, INTAKE_STREAM
from quotary.log.subjects import contract, matter_id
from support.crashing import SAMPLES, events, facts, kill_at_random, last_words, until_ended
from support.embedded import ROOT, System, persistently
from support.model_server import Asked, Behaviour, ModelServer

LIVE, ACTED, NOTES, TAKEN_IN = 12, 6, 4, 12
SECONDS = 30
SLOTS = 4
Json = dict[str, Any]


def referenced(number: int) -> tuple[str, str]:
    """A clean sample that names its own number, and its recorded reply."""
    path, reply = SAMPLES[number % len(SAMPLES)]
    return f"Reference L{number}.\n\n{path.read_text()}", reply


class Counting:
    """Answers each referenced contract with its recorded reply and notes when it was asked."""

    def __init__(self) -> None:
        self.asked: dict[str, list[float]] = defaultdict(list)

    def __call__(self, asked: Asked) -> Behaviour:
        found = re.search(r"Reference (L\d+)\.", json.dumps(asked["messages"]))
        assert found is not None
        self.asked[found[1]].append(time.time())
        _, reply = referenced(int(found[1][1:]))
        return Behaviour(text=reply, wait=0.5)


async def submit(system: System, name: str, text: str, proposer: str, key: str) -> str:
    async with system.client() as client:
        answer = await persistently(
            lambda: client.post(
                "/v1/matters",
                files={"files": (name, text.encode())},
                data={"playbook": "vendor-nda", "proposer": proposer},
                headers={"Idempotency-Key": key},
            )
        )
    assert answer.status_code == 202, answer.text
    return str(answer.json()["submitted"][0]["matter"])


async def note(system: System, matter: str, text: str) -> None:
    """Add a note, as a client does that cannot know whether a lost answer was recorded."""
    while True:
        acts = events(await facts(system, matter), "act")
        if any(act["note"] == text for act in acts):
            return
        async with system.client() as client:
            detail = await persistently(lambda c=client: c.get(f"/v1/matters/{matter}"))
            based_on = detail.json().get("seq", 0)
            request = {"kind": "noted", "who": "counsel", "note": text, "based_on": based_on}
            try:
                await client.post(f"/v1/matters/{matter}/acts", json=request)
            except Exception:
                await asyncio.sleep(0.2)


async def offer(system: System, number: int) -> None:
    """Publish one contract until the broker has acknowledged it."""
    text, _ = referenced(number)
    event = {
        "specversion": "1.0",
        "id": f"I{number}",
        "source": "/dms",
        "type": "quotary.contract.offered",
        "data_base64": base64.b64encode(text.encode()).decode(),
        "filename": "nda.txt",
        "playbook": "vendor-nda",
        "proposer": "offline",
        "lane": "interactive" if number % 2 else "bulk",
    }
    while True:
        try:
            client = await connected(system, "pipeline_dms")
            js = client.jetstream(prefix="JS.log.API", timeout=2)
            await js.publish("intake.main.dms", json.dumps(event).encode(), stream=INTAKE_STREAM)
            await client.close()
        except Exception:
            await asyncio.sleep(0.3)
        else:
            return


async def connected(system: System, user: str) -> Client:
    passwords = json.loads((system.data / "passwords.json").read_text())
    port = (system.data / "nats.conf").read_text().split("port: ", 1)[1].split("\n", 1)[0]
    return await nats.connect(
        f"nats://127.0.0.1:{port}",
        user=user,
        password=passwords[user],
        inbox_prefix=f"_INBOX_{user}".encode(),
        allow_reconnect=False,
        connect_timeout=2,
    )


async def kept_at(system: System, matter: str) -> float:
    """When the broker stored the pointer to the matter's answer."""
    client = await connected(system, "admin")
    subject = pointer_subject(contract("main", matter, "r1", "unit_ready", 1), "answer", 0)
    message = await client.jetstream().get_last_msg(CONTENT_STREAM, subject)
    await client.close()
    assert message.time is not None
    return message.time.timestamp()


@pytest.mark.slow
async def test_live_calls_acts_and_intake_survive_a_kill_every_second(
    tmp_path: Path, model_server: ModelServer
) -> None:
    counting = Counting()
    model_server.default = counting
    system = System(
        tmp_path / "quotary",
        QUOTARY_INTAKE_SOURCES="dms",
        QUOTARY_MODEL_BASE_URL=model_server.url,
        QUOTARY_MODEL_NAME="stub",
        QUOTARY_MODEL_COMMENTS="false",
        QUOTARY_EXTRACTOR_SLOTS=str(SLOTS),
    )
    await system.start()
    clean = (ROOT / "samples" / "nda-clean.txt").read_text()
    acted = [await submit(system, "nda.txt", clean, "recorded", f"a{n}") for n in range(ACTED)]
    await until_ended(system, acted)

    killing = asyncio.create_task(kill_at_random(system, SECONDS, random.Random(7)))

    async def live(number: int) -> str:
        await asyncio.sleep(number * SECONDS / LIVE / 2)
        text, _ = referenced(number)
        return await submit(system, "nda.txt", text, "live", f"l{number}")

    async def acts(matter: str) -> None:
        for number in range(NOTES):
            await note(system, matter, f"{matter} note {number}")
            await asyncio.sleep(SECONDS / NOTES / 4)

    async def intake(number: int) -> None:
        await asyncio.sleep(number * SECONDS / TAKEN_IN / 2)
        await offer(system, number)
        await offer(system, number)

    lived = asyncio.gather(*(live(number) for number in range(LIVE)))
    others = asyncio.gather(
        *(acts(matter) for matter in acted), *(intake(number) for number in range(TAKEN_IN))
    )
    killed: Counter[str] = await killing
    matters = await lived
    await others
    taken_in = [matter_id("dms", f"I{number}") for number in range(TAKEN_IN)]
    await until_ended(system, [*matters, *taken_in])

    for matter in (*matters, *taken_in, *acted):
        (word,) = await last_words(system, matter)
        assert word["outcome"] == "ok", f"{matter}: {word['failure']}"
    for matter in matters:
        (word,) = await last_words(system, matter)
        assert word["decision"]["route"] == "green", word["decision"]["reasons"]
    for matter in acted:
        notes = [each["note"] for each in events(await facts(system, matter), "act")]
        assert sorted(notes) == [f"{matter} note {number}" for number in range(NOTES)]
    for matter in taken_in:
        assert len(events(await facts(system, matter), "submitted")) == 1

    for number, matter in enumerate(matters):
        times = counting.asked[f"L{number}"]
        assert times, matter
        assert max(times) <= await kept_at(system, matter), (
            "a call was made after its answer was kept"
        )
    # A kill of the extractor or the broker cuts off the calls under way, at most one a slot.
    cut_off = SLOTS * (killed["extractor"] + killed["nats"])
    assert len(model_server.calls) <= LIVE + cut_off, (len(model_server.calls), killed)
    assert await system.stop() == 0
