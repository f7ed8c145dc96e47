"""Headings, numbers of clauses and dates at the end are no sentences; what looks like one is."""

from __future__ import annotations

import pytest

from quotary.core.beside.headings import is_date_line, is_heading, is_number_of_a_clause
from quotary.core.beside.phrases import tokens

TITLES = frozenset({" do pagamento ", " multa compensatoria ", " reajuste "})


@pytest.mark.parametrize(
    "line",
    [
        "CLÁUSULA QUINTA – DO PAGAMENTO",
        "CLÁUSULA DÉCIMA SEGUNDA - MULTA COMPENSATÓRIA",
        "5. Reajuste",
        "CLÁUSULA QUARTA – REAJUSTE",
        "CLÁUSULA SEXTA – DO PAGAMENTO",
        "CLÁUSULA 12ª – DO PAGAMENTO",
        "Anexo II – Reajuste",
        "Multa compensatória.",
    ],
)
def test_a_title_behind_its_number_is_a_heading(line: str) -> None:
    assert is_heading(tokens(line), TITLES)


@pytest.mark.parametrize("title", ["Do pagamento do lote 3", "Da etapa 12", "Entrega da fase 2"])
def test_a_title_that_numbers_a_thing_is_a_heading(title: str) -> None:
    assert is_heading(tokens(f"CLÁUSULA 3ª – {title}"), {tokens(title)})


@pytest.mark.parametrize(
    "title", ["Do prazo de 30 dias", "Multa: 10%", "Do reajuste 5", "Lote 3 em 90 dias"]
)
def test_a_title_that_says_an_amount_is_none(title: str) -> None:
    assert not is_heading(tokens(f"CLÁUSULA 3ª – {title}"), {tokens(title)})


@pytest.mark.parametrize(
    "line",
    [
        "A data do pagamento muda a pedido.",
        "Ninguém responde por atraso do pagamento.",
        "Multa compensatória dobrada.",
        "Fica sem efeito o reajuste",
        "Não há reajuste",
        "Sem multa compensatória.",
        "Reajuste: 30%",
    ],
)
def test_a_sentence_with_the_words_of_a_title_is_none(line: str) -> None:
    assert not is_heading(tokens(line), TITLES)


@pytest.mark.parametrize(
    "line", ["Artigo 3.", "Art. 12", "CLÁUSULA PRIMEIRA", "Cláusula 9ª", "Seção IV", "Anexo II"]
)
def test_a_number_of_a_clause_says_nothing(line: str) -> None:
    assert is_number_of_a_clause(tokens(line))


@pytest.mark.parametrize("line", ["Artigo 3. Multa de 3%", "Cláusula sem efeito", "30%", "30 dias"])
def test_a_number_with_anything_behind_it_does(line: str) -> None:
    assert not is_number_of_a_clause(tokens(line))


@pytest.mark.parametrize(
    "line",
    [
        "São Paulo, ____ de ____________ de 2026.",
        "São Paulo, 20 de janeiro de 2026.",
        "São José dos Campos/SP, 1º de março de 2026",
        "Ribeirão Preto - SP, ___ de ______ de 20__.",
        "Campinas, data da assinatura eletrônica.",
    ],
)
def test_the_place_and_date_of_signing_is_no_sentence(line: str) -> None:
    assert is_date_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "O foro passa a ser o de Lisboa, 20 de janeiro de 2026.",
        "São Paulo, 20 de janeiro de 2026, data em que dobra a multa.",
        "São Paulo, a partir de 20 de janeiro de 2026.",
        "Multa dobrada, 20 de janeiro de 2026.",
        "São Paulo, em 30 dias.",
    ],
)
def test_a_statement_with_a_date_in_it_is_one(line: str) -> None:
    assert not is_date_line(line)
