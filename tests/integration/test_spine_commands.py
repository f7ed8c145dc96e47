"""What is promised of the commands, asked of them: evaluation, review, log, rebuild, replay."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from ruamel.yaml import YAML

from quotary.cli.review import NO_RECORDING
from support.embedded import ROOT, System
from support.outcomes import Json, hand_in
from support.samples import recorded
from support.standing import standing

__all__ = ["standing"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
SAMPLES = ROOT / "samples"
LABELS = YAML(typ="safe", pure=True).load((SAMPLES / "labels.yaml").read_text())["contracts"]
BOOK = ROOT / "playbooks" / "vendor-nda.yaml"


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


async def objects(system: System, *words: str) -> list[Json]:
    """The JSON objects that a command prints, one a line."""
    printed = await system.command(*words)
    return [json.loads(line) for line in printed.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("suite", ["samples", "attacks", "contratos"])
async def test_every_labelled_contract_is_routed_as_labelled(standing: System, suite: str) -> None:
    """The poisoned recording is among the samples: every quote paraphrased, and so red."""
    (figures,) = await objects(standing, "eval", "--suite", suite, "--json")
    assert figures["suite"] == suite
    assert figures["false_green"] == 0
    assert figures["contracts"] == figures["correct"] > 3
    if suite == "samples":
        assert figures["citation_integrity"] == 1.0
        assert figures["contracts"] > len(LABELS)


@pytest.mark.slow
async def test_without_a_model_no_sample_is_cleared(client: httpx.AsyncClient) -> None:
    for label in LABELS:
        content = (SAMPLES / label["file"]).read_bytes()
        outcome = await hand_in(client, Path(label["file"]).name, content)
        assert outcome.route != "green", label["file"]


@pytest.mark.parametrize("name", ["demo-nda.pdf", "nda-clean.txt"])
async def test_the_poisoned_recording_of_a_clean_contract_is_red(
    client: httpx.AsyncClient, name: str
) -> None:
    clean = SAMPLES / name
    reply = (SAMPLES / "poisoned" / f"{clean.stem}.reply.json").read_bytes()
    assert (await hand_in(client, clean.name, clean.read_bytes(), reply=reply)).route == "red"
    honest = recorded(clean.name)
    assert (await hand_in(client, clean.name, clean.read_bytes(), reply=honest)).route == "green"


async def test_one_changed_byte_has_no_recording(client: httpx.AsyncClient) -> None:
    content = (SAMPLES / "nda-clean.txt").read_bytes()
    changed = content.replace(b"two (2) years", b"six (6) years")
    assert len(changed) == len(content)
    outcome = await hand_in(client, "nda.txt", changed, proposer="recorded")
    _, sentence = outcome.failure
    assert "There is no recording for this document" in sentence
    assert "byte for byte" in sentence


async def test_a_file_without_a_recording_is_told_how_else_it_can_be_read(
    standing: System, tmp_path: Path
) -> None:
    own = tmp_path / "own.txt"
    own.write_text("Mutual Non-Disclosure Agreement\n\n1. It lasts two years.\n")
    printed = " ".join((await standing.command("review", str(own))).split())
    assert NO_RECORDING in printed
    assert "read with --proposer offline (no model, never green)" in printed
    offline = await standing.command("review", str(own), "--proposer", "offline")
    assert "--proposer offline" not in offline


async def test_review_prints_one_object_a_line(client: httpx.AsyncClient, standing: System) -> None:
    names = ("samples/demo-nda.pdf", "samples/nda-perpetual.txt")
    green, red = await objects(standing, "review", *names, "--json")
    assert (green["route"], red["route"]) == ("green", "red")
    for name, result in zip(names, (green, red), strict=True):
        assert result["file"] == name
        assert set(result) >= {
            *("matter", "run", "model_route", "document_type", "proposer", "reasons"),
            *("positions", "missing", "not_evaluated"),
        }
        text = (await client.get(f"/v1/matters/{result['matter']}/text")).text
        quotes = [each for position in result["positions"] for each in position["quotes"]]
        assert len(quotes) > 5
        for quote in quotes:
            assert text[quote["start"] : quote["end"]] == quote["text"]
        assert all(position["rule"] for position in result["positions"])
    assert {quote["page"] for p in green["positions"] for quote in p["quotes"]} == {1, 2}
    # The command line plays nothing at reading speed.
    facts = await objects(standing, "log", green["matter"], "--json")
    events = [each["subject"].split(".")[4] for each in facts]
    order = ["submitted", "ingested", "unit_ready", "proposed", "gated", "routed"]
    assert [each for each in events if each in order] == order
    assert facts[0]["fact"]["paced"] is False


async def test_a_projection_made_again_is_the_same(
    client: httpx.AsyncClient, standing: System
) -> None:
    await hand_in(client, "nda.txt", (SAMPLES / "nda-clean.txt").read_bytes())
    assert "no difference" in await standing.command("rebuild", "--check")


@pytest.mark.slow
async def test_a_replay_flips_what_the_changed_playbook_flips_and_asks_no_model(
    client: httpx.AsyncClient, standing: System, tmp_path: Path
) -> None:
    clean = (SAMPLES / "nda-clean.txt").read_bytes()
    reply = recorded("nda-clean.txt")
    flipped = await hand_in(client, "flipped.txt", clean, reply=reply)
    signed = await hand_in(client, "signed.txt", clean, reply=reply)
    act = {"kind": "signed_off", "who": "Ana", "run": "r1", "based_on": signed.facts[-1]["seq"]}
    answer = await client.post(f"/v1/matters/{signed.matter}/acts", json=act)
    assert answer.status_code == 201, answer.text
    assert (flipped.route, signed.route) == ("green", "green")
    stricter = tmp_path / "vendor-nda.yaml"
    stricter.write_text(stricter_about_the_term(BOOK.read_text()))
    before = await proposals(client, flipped.matter)

    command = ("replay", "--playbook", str(stricter), "--json")
    (told,) = await objects(standing, *command)
    assert told["model_calls"] == 0
    assert told["contracts"] == told["unchanged"] + len(told["flips"])
    flips = {each["matter"]: each for each in told["flips"]}
    for matter in (flipped.matter, signed.matter):
        flip = flips[matter]
        assert (flip["from"], flip["to"]) == ("green", "red")
        assert flip["file"] == ("flipped.txt" if matter == flipped.matter else "signed.txt")
        assert flip["counterparty"]
        (position,) = flip["positions"]
        assert (position["id"], position["from"], position["to"]) == ("term", "accept", "reject")
        assert "two (2) years" in position["quote"]
    shown = (await client.get(f"/v1/matters/{flipped.matter}")).json()
    assert (shown["route"], shown["run"]) == ("green", "r1"), "what-if records nothing"

    today = f"{datetime.now(UTC):%Y-%m-%d}"
    for scope, there in (
        (("--since", today, "--until", today, "--source", "upload"), True),
        (("--until", "2020-12-31"), False),
        (("--since", "2099-01-01"), False),
        (("--source", "dms"), False),
    ):
        (some,) = await objects(standing, *command, *scope)
        assert (flipped.matter in {each["matter"] for each in some["flips"]}) == there, scope
        assert (some["contracts"] > 0) == there, scope

    said = await standing.command("replay", "--playbook", "playbooks/obligations.yaml")
    assert "Looked at 0 contracts" in said
    assert "Playbooks of reviews: vendor-nda" in " ".join(said.split())

    (done,) = await objects(standing, *command, "--apply", "--yes")
    assert done["model_calls"] == 0
    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    shown = (await client.get(f"/v1/matters/{flipped.matter}?wait={seq}")).json()
    assert shown["route"] == "red"
    assert shown["run"].startswith("y")
    kept = (await client.get(f"/v1/matters/{signed.matter}")).json()
    assert (kept["route"], kept["run"], kept["status"]) == ("green", "r1", "signed_off")
    assert await proposals(client, flipped.matter) == before == 1


@pytest.mark.slow
async def test_a_replay_leaves_what_people_decided_unless_told_to(
    client: httpx.AsyncClient, standing: System
) -> None:
    text = (SAMPLES / "nda-perpetual.txt").read_bytes()
    reply = recorded("nda-perpetual.txt")
    people: dict[str, str] = {}
    for name in ("overridden.txt", "approved.txt", "untouched.txt"):
        people[name] = (await hand_in(client, name, text, reply=reply)).matter
    seen = {name: (await client.get(f"/v1/matters/{m}")).json() for name, m in people.items()}
    (red,) = [
        each["id"] for each in seen["overridden.txt"]["findings"] if each["verdict"] == "reject"
    ]
    act = {"who": "Bob", "run": "r1", "note": "Agreed by phone."}
    override = {"kind": "overridden", "position": red, "verdict": "fallback"}
    approval = {"kind": "approved", "exceptions": [red]}
    for name, what in (("overridden.txt", override), ("approved.txt", approval)):
        body = {**act, **what, "based_on": seen[name]["seq"]}
        answer = await client.post(f"/v1/matters/{people[name]}/acts", json=body)
        assert answer.status_code == 201, answer.text
    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    before = (await client.get(f"/v1/matters/{people['overridden.txt']}?wait={seq}")).json()
    assert before["route"] != "red"

    command = ("replay", "--playbook", str(BOOK), "--json")
    for mode in ((), ("--apply", "--yes")):
        (told,) = await objects(standing, *command, *mode)
        kept = {each["file"]: each for each in told["kept"]}
        assert set(kept) == {"overridden.txt", "approved.txt"}
        assert (kept["overridden.txt"]["overrides"], kept["overridden.txt"]["from"]) == (
            1, before["route"],
        )  # fmt: skip
        assert kept["overridden.txt"]["to"] == "red"
        assert kept["approved.txt"]["closing"] == "approved_over_red"
        assert told["contracts"] == told["unchanged"] + len(told["flips"]) + 2
        assert not {each["file"] for each in told["flips"]} & set(kept)
    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    runs = {
        name: (await client.get(f"/v1/matters/{matter}?wait={seq}")).json()
        for name, matter in people.items()
    }
    assert runs["untouched.txt"]["run"].startswith("y")
    assert (runs["overridden.txt"]["run"], runs["approved.txt"]["run"]) == ("r1", "r1")
    assert runs["overridden.txt"]["route"] == before["route"]
    assert runs["approved.txt"]["status"] == "approved_over_red"

    (told,) = await objects(standing, *command, "--apply", "--over-people", "--yes")
    assert told["kept"] == []
    assert {"overridden.txt"} == {each["file"] for each in told["flips"] if each["overrides"]}
    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    after = (await client.get(f"/v1/matters/{people['overridden.txt']}?wait={seq}")).json()
    assert (after["route"], after["run"][0]) == ("red", "y")


def stricter_about_the_term(source: str) -> str:
    """The playbook with two years refused."""
    short = 'verdict: fallback, because: "The term is shorter than two years'
    changed = source.replace('{years: ">= 2"}', '{years: ">= 2.5"}')
    changed = changed.replace(short, short.replace("fallback", "reject"))
    assert source.count(short) == 1
    return changed


async def proposals(client: httpx.AsyncClient, matter: str) -> int:
    facts = (await client.get(f"/v1/matters/{matter}/facts")).text.rstrip("\n").split("\n")
    return sum(".proposed." in json.loads(line)["subject"] for line in facts)
