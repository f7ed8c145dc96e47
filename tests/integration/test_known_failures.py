"""What the closest existing program was measured to get wrong, each proven right on a whole system.

The table of all of them is in docs/bad-input.md.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from quotary.cli.embedded.ports import free_port
from support.broker import Broker
from support.crashing import SAMPLES
from support.embedded import PARTS, ROOT, System, persistently
from support.outcomes import Json, Outcome, ended, hand_in
from support.samples import recorded
from support.standing import standing

__all__ = ["standing"]

shared = pytest.mark.asyncio(loop_scope="module")
reportlab: Any = import_module("reportlab.pdfgen.canvas")
CLEAN, HONEST = SAMPLES[0][0].read_bytes(), SAMPLES[0][1]
FIVE_YEARS = (ROOT / "samples" / "nda-five-year.md").read_text()
GIGABYTE = 1 << 30


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


async def act(client: httpx.AsyncClient, outcome: Outcome, kind: str, **given: object) -> Json:
    """The matter after an act of Ana's on it as it is now."""
    lines = (await client.get(f"/v1/matters/{outcome.matter}/facts")).text.rstrip("\n").split("\n")
    seq = json.loads(lines[-1])["seq"]
    body = {"kind": kind, "who": "Ana", "run": "r1", "based_on": seq, **given}
    answer = await client.post(f"/v1/matters/{outcome.matter}/acts", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["matter"]


@pytest.mark.slow
@shared
async def test_a_kill_of_everything_loses_no_open_and_no_closed_matter(
    client: httpx.AsyncClient, standing: System
) -> None:
    still_open = await hand_in(client, "nda.txt", CLEAN, reply=HONEST)
    closed = await hand_in(client, "nda.txt", CLEAN, reply=HONEST)
    await act(client, closed, "signed_off")
    before = standing.pids()
    assert set(before) == set(PARTS)
    for part in PARTS:
        standing.kill(part)
    for outcome, status in ((still_open, "needs_sign_off"), (closed, "signed_off")):
        address = f"/v1/matters/{outcome.matter}?wait={outcome.facts[-1]['seq']}"
        answer = await persistently(lambda at=address: client.get(at))
        assert answer.status_code == 200, answer.text
        assert (answer.json()["status"], answer.json()["route"]) == (status, "green")
    assert not set(before.values()) & set(standing.pids().values())


@pytest.mark.slow
@shared
async def test_a_pdf_of_200_pages_holds_up_nobody_and_takes_no_gigabyte(
    client: httpx.AsyncClient, standing: System
) -> None:
    # Processes that have just started make what they need with their first contract.
    await hand_in(client, "demo-nda.pdf", demo_pdf(), reply=recorded("demo-nda.pdf"))
    answer = await client.post(
        "/v1/matters",
        files=[("files", ("long.pdf", long_pdf(200)))],
        data={"playbook": "vendor-nda", "proposer": "offline"},
    )
    long = answer.json()["submitted"][0]["matter"]
    short = await hand_in(client, "demo-nda.pdf", demo_pdf(), reply=recorded("demo-nda.pdf"))
    assert short.route == "green"
    outcome = await ended(client, long)
    assert outcome.route
    (ingested,) = outcome.of("ingested")
    assert ingested["characters"] > 400_000
    # In the order of the log: the short one was routed before the long one had been read.
    read = next(each["seq"] for each in outcome.facts if ".ingested." in each["subject"])
    routed = next(each["seq"] for each in short.facts if ".routed." in each["subject"])
    assert routed < read
    peaks = [peak_memory(pid) for pid in descendants(standing)]
    assert max(peaks) < GIGABYTE / 2, peaks
    assert sum(peaks) < GIGABYTE, peaks


def demo_pdf() -> bytes:
    return (ROOT / "samples" / "demo-nda.pdf").read_bytes()


def long_pdf(pages: int) -> bytes:
    """A text PDF: 52 lines of contract on every page."""
    output = BytesIO()
    canvas = reportlab.Canvas(output, pageCompression=1, invariant=1)
    for page in range(pages):
        for line in range(52):
            canvas.drawString(
                50, 790 - 14 * line, f"{page}.{line} The Recipient keeps item {line} secret."
            )
        canvas.showPage()
    canvas.save()
    return output.getvalue()


def descendants(system: System) -> list[int]:
    """The processes of the services and those that they started themselves."""
    parents = set(system.pids().values())
    found = set(parents)
    for entry in Path("/proc").iterdir():
        try:
            parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except (OSError, IndexError):
            continue
        if parent in parents:
            found.add(int(entry.name))
    return sorted(found)


def peak_memory(pid: int) -> int:
    """The most that a process has held, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(each for each in status.splitlines() if each.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024


@shared
async def test_the_queue_is_read_page_by_page(client: httpx.AsyncClient) -> None:
    files = [("files", (f"q{n}.txt", b"Each party keeps secrets.")) for n in range(60)]
    answer = await client.post("/v1/matters", files=files, data={"playbook": "vendor-nda"})
    claimed = [each["matter"] for each in answer.json()["submitted"]]
    for matter in claimed:
        await ended(client, matter)
    whole = (await client.get("/v1/matters")).json()
    assert len(whole["matters"]) < len(claimed)
    assert whole["next_cursor"]
    assert whole["counts"]["total"] >= len(claimed)
    seen: list[str] = []
    cursor = ""
    while cursor or not seen:
        page = (await client.get("/v1/matters", params={"limit": 7, "cursor": cursor})).json()
        assert len(page["matters"]) <= 7
        seen += [each["matter"] for each in page["matters"]]
        cursor = page["next_cursor"]
    assert len(seen) == len(set(seen)) == whole["counts"]["total"]
    assert set(claimed) <= set(seen)


@shared
async def test_a_review_again_wipes_no_override(client: httpx.AsyncClient) -> None:
    outcome = await hand_in(
        client, "nda.md", FIVE_YEARS.encode(), reply=recorded("nda-five-year.md")
    )
    override = {"position": "term", "verdict": "accept", "note": "agreed by phone"}
    assert (await act(client, outcome, "overridden", **override))["route"] == "green", override
    answer = await client.post(
        f"/v1/matters/{outcome.matter}/review", json={"proposer": "recorded"}
    )
    again = await ended(client, outcome.matter, answer.json()["run"])
    # The new run counts with its own verdicts, and nothing is gone: a person may carry it over.
    assert again.route == "yellow"
    overrides = {each["run"]: each["overrides"] for each in again.shown["runs"]}
    assert overrides["r2"] == []
    (kept,) = overrides["r1"]
    assert (kept["who"], kept["position"], kept["note"]) == ("Ana", "term", "agreed by phone")
    page = (await client.get(f"/matters/{outcome.matter}")).text
    assert "agreed by phone" in page


@shared
async def test_a_red_matter_approved_is_never_plainly_approved(client: httpx.AsyncClient) -> None:
    name = "nda-perpetual.txt"
    red = await hand_in(client, name, (ROOT / "samples" / name).read_bytes(), reply=recorded(name))
    assert red.route == "red"
    wrong = [each["id"] for each in red.shown["findings"] if each["verdict"] != "accept"]
    overridden: Json = {}
    for position in wrong:
        override = {"position": position, "verdict": "accept", "note": "as agreed"}
        overridden = await act(client, red, "overridden", **override)
    assert overridden["route"] != overridden["model_route"] == "red"
    unnamed = await client.post(
        f"/v1/matters/{red.matter}/acts",
        json={
            "kind": "approved", "who": "Ana", "run": "r1", "note": "fine",
            "based_on": overridden["seq"],
        },
    )  # fmt: skip
    assert unnamed.status_code == 409
    exceptions = unnamed.json()["exceptions"]
    assert "term" in exceptions
    approved = await act(client, red, "approved", note="fine", exceptions=exceptions)
    assert (approved["status"], approved["model_route"]) == ("approved_over_red", "red")
    listed = (await client.get("/v1/matters", params={"status": "approved"})).json()["matters"]
    assert red.matter not in {each["matter"] for each in listed}


@shared
async def test_every_audit_entry_names_its_person_and_is_no_prose(
    client: httpx.AsyncClient,
) -> None:
    outcome = await hand_in(client, "nda.txt", CLEAN, reply=HONEST)
    at = f"/v1/matters/{outcome.matter}"
    for who, status in (({}, 400), ({"who": ""}, 400), ({"who": None}, 400), ({"who": " "}, 422)):
        body = {"kind": "noted", "note": "n", "based_on": outcome.shown["seq"], **who}
        answer = await client.post(f"{at}/acts", json=body)
        assert (answer.status_code, "who" in answer.json()["detail"]) == (status, True)
    override = {"position": "term", "verdict": "fallback", "note": "two years is short"}
    await act(client, outcome, "overridden", **override)
    await act(client, outcome, "approved", note="small deal")
    lines = (await client.get(f"{at}/facts")).text.rstrip("\n").split("\n")
    acts = [each["fact"] for each in map(json.loads, lines) if ".act." in each["subject"]]
    assert [(each["kind"], each["who"], each["run"]) for each in acts] == [
        ("overridden", "Ana", "r1"),
        ("approved", "Ana", "r1"),
    ]
    assert (acts[0]["position"], acts[0]["verdict"]) == ("term", "fallback")
    assert [each["note"] for each in acts] == ["two years is short", "small deal"]
    assert all(each["at"] and each["based_on"] for each in acts)


@shared
async def test_the_honest_replies_that_the_false_greens_are_made_of(
    client: httpx.AsyncClient,
) -> None:
    """Without this, a test that expects "not green" could not fail."""
    assert (await hand_in(client, "nda.txt", CLEAN, reply=HONEST)).route == "green"
    reply = recorded("nda-five-year.md")
    assert (await hand_in(client, "nda.md", FIVE_YEARS.encode(), reply=reply)).route == "yellow"


@shared
@pytest.mark.parametrize(
    ("position", "fields"),
    [
        ("term", {"years": 2}),
        ("term", {"years": 3, "perpetual": None}),
        ("governing_law", {"jurisdiction": "Delaware"}),
        ("ai_training", {"training_allowed": None}),
    ],
)
async def test_no_green_from_fields_that_the_quote_does_not_support(
    client: httpx.AsyncClient, position: str, fields: Json
) -> None:
    outcome = await hand_in(
        client,
        "nda.md",
        FIVE_YEARS.encode(),
        reply=changed(recorded("nda-five-year.md"), position, fields=fields),
    )
    assert outcome.route != "green"
    assert outcome.finding("term")["verdict"] != "accept"
    assert outcome.finding(position)["alerts"] or outcome.finding(position)["verdict"] != "accept"


@shared
async def test_no_green_from_a_quote_of_another_clause(client: httpx.AsyncClient) -> None:
    """A sentence that is really there, states two years, and is about something else."""
    other = "Each of us will keep its accounts of the Project for two (2) years."
    text = FIVE_YEARS.replace("## 10.", f"{other}\n\n## 10.")
    reply = changed(recorded("nda-five-year.md"), "term", quotes=[other], fields={"years": 2})
    outcome = await hand_in(client, "nda.md", text.encode(), reply=reply)
    assert outcome.route != "green"
    assert outcome.finding("term")["verdict"] != "accept"


@shared
@pytest.mark.parametrize("letter", ["a", "A", "2", ".", " "])
async def test_no_green_from_one_letter_quotes(client: httpx.AsyncClient, letter: str) -> None:
    reply = json.loads(HONEST)
    for position in reply["positions"]:
        position["quotes"] = [letter] if position["quotes"] else []
    outcome = await hand_in(client, "nda.txt", CLEAN, reply=json.dumps(reply))
    assert outcome.route == "red"
    quoted = [each for each in outcome.shown["findings"] if each["id"] == "term"]
    assert [each["quotes"] for each in quoted] == [[]]


@shared
@pytest.mark.parametrize("last", [True, False])
async def test_no_green_from_duplicated_ids(client: httpx.AsyncClient, last: bool) -> None:  # noqa: FBT001
    """Neither the first nor the last of two answers wins: the position has none."""
    name = "nda-perpetual.txt"
    reply = json.loads(recorded(name))
    kind = next(each for each in json.loads(HONEST)["positions"] if each["id"] == "non_solicit")
    kind["id"] = "term"
    reply["positions"].insert(len(reply["positions"]) if last else 0, kind)
    text = (ROOT / "samples" / name).read_bytes()
    outcome = await hand_in(client, name, text, reply=json.dumps(reply))
    assert outcome.route == "red"
    assert outcome.finding("term")["verdict"] == "reject"
    twice = json.loads(HONEST)
    twice["positions"].append(next(p for p in twice["positions"] if p["id"] == "term"))
    assert (await hand_in(client, "nda.txt", CLEAN, reply=json.dumps(twice))).route != "green"


def changed(reply: str, position: str, **values: Any) -> str:
    """The reply with other quotes or fields of one position."""
    body = json.loads(reply)
    found = next(each for each in body["positions"] if each["id"] == position)
    found["fields"].update(values.pop("fields", {}))
    found.update(values)
    return json.dumps(body)


@pytest.mark.slow
async def test_two_api_processes_find_the_same_matters(
    broker: Broker, tmp_path: Path, postgres_url: str
) -> None:
    """Handed in at either, every matter is at both: in reads, lists and events."""
    async with process(broker, tmp_path, postgres_url) as one:
        async with process(broker, tmp_path, postgres_url) as two:
            claimed: list[tuple[str, int]] = []
            for number in range(10):
                at = (one, two)[number % 2]
                files = [("files", (f"nda{number}.txt", CLEAN))]
                (run,) = (await at.post("/v1/matters", files=files)).json()["submitted"]
                claimed.append((run["matter"], run["seq"]))
            for at in (one, two):
                for matter, seq in claimed:
                    found = await at.get(f"/v1/matters/{matter}?wait={seq}")
                    assert found.status_code == 200, found.text
                listed = (await at.get("/v1/matters")).json()["matters"]
                assert {each["matter"] for each in listed} == {matter for matter, _ in claimed}
        # One of them is gone; the other goes on by itself.
        for matter, seq in claimed:
            assert (await one.get(f"/v1/matters/{matter}?wait={seq}")).status_code == 200


@asynccontextmanager
async def process(
    broker: Broker, folder: Path, database_url: str
) -> AsyncGenerator[httpx.AsyncClient]:
    """A client of an api in an operating system process of its own."""
    port = free_port()
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "quotary.api",
        env={
            **os.environ,
            **broker.environment("api"),
            "QUOTARY_DATA": str(folder),
            "QUOTARY_DATABASE_URL": database_url,
            "QUOTARY_PORT": str(port),
        },
    )
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as client:
        await persistently(lambda: client.get("/v1/health"))
        yield client
    running.kill()
    await running.wait()
