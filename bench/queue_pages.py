"""First byte of a queue page with very many matters, asked of a real api process over HTTP.

The projection is filled by its own writer from made-up facts; then a broker and `quotary.api` run
as they do in production, and one client asks for 200 pages of the API and 200 of the desk, which
also counts every filter and draws the rows.

    uv run python bench/queue_pages.py [--matters 100000] [--database URL] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

import httpx
from sqlalchemy import Engine

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from quotary.api.store.batch import Seen
from quotary.api.store.checkpoint import NAME
from quotary.api.store.engine import make_engine, writing
from quotary.api.store.migrating import migrate
from quotary.api.store.projection import Projection
from quotary.api.store.rebuilding import refresh_statistics
from quotary.api.store.tables import checkpoint
from quotary.cli.embedded.child import die_with_parent
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.ports import free_port
from quotary.core.decision import Decision
from quotary.core.verdict import Route, Verdict
from support.made_log import Said, act
from support.made_run import Made

FIRST_SEQ = 10_000_000
"""Made-up facts lie beyond the live log's, which begins at 1."""
BATCH = 2_000
REQUESTS = 200
NAMES = (
    "globex", "initech", "umbrella", "hooli", "stark", "wayne", "wonka", "acme", "soylent", "tyrell"
)  # fmt: skip
KINDS = ("nda", "msa", "order form", "dpa", "amendment")
POSITIONS = 10


class Contract(Made):
    """A run with ten positions, as the NDA playbook has."""

    def decision(self) -> Decision:
        """One position not accepted, nine as they should be."""
        one = super().decision()
        rest = tuple(
            replace(one.positions[0], id=f"position_{n}", verdict=Verdict.ACCEPT)
            for n in range(1, POSITIONS)
        )
        return replace(one, positions=one.positions + rest)


def facts_of(index: int, dice: random.Random) -> list[Said]:
    """One matter's facts: most wait for a sign-off, some run, some failed, some are closed."""
    name = dice.choice(NAMES)
    made = Contract(
        matter=f"m{index}",
        filename=f"{name} {dice.choice(KINDS)} {index}.pdf",
        counterparty=f"{name.title()} {dice.choice(('Ltd', 'GmbH', 'SA'))}",
        route=dice.choices(tuple(Route), (50, 30, 15, 5))[0],
        verdict=dice.choice(tuple(Verdict)),
    )
    steps = [(subject, fact) for _, subject, fact in made.steps()]
    if dice.random() < 0.01:
        return steps[: dice.randint(1, 5)]
    if dice.random() < 0.01:
        return [steps[0], (made.at("ingested"), made.unreadable())]
    if dice.random() < 0.01:
        again = replace(made, run="r2")
        steps += [(again.at("submitted"), again.submitted())]
        steps += [(again.at("ingested"), again.unreadable())]
    person = dice.choice(("Ana", "Bo", "Cy", "Di", ""))
    acts = [act(made.matter, 1, "assigned", detail={"assignee": person})] if person else []
    if dice.random() < 0.3:
        acts.append(act(made.matter, len(acts) + 1, "approved", run="r1", note="agreed"))
    return steps + acts


def batches(matters: int) -> Iterator[list[Seen]]:
    """The whole made-up log."""
    dice = random.Random(1)
    seq, batch = FIRST_SEQ, list[Seen]()
    for index in range(matters):
        for subject, fact in facts_of(index, dice):
            seq += 1
            batch.append(Seen(seq, subject, fact, b""))
        if len(batch) >= BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def fill(engine: Engine, matters: int) -> float:
    """Facts projected a second."""
    migrate(engine)
    projection = Projection(engine)
    at, facts, spent = 0, 0, 0.0
    for batch in batches(matters):
        projection.take_lease()
        started = time.perf_counter()
        projection.take(batch, at, batch[-1].seq, "")
        spent += time.perf_counter() - started
        at, facts = batch[-1].seq, facts + len(batch)
    with writing(engine).begin() as connection:
        connection.execute(checkpoint.update().where(checkpoint.c.name == NAME).values(seq=0))
    projection.release_lease()
    refresh_statistics(engine)
    return facts / spent


ASKED: dict[str, dict[str, str]] = {
    "newest": {},
    "red": {"route": "red"},
    "needs sign-off": {"status": "needs_sign_off", "sort": "oldest"},
    "running": {"status": "running"},
    "failed": {"status": "failed"},
    "two filters": {"route": "red", "assignee": "Ana"},
    "by severity": {"sort": "severity"},
    "by name": {"sort": "name"},
    "by counterparty, yellow": {"sort": "counterparty", "route": "yellow"},
    "search, one hit": {"q": "99"},
    "search, a tenth": {"q": "globex"},
    "search, two words": {"q": "globex amendm"},
    "search, everything": {"q": "pdf"},
    "search by name order": {"q": "hooli", "sort": "name"},
}


