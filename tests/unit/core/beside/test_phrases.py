"""A sentence is made of phrases where no word of it stands outside them and the small words."""

from __future__ import annotations

import pytest

from quotary.core.beside.phrases import covered, is_made_of, tokens

PHRASES = ("será emitida", "nota fiscal", "até o dia 10", "multa de 2%", "obriga-se ... emitir")


@pytest.mark.parametrize(
    "sentence",
    [
        "A nota fiscal será emitida.",
        "§ 1º A nota fiscal será emitida até o dia 25.",
        "3.2. Será emitida a NOTA FISCAL até o dia 5 (cinco).",
        "a) a nota fiscal, multa de 10% (dez por cento);",
        "A CONTRATADA obriga-se, na cláusula 5.2 e no Anexo II, a emitir a nota fiscal.",
        "Parágrafo único.",
        "",
    ],
)
def test_known_phrases_and_small_words_make_a_sentence(sentence: str) -> None:
    assert is_made_of(sentence, PHRASES)


@pytest.mark.parametrize(
    "sentence",
    [
        "A nota fiscal não será emitida.",
        "A nota fiscal será emitida quando convier.",
        "A nota fiscal será emitida até o quinto dia.",
        "A nota fiscal será emitida em 30 dias.",
        "A nota fiscal será sempre emitida.",
        "A multa de 2% dobra.",
        "A CONTRATADA obriga-se só a emitir a nota fiscal.",
        "Toda nota fiscal será emitida.",
        "A nota fiscal será emitida; 30%.",
    ],
)
def test_one_other_word_is_enough(sentence: str) -> None:
    assert not is_made_of(sentence, PHRASES)


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        ("§ 2º Em 30 (trinta) dias úteis", " em # dias uteis "),
        ("multa de 1,5% (um e meio por cento)", " multa de # % "),
        ("R$ 620.000,00 (seiscentos e vinte mil reais)", " r # reais "),
        ("nos termos da Lei nº 13.709/2018 e do Anexo II", " nos termos da lei e do anexo "),
        ("Considera-se", " considera se "),
        ("a Lei nº 13.709, de 14 de agosto de 2018, e", " a lei e "),
        ("a Lei Federal nº 13.709/2018", " a lei federal "),
        ("3.1 O preço é de 2.000 reais", " o preco e de # reais "),
        ("12.10.2 O preço", " o preco "),
        ("2.000 reais", " # reais "),
        ("de 1º de fevereiro de 2026 a 31/01/2028", " de # a # "),
        ("a Lei nº 13.709, de 30 dias", " a lei de # dias "),
    ],
)
def test_numbers_are_one_token_and_labels_and_references_none(sentence: str, line: str) -> None:
    assert tokens(sentence) == line


def test_nothing_is_made_of_nothing() -> None:
    assert not is_made_of("O percentual dobra.", ())
    assert not is_made_of("30%", ())


BOUNDED = ("multa de <=2%", "juros de <=1% ao mês", "em 10..30 dias", "por ==12 meses")


@pytest.mark.parametrize(
    "sentence",
    [
        "A multa de 2% (dois por cento).",
        "Multa de 1,5%, e juros de 1% (um por cento) ao mês.",
        "Juros de 0,5% ao mês, em 15 (quinze) dias.",
        "Multa de dois por cento.",
        "Por 12 (doze) meses.",
    ],
)
def test_a_number_within_its_bound_is_known(sentence: str) -> None:
    assert is_made_of(sentence, BOUNDED)


@pytest.mark.parametrize(
    "sentence",
    [
        "A multa de 20% (vinte por cento).",
        "A multa de 2% (vinte por cento).",
        "A multa de 20% (dois por cento).",
        "Multa de 2%, e juros de 10% ao mês.",
        "Juros de 1% ao mês, em 5 (cinco) dias.",
        "Multa de vinte por cento.",
        "Multa de 2.000%.",
        "Em 31 (trinta e um) dias.",
        "Por 24 (vinte e quatro) meses.",
    ],
)
def test_a_number_beyond_its_bound_is_not(sentence: str) -> None:
    assert not is_made_of(sentence, BOUNDED)


def test_a_phrase_with_a_bound_covers_nothing_where_the_values_are_not_known() -> None:
    assert covered(tokens("multa de 2%"), BOUNDED) == []


CHOICES = ("(contado|contados) (da|do recebimento da) nota fiscal (eletrônica|)",)


@pytest.mark.parametrize(
    "sentence",
    [
        "Contados da nota fiscal.",
        "Contado do recebimento da nota fiscal eletrônica.",
        "Contados do recebimento da nota fiscal, contado da nota fiscal eletrônica.",
    ],
)
def test_a_choice_in_a_phrase_is_one_of_its_words(sentence: str) -> None:
    assert is_made_of(sentence, CHOICES)


@pytest.mark.parametrize(
    "sentence",
    ["Contados do envio da nota fiscal.", "Nota fiscal eletrônica.", "Contados do recebimento da."],
)
def test_and_no_other(sentence: str) -> None:
    assert not is_made_of(sentence, CHOICES)
