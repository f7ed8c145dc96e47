"""Values of Portuguese service contracts in the forms that these take, each beside a twin."""

from __future__ import annotations

import pytest

from quotary.core.fieldcheck import read_field
from quotary.core.finding import Scalar
from support.contratos import BUYER, SUPPLIER
from support.policies import ROOT, load_playbook

BOOKS = {
    name: load_playbook(ROOT / "playbooks" / f"{name}.yaml").playbook for name in (SUPPLIER, BUYER)
}
PENALTY = "A parte que infringir este contrato pagará à outra {} do valor anual."
NOTICE = "Qualquer das partes poderá denunciar este contrato, mediante {}."
LATE = "O atraso sujeita a CONTRATADA à multa de 1% (um por cento) {}."
READ: list[tuple[str, str, str, Scalar]] = [
    ("multa_compensatoria", "percentual", PENALTY.format("multa equivalente a 10%"), 10),
    (
        "multa_compensatoria",
        "percentual",
        PENALTY.format("multa compensatória equivalente a 10% (dez por cento)"),
        10,
    ),
    ("rescisao", "aviso_dias", NOTICE.format("aviso com pelo menos 45 dias de antecedência"), 45),
    ("rescisao", "aviso_dias", NOTICE.format("aviso prévio de pelo menos 45 dias"), 45),
    ("rescisao", "aviso_dias", NOTICE.format("aviso de ao menos 45 (quarenta e cinco) dias"), 45),
    ("multa_atraso", "diaria", LATE.format("do valor mensal por dia de atraso"), True),
    ("multa_atraso", "diaria", LATE.format("do valor da fatura por semana de atraso"), False),
]
UNSETTLED = [
    ("multa_compensatoria", "percentual", PENALTY.format("o equivalente a duas vezes 10%")),
    ("multa_compensatoria", "percentual", PENALTY.format("multa equivalente ao dobro de 10%")),
    ("prazo_pagamento", "dias", "A CONTRATANTE pagará em pelo menos 30 (trinta) dias da nota."),
    ("prazo_pagamento", "dias", "A CONTRATANTE pagará ao menos 30 dias depois da nota fiscal."),
    ("confidencialidade", "anos", "As partes guardarão sigilo por pelo menos 2 (dois) anos."),
    ("rescisao", "aviso_dias", NOTICE.format("aviso de menos 5 dias que o usual")),
]


def value(book: str, position: str, field: str, text: str) -> tuple[str, Scalar]:
    found = BOOKS[book].position(position)
    spec = found.spec(field) if found is not None else None
    assert spec is not None
    reading = read_field(spec, text, "pt")
    assert reading is not None
    return reading.status, reading.value


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("position", "field", "text", "expected"), READ)
def test_the_form_is_read(
    book: str, position: str, field: str, text: str, expected: Scalar
) -> None:
    assert value(book, position, field, text) == ("value", expected)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("position", "field", "text"), UNSETTLED)
def test_the_twin_is_not(book: str, position: str, field: str, text: str) -> None:
    assert value(book, position, field, text)[0] != "value"


@pytest.mark.parametrize(
    ("book", "position", "field", "text", "expected"),
    [
        (BUYER, "subcontratacao", "consentimento", "Não será admitida a subcontratação.", True),
        (BUYER, "subcontratacao", "consentimento", "Não é permitida a subcontratação.", True),
        (SUPPLIER, "subcontratacao", "permitida", "Não é permitida a subcontratação.", False),
        (
            SUPPLIER,
            "subcontratacao",
            "permitida",
            "A CONTRATADA poderá empregar subcontratados, desde que informe a CONTRATANTE.",
            True,
        ),
        (
            SUPPLIER,
            "subcontratacao",
            "permitida",
            "A CONTRATADA não poderá empregar subcontratados.",
            False,
        ),
        (
            BUYER,
            "confidencialidade",
            "contratada",
            "A CONTRATADA e seus empregados guardarão segredo.",
            True,
        ),
        (
            BUYER,
            "propriedade_intelectual",
            "nossos",
            "Plantas e planos de manutenção pertencem à CONTRATANTE.",
            True,
        ),
        (
            SUPPLIER,
            "propriedade_intelectual",
            "preexistentes_passam",
            "Cada parte permanece titular do que já possuía.",
            False,
        ),
    ],
)
def test_who_may_what(book: str, position: str, field: str, text: str, expected: Scalar) -> None:
    assert value(book, position, field, text) == ("value", expected)
