"""Operations in words: who is there, what it cost, what to do about a failure."""

from datetime import UTC, datetime, timedelta

import pytest

from quotary.api.desk.ops.advice import what_to_do
from quotary.api.desk.ops.costs import costs_in_words
from quotary.api.desk.ops.holding import holder
from quotary.api.desk.ops.services import oldest, services
from quotary.api.desk.ops.stuck import why
from quotary.api.matters.describing import summary
from quotary.api.operations import Lag
from quotary.api.store.rows import row_of
from quotary.log.direct import Stored
from quotary.log.matter_state import MatterState, RunState
from support.made_log import act

AT = datetime(2026, 1, 1, tzinfo=UTC)


def lag(consumer: str, service: str, **figures: object) -> Lag:
    known = {"consumer": consumer, "service": service, "known": True, "pulling": 1}
    return Lag.model_validate({**known, **figures})


def test_a_service_stands_as_its_worst_consumer() -> None:
    lags = [
        lag("ingest", "ingest"),
        lag("extractor", "extractor", waiting=3, in_work=2),
        lag("comments", "extractor"),
        lag("gate", "gate", pulling=0),
        lag("router", "router", known=False),
    ]
    said = {each.name: (each.sign.word, each.words) for each in services(lags)}
    assert said == {
        "ingest": ("there", ""),
        "extractor": ("at work", "3 facts waiting, 2 in work"),
        "gate": ("nobody is there", ""),
        "router": ("not known", ""),
    }


def test_the_backlogs_age_is_that_of_its_oldest_fact() -> None:
    assert oldest([lag("a", "a")]) is None
    found = oldest([lag("a", "a", oldest_at=AT), lag("b", "b", oldest_at=AT - timedelta(hours=1))])
    assert found == AT - timedelta(hours=1)


@pytest.mark.parametrize(
    ("costs", "said"),
    [
        ({}, ""),
        ({"EUR": 12_345_678}, "EUR 12.35"),
        ({"USD": 1_234}, "USD 0.0012"),
        ({"EUR": 1_000_000, "USD": 2_000_000, "*": 3},
         "EUR 1.00, USD 2.00, 3 in several currencies"),
    ],
)  # fmt: skip
def test_costs_are_said_per_currency(costs: dict[str, int], said: str) -> None:
    assert costs_in_words(costs) == said


def test_every_failure_has_something_to_do() -> None:
    assert "live" in what_to_do("no_recording", "ingested")
    assert "model server answers" in what_to_do("model_unreachable", "ingested")
    assert "Mend the document" in what_to_do("corrupt", "submitted")
    assert "log names the fault" in what_to_do("never_heard_of", "gated")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"status": "failed", "failure": "It broke.", "failure_code": "invalid_output"},
         "Failed 1 min ago: It broke. Retry: the model is asked again."),
        ({"status": "needs_sign_off", "held": True}, "On hold by a person; last fact 1 min ago."),
        ({"status": "needs_sign_off", "assignee": "Ana"},
         "Decided; it waits for a person's sign-off, with Ana; last fact 1 min ago."),
        ({"status": "needs_sign_off", "purpose": "evaluation"},
         "Decided; it was handed in for an evaluation and waits for nobody; last fact 1 min ago."),
        ({"status": "signed_off"}, "Signed off: nothing is waited for."),
        ({"status": "running", "step": "submitted"}, "Waiting for ingest"),
    ],
)  # fmt: skip
def test_any_matter_has_an_answer_to_why_it_is_stuck(changed: dict[str, object], said: str) -> None:
    run = RunState("r1", 1, AT, "upload")
    state = MatterState("main", "m1", AT, AT, runs={"r1": run}, last_seq=1)
    line = summary(row_of(state, 1)).model_copy(update=changed)
    assert why(line, {}, AT + timedelta(minutes=1)).startswith(said)


def stored(*acts: tuple[str, dict[str, object]]) -> list[Stored]:
    made = [
        act("m1", number, kind, **detail) for number, (kind, detail) in enumerate(acts, start=1)
    ]
    return [
        Stored(str(subject), number, fact.model_dump_json().encode())
        for number, (subject, fact) in enumerate(made, start=1)
    ]


HOLDS: list[tuple[list[tuple[str, dict[str, object]]], str]] = [
        ([], ""),
        ([("noted", {"note": "n"})], ""),
        ([("held", {})], "Ana"),
        ([("held", {"note": "the client is asked"}), ("noted", {"note": "n"})],
         "Ana (the client is asked)"),
        ([("held", {"detail": {"held": True}}), ("held", {"detail": {"held": False}})], ""),
        ([("held", {}), ("held", {"detail": {"held": False}}), ("held", {"who": "Bo"})], "Bo"),
]  # fmt: skip


@pytest.mark.parametrize(("acts", "said"), HOLDS)
def test_the_last_hold_names_who_holds(
    acts: list[tuple[str, dict[str, object]]], said: str
) -> None:
    assert holder(stored(*acts)) == said


@pytest.mark.parametrize("status", ["needs_sign_off", "running"])
def test_a_matter_on_hold_says_by_whom(status: str) -> None:
    state = MatterState(
        "main", "m1", AT, AT, runs={"r1": RunState("r1", 1, AT, "upload")}, last_seq=1
    )
    line = summary(row_of(state, 1)).model_copy(update={"status": status, "held": True})
    assert why(line, {}, AT + timedelta(minutes=1), holder="Ana").startswith("On hold by Ana; last")
