"""A contract handed in over HTTP, and what became of it: one last word, and nothing lost."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import httpx

from support.sse import collect

Json = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """A run that has ended: its last word, the matter as shown, its facts in order."""

    matter: str
    run: str
    word: Json
    shown: Json
    facts: list[Json]

    @property
    def failure(self) -> tuple[str, str]:
        """The reason code and the sentence of a run that failed."""
        assert self.word["outcome"] == "failed", self.word
        assert (self.shown["status"], self.shown["route"]) == ("failed", None)
        return self.word["failure"]["code"], self.word["failure"]["sentence"]

    @property
    def route(self) -> str:
        """The route of a run that was decided."""
        assert self.word["outcome"] == "ok", self.word["failure"]
        return str(self.shown["route"])

    @property
    def reasons(self) -> str:
        """Every reason of the route, one a line."""
        return "\n".join(self.shown["reasons"])

    def finding(self, position: str) -> Json:
        """The one finding of a position, as the API shows it."""
        (found,) = (each for each in self.shown["findings"] if each["id"] == position)
        return found

    def of(self, event: str) -> list[Json]:
        """The bodies of the run's facts of that event."""
        return [each["fact"] for each in self.facts if each["subject"].split(".")[4] == event]


async def hand_in(
    client: httpx.AsyncClient,
    name: str,
    content: bytes,
    *,
    reply: str | bytes | None = None,
    **fields: str,
) -> Outcome:
    """What became of a document, with `reply` as the model's; it is stored byte for byte."""
    files = [("files", (name, content))]
    if reply is not None:
        raw = reply.encode() if isinstance(reply, str) else reply
        files.append(("recording", ("reply.txt", raw)))
    proposer = "offline" if reply is None else "recorded"
    data = {"playbook": "vendor-nda", "proposer": proposer, **fields}
    answer = await client.post("/v1/matters", files=files, data=data)
    assert answer.status_code == 202, answer.text
    (submitted,) = answer.json()["submitted"]
    outcome = await ended(client, submitted["matter"], submitted["run"])
    kept = await client.get(f"/v1/matters/{outcome.matter}/document")
    assert (kept.status_code, kept.content) == (200, content)
    return outcome


async def ended(client: httpx.AsyncClient, matter: str, run: str = "r1") -> Outcome:
    """The run's outcome, once its events have ended: exactly one fact is its last word."""
    async with asyncio.timeout(120):
        frames = await collect(client, f"/v1/matters/{matter}/events?until={run}")
    assert [each.body["run"] for each in frames if each.name == "result"].count(run) == 1
    # Not splitlines: a line ends at a line feed, and a model may write U+2028 and its like.
    lines = (await client.get(f"/v1/matters/{matter}/facts")).text.rstrip("\n").split("\n")
    facts = [each for each in map(json.loads, lines) if each["subject"].split(".")[3] == run]
    words = [each for each in facts if _is_last_word(each)]
    assert len(words) == 1, [each["subject"] for each in facts]
    shown = (await client.get(f"/v1/matters/{matter}?wait={words[0]['seq']}")).json()
    return Outcome(matter, run, words[0]["fact"], shown, facts)


def _is_last_word(line: Json) -> bool:
    event = line["subject"].split(".")[4]
    return event == "routed" or (event == "ingested" and line["fact"]["outcome"] == "failed")
