"""Model and reading agree as decimals, as jurisdictions and as strict booleans."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.finding import Scalar
from quotary.core.readers import READERS, Reading, agrees, derive, read


def _value(value: Scalar) -> Reading:
    return Reading("value", value)


@pytest.mark.parametrize(
    ("reader", "proposed", "value", "expected"),
    [
        ("duration.years", 3, 3, True),
        ("duration.years", 3.0, 3, True),
        ("duration.years", 2.5, 2.5, True),
        ("duration.years", 5, 5.0027, False),
        ("duration.years", "3", 3, False),
        ("duration.years", True, 1, False),
        ("duration.years", float("nan"), 3, False),
        ("duration.years", float("inf"), 3, False),
        ("duration.years", 10**400, 3, False),
        ("percent", 0.1, 0.1, True),
        ("money.amount", 1000000, 1000000, True),
        ("duration.perpetual", True, True, True),
        ("duration.perpetual", 1, True, False),
        ("duration.perpetual", "true", True, False),
        ("notice.required", False, True, False),
        ("jurisdiction", "Delaware", "US-DE", True),
        ("jurisdiction", "State of Delaware, USA", "US-DE", True),
        ("jurisdiction", "California", "US-DE", False),
        ("jurisdiction", "Baja California", "US-CA", False),
        ("jurisdiction", "England", "GB-EAW", True),
        ("jurisdiction", "Scotland", "GB-EAW", False),
        ("jurisdiction", "Georgia", "US-GA", None),
        ("jurisdiction", "somewhere", "US-GA", None),
        ("jurisdiction", 5, "US-GA", False),
        ("date", "2025-04-03", "2025-04-03", True),
        ("date", "2025-04-04", "2025-04-03", False),
        ("date", "3 April 2025", "2025-04-03", None),
        ("money.currency", "usd", "USD", True),
        ("money.currency", "BRL", "USD", False),
    ],
)
def test_a_field_is_compared_by_its_kind(
    reader: str, proposed: Scalar, value: Scalar, expected: Scalar
) -> None:
    assert agrees(reader, proposed, _value(value)) is expected


@pytest.mark.parametrize("status", ["none", "ambiguous", "conflict"])
def test_without_a_value_there_is_nothing_to_compare(status: str) -> None:
    assert agrees("percent", 5, Reading(status)) is None


def test_without_a_proposal_there_is_nothing_to_compare() -> None:
    assert agrees("percent", None, _value(5)) is None


@given(
    st.sampled_from(sorted(READERS)), st.one_of(st.none(), st.booleans(), st.text(), st.floats())
)
def test_no_proposal_breaks_the_comparison(reader: str, proposed: Scalar) -> None:
    for value in (True, 5, 2.5, "US-DE"):
        assert agrees(reader, proposed, _value(value)) in {True, False, None}


def test_an_unknown_reader_is_named() -> None:
    with pytest.raises(ValueError, match="there is no reader “age”; the readers are data"):
        read("age", "five years")


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(ValueError, match="there is no kind “age”; the kinds are duration, percent"):
        derive("age", "five years")
