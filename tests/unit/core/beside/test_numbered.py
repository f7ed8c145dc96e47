"""A sentence that changes a clause by its number is heard under what that clause deals with."""

from __future__ import annotations

import json

import pytest

from quotary.core.beside.clause_numbers import number_of, numbers_in
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import parse_reply
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading.document import read_document
from support.contratos import SUPPLIER
from support.policies import ROOT, load_playbook

BOOK = load_playbook(ROOT / "playbooks" / f"{SUPPLIER}.yaml").playbook
FORMS = {
    "dotted": ("{n}. {t}\n\n{n}.1 {s}\n\n", ("3", "8")),
    "dot and heading": ("{n}. {t}\n{n}.1. {s}\n\n", ("3", "8")),
    "ordinal": ("CLÁUSULA {n}ª - {t}\n\n{s}\n\n", ("3ª", "8ª")),
    "article": ("Artigo {n}. {t}\n\n{n}.1 {s}\n\n", ("3", "8")),
    "words": ("CLÁUSULA {w} - {t}\n\n{s}\n\n", ("Terceira", "Oitava")),
    "roman": ("CLÁUSULA {r} - {t}\n\n{s}\n\n", ("III", "VIII")),
}
WORDS = ["PRIMEIRA", "SEGUNDA", "TERCEIRA", "QUARTA", "QUINTA", "SEXTA", "SÉTIMA", "OITAVA", "NONA"]
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
CLAUSES = [
    ("DO OBJETO", "A CONTRATADA prestará serviços de limpeza."),
    ("DO PRAZO", "Este contrato vige por doze meses."),
    ("DO PAGAMENTO", "A CONTRATANTE pagará cada nota fiscal em até 30 (trinta) dias."),
    ("DO REAJUSTE", "O preço será reajustado pelo IPCA a cada doze meses."),
    ("DAS OBRIGAÇÕES", "A CONTRATADA manterá equipe treinada e uniformizada."),
    ("DOS SEGUROS", "A CONTRATADA manterá apólice de seguro vigente."),
    ("DO SIGILO", "As partes guardarão sigilo por 2 (dois) anos."),
    ("DA LIMITAÇÃO DE RESPONSABILIDADE", "A responsabilidade fica limitada a doze meses."),
]
PAYMENT, LIMIT = "Prazo de pagamento", "Limite de responsabilidade"
CHANGES = [
    ("A Cláusula {b} não vale para ocupantes do Edifício.", {LIMIT}),
    ("Os prazos da Cláusula {a} dobram em dezembro.", {PAYMENT}),
    ("A cláusula {a} observa o calendário da CONTRATANTE.", {PAYMENT}),
    ("Fica sem efeito o disposto na cláusula {b}.", {LIMIT}),
    ("O previsto nas cláusulas {a} e {b} cede ao interesse da CONTRATANTE.", {PAYMENT, LIMIT}),
    ("As cláusulas {a} a {b} regem-se pelo caderno de encargos.", {PAYMENT, LIMIT}),
    ("Leia-se a Cláusula {a} com o Manual do Fornecedor.", {PAYMENT}),
    ("O Edifício está fora da Cláusula {b}.", {LIMIT}),
    ("Nos termos da Cláusula {b}, exceto no Edifício, tudo segue.", set[str]()),
    ("O que se ajusta conforme a Cláusula {b} dobra em dezembro.", {LIMIT}),
]
CALM = [
    "Nos termos da Cláusula {b}, as partes arquivarão as atas.",
    "As partes arquivarão as atas na forma da cláusula {a}.",
    "As atas seguem o artigo {b} do Código Civil.",
    "As atas seguem o item {a} do edital.",
    "As atas do lote {a} serão arquivadas.",
    "As partes arquivarão as atas, observado o disposto na Cláusula {b}.",
]


def heard(form: str, sentence: str, change: str = "") -> set[str]:
    """Names of positions that the last clause is said to touch."""
    shape, (a, b) = FORMS[form]
    general = ("DISPOSIÇÕES GERAIS", sentence.format(a=a, b=b) + change)
    text = "CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\n" + "".join(
        shape.format(n=n, w=WORDS[n - 1], r=ROMAN[n - 1], t=title, s=said)
        for n, (title, said) in enumerate((*CLAUSES, general), start=1)
    )
    document = read_document(text.encode(), "a.txt").document
    assert document is not None
    units = plan(document, "clause", BOOK.chunk)
    number = next(n for n, unit in enumerate(units) if "DISPOSIÇÕES" in unit.of(document.text))
    reply = parse_reply(json.dumps({"positions": []}), BOOK)
    unit = check_unit(reply, DocumentIndex(document), BOOK, number + 1, units[number])
    titles = {position.title for position in BOOK.positions}
    return {
        title
        for alert in unit.alerts
        if alert.kind == "touches"
        for title in titles
        if f"“{title}”" in alert.detail
    }


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("sentence", "names"), CHANGES)
def test_what_changes_a_numbered_clause_is_heard(form: str, sentence: str, names: set[str]) -> None:
    assert names <= heard(form, sentence)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("sentence", CALM)
def test_what_only_points_to_it_is_not(form: str, sentence: str) -> None:
    assert heard(form, sentence) == set()


@pytest.mark.parametrize(
    ("way", "name"), [("anterior", LIMIT), ("imediatamente anterior", LIMIT), ("acima", LIMIT)]
)
def test_a_neighbour_is_named_by_its_place(way: str, name: str) -> None:
    assert name in heard("dotted", f"A cláusula {way} não vale para o Edifício.")


def test_numbers() -> None:
    assert number_of("clausula oitava") == (8,)
    assert number_of("clausula decima segunda") == (12,)
    assert number_of("clausula xiv") == (14,)
    assert number_of("3.2") == (3, 2)
    assert number_of("paragrafo primeiro") is None
    assert list(numbers_in("3, 5.1 e 8")) == [(3,), (5, 1), (8,)]
    assert list(numbers_in("3 a 6")) == [(3,), (4,), (5,), (6,)]
    assert list(numbers_in("terceira e vigesima quinta")) == [(3,), (25,)]
