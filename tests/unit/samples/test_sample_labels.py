"""The labels are complete, agree with the lattice, and name every sample there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

SAMPLES: Final = Path(__file__).parents[3] / "samples"
POSITIONS: Final = {
    "mutuality": "critical",
    "purpose": "critical",
    "term": "critical",
    "residuals": "critical",
    "return_destroy": "",
    "compelled_notice": "",
    "non_solicit": "",
    "governing_law": "",
    "ai_training": "critical",
    "personal_data": "critical",
}
# The verdicts other than accept that the design gives each position.
NOT_ACCEPTED: Final = {
    "mutuality": {"fallback", "reject"},
    "purpose": {"reject"},
    "term": {"fallback", "reject"},
    "residuals": {"reject"},
    "return_destroy": {"fallback", "reject"},
    "compelled_notice": {"fallback", "reject"},
    "non_solicit": {"fallback", "reject"},
    "governing_law": {"fallback", "reject"},
    "ai_training": {"reject"},
    "personal_data": {"reject"},
}


def _yaml(name: str) -> Any:
    return YAML(typ="safe").load((SAMPLES / name).read_text(encoding="utf-8"))


CONTRACTS: Final[Sequence[Mapping[str, Any]]] = _yaml("labels.yaml")["contracts"]
ATTACKS: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = _yaml("attacks/attacks.yaml")


def _route_of(verdicts: Mapping[str, str]) -> str:
    """The route that the verdicts alone dictate, alerts apart."""
    if any(v == "reject" and POSITIONS[p] == "critical" for p, v in verdicts.items()):
        return "red"
    return "green" if set(verdicts.values()) == {"accept"} else "yellow"


@pytest.mark.parametrize("label", CONTRACTS, ids=lambda label: label["file"])
def test_a_label_names_all_ten_positions_and_the_route_they_dictate(
    label: Mapping[str, Any],
) -> None:
    if label["document_type"] == "other":
        assert (label["route"], label["positions"]) == ("out_of_playbook", {})
        return
    assert list(label["positions"]) == list(POSITIONS)
    assert set(label["positions"].values()) <= {"accept", "fallback", "reject"}
    assert label["route"] == _route_of(label["positions"])
    assert label["notes"].strip()


def test_every_contract_is_labelled_once_and_every_label_has_its_contract() -> None:
    there = {
        path.relative_to(SAMPLES).as_posix()
        for folder in (SAMPLES, SAMPLES / "positions")
        for path in folder.iterdir()
        if path.suffix in {".txt", ".md", ".pdf"} and path.name != "README.md"
    }
    labelled = [label["file"] for label in CONTRACTS]
    assert sorted(labelled) == sorted(there)


def test_each_position_is_seen_with_every_verdict_it_can_take() -> None:
    seen = {
        position: {label["positions"][position] for label in CONTRACTS if label["positions"]}
        for position in POSITIONS
    }
    assert seen == {position: NOT_ACCEPTED[position] | {"accept"} for position in POSITIONS}


def test_every_attack_has_its_reply_and_its_contract_and_none_may_be_green() -> None:
    folder = SAMPLES / "attacks"
    entries = [entry for group in ATTACKS.values() for entry in group]
    listed = [(folder / entry["file"]).resolve() for entry in entries]
    there = [*folder.rglob("*.reply.json"), *(SAMPLES / "poisoned").glob("*.reply.json")]
    assert sorted(listed) == sorted(path.resolve() for path in there)
    for entry in entries:
        assert (SAMPLES / entry["contract"]).is_file()
        assert entry["allowed"]
        assert set(entry["allowed"]) <= {"yellow", "red", "failed"}


def test_text_samples_end_lines_with_a_single_line_feed() -> None:
    texts = [*SAMPLES.rglob("*.txt"), *SAMPLES.rglob("*.md")]
    own = [path for path in texts if "recordings" not in path.parts]
    for path in own:
        content = path.read_bytes()
        assert b"\r" not in content, path
        assert not content.startswith(b"\xef\xbb\xbf"), path
        assert content.endswith(b"\n"), path


def test_each_clause_of_the_portuguese_contracts_has_a_state() -> None:
    for contract in _yaml("contratos.yaml")["contracts"]:
        assert (SAMPLES / "contratos" / contract["file"]).is_file()
        numbers = [clause["clause"] for clause in contract["clauses"]]
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
        states = {clause["state"] for clause in contract["clauses"]}
        assert states <= {"green", "yellow", "red", "no_position"}
        assert contract["route"] == ("red" if "red" in states else "green")
