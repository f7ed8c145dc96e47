"""Live messages leave in the order of the broker's clock, whichever is heard first."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.api.events.reorder import Reorder
from quotary.log.direct import Stored


def stored(subject: str, seq: int, nanos: int) -> Stored:
    return Stored(subject, seq, b"", f"2026-01-01T00:00:00.{nanos:09d}Z")


FACT = stored("contract.main.m1.r1.ingested.0", 4, 100)
TRACE = stored("trace.main.m1.r1.progress", 9, 200)


def test_a_fact_that_is_heard_after_a_later_frame_goes_first() -> None:
    reorder = Reorder(0.06)
    reorder.add(TRACE, 1.00)
    reorder.add(FACT, 1.02)
    assert reorder.due(1.05) == []
    assert reorder.due(1.061) == [FACT, TRACE]
    assert reorder.wait(1.07) is None


def test_what_is_not_due_says_for_how_long() -> None:
    reorder = Reorder(0.06)
    assert reorder.wait(1.0) is None
    reorder.add(FACT, 1.0)
    wait = reorder.wait(1.02)
    assert wait is not None
    assert 0.039 < wait < 0.041


@given(st.lists(st.tuples(st.integers(0, 10**8), st.booleans()), max_size=30))
def test_nothing_is_lost_and_each_batch_is_in_order(given_: list[tuple[int, bool]]) -> None:
    reorder = Reorder(0.05)
    out: list[Stored] = []
    for n, (nanos, is_trace) in enumerate(given_):
        subject = "trace.main.m.r1.progress" if is_trace else "contract.main.m.r1.gated.1"
        reorder.add(stored(subject, n, nanos), n * 0.01)
        batch = reorder.due(n * 0.01)
        assert [each.at_ns for each in batch] == sorted(each.at_ns for each in batch)
        out += batch
    out += reorder.due(10.0)
    assert sorted(each.seq for each in out) == list(range(len(given_)))
