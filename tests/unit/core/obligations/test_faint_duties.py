"""What binds without any word of duty is found where its sentence has no other."""

import pytest

from quotary.core.obligations.duty_words import find_duties

BINDING = (
    "Before each voyage a list of the crew is handed to the Harbour Master.",
    "Sails older than four years are mended only on the Owner's order.",
    "The ballast is paid for by the Owner.",
    "All sails are dried at the quay.",
    "The log is read weekly by the Owner.",
    "O frete corre pelo VENDEDOR.",
    "Os remos ficam com a DONA.",
    "Pagamento em até quinze dias.",
    "Interest runs at six per cent on late hire.",
    "Interest on late hire is 6 per cent a year.",
    "Scratches beyond fair wear are yours to repair.",
    "Lending the boat to others only with the consent of the Owner.",
    "If you come late, you owe us the fuel.",
    "Neither of us tells others what the boat costs.",
    "Each of us keeps its own copy.",
    "O óleo é trocado pela ARRENDADORA.",
    "O aluguel do barco paga-se em dez dias.",
    "Visitas ao estaleiro dependem de aviso prévio.",
    "Emprestar o barco só com licença da DONA.",
    "O preço é de R$ 900,00, a ser depositado na conta da DONA.",
    "Os juros de mora são de 2% ao mês.",
    "O atraso gera acréscimo de R$ 50,00 por hora.",
    "Durante o verão, a ARRENDADORA reserva doze cabines.",
)


@pytest.mark.parametrize("sentence", BINDING)
@pytest.mark.parametrize("label", ["", "3.1 ", "§ 4º "])
def test_it_is_found(sentence: str, label: str) -> None:
    assert find_duties(f"Preço\n{label}{sentence}\n"), sentence


@pytest.mark.parametrize(
    "sentence",
    [
        "The boat is owned by the Bank.",
        "This clause applies only in winter.",
        "Considera-se inverno o período de junho a agosto.",
        "The contract is governed by the law of Malta.",
        "A empresa é representada pelo Diretor.",
    ],
)
def test_what_only_says_how_things_are_is_not(sentence: str) -> None:
    assert not find_duties(sentence)


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("The Owner shall pay only on receipt of the list.", 1),
        ("A DONA deverá pagar o aluguel, que se paga em dez dias.", 1),
    ],
)
def test_beside_a_word_of_duty_it_says_nothing_more(sentence: str, words: int) -> None:
    assert len(find_duties(sentence)) == words
