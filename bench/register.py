"""300 pages from upload to register: seconds, and the peak memory of the five services.

The document is made here, from the clauses of the long sample agreement: five agreements of five
pairs of parties in one PDF, clauses numbered through. Its recordings are made from its labels. The
broker and the five services run as processes, as `quotary up` starts them; the clock runs from the
first byte of the upload until the API gives the whole register. Memory is the sum of PSS
(`/proc/PID/smaps_rollup`) over the services and their children, read twice a second, broker apart.

    uv run bench/register.py [--copies 5] [--json]

Meanwhile health and the queue's page are asked for twice a second: they answer whatever the
system works at.

Targets: at most 60 seconds on two cores, under 700 MB, no answer later than a second. Exit status:
0 where all hold, 1 where not.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "samples"))

from make_obligations import SOURCES, SOURCES_OF_OBLIGATIONS, Source  # noqa: E402
from obligation_marks import marked, plain  # noqa: E402
from typeset import typeset  # noqa: E402

from quotary.cli.client import Client  # noqa: E402
from quotary.cli.embedded.folder import DataFolder  # noqa: E402
from quotary.cli.embedded.nats_server import NatsServer  # noqa: E402
from quotary.cli.embedded.ports import free_port  # noqa: E402
from quotary.cli.embedded.supervisor import Supervisor, service_environment  # noqa: E402
from quotary.cli.evaluation.found_register import found_register  # noqa: E402
from quotary.cli.evaluation.placed_labels import PlacedLabels, placed  # noqa: E402
from quotary.cli.evaluation.register_labels import (  # noqa: E402
    LabelledObligation,
    LabelledRegister,
    obligation,
)
from quotary.cli.evaluation.register_scoring import RegisterCase  # noqa: E402
from quotary.cli.evaluation.stand_in import replies  # noqa: E402
from quotary.cli.reviewing import Order, review_all  # noqa: E402
from quotary.core.playbook import Playbook  # noqa: E402
from quotary.ingest.domain.planning import plan  # noqa: E402
from quotary.ingest.reading import read_document  # noqa: E402
from quotary.log.playbook_files import load_playbook  # noqa: E402

PARTIES = (
    ("Supplier", "Customer"),
    ("Provider", "Company"),
    ("Contractor", "Client"),
    ("Operator", "Principal"),
    ("Vendor", "Purchaser"),
)
SECONDS, MEGABYTES, ANSWERED = 60.0, 700.0, 1.0
_EVERY = 0.5
_CLAUSE = re.compile(r"^(## )?([0-9]+)(?=\.)", re.MULTILINE)
_SCHEDULE = re.compile(r"^## SCHEDULE ([A-Z])", re.MULTILINE)


@dataclass(frozen=True)
class Long:
    """The long document with its labels."""

    content: bytes
    labels: tuple[LabelledObligation, ...]


@dataclass(frozen=True)
class Measured:
    """What one run came to."""

    pages: int
    chunks: int
    obligations: int
    seconds: float
    megabytes: float
    by_service: dict[str, float]
    cpu_seconds: dict[str, float]
    slowest_answer: dict[str, float]
    lost: int


def long_document(copies: int) -> Long:
    """`copies` agreements in one PDF, clauses first, then all schedules."""
    msa = SOURCES_OF_OBLIGATIONS[-1]
    bodies: list[str] = []
    schedules: list[str] = []
    labels: list[LabelledObligation] = []
    for number, (seller, buyer) in enumerate(PARTIES[:copies]):
        for path in sorted((SOURCES / "msa").glob("*.txt")):
            text = _copy(path.read_text(encoding="utf-8").strip(), number, seller, buyer)
            (bodies if path.name < "07" else schedules).append(text)
            labels += _labels(msa, text, number, seller, buyer)
    assert msa.sheet is not None
    text = plain("\n\n".join((*bodies, *schedules)))
    return Long(typeset(text, msa.sheet), tuple(labels))


def _copy(text: str, number: int, seller: str, buyer: str) -> str:
    """One agreement's text with its own parties and numbers."""
    text = text.replace("Supplier", seller).replace("Customer", buyer)
    if number and "## SCHEDULE" not in text:
        text = _CLAUSE.sub(lambda found: f"{found[1] or ''}{int(found[2]) + 35 * number}", text)
    text = _SCHEDULE.sub(rf"## SCHEDULE \g<1>-{number + 1}", text)
    # Several places to sign would end the document at the first of them.
    return re.sub(r"\n\nIN WITNESS.*", "", text, flags=re.DOTALL)


