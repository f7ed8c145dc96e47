"""`Retry-After` in both of its forms, and whatever else servers send under its name."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.extractor.live.failures import retry_after


def test_seconds_are_seconds() -> None:
    assert retry_after({"retry-after": " 120 "}) == 120


def test_a_date_is_the_time_until_then() -> None:
    later = format_datetime(datetime.now(UTC) + timedelta(minutes=5), usegmt=True)
    assert 290 < retry_after({"retry-after": later}) <= 300


@pytest.mark.parametrize("found", ["", "-5", "soon", "1e9", "Wed, 21 Oct 2015 07:28:00 GMT"])
def test_what_asks_for_no_wait_is_no_wait(found: str) -> None:
    assert retry_after({"retry-after": found}) == 0


@given(st.text(max_size=40))
def test_nothing_that_a_server_sends_breaks_it(found: str) -> None:
    assert retry_after({"retry-after": found}) >= 0
