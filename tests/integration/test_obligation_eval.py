"""`quotary eval --suite obligations` from upload to kept figures, on the whole system."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

import httpx
from ruamel.yaml import YAML

from support.embedded import System

ROOT: Final = Path(__file__).parents[2]
SAMPLES: Final = ROOT / "samples"


async def _eval(data: Path, *options: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "from quotary.cli.main import main; main()",
        "eval",
        "--suite",
        "obligations",
        *options,
        cwd=ROOT,
        env={**os.environ, "QUOTARY_DATA": str(data), "COLUMNS": "200"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def test_nothing_is_lost_invented_or_told_twice_and_the_figures_are_kept(
    tmp_path: Path,
) -> None:
    status, out, err = await _eval(tmp_path / "data", "--json")
    assert status == 0, out + err
    figures: dict[str, Any] = json.loads(out)
    assert figures["correct"] == figures["contracts"] == 15
    assert (figures["silent_misses"], figures["straddlers_found_twice"]) == (0, 0)
    assert figures["inventions_escalated"] == figures["inventions"] > 0
    assert figures["citation_integrity"] == 1.0
    assert figures["abstained"] == figures["not_stated"] > 0
    assert figures["recall"] > 0.95
    documents = figures["documents"]
    assert len(documents) == 15
    own = [each for each in documents if not each["poisoned"]]
    assert sum(each["labels"] for each in own) == figures["verdicts"]
    assert sum(each["found"] for each in own) == figures["verdicts_correct"]
    assert sum(each["gap"] for each in own) == figures["gaps"]
    fates = ("found", "other", "part", "gap", "escalated", "unread", "unlisted", "lost")
    for each in documents:
        assert sum(each[fate] for fate in fates) == each["labels"]
    assert len(figures["playbook_digest"]) == 64
    system = System(tmp_path / "data")
    await system.start()
    try:
        async with httpx.AsyncClient(base_url=system.url, trust_env=False) as client:
            (kept,) = (await client.get("/v1/evals?suite=obligations")).json()
            page = (await client.get("/quality")).text
    finally:
        await system.stop()
    assert kept["number"] == 1
    assert kept["figures"]["playbook_digest"] == figures["playbook_digest"]
    assert kept["figures"]["confusion"] == figures["confusion"]
    assert "obligations" in page


async def test_one_lost_duty_fails_the_run_whatever_the_averages(tmp_path: Path) -> None:
    _samples(tmp_path)
    status, out, err = await _eval(tmp_path / "data", "--samples", str(tmp_path / "samples"))
    assert status == 1, out + err
    assert "Lost without a trace: 1 of 19" in out
    assert "lost without a trace: extra “Uniforms are provided by the Contractor.…”" in out


async def test_a_label_that_the_document_does_not_hold_is_named(tmp_path: Path) -> None:
    _samples(tmp_path, quote="The Contractor shall wear hats.")
    status, _, err = await _eval(tmp_path / "data", "--samples", str(tmp_path / "samples"))
    assert status != 0
    assert "the quote of label extra is not in the document" in " ".join(err.split())


async def test_a_real_contract_that_is_not_there_is_asked_for(tmp_path: Path) -> None:
    _, _, err = await _eval(tmp_path / "data", "--data", str(tmp_path / "nowhere"))
    assert "24.pdf cannot be opened: No such file or directory" in " ".join(err.split())


def _samples(tmp_path: Path, quote: str = "Uniforms are provided by the Contractor.") -> None:
    """A samples folder of one document with one more label, of a sentence without a duty word."""
    folder = tmp_path / "samples" / "obligations"
    folder.mkdir(parents=True)
    name = "facilities-services"
    (folder / f"{name}.pdf").write_bytes((SAMPLES / "obligations" / f"{name}.pdf").read_bytes())
    yaml = YAML(typ="safe", pure=True)
    labels = yaml.load((SAMPLES / "obligations" / f"{name}.yaml").read_text("utf-8"))
    labels["obligations"].append({"id": "extra", "modality": "must", "quote": quote})
    yaml.dump(labels, folder / f"{name}.yaml")
    faults = yaml.load((SAMPLES / "obligations" / "faults.yaml").read_text("utf-8"))
    yaml.dump({name: faults[name]}, folder / "faults.yaml")
    documents = [{"file": f"{name}.pdf", "labels": f"{name}.yaml"}]
    index = {"playbook": "obligations", "documents": documents}
    yaml.dump(index, folder.parent / "obligations.yaml")
