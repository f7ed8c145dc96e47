"""A register as the terminal shows it."""

import pytest

from quotary.cli import register_list
from support.terminal import printed

Json = dict[str, object]


def row(key: str, start: int, **more: object) -> Json:
    what: Json = {
        "title": "",
        "value": None,
        "written": None,
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
        "who": {"signed": False, "signer": "", "at": None},
    }


REGISTER: Json = {
    "total": 3,
    "obligations": [row("b", 9, deadline="within 5 days"), row("a", 2, party=None)],
    "terms": [
        {
            "title": "Cap",
            "found": True,
            "entry": row("term:cap", 5, value="7", written="7 years"),
            "alerts": [],
        },
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
    "gaps": [
        {
            "cue": "must",
            "before": False,
            "sentence": "It must be kept.",
            "where": {"clause": "7", "page": None},
        },
        {
            "cue": "shall",
            "before": True,
            "sentence": "(b) keep it.",
            "where": {"clause": "", "page": 4},
        },
    ],
    "unread": [2, 3],
}


def shown(register: Json, monkeypatch: pytest.MonkeyPatch, width: int = 160) -> str:
    return printed(monkeypatch, lambda: register_list.print_register(register), width)


def test_rows_stand_in_document_order_with_their_doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REGISTER, monkeypatch)
    assert text.index("2.1") < text.index("9.1")
    assert "must not" in text
    assert "within 5 days" in text
    assert "! A negation was left out." in text
    assert "… and 1 more: ask for --json" in text


def test_a_signed_row_says_by_whom_and_when(monkeypatch: pytest.MonkeyPatch) -> None:
    who: Json = {"signed": True, "signer": "Ana [red]Lima\x07", "at": "2026-11-30T09:12:00Z"}
    alerts: list[Json] = []
    entry: Json = {**row("t", 5), "who": who}
    term: Json = {"title": "Cap", "found": True, "alerts": alerts, "entry": entry}
    register: Json = {**REGISTER, "obligations": [{**row("a", 2), "who": who}, row("b", 9)]}
    text = shown({**register, "terms": [term]}, monkeypatch)
    lines = text.splitlines()
    by = "signed by Ana [red]Lima\ufffd, 2026-11-30"
    assert [line.rsplit(" · ", 1)[1] for line in lines if " · The Supplier" in line] == [
        by,
        "review",
    ]
    assert next(line for line in lines if "Cap:" in line).endswith(f" · {by}")


def test_everything_that_a_person_has_to_read_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(REGISTER, monkeypatch)
    assert "Cap: 7 years  (clause 5.1, page 3)" in text
    assert "Fee: not clear  (clause 6.1, page 3)" in text
    assert "! Two." in text
    assert "Law: not found" in text
    assert "part 4, fabricated: The words differ." in text
    assert "gaps: nothing stands for these (2)" in text
    assert "clause 7 · “must”\n    “It must be kept.”" in text
    assert "page 4 · “shall”, in the words before it\n    “(b) keep it.”" in text
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


@pytest.mark.parametrize(
    ("party", "modality", "said"),
    [
        ("Neither party", "must_not", "Neither party may"),
        ("no Member", "must_not", "no Member may"),
        ("Nenhuma das partes", "must_not", "Nenhuma das partes may"),
        ("The Supplier", "must_not", "The Supplier must not"),
        ("No. 7 Limited", "must_not", "No. 7 Limited must not"),
        ("Northwind", "must_not", "Northwind must not"),
        ("Neither party", "must", "Neither party must"),
        (None, "must_not", "must not (nobody named)"),
    ],
)
def test_a_party_that_denies_is_not_denied_twice(
    party: str | None, modality: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    register = {**REGISTER, "obligations": [row("a", 2, party=party, modality=modality)]}
    assert f" · {said} · " in shown(register, monkeypatch)


LONG = "The Supplier shall keep a list of every piece of hardware and of software " * 6


def test_nothing_is_cut_in_a_pipe_and_nothing_is_wider_than_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register = {**REGISTER, "obligations": [row("a", 2, quote=LONG, deadline="within 5 days")]}
    piped = shown(register, monkeypatch, 0)
    assert f"“{LONG.strip()}”" in piped
    assert not any(line.endswith(" ") for line in piped.splitlines())
    wrapped = shown(register, monkeypatch, 80)
    assert max(map(len, wrapped.splitlines())) <= 80
    assert LONG.strip() in " ".join(wrapped.split())
