"""A quote under a heading that names the position is on its topic, in clause scope."""

from __future__ import annotations

from pathlib import Path

import pytest

from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import load_playbook

BOOK = load_playbook(
    Path(__file__).parents[4] / "playbooks" / "prestacao-servicos-fornecedor.yaml"
).playbook
SENTENCE = "O vínculo cessa trinta dias depois de carta de um dos contratantes."


def kinds(heading: str, number: str = "5.1. ") -> set[str]:
    text = (
        "CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\nCLÁUSULA 4 – DO OBJETO\n\nOs serviços do Anexo I.\n\n"
        f"CLÁUSULA 5 – {heading}\n\n{number}{SENTENCE}\n"
    )
    document = read_document(text.encode(), "contrato.txt").document
    assert document is not None
    span = next(span for span in plan(document, "clause") if SENTENCE in span.of(document.text))
    said = ProposedPosition("rescisao", present=True, quotes=(SENTENCE,), fields={})
    unit = check_unit(Proposal((said,)), DocumentIndex(document), BOOK, 1, span)
    return {alert.kind for one in unit.findings for alert in one.alerts if one.position == said.id}


@pytest.mark.parametrize("heading", ["DA RESCISÃO", "DO PRAZO E DA RESCISÃO", "AVISO PRÉVIO"])
@pytest.mark.parametrize("number", ["", "5.1. "])
def test_a_heading_that_names_the_position_is_its_topic(heading: str, number: str) -> None:
    assert "off_topic" not in kinds(heading, number)


@pytest.mark.parametrize("heading", ["DO SIGILO", "DISPOSIÇÕES GERAIS", "DO PAGAMENTO"])
def test_another_heading_is_not(heading: str) -> None:
    assert "off_topic" in kinds(heading)
