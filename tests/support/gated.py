"""One position through the gate and the rules, in a line of test code."""

from __future__ import annotations

from collections.abc import Mapping

from quotary.core.decision import PositionDecision
from quotary.core.document import Document
from quotary.core.finding import Finding, GatedUnit, Scalar
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.span import Span
from support.small_playbook import SMALL

TITLE = "MUTUAL NON-DISCLOSURE AGREEMENT\n\nbetween Acme Industries and Vendor Inc.\n\n"


def nda(*sentences: str) -> Document:
    """An NDA of these sentences, a numbered clause each."""
    clauses = (f"{number}. {text}\n\n" for number, text in enumerate(sentences, start=1))
    return Document(TITLE + "".join(clauses), language="en")


def unit_of(
    document: Document, *positions: ProposedPosition, playbook: Playbook = SMALL, kind: str = "nda"
) -> GatedUnit:
    """The gated unit of a proposal that speaks of these positions alone."""
    whole = Span(0, len(document.text))
    return check_unit(
        Proposal(positions, document_type=kind), DocumentIndex(document), playbook, 1, whole
    )


def present(id_: str, *quotes: str, **fields: Scalar) -> ProposedPosition:
    """A position proposed as present."""
    return ProposedPosition(id_, present=True, quotes=quotes, fields=fields)


def absent(id_: str) -> ProposedPosition:
    """A position proposed as absent."""
    return ProposedPosition(id_, present=False)


def finding_of(document: Document, position: ProposedPosition) -> Finding:
    """The finding on one position."""
    return unit_of(document, position).findings[0]


def kinds_of(finding: Finding) -> set[str]:
    """The kinds of the finding's alerts."""
    return {alert.kind for alert in finding.alerts}


def decided(finding: Finding, playbook: Playbook = SMALL) -> PositionDecision:
    """The rules' decision on the finding."""
    position = playbook.position(finding.position)
    assert position is not None
    return decide_position(finding, position)


def fields_of(finding: Finding) -> Mapping[str, tuple[Scalar, Scalar, str, bool | None]]:
    """(proposed, read, status, agrees) by field."""
    return {c.name: (c.proposed, c.read, c.status, c.agrees) for c in finding.fields}
