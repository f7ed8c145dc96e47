"""File names from outside in headers."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.api.naming import content_disposition


@given(st.text(max_size=400))
def test_a_header_stays_one_ascii_line(name: str) -> None:
    header = content_disposition(name)
    assert header.isascii()
    assert header.isprintable()
    assert header.startswith('attachment; filename="')
    assert header.count('"') == 2
