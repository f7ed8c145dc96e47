"""The sample contracts against a reader who would say anything to see them accepted.

For every position that a sample's label does not accept, each sentence of the contract is tried
as the quote, with every friendly value of every field, and absence is claimed as well: no such
answer may be accepted. The fields that the attacker tries are those that the playbook accepts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from quotary.core.document import Document
from quotary.core.finding import Scalar
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook, Position
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.span import Span
from quotary.core.verdict import Verdict
from quotary.log.playbook_files import load_playbook
from support.strongest_reply import sentences_of

ROOT = Path(__file__).parents[4]
FRIENDLY: Mapping[str, Sequence[Scalar]] = {
    "mutual": (True,),
    "bound_party": ("both", None),
    "limited": (True,),
    "years": (3, 2.5),
    "perpetual": (False, None),
    "trade_secret_only": (False, None),
    "residuals": (False,),
    "return_or_destroy": (True,),
    "archive_copy": (False, None),
    "notice_required": (True,),
    "non_solicit": (False,),
    "broad": (False, None),
    "jurisdiction": ("Delaware", "California", "New York"),
    "training_allowed": (False,),
    "excluded": (True, False),
    "dpa_first": (True, False),
}


@cache
def playbook() -> Playbook:
    return load_playbook(ROOT / "playbooks" / "vendor-nda.yaml").playbook


def not_accepted() -> list[tuple[str, str]]:
    """(file, position) for every label of a text sample that is not an accept."""
    labels: Any = YAML(typ="safe").load(ROOT / "samples" / "labels.yaml")
    return [
        (entry["file"], position)
        for entry in labels["contracts"]
        if not entry["file"].endswith(".pdf")
        for position, verdict in entry["positions"].items()
        if verdict != "accept"
    ]


def answers(position: Position, text: str) -> Iterator[ProposedPosition]:
    names = [spec.name for spec in position.fields]
    yield ProposedPosition(position.id, present=False)
    for sentence in sentences_of(text):
        for values in product(*(FRIENDLY[name] for name in names)):
            fields = dict(zip(names, values, strict=True))
            yield ProposedPosition(position.id, present=True, quotes=(sentence,), fields=fields)


@pytest.mark.parametrize(("file", "position"), not_accepted())
def test_no_sentence_and_no_field_gets_a_bad_position_accepted(file: str, position: str) -> None:
    text = (ROOT / "samples" / file).read_text(encoding="utf-8")
    index = DocumentIndex(Document(text, language="en"))
    whole = Span(0, len(text))
    spec = playbook().position(position)
    assert spec is not None
    proposal = Proposal(tuple(answers(spec, text)), document_type="nda")
    unit = check_unit(proposal, index, playbook(), 1, whole)
    for answer, finding in zip(proposal.positions, unit.findings, strict=True):
        assert decide_position(finding, spec).verdict is not Verdict.ACCEPT, answer
