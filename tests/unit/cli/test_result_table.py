"""A review as the terminal shows it, and reasons that say the same of other words."""

import pytest

from quotary.cli.reasons import grouped, without_kind
from quotary.cli.result_table import print_result
from support.terminal import printed

MAY = "A sentence gives a right in words that the playbook does not know: “may”."
GRANTS = "A sentence gives a right in words that the playbook does not know: “grants”."
OWN = 'A word gets a meaning of its own: “"Residuals" means”.'
LONG = "Provider may use the materials to train, retrain and improve each of its models. " * 5


def quote(text: str, start: int = 0, page: int | None = None) -> dict[str, object]:
    return {"text": text, "shown": text, "start": start, "end": start + len(text), "page": page}


def result(**more: object) -> dict[str, object]:
    return {
        "file": "samples/nda.txt",
        "matter": "m1",
        "run": "r1",
        "route": "red",
        "proposer": "recorded",
        "reasons": ["Term: Seven years is over five.", MAY, OWN, GRANTS],
        "positions": [
            {
                "id": "term",
                "verdict": "reject",
                "rule": "term(years=7) → REJECT",
                "because": "Seven years is over five.",
                "quotes": [quote(LONG.strip(), 5, 2), quote("A tail\nof [bold]seven\x1b[2J.", 900)],
                "alerts": [f"opens: {MAY}", f"opens: {GRANTS}", "off_topic: It speaks of law."],
            },
            {"id": "law", "verdict": "accept", "rule": "", "because": "", "quotes": [],
             "alerts": []},
        ],
        "noticed": [
            {"detail": MAY, "sentence": quote("Provider may do so.", 40, 3)},
            {"detail": MAY, "sentence": quote("Provider may not.", 80)},
            {"detail": GRANTS, "sentence": quote("Provider may do so.", 40, 3)},
        ],
        "missing": ["Residuals"],
        **more,
    }  # fmt: skip


def test_what_says_the_same_of_other_words_is_said_once() -> None:
    assert grouped(["First.", MAY, OWN, GRANTS, MAY, "Last: done."]) == {
        "First.": ["First."],
        "A sentence gives a right in words that the playbook does not know (2): “may”, “grants”.": [
            MAY,
            GRANTS,
        ],
        OWN: [OWN],
        "Last: done.": ["Last: done."],
    }


def test_an_alert_is_shown_without_the_name_of_its_kind() -> None:
    assert without_kind("off_topic: It speaks of law.") == "It speaks of law."
    assert without_kind("Two words: here.") == "Two words: here."
    assert without_kind("Nothing.") == "Nothing."


def test_reasons_come_with_their_sentences_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = printed(monkeypatch, lambda: print_result(result()))
    assert text.startswith("RED  samples/nda.txt\n  matter m1 r1 · proposer recorded\n")
    assert (
        "playbook does not know (2): “may”, “grants”.\n"
        "      page 3: “Provider may do so.”\n"
        "      “Provider may not.”\n"
        "  · A word gets"
    ) in text
    assert text.count("Provider may do so.") == 1
    assert "! A sentence gives a right in words that the playbook does not know (2)" in text
    assert "missing: Residuals" in text


def test_a_position_has_verdict_rule_quotes_and_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    text = printed(monkeypatch, lambda: print_result(result()))
    assert "  reject      term(years=7) → REJECT\n" in text
    assert f"              page 2: “{LONG.strip()}”\n" in text
    assert "“A tail of [bold]seven\ufffd[2J.”" in text
    assert "  accept      law\n" in text
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_nothing_is_wider_than_the_terminal_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = "a/very/long/path/to/a/contract/" * 3 + "nda.txt"
    text = printed(monkeypatch, lambda: print_result(result(file=file)), 60)
    assert max(map(len, text.splitlines())) <= 60
    assert LONG.strip() in " ".join(text.split())
    assert file in "".join(text.split())


def test_a_refused_document_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = {"file": "a.bin", "matter": "", "run": "", "route": None, "proposer": "recorded",
               "reasons": ["It is no document."], "positions": [], "missing": []}  # fmt: skip
    text = printed(monkeypatch, lambda: print_result(refused))
    assert text == "FAILED  a.bin\n  · It is no document.\n\n"
