"""Which contracts a replay looks at."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from quotary.log.facts.policy import ReplayScope

NOON = datetime(2025, 6, 15, 12, tzinfo=UTC)
DAY = date(2025, 6, 15)


@pytest.mark.parametrize(
    ("scope", "held"),
    [
        (ReplayScope(), True),
        (ReplayScope(source="dms"), True),
        (ReplayScope(source="crm"), False),
        (ReplayScope(since=DAY), True),
        (ReplayScope(since=DAY + timedelta(days=1)), False),
        (ReplayScope(until=DAY), True),
        (ReplayScope(until=DAY - timedelta(days=1)), False),
        (ReplayScope(source="dms", since=DAY, until=DAY), True),
        (ReplayScope(source="crm", since=DAY, until=DAY), False),
    ],
)
def test_a_contract_is_held_by_source_and_days_both_included(
    scope: ReplayScope, *, held: bool
) -> None:
    assert scope.holds("dms", NOON) == held


def test_days_are_those_of_utc() -> None:
    late = datetime(2025, 6, 15, 1, tzinfo=timezone(timedelta(hours=3)))
    assert not ReplayScope(since=DAY).holds("dms", late)
    assert ReplayScope(until=DAY - timedelta(days=1)).holds("dms", late)
