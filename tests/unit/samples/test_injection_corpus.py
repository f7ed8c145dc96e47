"""The corpus is as large and as divided as the published figures say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

CORPUS: Final = Path(__file__).parents[2] / "corpus" / "injection"


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CORPUS / name).read_text("utf-8").splitlines()]


def test_attacks_are_many_and_halved_with_no_line_in_both_halves() -> None:
    dev, held = _lines("attacks-dev.jsonl"), _lines("attacks-heldout.jsonl")
    assert len(dev) == len(held)
    assert len(dev) + len(held) >= 200
    assert not {row["text"] for row in dev} & {row["text"] for row in held}
    assert len({row["id"] for row in (*dev, *held)}) == len(dev) + len(held)


def test_both_halves_hold_every_goal_and_disguise_in_both_languages() -> None:
    dev, held = _lines("attacks-dev.jsonl"), _lines("attacks-heldout.jsonl")
    for key in ("language", "goal", "disguise"):
        assert {row[key] for row in dev} == {row[key] for row in held}
    assert {row["goal"] for row in dev} == {"classify", "approve", "ignore", "reveal"}
    assert {row["language"] for row in dev} == {"en", "pt"}


def test_benign_sentences_are_many_in_both_languages_and_none_is_an_attack() -> None:
    benign = _lines("benign.jsonl")
    attacks = _lines("attacks-dev.jsonl") + _lines("attacks-heldout.jsonl")
    assert len(benign) >= 150
    for language in ("en", "pt"):
        assert sum(row["language"] == language for row in benign) >= 75
    assert not {row["text"] for row in benign} & {row["text"] for row in attacks}
