"""Readers that a playbook's own cues steer: yes or no, and which of several values is meant."""

import pytest

from quotary.core.finding import Scalar
from quotary.core.readers import Reading, read

_TRAIN = {"yes": ["train*"], "no": ["not used for training"]}


@pytest.mark.parametrize(
    ("text", "status", "value"),
    [
        ("The Recipient may train models on the Information.", "value", True),
        ("The Recipient shall not train models.", "value", False),
        ("The Recipient shall never be permitted to train models.", "ambiguous", None),
        ("The Recipient may neither copy nor train.", "value", False),
        ("shall not, in any manner whatsoever, train models", "ambiguous", None),
        ("shall not copy, sell or train", "ambiguous", None),
        ("The data may not only be stored but also train models.", "value", True),
        ("Without limitation, the Recipient may train models.", "value", True),
        ("The data are not used for training.", "value", False),
        (
            "The Recipient may train models. The Recipient shall not train models.",
            "ambiguous",
            None,
        ),
        ("O Prestador não poderá train modelos.", "value", False),
        ("Nothing is said.", "none", None),
    ],
)
def test_yes_and_no_heed_negation(text: str, status: str, value: Scalar) -> None:
    reading = read("yes_no", text, "en", _TRAIN)
    assert (reading.status, reading.value) == (status, value)


def test_a_cue_with_its_own_negation_stands_as_written() -> None:
    options = {"yes": ["shall not solicit"], "no": ["may solicit"]}
    assert read("yes_no", "Each party shall not solicit employees.", "en", options).value is True
    assert read("yes_no", "Each party may solicit employees.", "en", options).value is False


@pytest.mark.parametrize("options", [None, {}, {"yes": "train"}, {"yes": [5]}, {"yes": 5}])
def test_options_that_are_no_cues_find_nothing(options: dict[str, object] | None) -> None:
    assert read("yes_no", "They train models.", "en", options) == Reading("none")


@pytest.mark.parametrize(
    ("text", "cue", "value"),
    [
        ("multa de 2% (dois por cento) sobre o valor, juros de mora de 1% ao mês", "multa", 2),
        ("multa de 2% (dois por cento) sobre o valor, juros de mora de 1% ao mês", "juros", 1),
        ("10% a título de multa e 1% de juros", "multa", 10),
        ("multa de 10%", "multa", 10),
        ("multa de 10%", "juros", 10),
        ("juros de 1% ao mês e multa, não compensatória, de 10%", "multa", None),
        ("10%, a título de multa, e 1% de juros", "multa", None),
        ("multa de 10% 5%", "multa", None),
        ("multa de 2% e juros de 1% ao mês", "desconto", None),
        ("multa de 2% e multa de 10%", "multa", None),
    ],
)
def test_a_cue_says_which_value_is_meant(text: str, cue: str, value: int | None) -> None:
    reading = read("percent", text, "pt", {"near": [cue]})
    assert reading.value == value
    assert reading.status == ("value" if value is not None else "ambiguous")


def test_a_cue_chooses_among_lengths_money_and_dates() -> None:
    text = "vigência de 12 meses, com aviso prévio de 30 dias"
    assert read("duration.days", text, "pt", {"near": ["aviso previo"]}).value == 30
    text = "a deposit of $500, and a fee of $900"
    assert read("money.amount", text, "en", {"near": ["fee"]}).value == 900
    text = "starts on 1 May 2024, ends on 1 May 2026"
    assert read("date", text, "en", {"near": ["ends"]}).value == "2026-05-01"
    assert read("jurisdiction", "Delaware", "en", {"near": ["law"]}).value == "US-DE"
