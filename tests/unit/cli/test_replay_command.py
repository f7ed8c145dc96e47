"""What `quotary replay` prints of the contracts that change."""

import pytest

from quotary.cli import replay
from support.terminal import printed


def change(**more: object) -> dict[str, object]:
    return {
        "matter": "m1", "filename": "nda.txt", "counterparty": "Globex", "run": "r1",
        "from": "green", "to": "red", "signed": False, "positions": [], **more,
    }  # fmt: skip


STATE = {
    "replay": "p1", "mode": "what-if", "contracts": 4, "model_calls": 0, "needs_model": ["term"],
    "failures": ["A fact was not there."],
    "flips": [
        change(positions=[{"id": "term", "from": "accept", "to": "reject", "quote": "two\nyears"}]),
        change(matter="m2", filename="msa\x1b[2J.pdf", signed=True),
        change(matter="m3", filename="", counterparty="", to="green"),
    ],
}  # fmt: skip


def test_a_change_names_file_and_counterparty(monkeypatch: pytest.MonkeyPatch) -> None:
    text = printed(monkeypatch, lambda: replay._print(replay._result(STATE)))
    assert "Looked at 4 contracts: the route of 2 changes, of 2 it does not." in text
    assert "green → red  nda.txt · Globex\n  matter m1\n  term: accept → reject" in text
    assert "“two years”" in text
    assert "msa\ufffd[2J.pdf · Globex\n  matter m2 · signed off: not changed" in text
    assert "\ngreen  m3\n" in text
    assert "Needs the model, because what is extracted changed: term" in text
    assert "Not decided again: A fact was not there." in text


def test_json_has_file_and_counterparty() -> None:
    result = replay._result(STATE)
    assert [(each["file"], each["counterparty"]) for each in result["flips"]] == [
        ("nda.txt", "Globex"),
        ("msa\x1b[2J.pdf", "Globex"),
    ]
    assert [each["matter"] for each in result["shifts"]] == ["m3"]
