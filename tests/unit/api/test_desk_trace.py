"""What the trace says, from the frames alone: the page draws nothing that is not in them."""

from pathlib import Path
from typing import Any

import pytest

from support.folding import Json, Timed, folded

ANSWER = '{"document_type": "nda"}'
BASE = ("purpose", "term", "governing_law")


def started(proposer: str = "recorded", **document: object) -> list[Timed]:
    return [
        (0, "run_started", {"proposer": proposer, "seq": 1}),
        (0.5, "document", {"outcome": "ok", "units": 1, "scope": "document", "seq": 2, **document}),
        (0.6, "progress", {"phase": "unit_ready", "unit": 1, "seq": 3}),
    ]


def attempt(at: float, words: str, *, whole: bool, unit: int = 1) -> list[Timed]:
    """An extractor that plays an answer; it dies in mid-word unless `whole`."""
    call = {"call": 0, "unit": unit, "purpose": "answer"}
    found: list[Timed] = [
        (at, "progress", {"phase": "proposing", "unit": unit}),
        (at + 0.1, "model_call", {**call, "state": "replay"}),
    ]
    found += [
        (at + 0.2 + n / 100, "model_delta", {"unit": unit, "call": 0, "text": letter})
        for n, letter in enumerate(words)
    ]
    return found + [(at + 1, "model_call", {**call, "state": "replayed"})] * whole


def proposed(at: float, *, unit: int = 1, outcome: str = "ok", **more: object) -> Timed:
    body: Json = {
        "phase": "proposed",
        "unit": unit,
        "outcome": outcome,
        "usage": {},
        "seq": 4,
        **more,
    }
    return at, "progress", body


def decided(at: float, **verdicts: str) -> list[Timed]:
    tally = {word: list(verdicts.values()).count(word) for word in ("accept", "fallback", "reject")}
    rules: list[Timed] = [
        (at, "rule", {"position": name, "title": name.capitalize(), "verdict": verdict, "unit": 1,
                      "rule": f"{name}(x=1) → {verdict.upper()}", "seq": 6})
        for name, verdict in verdicts.items()
    ]  # fmt: skip
    return [
        (at - 0.1, "progress", {"phase": "gated", "unit": 1, "outcome": "ok", "seq": 5}),
        *rules,
        (at, "route", {"route": "yellow", "tally": tally, "rule": "Because.", "seq": 6}),
        (at, "result", {"outcome": "ok", "route": "yellow", "seq": 6}),
    ]


def failed(at: float) -> list[Timed]:
    failure = {"code": "no_proposer", "sentence": "No model is set up here."}
    return [
        proposed(at, outcome="failed", failure=failure),
        (at + 0.1, "progress", {"phase": "gated", "unit": 1, "outcome": "failed", "seq": 5}),
        (at + 0.2, "result", {"outcome": "failed", "failure": failure, "seq": 6}),
    ]


def overridden(at: float, position: str, verdict: str, who: str = "Ana") -> Timed:
    body = {"kind": "overridden", "position": position, "unit": 1, "verdict": verdict, "who": who}
    return at, "act", {**body, "seq": 9}


# An answer is one attempt's.


@pytest.mark.parametrize("written", [0, 1, 7, len(ANSWER)])
def test_an_attempt_that_died_leaves_no_word_in_the_next_ones_answer(
    tmp_path: Path, written: int
) -> None:
    frames = [
        *started(),
        *attempt(1, ANSWER[:written], whole=False),
        *attempt(31, ANSWER, whole=True),
        proposed(33),
    ]
    run = folded(tmp_path, frames)["r1"]
    assert run["text"] == run["console"] == ANSWER
    assert run["tokens"] == f"{len(ANSWER)} characters"
    again = [each for each in run["phases"] if "Attempt 2" in each["words"]]
    assert len(again) == 1
    assert again[0]["ms"] == pytest.approx(30_500)


def test_one_attempt_alone_is_not_counted(tmp_path: Path) -> None:
    run = folded(tmp_path, [*started(), *attempt(1, ANSWER, whole=True), proposed(3)])["r1"]
    assert run["text"] == ANSWER
    assert not [each for each in run["phases"] if "Attempt" in each["words"]]


