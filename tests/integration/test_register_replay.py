"""A register decided again under other confidences: its rows and signatures afterwards."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from support.embedded import System
from support.outcomes import Json, hand_in
from support.standing import standing

__all__ = ["standing"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
PLAYBOOK = """\
playbook: hours
version: {version}
title: Duties of a small agreement
we_are: Acme Industries
language: en
scope: chunk
obligations: {{accept: {accept}, review: {review}}}
"""
SURE = {"deliver": 0.95, "repair": 0.85, "insure": 0.7, "train": 0.55, "archive": 0.3}
TEXT = "SERVICES AGREEMENT\n\n" + "\n\n".join(
    f"{number}. The Supplier shall {verb} the machine of lot {number} within {number}0 days."
    for number, verb in enumerate(SURE, start=1)
)
REPLY = json.dumps(
    {
        "obligations": [
            {
                "quotes": [f"The Supplier shall {verb} the machine of lot {number} within"
                           f" {number}0 days."],
                "party": {"found": True, "value": "The Supplier"},
                "obligation": f"{verb} the machine of lot {number}",
                "modality": "must",
                "deadline": {"found": True, "value": f"within {number}0 days"},
                "confidence": sure,
            }
            for number, (verb, sure) in enumerate(SURE.items(), start=1)
        ]
    }
)  # fmt: skip


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


def _verb(quote: str) -> str:
    return quote.partition("shall ")[2].split()[0]


def playbook(version: int, accept: float, review: float) -> str:
    return PLAYBOOK.format(version=version, accept=accept, review=review)


async def rows(client: httpx.AsyncClient, matter: str, **query: str) -> dict[str, Json]:
    """The rows of the matter's register by what they oblige to."""
    seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
    path = f"/v1/matters/{matter}/register"
    found = (await client.get(path, params={"wait": str(seq), **query})).json()
    return {_verb(row["what"]["quote"]): row for row in found["obligations"]}


async def sign(client: httpx.AsyncClient, matter: str, row: Json) -> None:
    path = f"/v1/matters/{matter}/register/{row['key']}/opened"
    assert (await client.post(path, json={"who": "Ana", "run": "r1"})).is_success
    based_on = (await client.get(f"/v1/matters/{matter}")).json()["seq"]
    act = {"kind": "signed_off", "who": "Ana", "run": "r1", "based_on": based_on,
           "obligations": [row["key"]]}  # fmt: skip
    answer = await client.post(f"/v1/matters/{matter}/acts", json=act)
    assert answer.status_code == 201, answer.text


@pytest.mark.slow
async def test_rows_and_signatures_after_a_change_of_confidences(
    client: httpx.AsyncClient, standing: System, tmp_path: Path
) -> None:
    first = {"who": "Ana", "filename": "hours.yaml", "source": playbook(1, 0.8, 0.5)}
    assert (await client.post("/v1/playbooks", json=first)).is_success
    made = await hand_in(client, "agreement.txt", TEXT.encode(), reply=REPLY, playbook="hours")
    matter = made.matter
    before = await rows(client, matter)
    buckets = {name: row["sure"]["bucket"] for name, row in before.items()}
    assert buckets == {
        "deliver": "proposed", "repair": "proposed", "insure": "review", "train": "review",
    }  # fmt: skip
    for name in ("deliver", "repair", "train"):
        await sign(client, matter, before[name])
    assert {name for name, row in (await rows(client, matter)).items() if row["who"]["signed"]} == {
        "deliver", "repair", "train",
    }  # fmt: skip

    # Stricter: what was signed as proposed is to be read one by one, and one signed row is gone.
    stricter = tmp_path / "hours.yaml"
    stricter.write_text(playbook(2, 0.9, 0.6))
    told = json.loads(
        await standing.command("replay", "--playbook", str(stricter), "--apply", "--yes", "--json")
    )
    assert (told["contracts"], told["model_calls"]) == (1, 0)
    (shift,) = told["shifts"]
    changed = [(_verb(each["quote"]), each["from"], each["to"]) for each in shift["positions"]]
    assert changed == [
        ("repair", "proposed", "review"),
        ("train", "review", "escalated"),
        # No row holds the sentence any more, and it is not lost.
        ("train", "covered", "gap"),
    ]
    after = await rows(client, matter)
    run = (await client.get(f"/v1/matters/{matter}")).json()["run"]
    assert run.startswith("y")
    assert {name: row["sure"]["bucket"] for name, row in after.items()} == {
        "deliver": "proposed", "repair": "review", "insure": "review",
    }  # fmt: skip
    assert {row["run"] for row in after.values()} == {run}
    # The words, fields and place that were signed are the same, so the signatures hold.
    assert {name for name, row in after.items() if row["who"]["signed"]} == {"deliver", "repair"}
    assert {row["who"]["run"] for row in after.values() if row["who"]["signed"]} == {"r1"}
    register = (await client.get(f"/v1/matters/{matter}/register")).json()
    lost = [each for each in register["escalations"] if each["kind"] == "low_confidence"]
    assert any("shall train the machine" in str(each) for each in lost)
    # The run that was signed keeps its rows and its signatures.
    assert (await rows(client, matter, run="r1"))["train"]["who"]["signed"]

    # Milder: the row comes back, and what was below every threshold comes up, both for reading.
    milder = tmp_path / "hours.yaml"
    milder.write_text(playbook(3, 0.6, 0.2))
    told = json.loads(
        await standing.command("replay", "--playbook", str(milder), "--apply", "--yes", "--json")
    )
    assert told["contracts"] == 1
    final = await rows(client, matter)
    assert {name: row["sure"]["bucket"] for name, row in final.items()} == {
        "deliver": "proposed", "repair": "proposed", "insure": "proposed",
        "train": "review", "archive": "review",
    }  # fmt: skip
    assert {name for name, row in final.items() if row["who"]["signed"]} == {"deliver", "repair"}
