"""The formula that closes a Portuguese contract opens its signatures, however it begins."""

from __future__ import annotations

import pytest

from quotary.ingest.reading import read_document

OPENING = (
    "CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\n1. OBJETO\n\nOs serviços.\n\n"
    "2. FORO\n\nO de São Paulo.\n\n"
)


@pytest.mark.parametrize(
    "formula",
    [
        "E, por estarem justas e contratadas, as partes assinam o presente.",
        "E por assim estarem de acordo, assinam este contrato em duas vias.",
        "E, estando as partes de acordo, assinam o presente instrumento.",
        "E, para firmeza do ajustado, assinam o presente em duas vias.",
        "Justas e contratadas, as partes firmam este contrato.",
        "E, por se acharem justas e contratadas, assinam o presente.",
    ],
)
def test_the_closing_formula_belongs_to_no_clause(formula: str) -> None:
    document = read_document(
        f"{OPENING}{formula}\n\nSão Paulo, 2 de maio de 2026.\n".encode(), "c.txt"
    )
    assert document.document is not None
    last = document.document.clauses[-1]
    assert last.kind == "signature"
    assert last.span.of(document.document.text).startswith(formula)


@pytest.mark.parametrize(
    "sentence",
    [
        "Estando as partes em mora, a multa dobra.",
        "E, por estar a obra parada, o prazo corre.",
        "Justas causas de rescisão são as da lei.",
    ],
)
def test_a_sentence_that_begins_alike_stays_in_its_clause(sentence: str) -> None:
    document = read_document(f"{OPENING}{sentence}\n".encode(), "c.txt").document
    assert document is not None
    assert all(clause.kind != "signature" for clause in document.clauses)