def test_a_unit_of_several_that_is_begun_again_keeps_the_others_words(tmp_path: Path) -> None:
    frames = [
        *started(units=2, scope="clause"),
        *attempt(1, "one", whole=True, unit=1),
        *attempt(1, "tw", whole=False, unit=2),
        proposed(2, unit=1),
        *attempt(31, "two", whole=True, unit=2),
    ]
    run = folded(tmp_path, frames, now=33)["r1"]
    assert run["console"] == "── Unit 1 ──\none\n\n── Unit 2 ──\ntwo"
    assert [each["words"] for each in run["phases"]] == [
        "1 of 2 units begun again: the one before ended without an answer"
    ]


def test_a_second_call_answers_in_place_of_the_first(tmp_path: Path) -> None:
    call = {"unit": 1, "purpose": "answer"}
    frames = [
        *started("live"),
        (1, "progress", {"phase": "proposing", "unit": 1}),
        (2, "model_call", {**call, "call": 0, "state": "asked"}),
        (3, "model_delta", {"unit": 1, "call": 0, "text": "no JSON at all"}),
        (4, "model_call", {**call, "call": 0, "state": "answered"}),
        (5, "model_call", {**call, "call": 1, "state": "asked"}),
        (6, "model_delta", {"unit": 1, "call": 1, "text": ANSWER}),
    ]
    run = folded(tmp_path, frames, now=7)["r1"]
    assert run["console"] == ANSWER
    assert run["phases"][0]["words"].startswith("Prompt sent again")


def test_thoughts_and_comments_are_no_part_of_the_answer(tmp_path: Path) -> None:
    draft = {"unit": 0, "purpose": "comment", "call": 0}
    frames = [
        *started("live"),
        (1, "progress", {"phase": "proposing", "unit": 1}),
        (2, "model_call", {"unit": 1, "purpose": "answer", "call": 0, "state": "asked"}),
        (3, "model_delta", {"unit": 1, "call": 0, "text": "Hm.", "thinking": True}),
        (4, "model_delta", {"unit": 1, "call": 0, "text": ANSWER}),
        proposed(5),
        *decided(6, purpose="fallback"),
        (7, "model_call", {**draft, "state": "asked"}),
        (8, "model_delta", {"unit": 0, "call": 0, "text": "Please strike this."}),
    ]
    run = folded(tmp_path, frames, now=9)["r1"]
    assert run["text"] == ANSWER
    assert run["console"] == (
        f"── Thinking ──\nHm.\n\n── Answer ──\n{ANSWER}\n\n── Drafted comments ──\n"
        "Please strike this."
    )


@pytest.mark.parametrize(("now", "silent"), [(5, False), (11, False), (12, True), (40, True)])
def test_silence_in_the_middle_of_an_answer_is_said(
    tmp_path: Path, now: float, *, silent: bool
) -> None:
    frames = [*started(), *attempt(1, ANSWER[:4], whole=False)]
    phases = folded(tmp_path, frames, now=now)["r1"]["phases"]
    said = [each["ms"] for each in phases if each["words"].startswith("Silent")]
    assert said == [pytest.approx((now - frames[-1][0]) * 1000)] * silent


@pytest.mark.parametrize("proposer", ["recorded", "offline"])
def test_what_nobody_has_begun_waits_for_its_turn(tmp_path: Path, proposer: str) -> None:
    said = folded(tmp_path, started(proposer), now=30)["r1"]["phases"]
    assert said[-1]["words"] == "Nobody has begun it yet. It waits for its turn"


def test_a_model_that_reads_its_prompt_is_not_called_silent(tmp_path: Path) -> None:
    frames = [
        *started("live"),
        (1, "progress", {"phase": "proposing", "unit": 1}),
        (2, "model_call", {"unit": 1, "purpose": "answer", "call": 0, "state": "asked"}),
    ]
    run = folded(tmp_path, frames, now=90)["r1"]
    assert [each["words"] for each in run["phases"]] == [
        "Prompt sent", "Reading the contract", "Writing",
    ]  # fmt: skip


# Rows.


def rows(run: Json) -> dict[str, str]:
    return {each["key"]: each["verdict"] or each["state"] for each in run["rows"]}


def test_rows_of_a_failed_run_were_never_reached_whoever_watched_it(tmp_path: Path) -> None:
    run = folded(tmp_path, [*started("live"), *failed(1)], base=BASE)["r1"]
    assert rows(run) == dict.fromkeys(BASE, "never reached")
    assert run["steps"]["propose"] == "failed"


