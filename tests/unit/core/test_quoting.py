"""Which quotes are worth looking for."""

from __future__ import annotations

import pytest

from quotary.core.quoting import is_name, seek


@pytest.mark.parametrize("quote", ["", "   ", "\n\u200b", "- -", "\u00ad", "''"])
def test_nothing_is_nothing(quote: str) -> None:
    found = seek(quote)
    assert found is None or found.short


@pytest.mark.parametrize(
    "quote",
    [
        "shall",
        "the Supplier",
        "governing law",
        "of the and to in by",
        "10 20 30 40 50",
        "______ ______ ______",
    ],
)
def test_short_and_empty_quotes_are_short(quote: str) -> None:
    found = seek(quote)
    assert found is not None
    assert found.short


@pytest.mark.parametrize(
    "quote",
    [
        "Distributorship agreement",
        "the Supplier shall pay",
        "five years hence",
        "a três anos contados",
    ],
)
def test_telling_quotes_are_not_short(quote: str) -> None:
    found = seek(quote)
    assert found is not None
    assert not found.short


def test_quote_marks_of_the_model_give_a_second_form() -> None:
    found = seek("“The Supplier shall pay.”")
    assert found is not None
    assert found.forms == ('"The Supplier shall pay."', "The Supplier shall pay.")


@pytest.mark.parametrize(
    "sign", ["...", "…", "[...]", "[…]", "(...)", "* * *", "<omitted>", ". . ."]
)
def test_an_ellipsis_is_noticed(sign: str) -> None:
    found = seek(f"The Supplier {sign} shall pay")
    assert found is not None
    assert found.elided


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ARCONIC ROLLED PRODUCTS CORP.", True),
        ("Glu Mobile, Inc. f/k/a Sorrent, Inc.", True),
        ("The Supplier shall deliver them", False),
        ("THE SUPPLIER SHALL NOT BE LIABLE", False),
        ("Acme Corp.", False),
        ("the rights of the Receiving Party", False),
    ],
)
def test_names_are_told_from_statements(text: str, *, name: bool) -> None:
    assert is_name(text) is name
