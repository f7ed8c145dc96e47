"""A table of contract sentences in two languages: nearly all right, and never a wrong value."""

import sys

import pytest

from support.reader_cases import NO_VALUE, Case, cases

FILES = ("duration", "percent", "money", "date", "governing_law", "notice", "fields")
RIGHT_AT_LEAST = 0.97


@pytest.mark.parametrize("name", FILES)
def test_no_wrong_value_passes_silently(name: str) -> None:
    wrong = [
        (case.expected, found, case.text)
        for case in cases(name)
        if (found := case.found()) != case.expected and found not in NO_VALUE
    ]
    assert wrong == []


def test_nearly_every_case_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    every: list[Case] = [case for name in FILES for case in cases(name)]
    missed = [case for case in every if case.found() != case.expected]
    portuguese = sum(case.language == "pt" for case in every)
    with capsys.disabled():
        sys.stdout.write(
            f"\nreaders: {len(every) - len(missed)} of {len(every)} cases right, "
            f"{portuguese} of them Portuguese\n"
        )
    assert len(every) >= 250
    assert portuguese >= 100
    assert len(missed) <= (1 - RIGHT_AT_LEAST) * len(every), missed
