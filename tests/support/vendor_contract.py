"""A vendor's NDA that can be cleared, with clauses put in place of its own or added to it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from quotary.core.document import Document
from quotary.core.finding import GatedUnit
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from support.policies import vendor_nda

WORDINGS = Path(__file__).parents[1] / "playbooks" / "wordings"


@cache
def wordings(name: str) -> Any:
    """What a file of `tests/playbooks/wordings` holds."""
    return YAML(typ="safe", pure=True).load((WORDINGS / name).read_text(encoding="utf-8"))


def contract(replaced: Mapping[str, str]) -> str:
    """The contract with these clauses in place of those of the same key; `extra` comes last."""
    clauses = {**wordings("vendor-nda.yaml")["base"], **replaced}
    return "\n\n".join(clause for clause in clauses.values() if clause) + "\n"


def with_sentence(sentence: str) -> str:
    """The contract with a clause more that says the sentence."""
    return contract({"extra": f"11. Further terms. {sentence}"})


def unit_of(text: str, *answers: ProposedPosition) -> GatedUnit:
    """What the gate says of the contract where a reply gives these answers."""
    proposal = Proposal(answers, document_type="nda")
    index = DocumentIndex(Document(text, language="en"))
    return check_unit(proposal, index, vendor_nda(), 1, Span(0, len(text)))
