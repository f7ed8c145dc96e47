"""Where a matter stands, as the queue shows it."""

from datetime import UTC, datetime

import pytest

from quotary.api.store.rows import from_micros, micros, row_of, status_of
from quotary.api.store.states import state_from_text, state_to_text
from quotary.log.matter_state import MatterState
from support.made_log import Said, act
from support.made_run import Made
from support.states import failed, run, state

OVERRIDE = {"run": "r1", "position": "term", "verdict": "accept", "note": "agreed"}


@pytest.mark.parametrize(
    ("said", "status", "route"),
    [
        (run(Made(), 1), "running", ""),
        (run(Made(), 5), "running", ""),
        (run(Made()), "needs_sign_off", "red"),
        (failed(Made()), "failed", ""),
        ([*run(Made()), act("m1", 1, "overridden", **OVERRIDE)], "needs_sign_off", "green"),
        ([*run(Made()), act("m1", 1, "approved", run="r1", note="x")], "approved_over_red", "red"),
        (
            [
                *run(Made()),
                act("m1", 1, "overridden", **OVERRIDE),
                act("m1", 2, "approved", run="r1", note="x"),
            ],
            "approved_over_red",
            "green",
        ),
        ([*run(Made()), act("m1", 1, "signed_off", run="r1")], "signed_off", "red"),
        ([*run(Made()), *run(Made(run="r2"), 2)], "running", "red"),
        ([*run(Made()), *failed(Made(run="r2"))], "needs_sign_off", "red"),
        ([*run(Made()), act("m1", 1, "erased")], "erased", "red"),
    ],
)
def test_status_and_route(said: list[Said], status: str, route: str) -> None:
    row = row_of(state(*said), 1)
    assert (row["status"], row["route"]) == (status, route)


def test_an_override_leaves_the_systems_own_route() -> None:
    row = row_of(state(*run(Made()), act("m1", 1, "overridden", **OVERRIDE)), 1)
    assert row["model_route"] == "red"


def test_a_running_rerun_counts_its_own_time() -> None:
    whole = state(*run(Made()), *run(Made(run="r2"), 1))
    row = row_of(whole, 1)
    assert row["started_us"] == micros(whole.runs["r2"].started_at)
    assert row["ended_us"] == 0


def test_model_calls_add_up_over_runs() -> None:
    row = row_of(state(*run(Made()), *run(Made(run="r2"))), 1)
    assert (row["model_calls"], row["cached_tokens"]) == (2, 80)


def test_a_state_survives_its_text() -> None:
    whole = state(*run(Made()), act("m1", 1, "overridden", **OVERRIDE))
    assert state_from_text(state_to_text(whole)) == whole


def test_micros_and_back() -> None:
    at = datetime(2026, 11, 30, 1, 2, 3, 456789, tzinfo=UTC)
    assert from_micros(micros(at)) == at
    assert micros(None) == 0
    assert from_micros(0) is None


def test_a_matter_without_a_run_is_shown_as_running() -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    assert status_of(MatterState("main", "m1", at, at)) == "running"
