"""Clauses of service contracts that no reply may leave green, whatever it quotes or leaves out."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from quotary.core.finding import Scalar
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import FieldSpec, Playbook
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.span import Span
from quotary.core.verdict import Verdict
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import load_playbook
from support.strongest_reply import sentences_of

HERE = Path(__file__).parent
NAME = "prestacao-servicos-fornecedor"
BOOK: Playbook = load_playbook(HERE.parents[1] / "playbooks" / f"{NAME}.yaml").playbook
WORDINGS = YAML(typ="safe", pure=True).load((HERE / "wordings" / f"{NAME}.yaml").read_text())
OPENING = (
    "CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\n"
    "Pelo presente instrumento, as partes contratam o que segue.\n\n"
)
NUMBERS = {
    "dias": (30, 10),
    "percentual": (0.1, 1, 2, 5, 10),
    "meses": (6, 12),
    "aviso_dias": (30, 60),
    "anos": (2, 5),
    "dias_incidente": (2, 3),
}


def clauses() -> Iterator[tuple[str, str]]:
    for position, texts in WORDINGS.items():
        for text in texts:
            yield position, text


def answers_of(text: str, position: str) -> Iterator[ProposedPosition | None]:
    """Yields silence where the position may be silent, then every sentence for every answer."""
    spec = BOOK.position(position)
    assert spec is not None
    if not spec.mandatory:
        yield None
    names = [one.name for one in spec.fields]
    for sentence in sentences_of(text):
        for values in product(*(_values(one) for one in spec.fields)):
            fields = dict(zip(names, values, strict=True))
            yield ProposedPosition(
                position,
                present=True,
                quotes=(sentence,),
                fields=fields,
                suggested=Verdict.ACCEPT,
            )


def _values(spec: FieldSpec) -> tuple[Scalar, ...]:
    if spec.type == "boolean":
        return (True, False)
    return NUMBERS.get(spec.name, ("São Paulo",))


def is_green(index: DocumentIndex, span: Span, answer: ProposedPosition | None) -> bool:
    unit = check_unit(Proposal((answer,) if answer else ()), index, BOOK, 1, span)
    return not unit.alerts and all(
        not finding.alerts
        and decide_position(
            finding, BOOK.position(finding.position) or BOOK.positions[0], scope="clause"
        ).verdict
        is Verdict.ACCEPT
        for finding in unit.findings
    )


@pytest.mark.parametrize(("position", "clause"), list(clauses()))
def test_no_reply_leaves_a_harmful_clause_green(position: str, clause: str) -> None:
    heading, _, words = clause.partition(". ")
    text = f"{OPENING}CLÁUSULA 1 - {heading}\n\n{words or heading}\n"
    document = read_document(text.encode(), "contrato.txt").document
    assert document is not None
    span = document.clauses[-1].span
    index = DocumentIndex(document)
    found = [one for one in answers_of(span.of(text), position) if is_green(index, span, one)]
    assert found == []
