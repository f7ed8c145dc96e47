"""Personal data is out only where nothing follows that lets it in again."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.readers import Reading, read

CASES = [
    line.partition(" | ")[::2]
    for line in (Path(__file__).parent / "cases" / "personal_data.txt").read_text().splitlines()
    if not line.startswith("#")
]
OUT = (
    "No personal data shall be exchanged",
    "Neither party shall disclose personal data to the other",
    "The parties shall not share any personal data",
    "Confidential Information must not contain personal data",
)
TAKES_BACK = (
    "to journalists",
    "by e-mail",
    "on Sundays",
    "that is inaccurate",
    "except where it is useful",
    "unless the Recipient prefers it",
    "without a stamp",
    "of children",
)


def said(reading: Reading) -> str:
    return str(reading.value).lower() if reading.status == "value" else reading.status


@pytest.mark.parametrize(("expected", "text"), CASES)
def test_what_is_agreed_on_personal_data(expected: str, text: str) -> None:
    readers = ("data.excluded", "data.agreement_first")
    assert " ".join(said(read(name, text)) for name in readers) == expected


@given(st.sampled_from(OUT), st.sampled_from(TAKES_BACK))
def test_whatever_takes_it_back_is_never_a_plain_exclusion(out: str, back: str) -> None:
    assert read("data.excluded", f"{out}.").value is True
    assert read("data.excluded", f"{out} {back}.").value is not True


@given(st.sampled_from(OUT), st.sampled_from(OUT))
def test_two_exclusions_are_one(one: str, other: str) -> None:
    assert read("data.excluded", f"{one}. {other}.").value is True
