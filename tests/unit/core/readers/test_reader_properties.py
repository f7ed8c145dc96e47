"""What holds of the readers for any text, any number and any neighbouring sentence."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.readers import KINDS, READERS, derive, read
from quotary.core.readers.territories import parent_of, same_law
from support.number_writing import english, portuguese
from support.reader_cases import NO_VALUE, Case, cases

_VOCABULARY = (
    "five (5) 30 years year days dias anos and e or % por cento R$ $ US$ 1.000,50 1,000.50 million "
    "mil governed by the laws of Delaware Georgia leis do Brasil perpetual not não 03/04/2025 "
    "March 5, 2024 half meio dozen - / ( ) . ; trade secret as long as notice required law"
)
_WORDS = st.sampled_from(_VOCABULARY.split())
_TEXTS = st.one_of(st.text(), st.lists(_WORDS, max_size=30).map(" ".join))
_LANGUAGES = st.sampled_from(["", "en", "pt", "pt-BR", "xx"])
_NUMBERS = st.integers(0, 999_999)


@settings(deadline=None)
@given(_TEXTS, _LANGUAGES)
def test_no_text_breaks_a_kind(text: str, language: str) -> None:
    for kind in KINDS:
        found = derive(kind, text, language)
        assert found.status in {"value", "none", "ambiguous", "conflict"}
        assert (found.value is None) == (found.status != "value")


@settings(deadline=None)
@given(_TEXTS, _LANGUAGES)
def test_no_text_breaks_a_reader(text: str, language: str) -> None:
    options = {"yes": ["five years", "notice*"], "no": ["not"], "near": ["laws"]}
    for name in READERS:
        reading = read(name, text, language, options)
        assert (reading.value is None) == (reading.status != "value")


@settings(deadline=None)
@given(_NUMBERS, st.sampled_from([" and ", " "]))
def test_an_english_number_in_words_is_read(number: int, conjunction: str) -> None:
    written = english(number, conjunction)
    assert derive("duration", f"within {written} days", "en").value == f"P{number}D"
    assert derive("money", f"{written} euros", "en").value == {
        "amount": str(number),
        "currency": "EUR",
    }


@settings(deadline=None)
@given(_NUMBERS)
def test_a_portuguese_number_in_words_is_read(number: int) -> None:
    written = portuguese(number)
    assert derive("duration", f"no prazo de {written} dias", "pt").value == f"P{number}D"
    assert derive("money", f"o valor de {written} reais", "pt").value == {
        "amount": str(number),
        "currency": "BRL",
    }


@settings(deadline=None)
@given(_NUMBERS, _NUMBERS, st.sampled_from(["en", "pt"]))
def test_words_and_digits_must_agree(number: int, other: int, language: str) -> None:
    written = english(number) if language == "en" else portuguese(number)
    unit = "days" if language == "en" else "dias"
    grouped = f"{other:,}" if language == "en" else f"{other:,}".replace(",", ".")
    for text in (
        f"{written} ({grouped}) {unit}",
        f"{grouped} ({written}) {unit}",
        f"{written} {unit} ({grouped})",
        f"{grouped} ({written} {unit})",
        f"{written} ({grouped} {unit})",
    ):
        found = derive("duration", text, language)
        if number == other:
            assert found.value == f"P{number}D", text
        else:
            assert found.status == "conflict", text


@settings(deadline=None)
@given(st.decimals(0, 999_999, places=2), st.sampled_from(["en", "pt"]))
def test_grouped_figures_are_read_in_their_language(amount: object, language: str) -> None:
    figure = f"{amount:,}"
    if language == "pt":
        figure = figure.translate(str.maketrans(",.", ".,"))
    found = derive("money", f"USD {figure}", language)
    assert isinstance(found.value, dict)
    assert float(found.value["amount"] or "nan") == pytest.approx(float(str(amount)))


_BY_KIND = {
    name: [case for case in cases(name) if case.language]
    for name in ("duration", "percent", "money", "date")
}
_LAWS = [case for case in cases("governing_law") if len(case.text) > 40]
_PAIRS = st.sampled_from([*_BY_KIND, "governing_law"]).flatmap(
    lambda name: st.tuples(*[st.sampled_from(_BY_KIND.get(name, _LAWS))] * 2)
)
_JOINTS = st.sampled_from([". ", ".\n\n", "; "])


def _length(value: str) -> str:
    """The value; one in years and months in months, one in weeks, days and hours in hours."""
    match = re.fullmatch(r"P(?:([0-9]+)Y)?(?:([0-9]+)M)?(?:([0-9]+)[WD])?(?:T([0-9]+)H)?", value)
    if match is None:
        return value
    years, months, days, hours = (int(count or 0) for count in match.groups())
    days *= 7 if value.endswith("W") else 1
    return f"{12 * years + months} months, {24 * days + hours} hours"


def _may_agree(value: str, other: str) -> bool:
    """True where one text may state both: equal lengths, an open currency, a law and its land."""
    if "?" in value + other:
        return True
    related = {parent_of(value), parent_of(other)} & {value, other}
    return bool(related) or same_law(value, other) or _length(value) == _length(other)


def _joined(first: Case, second: Case, joint: str) -> Case:
    return Case(first.kind, first.language, "", f"{first.text.rstrip('.')}{joint}{second.text}")


@settings(deadline=None, max_examples=400)
@given(_PAIRS, _JOINTS)
def test_another_sentence_never_turns_one_value_into_another(
    pair: tuple[Case, Case], joint: str
) -> None:
    first, second = pair
    second = Case(second.kind, first.language, second.expected, second.text)
    found = _joined(first, second, joint).found()
    alone = {first.found(), second.found()}
    # A sentence may say which dollar another one means, never another amount.
    assert found in alone | NO_VALUE or f"{found.split()[0]} ?" in alone
    values = sorted(alone - NO_VALUE)
    if len(values) == 2 and not _may_agree(*values):
        assert found in NO_VALUE
