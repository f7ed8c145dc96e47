"""What the crash tests share: killing, reading facts over HTTP, waiting for last words."""

import asyncio
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

from support.embedded import PARTS, ROOT, System, persistently
from support.samples import recorded

Json = dict[str, Any]


SAMPLES: tuple[tuple[Path, str], ...] = tuple(
    (ROOT / "samples" / name, recorded(name))
    for name in ("nda-clean.txt", "positions/form-a-unchanged.txt")
)
"""Clean samples with the reply recorded for each."""


class Kills(Counter[str]):
    """How often each part was hit, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[tuple[float, str]] = []

    def note(self, part: str) -> None:
        """Count a hit of now."""
        self[part] += 1
        self.times.append((time.time(), part))

    def between(self, start: float, end: float, parts: frozenset[str]) -> int:
        """The hits of any of `parts` from `start` to `end`, seconds since the epoch."""
        return sum(start <= at <= end and part in parts for at, part in self.times)


async def kill_at_random(system: System, seconds: float, chance: random.Random) -> Kills:
    """Send SIGKILL to a random part every second; what was hit."""
    killed = Kills()
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        part = chance.choice(PARTS)
        if system.kill(part):
            killed.note(part)
        await asyncio.sleep(1)
    return killed


async def facts(system: System, matter: str) -> list[Json]:
    async with system.client() as client:
        answer = await persistently(lambda: client.get(f"/v1/matters/{matter}/facts"))
    if answer.status_code == 404:
        return []  # a pipeline's contract that has not been taken in yet
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.rstrip("\n").split("\n")]


def events(found: list[Json], event: str) -> list[Json]:
    return [each["fact"] for each in found if each["subject"].split(".")[4] == event]


async def last_words(system: System, matter: str) -> list[Json]:
    """The facts that end a run: one `routed`, or one failed `ingested`."""
    found = await facts(system, matter)
    failed = [each for each in events(found, "ingested") if each["outcome"] == "failed"]
    return failed + events(found, "routed")


async def until_ended(system: System, matters: list[str]) -> None:
    async with asyncio.timeout(240):
        waiting = list(matters)
        while waiting:
            ended = await asyncio.gather(*(last_words(system, each) for each in waiting[:20]))
            waiting = [m for m, words in zip(waiting, ended, strict=False) if not words] + waiting[
                20:
            ]
            await asyncio.sleep(0.2)
