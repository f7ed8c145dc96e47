"""`quotary ask` and `quotary cost` as a person types them, against a running system."""

import json
from pathlib import Path

import pytest

from support.embedded import ROOT, System

CLEAN = ROOT / "samples" / "nda-clean.txt"
LAST = "How long do the undertakings of confidentiality remain in force?"


@pytest.mark.slow
async def test_a_file_and_then_its_matter_are_asked(tmp_path: Path) -> None:
    system = System(tmp_path / "quotary", QUOTARY_RECORDINGS=str(tmp_path / "none"))
    await system.start()
    printed = await system.command("ask", str(CLEAN), LAST, "--json")
    found = json.loads(printed.splitlines()[-1])
    assert (found["state"], found["who"], found["proposer"]) == ("answered", "cli", "offline")

    said = await system.command("ask", found["matter"], "Is there an arbitration clause?")
    assert said.startswith("declined")
    assert "no model" in said
    assert "Nowhere in it: “arbitration”" in " ".join(said.split())
    async with system.client() as client:
        listed = (await client.get(f"/v1/matters/{found['matter']}/questions")).json()["questions"]
        assert [each["state"] for each in listed] == ["declined", "answered"]

    unknown = await system.command("ask", "nosuchmatter", LAST)
    assert "There is no matter nosuchmatter." in unknown
    empty = await system.command("ask", str(CLEAN), "  ")
    assert "The question is empty" in empty
    assert "No model was called." in await system.command("cost")
    assert await system.stop() == 0