def _labels(
    msa: Source, text: str, number: int, seller: str, buyer: str
) -> Iterator[LabelledObligation]:
    names = {"S": [f"[Tt]he {seller}"], "C": [f"[Tt]he {buyer}"], "E": msa.names["E"]}
    for at, each in enumerate(marked(text, names)):
        if not each.why:
            entry = {
                "id": f"{number + 1}/{each.clause}/{at}",
                "modality": each.modality,
                "quote": each.quote,
                "party": each.party,
                "deadline": each.deadline,
                "trigger": each.trigger,
                "risk": each.risk,
            }
            yield obligation(ROOT, entry)


async def measure(copies: int, folder: Path) -> Measured:
    """One upload on a fresh system."""
    playbook = load_playbook(ROOT / "playbooks" / "obligations.yaml").playbook
    made = long_document(copies)
    path = folder / "long.pdf"
    path.write_bytes(made.content)
    labelled = LabelledRegister(path, "obligations", made.labels)
    labels = _placed(labelled, playbook)
    _record(folder / "recordings", made.content, labels, playbook)
    port = free_port()
    server = NatsServer(DataFolder(folder / "data"), sync_interval="always")
    environment = service_environment(
        folder / "data",
        {
            "QUOTARY_PORT": str(port),
            "QUOTARY_RECORDINGS": str(folder / "recordings"),
            "QUOTARY_PLAYBOOKS": str(ROOT / "playbooks"),
        },
    )
    supervisor = Supervisor(server, environment)
    await supervisor.start()
    try:
        return await _one(supervisor, f"http://127.0.0.1:{port}", labelled, labels)
    finally:
        await supervisor.stop()


async def _one(
    supervisor: Supervisor, url: str, labelled: LabelledRegister, labels: PlacedLabels
) -> Measured:
    await _healthy(url)
    async with Client(url) as client:
        peaks: dict[str, float] = {}
        slowest: dict[str, float] = {}
        watching = [
            asyncio.create_task(_watch(supervisor, peaks)),
            *(asyncio.create_task(_look(url, path, slowest)) for path in ("/v1/health", "/")),
        ]
        before = cpu(supervisor)
        started = time.perf_counter()
        order = Order("obligations", "recorded")
        (result,) = await review_all(client, [labelled.path], order, lambda _path, _step: None)
        seconds = time.perf_counter() - started
        for each in watching:
            each.cancel()
        after = cpu(supervisor)
    if not result["route"]:
        raise SystemExit(f"the document was not reviewed: {result['reasons']}")
    case = RegisterCase(labelled, labels, found_register(result["register"]), "yellow")
    return Measured(
        pages=len(labels.document.pages),
        chunks=len(labels.spans),
        obligations=len(case.found.rows),
        seconds=round(seconds, 2),
        megabytes=round(peaks.pop("together"), 1),
        by_service={name: round(peak, 1) for name, peak in sorted(peaks.items())},
        cpu_seconds={name: round(after[name] - before[name], 1) for name in sorted(before)},
        slowest_answer={path: round(seconds, 2) for path, seconds in slowest.items()},
        lost=len(case.lost()),
    )


async def _healthy(url: str) -> None:
    # Not by the command's client: it takes a system that is starting for one that fell silent.
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http, asyncio.timeout(60):
        while True:
            if await _answers(http):
                break
            await asyncio.sleep(0.2)
    # Every service is up before the clock runs: it measures work, not the start.
    await asyncio.sleep(5)


async def _answers(http: httpx.AsyncClient) -> bool:
    try:
        for path in ("/v1/health", "/v1/playbooks/obligations"):
            if not (await http.get(path)).is_success:
                return False
    except httpx.TransportError:
        return False
    return True


