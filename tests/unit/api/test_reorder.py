"""Live messages leave in the order of the broker's clock, whichever is heard first."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.api.events.reorder import Heard, Reorder
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
    assert [each.stored for each in reorder.due(1.061)] == [FACT, TRACE]
    assert reorder.wait(1.07) is None


def test_what_is_not_due_says_for_how_long() -> None:
    reorder = Reorder(0.06)
    assert reorder.wait(1.0) is None
    reorder.add(FACT, 1.0)
    wait = reorder.wait(1.02)
    assert wait is not None
    assert 0.039 < wait < 0.041


def test_a_clock_that_was_set_back_keeps_a_streams_own_order() -> None:
    reorder = Reorder(0.06)
    for seq, nanos in ((1, 500), (2, 300), (3, 600)):
        reorder.add(stored("contract.main.m1.r1.gated.1", seq, nanos), 1.0)
    assert [each.seq for each in reorder.due(2.0)] == [1, 2, 3]


@given(st.lists(st.tuples(st.integers(0, 10**8), st.booleans()), max_size=30))
def test_nothing_is_lost_and_each_batch_is_in_order(given_: list[tuple[int, bool]]) -> None:
    reorder = Reorder(0.05)
    out: list[Heard] = []
    for n, (nanos, is_trace) in enumerate(given_):
        subject = "trace.main.m.r1.progress" if is_trace else "contract.main.m.r1.gated.1"
        reorder.add(stored(subject, n, nanos), n * 0.01)
        batch = reorder.due(n * 0.01)
        assert batch == sorted(batch)
        out += batch
    out += reorder.due(10.0)
    assert reorder.wait(10.0) is None
    assert sorted(each.seq for each in out) == list(range(len(given_)))
    for is_trace in (False, True):
        own = [each.seq for each in out if each.is_trace is is_trace]
        assert own == sorted(own)


@given(st.lists(st.integers(0, 40), min_size=1, max_size=30))
def test_within_the_hold_arrival_makes_no_difference(delays: list[int]) -> None:
    # Message n was stored at n * 10 ms, on two streams in turn, and heard up to 40 ms later.
    last = [0, 0]
    arrivals: list[tuple[float, int]] = []
    for n, delay in enumerate(delays):
        last[n % 2] = max(last[n % 2], n * 10 + delay)
        arrivals.append((last[n % 2] / 1000, n))
    reorder = Reorder(0.05)
    out: list[Heard] = []
    for heard, n in sorted(arrivals):
        subject = "trace.main.m.r1.progress" if n % 2 else "contract.main.m.r1.gated.1"
        out += reorder.due(heard)
        reorder.add(stored(subject, n, n * 10_000_000), heard)
    out += reorder.due(10.0)
    assert [each.seq for each in out] == list(range(len(delays)))
