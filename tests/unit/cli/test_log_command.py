"""What a person did, as `quotary log` says it."""

import pytest

from quotary.cli.log_command import act_words


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {
                "kind": "approved",
                "note": "Business wants it.",
                "detail": {"exceptions": ["residuals", "units:not-evaluated"]},
            },
            "approved by Bo, in spite of residuals, units:not-evaluated: Business wants it.",
        ),
        ({"kind": "approved", "note": "Fine."}, "approved by Bo: Fine."),
        ({"kind": "signed_off"}, "signed_off by Bo"),
        (
            {"kind": "signed_off", "detail": {"obligations": [{"key": "k1"}, {"key": "k2"}]}},
            "signed_off by Bo, 2 rows of the register",
        ),
        (
            {"kind": "overridden", "position": "law", "verdict": "accept", "note": "Agreed."},
            "overridden by Bo law to accept: Agreed.",
        ),
    ],
)
def test_an_act_says_all_of_it(given: dict[str, object], said: str) -> None:
    body: dict[str, object] = {
        "who": "Bo",
        "position": "",
        "note": "",
        "verdict": None,
        "detail": {},
        **given,
    }
    assert act_words(body) == said
