"""A replay's ranges and its sum."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from quotary.api.policies.replaying import PART_FACTS, part_ranges
from quotary.api.view.replay import replay_of
from quotary.log.facts.base import Failure
from quotary.log.facts.policy import Flip, PositionFlip, ReplayDone, ReplayRequested


@given(st.integers(1, 10**6), st.integers(0, 10**6))
def test_parts_cover_the_range_once(first: int, length: int) -> None:
    last = first + length
    ranges = part_ranges(first, last)
    assert ranges[0][0] == first
    assert ranges[-1][1] == last
    assert all(stop - start < PART_FACTS for start, stop in ranges)
    assert all(after[0] == before[1] + 1 for before, after in itertools.pairwise(ranges))


def test_an_empty_range_has_no_part() -> None:
    assert part_ranges(5, 4) == []


def test_a_replay_adds_up_its_parts() -> None:
    asked = ReplayRequested.now(
        by="api", digest="ab" * 32, mode="what-if", first=1, last=9, parts=3, who="Ana"
    )
    flip = Flip(
        matter="m1",
        run="r1",
        before="green",
        after="red",
        positions=(PositionFlip(id="term", before="accept", after="reject", quote="four years"),),
    )
    done = [
        ReplayDone.now(by="router", contracts=4, unchanged=3, flips=(flip,), needs_model=("b",)),
        ReplayDone.now(
            by="router", outcome="failed", failure=Failure(code="x", sentence="Part 2 failed.")
        ),
    ]
    found = replay_of("abc", asked, done, {"m1": ("nda.txt", "Globex")})
    assert (found.done, found.parts, found.complete) == (2, 3, False)
    assert (found.contracts, found.unchanged, found.model_calls) == (4, 3, 0)
    assert found.model_dump(by_alias=True)["flips"] == [
        {
            "matter": "m1",
            "filename": "nda.txt",
            "counterparty": "Globex",
            "run": "r1",
            "from": "green",
            "to": "red",
            "signed": False,
            "overrides": 0,
            "closing": "",
            "kept": False,
            "positions": [{"id": "term", "from": "accept", "to": "reject", "quote": "four years"}],
        }
    ]
    assert found.needs_model == ["b"]
    assert found.failures == ["Part 2 failed."]
