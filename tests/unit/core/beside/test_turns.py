"""Words that turn a value, and their neighbours in honest sentences."""

from __future__ import annotations

import pytest

from quotary.core.beside.phrases import tokens
from quotary.core.beside.turning import turns_of
from quotary.core.beside.turns import TERMS, TOUCHES, TURNS

TURNED = [
    "O percentual dobra a cada semana.",
    "Considera-se recebida a nota no mês seguinte.",
    "A fração de semana conta-se como quatro semanas.",
    "A aplicação do índice fica a critério da CONTRATANTE.",
    "O primeiro reajuste ocorrerá no quinto ano.",
    "O prazo corre da liberação da medição pela diretoria.",
    "A esse valor soma-se quantia igual.",
    "O valor é apurado por evento.",
    "The rate is doubled each week.",
    "Três advertências equivalem a um descumprimento.",
    "A comunicação vale depois do de acordo da CONTRATANTE.",
    "O pagamento será feito em 30 dias ou prazo equivalente.",
    "A multa é equivalente ao dobro do preço.",
    "Multa de 2%, equivalente a três salários.",
    "O prazo correspondente a cada etapa.",
]
PLAIN = [
    "Cada parte sujeita seus empregados a deveres equivalentes.",
    "A parte pagará à outra multa equivalente a 10% (dez por cento) do preço.",
    "A parte pagará à outra multa correspondente a 10% do preço.",
    "A CONTRATANTE pagará em 30 dias depois do aceite de cada entrega.",
    "Multa de 0,1% (um décimo por cento) por dia de atraso.",
    "O contrato terminará 30 dias depois de uma parte avisar a outra.",
    "Os preços serão reajustados a cada doze meses pelo IPCA.",
    "A CONTRATADA obriga-se a executar os serviços.",
]


@pytest.mark.parametrize("sentence", TURNED)
def test_a_sentence_that_turns_a_value_is_known(sentence: str) -> None:
    assert TURNS.search(tokens(sentence))
    assert TOUCHES.search(tokens(sentence))


@pytest.mark.parametrize("sentence", PLAIN)
def test_a_plain_statement_turns_nothing(sentence: str) -> None:
    assert not TURNS.search(tokens(sentence))


def test_what_the_contracts_own_words_mean_is_known() -> None:
    assert TERMS.search(tokens("Os dias mencionados neste contrato são dias de expediente."))
    assert not TERMS.search(tokens("Este contrato vigora por trinta dias."))


@pytest.mark.parametrize(
    ("sentence", "turned"),
    [
        ("Pagos os honorários correspondentes, a CONTRATADA cede os resultados.", ""),
        ("Pagos os honorários correspondentes a cada etapa.", "correspondentes a"),
        ("Pagos os valores equivalentes, a juízo da CONTRATANTE.", "equivalentes"),
        ("Pagos os honorários correspondentes, a critério da CONTRATANTE.", "a criterio"),
    ],
)
def test_a_comma_ends_what_corresponds(sentence: str, turned: str) -> None:
    assert next(turns_of(sentence, ()), "") == turned
