"""Cues that lawyers may write."""

import pytest

from quotary.core.cues import find_cues
from quotary.core.playbook.cue_words import is_cue
from support.policies import vendor_nda


@pytest.mark.parametrize(
    "cue",
    [
        "residual*",
        "non-solicit*",
        "(4) years",
        "not ... other than",
        "cláusula penal",
        "10 %",
        "R$",
        "LGPD",
        "data processing agreement",
    ],
)
def test_words_stems_and_gaps_are_cues(cue: str) -> None:
    assert is_cue(cue)


@pytest.mark.parametrize(
    "cue", ["", " ", "ab*", "sur*vive", "*", "... years", "years ...", "a ... ... b", "surviv.*"]
)
def test_anything_else_is_none(cue: str) -> None:
    assert not is_cue(cue)


def test_every_cue_of_the_vendor_nda_finds_itself() -> None:
    for position in vendor_nda().positions:
        fields = [cue for spec in position.fields for cue in (*spec.yes, *spec.no)]
        for cue in (*position.cues, *position.adverse, *fields):
            text = cue.replace("*", "").replace(" ... ", " these words ")
            assert find_cues(text, [cue]), cue
