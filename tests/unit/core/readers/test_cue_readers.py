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
        # "Without delay" denies nothing.
        ("The Recipient shall without undue delay train models.", "value", True),
        ("Nothing is said.", "none", None),
    ],
)
def test_yes_and_no_heed_negation(text: str, status: str, value: Scalar) -> None:
    reading = read("yes_no", text, "en", _TRAIN)
    assert (reading.status, reading.value) == (status, value)


_LISTS = (
    "(including, without limitation, its notes)",
    "including without any limitation all notes",
    "including but not limited to notes",
    "not only of the originals",
    "(inclusive, sem limitação, as notas)",
    "sem prejuízo das notas",
)


@pytest.mark.parametrize("listed", _LISTS)
@pytest.mark.parametrize(
    "said", ["without training models", "and shall not train models", "e não poderá train modelos"]
)
def test_a_list_that_limits_nothing_turns_no_denial(listed: str, said: str) -> None:
    """It is no negation of its own, and what it reaches ends with the next one."""
    denied = read("yes_no", f"It keeps the data {listed}, {said}.", "en", _TRAIN)
    assert denied.status in ("value", "ambiguous")
    assert denied.value is not True
    stated = read("yes_no", f"It may keep the data {listed}, and train models.", "en", _TRAIN)
    assert (stated.status, stated.value) == ("value", True)


def test_what_is_denied_behind_a_list_is_denied() -> None:
    text = "It returns all (including, without limitation, notes), without training models."
    assert read("yes_no", text, "en", _TRAIN).value is False


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("It shall not use it save for the purpose of the Project.", "value"),
        ("No use is made of it save for the purpose of the Project.", "value"),
        ("Nothing shall keep it from not using it save for the purpose of trade.", "ambiguous"),
    ],
)
def test_an_exception_from_a_no_is_what_the_cue_states(text: str, status: str) -> None:
    reading = read("yes_no", text, "en", {"yes": ["save for the purpose of"], "no": []})
    assert (reading.status, reading.value) == (status, True if status == "value" else None)


def test_a_cue_with_its_own_negation_stands_as_written() -> None:
    options = {"yes": ["shall not solicit"], "no": ["may solicit"]}
    assert read("yes_no", "Each party shall not solicit employees.", "en", options).value is True
    assert read("yes_no", "Each party may solicit employees.", "en", options).value is False


_RETURN = {"yes": ["return or destroy", "returned or destroyed", "devolver ou destruir"]}


@pytest.mark.parametrize(
    "text",
    [
        "The Receiver must review whether to return or destroy the Information.",
        "It shall decide whether or not to return or destroy the Information.",
        "The parties shall agree how to return or destroy it.",
        "They will settle when and how to return or destroy the Information.",
        "It shall consider if and when to keep, return or destroy the Information.",
        "The Recipient shall tell the Discloser whether it will return or destroy the Information.",
        "It shall say whether the Information should be returned or destroyed.",
        "Counsel shall advise whether such material is to be returned or destroyed.",
        "It shall return or destroy all Information that it chooses.",
        "It shall return or destroy the documents which the Recipient selects.",
        "It shall return or destroy as much as it thinks fit.",
        "They shall return or destroy such documents as they see fit.",
        "A Receptora avaliará se deve devolver ou destruir as Informações.",
        "As partes decidirão como devolver ou destruir as Informações.",
        "A Receptora deverá devolver ou destruir o que ela escolher.",
    ],
)
def test_what_is_only_asked_or_left_to_choice_is_not_stated(text: str) -> None:
    assert read("yes_no", text, "en", _RETURN).status == "ambiguous"


@pytest.mark.parametrize(
    "text",
    [
        "The Recipient shall return or destroy the Information.",
        "All Information, whether oral or written, shall be returned or destroyed.",
        "Information in any form, whether or not marked, shall be returned or destroyed.",
        "Whether or not the Talks succeed, the Recipient shall return or destroy it.",
        "It shall return or destroy it, as it chooses, within 20 days.",
        "It shall return or destroy it, whichever the Discloser prefers.",
        "It shall return or destroy all Information that the Discloser selects.",
        "It shall return or destroy all documents that it received.",
        "When the Talks end, the Recipient is to return or destroy it.",
        "If asked to do so, it shall return or destroy the Information.",
        "Where the Discloser so requests, it has to return or destroy the Information.",
        "A Receptora deverá devolver ou destruir as Informações que recebeu.",
        "Se a Reveladora pedir, a Receptora deverá devolver ou destruir as Informações.",
    ],
)
def test_what_is_owed_in_ordinary_words_is_stated(text: str) -> None:
    assert read("yes_no", text, "en", _RETURN).value is True


@pytest.mark.parametrize(
    "text",
    [
        "use it solely to evaluate whether to subscribe to the Platform (the "
        '"Purpose") and for no other purpose',
        "use it to decide whether to proceed, and for no other purpose",
        "use it to determine whether the parties should enter into a deal and for no other purpose",
        "use it to see how to improve the machine and for no other purpose",
        "shall consider how the parts fit and shall use it for no other purpose",
    ],
)
def test_a_question_that_is_over_asks_nothing_of_what_follows(text: str) -> None:
    options = {"yes": ["for no other purpose"]}
    assert read("yes_no", f"The Recipient shall {text}.", "en", options).value is True


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
