"""Handing in documents and waiting for their routes, several at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quotary.cli.client import ApiLost, ApiProblem, Client
from quotary.log.purposes import Purpose

Json = dict[str, Any]
Progress = Callable[[Path, str], None]
_AT_ONCE = 8
_NOT_TAKEN = (
    "The system stopped answering before it said that it has taken this document in: hand it in "
    "again."
)
_NOT_SEEN = (
    "The system stopped answering before this was reviewed. It has the document and goes on with "
    "it once it is back: `quotary log MATTER` says how far it came."
)
_ROWS = 5_000
"""Rows of a register that are asked for at once."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked for each document."""

    playbook: str = "auto"
    proposer: str = "recorded"
    recordings: tuple[Path, ...] = ()
    purpose: Purpose = "review"


async def review_all(
    client: Client, files: Sequence[Path], order: Order, progress: Progress
) -> list[Json]:
    """One result per file, in the order given; a refused file's result carries the sentence."""
    places = asyncio.Semaphore(_AT_ONCE)

    async def one(path: Path) -> Json:
        async with places:
            return await _review(client, path, order, progress)

    return await asyncio.gather(*(one(path) for path in files))


async def _review(client: Client, path: Path, order: Order, progress: Progress) -> Json:
    progress(path, "handing in")
    try:
        claimed = await client.submit(
            path,
            playbook=order.playbook,
            proposer=order.proposer,
            recordings=list(order.recordings),
            purpose=order.purpose,
        )
    except ApiProblem as error:
        progress(path, "refused")
        return _refused(path, order, str(error))
    except ApiLost:
        progress(path, "lost")
        return _refused(path, order, _NOT_TAKEN)
    matter, run = str(claimed["matter"]), str(claimed["run"])
    try:
        return await _result(client, path, order, progress, claimed)
    except ApiProblem as error:
        sentence = str(error)
    except ApiLost:
        sentence = _NOT_SEEN
    progress(path, "lost")
    return {**_refused(path, order, sentence), "matter": matter, "run": run}


async def _result(
    client: Client, path: Path, order: Order, progress: Progress, claimed: Json
) -> Json:
    """The result of a run that was claimed, once it has ended."""
    matter, run = str(claimed["matter"]), str(claimed["run"])
    result: Json = {}
    seq = units = 0
    async for state in client.ended(matter, run, int(claimed["seq"])):
        progress(path, str(state["step"]))
        result, seq, units = state["review"], int(state["seq"]), int(state["units"])
    if 0 < units < len(order.recordings):
        sentence = _surplus(len(order.recordings), units)
        return {**_refused(path, order, sentence), "matter": matter, "run": run}
    if result["route"]:
        report = await client.get(f"/v1/matters/{matter}/report", run=run)
        if report["scope"] == "clause":
            result = {**result, "report": report}
        elif report["scope"] == "chunk":
            result = {**result, "register": await _register(client, matter, run, seq)}
    return {**result, "file": str(path)}


async def _register(client: Client, matter: str, run: str, seq: int) -> Json:
    """The run's register with every row, page by page, once the log is projected up to `seq`."""
    path = f"/v1/matters/{matter}/register"
    register = await client.get(path, run=run, limit=_ROWS, wait=seq)
    rows, cursor = list(register["obligations"]), str(register["next_cursor"])
    while cursor:
        page = await client.get(path, run=run, limit=_ROWS, cursor=cursor)
        rows += page["obligations"]
        cursor = str(page["next_cursor"])
    return {**register, "obligations": rows, "next_cursor": ""}


def _surplus(given: int, units: int) -> str:
    """Why recordings that no unit asked for are no review: one of them was meant to be used."""
    parts = "one part" if units == 1 else f"{units} parts"
    return (
        f"{given} recordings were given, and the document was read in {parts}, a recording each. "
        "Leave out what belongs to another document."
    )


def _refused(path: Path, order: Order, sentence: str) -> Json:
    return {
        "file": str(path),
        "matter": "",
        "run": "",
        "route": None,
        "model_route": None,
        "document_type": None,
        "proposer": order.proposer,
        "reasons": [sentence],
        "model_reasons": [],
        "positions": [],
        "noticed": [],
        "missing": [],
        "not_evaluated": 0,
    }
