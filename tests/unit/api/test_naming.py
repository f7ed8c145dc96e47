"""File names from outside, in the parts of a form and in headers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.api.naming import content_disposition, uploaded_name


@given(st.text(max_size=400))
def test_a_header_stays_one_ascii_line(name: str) -> None:
    header = content_disposition(name)
    assert header.isascii()
    assert header.isprintable()
    assert header.startswith('attachment; filename="')
    assert header.count('"') == 2


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        ("NDA %22final%22.pdf", 'NDA "final".pdf'),
        ("two%0D%0Alines.pdf", "twolines.pdf"),
        ("100%25 ours.pdf", "100%25 ours.pdf"),
        ("caf%C3%A9.pdf", "caf%C3%A9.pdf"),
        ("a%2522b.pdf", "a%2522b.pdf"),
        ("%2F%2e%2e.pdf", "%2F%2e%2e.pdf"),
        ("%22/../x.pdf", "x.pdf"),
        ("50%.pdf", "50%.pdf"),
        ("", "document"),
        (None, "document"),
    ],
)
def test_what_browsers_escape_in_a_parts_name_is_read_back_and_nothing_else(
    sent: str | None, name: str
) -> None:
    assert uploaded_name(sent) == name
