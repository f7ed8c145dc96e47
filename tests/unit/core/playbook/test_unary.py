"""Unary tests: the only things a cell may ask."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.finding import Scalar
from quotary.core.playbook.unary import (
    Bound,
    Equals,
    Interval,
    Missing,
    OneOf,
    Present,
    finite,
    is_iso_date,
    matches,
    parse_interval,
    written,
)

numbers = st.one_of(
    st.integers(-(10**9), 10**9), st.integers(-9999, 9999).map(lambda number: number / 4)
)


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [
        ("> 5", [5.01, 6], [5, 4.99, -6]),
        (">=5", [5, 6], [4.99]),
        ("< 5", [4.99, -1], [5, 6]),
        ("<= 5", [5, 4], [5.01]),
        ("[2..3]", [2, 2.5, 3], [1.99, 3.01]),
        ("(2..3]", [2.01, 3], [2]),
        ("[2..3)", [2, 2.99], [3]),
        ("(2 .. 3)", [2.5], [2, 3]),
        ("[-3..-1.5]", [-2, -1.5], [0, -1.4]),
        ("[2..2]", [2, 2.0], [2.1]),
    ],
)
def test_intervals_of_numbers(text: str, inside: list[float], outside: list[float]) -> None:
    interval = parse_interval(text, "number")
    assert interval is not None
    assert all(matches(interval, value) for value in inside)
    assert not any(matches(interval, value) for value in outside)
    assert not matches(interval, None)


def test_intervals_of_dates() -> None:
    interval = parse_interval("[2026-01-01..2026-12-31]", "date")
    assert interval is not None
    assert matches(interval, "2026-12-31")
    assert not matches(interval, "2027-01-01")
    assert not matches(interval, 2026)


@pytest.mark.parametrize(
    "text",
    ["5", "> five", ">> 5", "[3..2]", "(2..2]", "[2..]", "[2,3]", "> 1e3", "> ٣", "> 5 ", ""],
)
def test_what_is_no_interval_of_numbers(text: str) -> None:
    assert parse_interval(text, "number") is None


@pytest.mark.parametrize("text", ["> 2026-02-30", "> 5", "> 2026-1-1", "[2026-12-31..2026-01-01]"])
def test_what_is_no_interval_of_dates(text: str) -> None:
    assert parse_interval(text, "date") is None


def test_missing_and_present_are_opposites() -> None:
    for value in (None, 0, False, "", "x"):
        assert matches(Missing(), value) is not matches(Present(), value)


def test_equality_and_membership_never_match_what_is_missing() -> None:
    assert matches(Equals(value="yes"), "yes")
    assert not matches(Equals(value=True), None)
    assert matches(OneOf((1, 2)), 2)
    assert not matches(OneOf((1, 2)), None)


@given(one=numbers, two=numbers, low_in=st.booleans(), high_in=st.booleans(), value=numbers)
def test_an_interval_is_what_its_bounds_say(
    one: float, two: float, *, low_in: bool, high_in: bool, value: float
) -> None:
    low, high = min(one, two), max(one, two)
    interval = Interval(Bound(low, low_in), Bound(high, high_in))
    above = value >= low if low_in else value > low
    below = value <= high if high_in else value < high
    assert matches(interval, value) is (above and below)


@given(numbers, st.sampled_from([">", ">=", "<", "<="]))
def test_what_is_written_reads_as_the_same_test(number: float, sign: str) -> None:
    interval = parse_interval(f"{sign} {number}", "number")
    assert interval is not None
    assert parse_interval(str(written(interval)), "number") == interval


@pytest.mark.parametrize("test", [Missing(), Present(), Equals(3), OneOf(("a", "b"))])
def test_the_others_are_written_plainly(test: Missing | Present | Equals | OneOf) -> None:
    assert written(test) in ("missing", "present", 3, ["a", "b"])


@pytest.mark.parametrize("value", [True, None, "3", math.nan, math.inf, 10**400, 10**15])
def test_what_is_no_finite_number(value: Scalar) -> None:
    assert not finite(value)


def test_dates_are_days_that_exist() -> None:
    assert is_iso_date("2024-02-29")
    assert not any(map(is_iso_date, ["2023-02-29", "20240229", "2024-2-9", "٢٠٢٤-01-01", ""]))
