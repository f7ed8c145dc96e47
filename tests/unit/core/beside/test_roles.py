"""A party goes by its role where the contract names both, and where it is written as a name."""

from __future__ import annotations

import pytest

from quotary.core.beside.roles import in_roles

OPENING = (
    'Este Contrato é celebrado entre Acme Ltda. (a "Prestadora") e Exemplo S.A. (a "Cliente"), '
    'cada uma, uma "Parte".\n'
)


def test_both_parties_go_by_their_roles() -> None:
    said = "A Cliente pagará à PRESTADORA o preço."
    assert in_roles(said, OPENING + said) == "A CONTRATANTE pagará à CONTRATADA o preço."


def test_the_same_word_for_anybody_is_no_name() -> None:
    said = "A cada cliente a prestadora atende."
    assert in_roles(said, OPENING + said) == said


@pytest.mark.parametrize(
    "opening",
    [
        "Entre Acme Ltda. e Exemplo S.A. fica ajustado o que segue.\n",
        'Entre Acme Ltda. (a "Prestadora") e Exemplo S.A. (a "Parte"):\n',
        'Entre Acme Ltda. ("Prestadora"), Bom Ltda. ("Fornecedora") e Exemplo S.A. ("Cliente"):\n',
    ],
)
def test_where_the_contract_does_not_name_one_of_each_nothing_changes(opening: str) -> None:
    said = "A Cliente pagará à Prestadora o preço."
    assert in_roles(said, opening + said) == said