DESK = "desk"
OPEN = "open"
"""What the desk shows first: whatever still asks something of someone."""
_NEXT = re.compile(r'class="btn btn-s" href="([^"]+)" hx-get')


async def measure_desk(url: str) -> dict[str, list[float]]:
    """Milliseconds to the first byte of the desk's own page, by kind; deep pages too."""
    found: dict[str, list[float]] = {f"{DESK}: {name}": [] for name in (*ASKED, OPEN)}
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        first = {
            f"{DESK}: {name}": f"/?{urlencode({'view': 'all', **query})}"
            for name, query in ASKED.items()
        } | {f"{DESK}: {OPEN}": "/"}
        for address in first.values():
            await client.get(address)
        places = dict(first)
        kinds = list(first)
        for turn in range(REQUESTS):
            name = kinds[turn % len(kinds)]
            started = time.perf_counter()
            async with client.stream("GET", places[name]) as answer:
                chunks = answer.aiter_text()
                text = await anext(chunks)
                found[name].append((time.perf_counter() - started) * 1000)
                assert answer.status_code == 200
                text += "".join([each async for each in chunks])
            further = _NEXT.search(text)
            places[name] = html.unescape(further[1]) if further else first[name]
    return found


async def measure(url: str) -> dict[str, list[float]]:
    """Milliseconds to the first byte, by kind of page; deep pages follow the cursor."""
    found: dict[str, list[float]] = {}
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        for name, query in ASKED.items():
            for _ in range(2):
                await client.get("/v1/matters", params=query)
            found[name] = []
        cursors: dict[str, str] = {}
        kinds = list(ASKED)
        for turn in range(REQUESTS):
            name = kinds[turn % len(kinds)]
            query = {**ASKED[name], **({"cursor": cursors[name]} if cursors.get(name) else {})}
            started = time.perf_counter()
            async with client.stream("GET", "/v1/matters", params=query) as answer:
                await anext(answer.aiter_raw())
                found[name].append((time.perf_counter() - started) * 1000)
                assert answer.status_code == 200
            page = (await client.get("/v1/matters", params=query)).json()
            cursors[name] = page["next_cursor"]
    return found


def p95(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[max(0, round(len(values) * 0.95) - 1)]


async def serve_and_measure(folder: Path, database: str) -> dict[str, list[float]]:
    """Run broker and api, and measure."""
    server = NatsServer(DataFolder(folder / "broker"), sync_interval="2m")
    await server.start()
    await server.initialise()
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "quotary.api",
        preexec_fn=die_with_parent,
        env={
            **os.environ,
            "QUOTARY_NATS_URL": server.url,
            "QUOTARY_NATS_USER": "api",
            "QUOTARY_NATS_PASSWORD": server.passwords["api"],
            "QUOTARY_DATA": str(folder),
            "QUOTARY_DATABASE_URL": database,
            "QUOTARY_PORT": str(port),
        },
    )
    url = f"http://127.0.0.1:{port}"
    try:
        await _healthy(url)
        return {**await measure(url), **await measure_desk(url)}
    finally:
        process.terminate()
        await process.wait()
        await server.stop()


async def _healthy(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        for _ in range(600):
            try:
                if (await client.get("/v1/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
    raise SystemExit("the api does not become healthy")


def main() -> None:
    """Fill, serve, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matters", type=int, default=100_000)
    parser.add_argument("--database", default="", help="postgresql+psycopg://…, an empty one")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="quotary-bench-") as name:
        folder = Path(name)
        engine = make_engine(options.database or f"sqlite:///{folder / 'quotary.db'}")
        rate = fill(engine, options.matters)
        kind = engine.dialect.name
        engine.dispose()
        found = asyncio.run(serve_and_measure(folder, options.database))
    api = [each for name, values in found.items() if not name.startswith(DESK) for each in values]
    desk = [each for name, values in found.items() if name.startswith(DESK) for each in values]
    result = {
        "database": kind,
        "matters": options.matters,
        "facts_per_s": round(rate),
        "requests": len(api) + len(desk),
        "p50_ms": round(statistics.median(api), 1),
        "p95_ms": round(p95(api), 1),
        "desk_p50_ms": round(statistics.median(desk), 1),
        "desk_p95_ms": round(p95(desk), 1),
        "load": round(os.getloadavg()[0], 1),
    }
    if options.json:
        print(json.dumps(result))
        return
    print(json.dumps(result, indent=1))
    for each, values in found.items():
        print(f"{each:32} p50 {statistics.median(values):7.1f} ms   p95 {p95(values):7.1f} ms")


if __name__ == "__main__":
    main()
