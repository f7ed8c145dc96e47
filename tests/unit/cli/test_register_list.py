"""A register as the terminal shows it."""

import pytest
from rich.console import Console

from quotary.cli import register_list

Json = dict[str, object]


def row(key: str, start: int, **more: object) -> Json:
    what: Json = {
        "title": "",
        "value": None,
        "party": "The Supplier",
        "modality": "must_not",
        "deadline": None,
        "risk": None,
        "quote": "The Supplier shall not\n[bold]sell\x1b[2J it.",
        **more,
    }
    return {
        "key": key,
        "what": what,
        "where": {"start": start, "clause": f"{start}.1", "page": 3},
        "sure": {"bucket": "review", "alerts": [{"detail": "A negation was left out."}]},
    }


REGISTER: Json = {
    "total": 3,
    "obligations": [row("b", 9, deadline="within 5 days"), row("a", 2, party=None)],
    "terms": [
        {"title": "Cap", "found": True, "entry": row("term:cap", 5, value="7"), "alerts": []},
        {
            "title": "Fee",
            "found": True,
            "entry": row("term:fee", 6),
            "alerts": [{"detail": "Two."}],
        },
        {"title": "Law", "found": False, "entry": None, "alerts": []},
    ],
    "escalations": [
        {"unit": 4, "kind": "fabricated", "why": "The words differ.", "claimed": "Pay\x07 me."}
    ],
    "gaps": [{"sentence": "It must be kept.", "where": {"clause": "7", "page": None}}],
    "unread": [2, 3],
}


def shown(register: Json, monkeypatch: pytest.MonkeyPatch) -> str:
    console = Console(record=True, width=160, highlight=False)
    monkeypatch.setattr(register_list, "out", console)
    register_list.print_register(register)
    return console.export_text()


def test_rows_stand_in_document_order_with_their_doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REGISTER, monkeypatch)
    assert text.index("2.1") < text.index("9.1")
    assert "must not" in text
    assert "within 5 days" in text
    assert "! A negation was left out." in text
    assert "… and 1 more: ask for --json" in text


def test_everything_that_a_person_has_to_read_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REGISTER, monkeypatch)
    assert "Cap: 7  (clause 5.1, page 3)" in text
    assert "Fee: not clear  (clause 6.1, page 3)" in text
    assert "! Two." in text
    assert "Law: not found" in text
    assert "part 4, fabricated: The words differ." in text
    assert "gaps: nothing stands for these (1)" in text
    assert "7  “It must be kept.”" in text
    assert "not evaluated: parts 2, 3; read them yourself" in text


def test_no_markup_and_no_control_character_gets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REGISTER, monkeypatch)
    assert "[bold]sell" in text
    assert "\x1b" not in text
    assert "\x07" not in text


def test_an_empty_register_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("obligations", "terms", "escalations", "gaps", "unread")
    nothing: Json = {name: [] for name in names}
    assert shown({**nothing, "total": 0}, monkeypatch).strip() == ""
