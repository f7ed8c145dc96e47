"""Kill -9 at random under live calls, people's acts and intake: nothing lost, no call repeated."""

import asyncio
import base64
import json
import random
import re
import time
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from quotary.extractor.live.kept import pointer_subject
from quotary.log.names import CONTENT_STREAM, INTAKE_STREAM
from quotary.log.subjects import contract, matter_id
from support.crashing import (
    SAMPLES,
    Kills,
    events,
    facts,
    kill_at_random,
    last_words,
    until_ended,
)
from support.embedded import ROOT, System, persistently
from support.model_server import Asked, Behaviour, ModelServer

LIVE, ACTED, NOTES, TAKEN_IN = 12, 6, 4, 12
SECONDS = 30
SLOTS = 4
CALLING = frozenset({"extractor", "nats"})
"""Parts whose death can cut a call off."""
OUTAGE = 5.0
"""Seconds that a broker may take to be back."""
Json = dict[str, Any]


def referenced(number: int) -> tuple[str, str]:
    """A clean sample that names its own number, and its recorded reply."""
    path, reply = SAMPLES[number % len(SAMPLES)]
    return f"Reference L{number}.\n\n{path.read_text()}", reply


class Counting:
    """Answers each referenced contract with its recorded reply and notes when it was asked.

    Every third contract gets prose at first, and so a second call that was planned.
    """

    def __init__(self) -> None:
        self.asked: dict[tuple[int, int], list[float]] = defaultdict(list)
        """By contract and number of the call, 1 where the fault of call 0 was appended."""

    def __call__(self, asked: Asked) -> Behaviour:
        found = re.search(r"Reference L(\d+)\.", json.dumps(asked["messages"]))
        assert found is not None
        number, call = int(found[1]), int(len(asked["messages"]) > 2)
        self.asked[number, call].append(time.time())
        _, reply = referenced(number)
        return Behaviour(text="No idea." if prose_first(number) and not call else reply, wait=0.5)


def prose_first(number: int) -> bool:
    return number % 3 == 2


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
            client = await system.connected("pipeline_dms")
            js = client.jetstream(prefix="JS.log.API", timeout=2)
            await js.publish("intake.main.dms", json.dumps(event).encode(), stream=INTAKE_STREAM)
            await client.close()
        except Exception:
            await asyncio.sleep(0.3)
        else:
            return


async def kept_at(system: System, matter: str, call: int) -> float:
    """When the broker stored the pointer to the matter's nth answer."""
    client = await system.connected("admin")
    subject = pointer_subject(contract("main", matter, "r1", "unit_ready", 1), "answer", call)
    message = await client.jetstream().get_last_msg(CONTENT_STREAM, subject)
    await client.close()
    assert message.time is not None
    return message.time.timestamp()


async def check_calls(
    system: System, matters: list[str], counting: Counting, killed: Kills
) -> None:
    """No call after its answer was kept, and none made again but for a kill."""
    planned = [(number, 1) for number in range(LIVE) if prose_first(number)]
    assert sorted(counting.asked) == sorted([*((n, 0) for n in range(LIVE)), *planned])
    cut_off = 0
    for (number, call), times in counting.asked.items():
        kept = await kept_at(system, matters[number], call)
        assert max(times) <= kept, "a call was made after its answer was kept"
        for one, again in pairwise(times):
            # Killed during the call, or the broker was still away when its answer was to be kept.
            hits = killed.between(one - OUTAGE, again, CALLING)
            assert hits, f"call {call} of L{number} was made again without a kill"
            cut_off += hits
    made = sum(len(times) for times in counting.asked.values())
    assert made <= LIVE + len(planned) + cut_off, killed


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
    killed = await killing
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

    await check_calls(system, matters, counting, killed)
    assert await system.stop() == 0
