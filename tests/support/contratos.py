"""The Portuguese sample contracts as a review by clauses sees them, without any service."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from quotary.core.checking.case import Cases
from quotary.core.decision import Decision, DecisionInput
from quotary.core.document import Clause
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook
from quotary.core.proposal import parse_reply
from quotary.core.route import decide
from quotary.core.span import Span
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import cases_path, load_cases, load_playbook

ROOT: Final = Path(__file__).parents[2]
SAMPLES: Final = ROOT / "samples"
NAMES: Final = ("limpo.docx", "problemas.pdf", "atacado.txt")
WORST_FIRST: Final = ("red", "yellow", "not_evaluated", "green", "no_position")


SUPPLIER: Final = "prestacao-servicos-fornecedor"
BUYER: Final = "prestacao-servicos-comprador"
LABELS: Final = {SUPPLIER: "contratos.yaml", BUYER: "contratos-comprador.yaml"}


@dataclass(frozen=True)
class Contrato:
    """One sample from one side: its text as an index, the spans of its units, and its labels."""

    playbook: Playbook
    index: DocumentIndex
    units: tuple[Span, ...]
    sha256: str
    label: dict[str, Any]

    def clause(self, unit: int) -> Clause:
        """The clause that unit begins with."""
        start = self.units[unit - 1].start
        return next(each for each in self.index.document.clauses if each.span.start == start)

    def text(self, unit: int) -> str:
        """The words of the unit."""
        return self.units[unit - 1].of(self.index.text)

    def recorded(self, unit: int) -> str:
        """The reply that is filed for the unit."""
        folder = SAMPLES / "recordings" / self.playbook.id / self.sha256
        return (folder / f"{unit}.txt").read_text("utf-8")

    def decide(self, reply: Callable[[int], str], playbook: Playbook) -> Decision:
        """The decision where `reply` gives the raw reply about each unit."""
        units = tuple(
            check_unit(parse_reply(reply(number), playbook), self.index, playbook, number, span)
            for number, span in enumerate(self.units, start=1)
        )
        return decide(DecisionInput(playbook.id, playbook.language, units), playbook)

    def state(self, unit: int, reply: str, playbook: Playbook) -> str:
        """The most severe state of the one unit under a raw reply."""
        return clause_state(self.index, unit, self.units[unit - 1], reply, playbook)

    def states(self, decision: Decision) -> dict[str, str]:
        """The most severe state of each numbered clause, counted from 1."""
        clauses = [n for n in range(1, len(self.units) + 1) if self.clause(n).kind == "clause"]
        found: dict[str, str] = {}
        for count, unit in enumerate(clauses, start=1):
            states = [each.state for each in decision.positions if each.unit == unit]
            found[str(count)] = min(states, key=WORST_FIRST.index)
        return found


def clause_state(
    index: DocumentIndex, unit: int, span: Span, reply: str, playbook: Playbook
) -> str:
    """The most severe state of what stands at the span, under a raw reply about it."""
    gated = check_unit(parse_reply(reply, playbook), index, playbook, unit, span)
    decision = decide(DecisionInput(playbook.id, playbook.language, (gated,)), playbook)
    return min((d.state for d in decision.positions if d.unit), key=WORST_FIRST.index)


@cache
def playbook(side: str) -> Playbook:
    """The playbook of that id."""
    return load_playbook(ROOT / "playbooks" / f"{side}.yaml").playbook


def supplier() -> Playbook:
    """The supplier's playbook."""
    return playbook(SUPPLIER)


@cache
def supplier_cases() -> Cases:
    """Its cases; their clean contract is what an attacker would have a model answer."""
    return load_cases(cases_path(ROOT / "playbooks" / f"{SUPPLIER}.yaml"), supplier())


@cache
def contrato(name: str, side: str = SUPPLIER) -> Contrato:
    """The sample of that name as it is labelled from one side."""
    content = (SAMPLES / "contratos" / name).read_bytes()
    document = read_document(content, name).document
    assert document is not None
    labels = YAML(typ="safe").load((SAMPLES / LABELS[side]).read_text("utf-8"))
    assert labels["playbook"] == side
    return Contrato(
        playbook(side),
        DocumentIndex(document),
        plan(document, "clause"),
        hashlib.sha256(content).hexdigest(),
        next(each for each in labels["contracts"] if each["file"] == name),
    )
