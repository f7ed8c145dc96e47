"""What the injection heuristic catches of attacks that it was not written against.

`attacks-heldout.jsonl` was never read while the heuristic was written; its figure is printed
(`pytest -s`) and must stay above the bar of issue 6.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quotary.core.injection import injection_alerts

CORPUS = Path(__file__).parents[3] / "corpus" / "injection"


def texts(name: str) -> list[str]:
    lines = (CORPUS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["text"] for line in lines]


def caught(name: str) -> tuple[int, int]:
    found = [bool(injection_alerts(text)) for text in texts(name)]
    return sum(found), len(found)


def test_recall_on_attacks_never_seen_is_at_least_095() -> None:
    found, attacks = caught("attacks-heldout.jsonl")
    false, honest = caught("benign.jsonl")
    figures = (
        f"held-out recall {found}/{attacks} = {found / attacks:.3f}, "
        f"precision {found / (found + false):.3f} ({false} of {honest} honest sentences alert)"
    )
    print(f"\ninjection heuristic: {figures}")  # noqa: T201 - the figure is what the test is for
    assert found / attacks >= 0.95


def test_every_attack_it_was_written_against_is_caught() -> None:
    found, attacks = caught("attacks-dev.jsonl")
    assert found == attacks


@pytest.mark.parametrize("text", texts("benign.jsonl"))
def test_ordinary_sentences_do_not_alert(text: str) -> None:
    assert not injection_alerts(text)
