"""File names from outside, whichever way they come."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.log.filenames import clean_filename


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("../../etc/passwd", "passwd"),
        ("C:\\temp\\nda.pdf", "nda.pdf"),
        ("a\u202efdp.exe", "afdp.exe"),
        ("a\0b\nc\r.txt", "abc.txt"),
        ("a\u2028b\u2029.txt", "ab.txt"),
        ("<script>.pdf", "<script>.pdf"),
        ("", "document"),
        ("..", "document"),
        ("/", "document"),
        (" . ", "document"),
        ("Vertragsentwurf (final) – Müller.pdf", "Vertragsentwurf (final) – Müller.pdf"),
    ],
)
def test_clean_filename(name: str, expected: str) -> None:
    assert clean_filename(name) == expected


def test_a_very_long_name_keeps_its_ending() -> None:
    cleaned = clean_filename("x" * 5000 + ".pdf")
    assert len(cleaned) <= 200
    assert cleaned.endswith(".pdf")


@given(st.text(max_size=400))
def test_a_cleaned_name_is_clean(name: str) -> None:
    cleaned = clean_filename(name)
    assert 0 < len(cleaned) <= 200
    assert "/" not in cleaned
    assert "\\" not in cleaned
    assert len(cleaned.splitlines()) == 1
