"""A value as people write it."""

import pytest

from quotary.core.readers.written import written


@pytest.mark.parametrize(
    ("derive", "text", "language", "options", "shown"),
    [
        ("money.amount", "liability shall not exceed USD 1,500,000 in any year.", "en", {},
         "USD 1,500,000"),
        ("money.amount", "limited to €\u00a0250,000 in total", "en", {}, "€ 250,000"),
        ("money.amount", "fica limitada a R$ 2.000.000,00 por ano", "pt", {}, "R$ 2.000.000,00"),
        ("duration.days", "within 30 days after receipt of the invoice", "en", {}, "30 days"),
        ("duration.days", "on 60 days’ written notice", "en", {}, "60 days"),
        ("duration.days", "within thirty (30) days after it", "en", {}, "thirty (30) days"),
        ("duration.days", "no prazo de 28 (vinte e oito) dias contados", "pt", {},
         "28 (vinte e oito) dias"),
        ("duration.years", "a period of 180 days in total", "en", {}, "180 days"),
        ("duration.years", "continues for a term of three years", "en", {}, "three years"),
        ("duration.years", "vigorará por 24 (vinte e quatro) meses", "pt", {},
         "24 (vinte e quatro) meses"),
        ("duration.years", "sigilo por três anos após o término", "pt", {}, "três anos"),
        ("percent", "available for 99.9% of the minutes", "en", {}, "99.9%"),
        ("percent", "at 12.5 per cent a year", "en", {}, "12.5 per cent"),
        ("percent", "juros de 1% ao mês e multa de 2% sobre o valor", "pt", {"near": ["juros"]},
         "1%"),
        ("percent", "juros de 1% ao mês e multa de 2% sobre o valor", "pt", {"near": ["multa"]},
         "2%"),
    ],
)  # fmt: skip
def test_it_is_the_words_of_the_text(
    derive: str, text: str, language: str, options: dict[str, object], shown: str
) -> None:
    assert written(derive, text, language, options) == shown


@pytest.mark.parametrize(
    ("derive", "text"),
    [
        ("duration.days", "30 days, or 60 days for a foreign invoice"),
        ("duration.days", "at once"),
        ("percent", "five (6) percent"),
    ],
)
def test_it_is_nothing_where_no_one_value_is_read(derive: str, text: str) -> None:
    assert written(derive, text, "en") == ""


def test_a_word_broken_at_a_lines_end_is_closed_up() -> None:
    assert written("duration.days", "pay within forty-\nfive days of it") == "forty-five days"
    assert written("duration.days", "within 45 days af-\nter receipt") == "45 days"


def test_what_stands_in_no_one_run_of_words_has_its_unit() -> None:
    assert written("jurisdiction", "governed by the laws of Portugal") == "PT"
    assert written("yes_no", "it may renew", "en", {"yes": ["may renew"]}) == ""
