"""What `quotary replay` prints of the contracts that change."""

from typing import Any

import pytest

from quotary.cli import replay
from support.terminal import printed


def change(**more: object) -> dict[str, Any]:
    return {
        "matter": "m1", "filename": "nda.txt", "counterparty": "Globex", "run": "r1",
        "from": "green", "to": "red", "signed": False, "positions": [], "overrides": 0,
        "closing": "", "kept": False, **more,
    }  # fmt: skip


STATE: dict[str, Any] = {
    "replay": "p1", "mode": "what-if", "contracts": 4, "model_calls": 0, "needs_model": ["term"],
    "only": {},
    "failures": ["A fact was not there."],
    "flips": [
        change(positions=[{"id": "term", "from": "accept", "to": "reject", "quote": "two\nyears"}]),
        change(matter="m2", filename="msa\x1b[2J.pdf", signed=True),
        change(matter="m3", filename="", counterparty="", to="green"),
    ],
}  # fmt: skip


def result_of(state: dict[str, Any]) -> dict[str, Any]:
    """What `--json` prints of it."""
    return replay._result(state, ["vendor-nda"])


def test_a_change_names_file_and_counterparty(monkeypatch: pytest.MonkeyPatch) -> None:
    text = printed(monkeypatch, lambda: replay._print(result_of(STATE)))
    assert "Looked at 4 contracts: the route of 2 changes, of 2 it does not." in text
    assert "green → red  nda.txt · Globex\n  matter m1\n  term: accept → reject" in text
    assert "“two years”" in text
    assert "msa\ufffd[2J.pdf · Globex\n  matter m2 · signed off: not changed" in text
    assert "\ngreen  m3\n" in text
    assert "What is looked for changed as well: term." in text
    assert "Not decided again: A fact was not there." in text


def test_json_has_file_and_counterparty() -> None:
    result = result_of(STATE)
    assert [(each["file"], each["counterparty"]) for each in result["flips"]] == [
        ("nda.txt", "Globex"),
        ("msa\x1b[2J.pdf", "Globex"),
    ]
    assert [each["matter"] for each in result["shifts"]] == ["m3"]


PEOPLES = [
    change(),
    change(matter="m4", filename="perpetual.txt", overrides=1, kept=True, **{"from": "yellow"}),
    change(matter="m5", filename="", closing="approved_over_red", kept=True, **{"from": "red"}),
]


def people(mode: str, *, kept: bool) -> dict[str, Any]:
    """A replay of three contracts, on two of which people decided."""
    flips = [{**each, "kept": kept and bool(each["kept"])} for each in PEOPLES]
    return {**STATE, "mode": mode, "contracts": 3, "flips": flips}


def test_what_people_decided_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    result = result_of(people("what-if", kept=True))
    assert [each["matter"] for each in result["kept"]] == ["m4", "m5"]
    assert [each["matter"] for each in result["flips"]] == ["m1"]
    assert result["unchanged"] == 0
    text = " ".join(printed(monkeypatch, lambda: replay._print(result)).split())
    assert "2 are kept as people left them" in text
    assert (
        "2 contracts have overrides or approvals that will not carry over by themselves: "
        "perpetual.txt (1 override; yellow now, red by the rules alone); "
        "m5 (approved over red; red now, red by the rules alone). "
        "--apply keeps them as they are" in text
    )


def test_an_applied_replay_names_what_it_kept() -> None:
    (line,) = replay._of_people(result_of(people("apply", kept=True)), over_people=False)
    assert line.startswith("Kept because a person decided, 2 contracts: perpetual.txt (1 override;")


def test_an_applied_replay_names_what_it_took_back() -> None:
    result = result_of(people("apply-over-people", kept=False))
    assert (result["kept"], result["unchanged"]) == ([], 1)
    (line,) = replay._of_people(result, over_people=True)
    assert line.startswith("2 contracts had overrides or approvals that did not carry over: ")


def test_nothing_is_said_of_people_where_none_decided() -> None:
    assert replay._of_people(result_of(STATE), over_people=False) == []
