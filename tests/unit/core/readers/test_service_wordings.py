"""What clauses of service contracts state, and the neighbours that state something else."""

from __future__ import annotations

import pytest

from quotary.core.readers import read

RATES = [
    ("multa de 2% (dois por cento) por semana, limitada a 10% (dez por cento)", 2),
    ("multa de 1% por semana de atraso, até o limite de 10% do valor da entrega", 1),
    ("multa de 0,5% ao dia, observado o limite máximo de 20% do preço", 0.5),
    ("multa de 1% por semana, não podendo ultrapassar o total de 8%", 1),
    ("1% per week, capped at 10%", 1),
    ("1% per week, up to a maximum of 10% of the price", 1),
]
NO_RATE = [
    "multa de 2% por semana, limitada a 10% por dia",
    "multa de 2% por semana e de 10% por evento",
    "multa de 2% na primeira semana e 10% nas demais",
    "multa de 2% ou 10%, conforme o caso",
    "multa de 2% por semana, não inferior a 10%",
]


@pytest.mark.parametrize(("text", "rate"), RATES)
def test_the_most_that_a_rate_comes_to_is_no_second_rate(text: str, rate: float) -> None:
    assert read("percent", text, "pt" if "multa" in text else "en").value == rate


@pytest.mark.parametrize("text", NO_RATE)
def test_two_rates_are_none(text: str) -> None:
    assert read("percent", text, "pt").status == "ambiguous"


def test_a_limit_alone_is_the_percentage() -> None:
    assert read("percent", "A multa fica limitada a 10% do valor.", "pt").value == 10


@pytest.mark.parametrize(
    ("text", "days"),
    [("em até 3 (três) dias úteis", 3), ("em 72 horas", 3), ("em 10 dias", 10)],
)
def test_a_business_day_is_a_day_at_the_least(text: str, days: float) -> None:
    assert read("duration.least_days", text, "pt").value == days
    assert read("duration.days", "em até 3 (três) dias úteis", "pt").status == "ambiguous"


@pytest.mark.parametrize("text", ["em 1 mês", "em 3 dias ou 5 dias úteis"])
def test_months_and_choices_are_no_days_at_the_least(text: str) -> None:
    assert read("duration.least_days", text, "pt").status == "ambiguous"


INDEX = {"yes": ["IPCA", "Índice de Preços"], "no": ["INPC"]}


@pytest.mark.parametrize(
    "text",
    [
        "O valor será reajustado com base no IPCA do período.",
        "O valor será corrigido com base no Índice de Preços – IPCA, no aniversário.",
    ],
)
def test_in_the_denies_nothing_in_portuguese(text: str) -> None:
    assert read("yes_no", text, "pt", INDEX).value is True


def test_no_and_not_still_deny() -> None:
    assert read("yes_no", "O reajuste não será pelo IPCA.", "pt", INDEX).value is not True
    options = {"yes": ["train models"], "no": []}
    assert read("yes_no", "No party shall train models.", "en", options).value is not True


MUTUAL = {"yes": ["uma da outra", "não divulgar ... uma da outra"], "no": ["só a CONTRATADA"]}


def test_a_longer_cue_speaks_for_the_words_in_it() -> None:
    said = "As partes obrigam-se a não divulgar informações uma da outra."
    assert read("yes_no", said, "pt", MUTUAL).value is True
    alone = "As partes não guardam informações uma da outra."
    assert read("yes_no", alone, "pt", MUTUAL).value is not True


def test_words_in_the_gap_of_a_longer_cue_are_their_own() -> None:
    said = "As partes obrigam-se a não divulgar, só a CONTRATADA, dados uma da outra."
    assert read("yes_no", said, "pt", MUTUAL).status == "ambiguous"
