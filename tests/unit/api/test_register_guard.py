"""The sample that a bulk sign-off asks for."""

import math

from hypothesis import given
from hypothesis import strategies as st

from quotary.api.register.guard import sample

KEYS = st.sets(st.text(min_size=1, max_size=12), min_size=1, max_size=60)
SHARES = st.floats(0.01, 1)


@given(KEYS, st.integers(1, 500), SHARES)
def test_a_share_of_the_rows_and_at_least_one_is_asked_for(
    keys: set[str], number: int, share: float
) -> None:
    found = sample(keys, "m1", number, share)
    assert found <= keys
    assert len(found) == max(1, math.ceil(share * len(keys)))


@given(KEYS, st.integers(1, 500), SHARES)
def test_the_same_question_asks_for_the_same_rows_in_whatever_order(
    keys: set[str], number: int, share: float
) -> None:
    assert sample(sorted(keys), "m1", number, share) == sample(keys, "m1", number, share)


def test_another_act_or_another_matter_asks_for_other_rows() -> None:
    keys = [f"k{n}" for n in range(100)]
    chosen = {
        sample(keys, matter, number, 0.1) for matter in ("m1", "m2") for number in range(1, 6)
    }
    assert len(chosen) == 10
