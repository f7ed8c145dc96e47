"""One line on why a matter is still running."""

from datetime import UTC, datetime, timedelta

from quotary.api.desk.ops.stuck import why_running
from quotary.api.matters.describing import MatterSummary, summary
from quotary.api.operations import Lag
from quotary.api.store.rows import row_of
from quotary.log.matter_state import MatterState, RunState

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
BEFORE = NOW - timedelta(seconds=95)


def line(step: str, **changed: object) -> MatterSummary:
    run = RunState("r1", 1, BEFORE, "upload", step=step)
    state = MatterState("main", "m1", BEFORE, BEFORE, runs={"r1": run}, last_seq=1)
    return summary(row_of(state, 1)).model_copy(update=changed)


def lag(consumer: str, **figures: int) -> dict[str, Lag]:
    return {
        consumer: Lag.model_validate(
            {"consumer": consumer, "service": consumer, "known": True, **figures}
        )
    }


def test_nobody_is_there() -> None:
    said = why_running(line("ingested"), lag("extractor", waiting=3), NOW)
    assert said == "No extractor is there: 3 facts waiting for one; last fact 1 min ago."


def test_it_is_at_work_and_tries_again() -> None:
    lags = lag("gate", in_work=1, waiting=4, pulling=1, redelivered=2)
    assert why_running(line("proposed", units=5, gated=2), lags, NOW) == (
        "gate is at 1 fact, 4 waiting, 2 tried again; last fact 1 min ago, 2 of 5 checked."
    )


def test_nothing_waits_or_nothing_is_known_or_it_is_held() -> None:
    assert "its next fact is on its way" in why_running(line("submitted"), lag("ingest"), NOW)
    assert "the broker says nothing" in why_running(line("submitted"), {}, NOW)
    assert why_running(line("gated", held=True), {}, NOW).startswith("On hold by a person")
