"""Sentences with places, and values in literal calls."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.finding import Scalar
from quotary.core.playbook.sentence import fill, literal, spoken, strange_place
from support.any_input import scalars


def test_a_place_is_a_known_field_in_braces() -> None:
    assert strange_place("{years} years, {years} again", ["years"]) is None
    assert strange_place("{year} years", ["years"]) == "{year}"
    assert strange_place("{years!r}", ["years"]) == "{"
    assert strange_place("a } b", []) == "}"


def test_values_are_written_as_the_language_does() -> None:
    assert fill("{a}/{b}/{c}", {"a": 2.5, "b": True}, "en") == "2.5/true/missing"
    assert fill("{a}/{b}/{c}", {"a": 2.5, "b": True}, "pt") == "2,5/sim/ausente"


def test_one_is_singular() -> None:
    said = "{a} dias, {b} meses, {c} anos, {a} parcelas"
    assert fill(said, {"a": 1, "b": 1.0, "c": 2}, "pt") == "1 dia, 1 mês, 2 anos, 1 parcelas"
    assert fill("{a} years", {"a": 1}, "en") == "1 year"
    assert fill("{a} years", {"a": True}, "en") == "true years"
    assert fill("{a} years", {"a": "{b} days"}, "en") == "{b} days years"


def test_a_value_is_never_read_as_a_template() -> None:
    assert fill("{a}{b}", {"a": "{b}", "b": "x"}, "en") == "{b}x"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4, "4"),
        (4.0, "4"),
        (2.5, "2.5"),
        (True, "true"),
        (None, "missing"),
        ("US-DE", "US-DE"),
        ("two words", '"two words"'),
        ('a"b', '"a\'b"'),
        ("", '""'),
        (math.nan, "no number"),
        (10**400, "no number"),
    ],
)
def test_literals(value: Scalar, text: str) -> None:
    assert literal(value) == text


@given(scalars, st.sampled_from(["en", "pt", "xx"]))
def test_any_value_is_said_short_and_printable(value: Scalar, language: str) -> None:
    for text in (literal(value), spoken(value, language)):
        assert text.isprintable()
        assert len(text) < 700
        text.encode()