def test_rows_are_the_runs_own_whichever_run_was_drawn_before(tmp_path: Path) -> None:
    first = [*started(), *attempt(1, ANSWER, whole=True), proposed(2), *decided(3, term="accept")]
    second: list[Timed] = [
        (at + 100, name, {**body, "run": "r2"}) for at, name, body in started("live")
    ]
    waiting = folded(tmp_path, [*first, *second], now=102, base=BASE)["r2"]
    assert rows(waiting) == dict.fromkeys(BASE, "waiting")
    last: list[Timed] = [(at + 100, name, {**body, "run": "r2"}) for at, name, body in failed(1)]
    found = folded(tmp_path, [*first, *second, *last], base=BASE)
    assert rows(found["r2"]) == dict.fromkeys(BASE, "never reached")
    assert rows(found["r1"]) == {**dict.fromkeys(BASE, "not decided"), "term": "accept"}


def test_a_position_has_a_row_per_part_below_its_own_place(tmp_path: Path) -> None:
    frames: list[Timed] = [
        *started(units=3, scope="clause"),
        *(
            (2, "rule", {"position": name, "title": name, "verdict": "accept", "unit": unit,
                         "rule": ""})
            for name, unit in (("term", 1), ("other", 2), ("term", 3))
        ),
    ]  # fmt: skip
    run = folded(tmp_path, frames, now=3, base=BASE)["r1"]
    assert [each["key"] for each in run["rows"]] == [
        "purpose", "term-1", "term-3", "governing_law", "other-2",
    ]  # fmt: skip


# What people made of it.


def whole(*acts: Timed) -> list[Timed]:
    run = decided(3, purpose="accept", term="fallback")
    return [*started(), *attempt(1, ANSWER, whole=True), proposed(2.5), *run, *acts]


def test_an_override_stands_beside_the_systems_own_verdict(tmp_path: Path) -> None:
    run = folded(tmp_path, whole(overridden(5, "term", "reject")))["r1"]
    row = next(each for each in run["rows"] if each["key"] == "term")
    assert (row["verdict"], row["override"]["verdict"], row["override"]["who"]) == (
        "fallback", "reject", "Ana",
    )  # fmt: skip
    assert run["people"] == ["Ana overrode Term to reject."]
    assert run["route"] == "yellow"
    assert [each["words"] for each in run["tally"]] == ["1 accept", "1 fallback", "0 reject"]


def test_the_last_override_of_a_position_counts_and_the_systems_own_takes_it_back(
    tmp_path: Path,
) -> None:
    changed = [overridden(5, "term", "reject"), overridden(6, "term", "accept", "Bo")]
    assert folded(tmp_path, whole(*changed))["r1"]["people"] == ["Bo overrode Term to accept."]
    back = [*changed, overridden(7, "term", "fallback")]
    assert folded(tmp_path, whole(*back))["r1"]["people"] == []


def test_other_acts_change_no_verdict(tmp_path: Path) -> None:
    acts: list[Timed] = [
        (5, "act", {"kind": kind, "who": "Ana", "note": "n", "position": "", "verdict": None})
        for kind in ("noted", "assigned", "approved", "signed_off", "asked", "held")
    ]
    assert folded(tmp_path, whole(*acts))["r1"]["people"] == []


# Who drafts.


@pytest.mark.parametrize(
    ("source", "lane"), [("model", "model"), ("playbook", "python"), (None, "python")]
)
def test_the_draft_is_in_the_lane_of_whoever_worded_it(
    tmp_path: Path, source: str | None, lane: str
) -> None:
    comment: dict[str, Any] = {"position": "term", "text": "Please.", "source": source, "seq": 7}
    last: Timed = (
        (4, "comment", comment)
        if source
        else (4, "progress", {"phase": "commented", "outcome": "ok"})
    )
    run = folded(tmp_path, whole(last))["r1"]
    assert run["lanes"] == {"propose": "model", "draft": lane, "read": "python"}
    assert run["steps"]["draft"] == ("done" if source else "none")
    assert run["said"]["draft"] == ("" if source else "none")


def test_a_register_is_counted_in_its_own_words(tmp_path: Path) -> None:
    register = {"accepted": 371, "review": 2, "escalated": 3, "gaps": 1}
    frames: list[Timed] = [
        *started(scope="chunk"),
        proposed(2),
        (3, "progress", {"phase": "gated", "unit": 1, "outcome": "ok"}),
        (3, "route", {"route": "yellow", "tally": {}, "rule": "x", "register": register}),
        (3, "result", {"outcome": "ok", "route": "yellow"}),
    ]
    said = folded(tmp_path, frames)["r1"]["tally"]
    assert [each["words"] for each in said] == ["371 proposed · 2 for review · 3 dropped · 1 gap"]