async def _look(url: str, path: str, slowest: dict[str, float]) -> None:
    """Keep the longest that the system took to answer, in seconds."""
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        while True:
            asked = time.perf_counter()
            (await http.get(path)).raise_for_status()
            slowest[path] = max(time.perf_counter() - asked, slowest.get(path, 0.0))
            await asyncio.sleep(_EVERY)


async def _watch(supervisor: Supervisor, peaks: dict[str, float]) -> None:
    """Keep the peak of each service's memory, and of all together, in megabytes."""
    while True:
        now = {name: pss(pid) for name, pid in supervisor.pids.items() if name != "nats"}
        now["together"] = sum(now.values())
        for name, size in now.items():
            peaks[name] = max(size, peaks.get(name, 0.0))
        await asyncio.sleep(_EVERY)


def pss(pid: int) -> float:
    """Megabytes of the process and its children; pages that are shared count in part."""
    rollups = [each / "smaps_rollup" for each in _family(pid)]
    found = [re.search(r"^Pss:\s+([0-9]+)", _read(each), re.MULTILINE) for each in rollups]
    return sum(int(each[1]) for each in found if each) / 1024


def cpu(supervisor: Supervisor) -> dict[str, float]:
    """Seconds of processor time that the broker and each service have used, with children."""
    ticks = os.sysconf("SC_CLK_TCK")
    used: dict[str, float] = {}
    for name, pid in supervisor.pids.items():
        stats = [_read(each / "stat").rpartition(")")[2].split() for each in _family(pid)]
        used[name] = sum(int(stat[11]) + int(stat[12]) for stat in stats if stat) / ticks
    return used


def _family(pid: int) -> Iterator[Path]:
    """The process and its descendants, as folders of `/proc`."""
    process = Path("/proc") / str(pid)
    yield process
    for task in process.glob("task/*"):
        for child in _read(task / "children").split():
            yield from _family(int(child))


def _read(path: Path) -> str:
    """What the file says, nothing where its process has ended in the meantime."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _placed(labelled: LabelledRegister, playbook: Playbook) -> PlacedLabels:
    document = read_document(labelled.path.read_bytes(), labelled.path.name).document
    assert document is not None
    return placed(labelled, document, plan(document, "chunk", playbook.chunk))


def _record(folder: Path, content: bytes, labels: PlacedLabels, playbook: Playbook) -> None:
    target = folder / playbook.id / hashlib.sha256(content).hexdigest()
    target.mkdir(parents=True)
    made = replies(labels, (), [term.id for term in playbook.terms])
    for unit, reply in enumerate(made, 1):
        (target / f"{unit}.txt").write_text(reply, encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """0 where both targets hold."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--copies", type=int, default=5, choices=range(1, 6))
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="quotary-bench-") as name:
        found = asyncio.run(measure(given.copies, Path(name)))
    slowest = max(found.slowest_answer.values())
    holds = found.seconds <= SECONDS and found.megabytes < MEGABYTES and not found.lost
    holds = holds and slowest <= ANSWERED
    if given.json:
        print(json.dumps({**vars(found), "cores": os.cpu_count(), "holds": holds}))
        return 0 if holds else 1
    print(f"{found.pages} pages, {found.chunks} chunks, {found.obligations:,} obligations")
    print(f"upload to register: {found.seconds} s (target {SECONDS:.0f}) on {os.cpu_count()} cores")
    print(f"peak PSS of the services: {found.megabytes} MB (target {MEGABYTES:.0f})")
    for service, megabytes in found.by_service.items():
        seconds = found.cpu_seconds[service]
        print(f"  {service}: {megabytes} MB at its own peak, {seconds} s of processor time")
    print(f"  broker: {found.cpu_seconds['nats']} s of processor time")
    for path, took in found.slowest_answer.items():
        print(f"slowest answer of {path} meanwhile: {took} s (target {ANSWERED:.0f})")
    print(f"labelled duties lost: {found.lost}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
