"""`citation` frames: one per finding of a gated unit, with its quotes cut out of the document."""

from __future__ import annotations

from quotary.api.view.quotes import quotes, rejected
from quotary.core.document import Document
from quotary.core.finding import Finding
from quotary.log.facts.gated import Gated

_NO_TEXT = Document("")


def citation_frames(fact: Gated, document: Document | None) -> list[tuple[str, dict[str, object]]]:
    """One frame per finding; without the document (erased, say) its quotes have no words."""
    return [("citation", _citation(finding, document)) for finding in fact.gated.findings]


def _citation(finding: Finding, document: Document | None) -> dict[str, object]:
    words = document or _NO_TEXT
    return {
        "position": finding.position,
        "present": finding.present,
        "grounded": finding.grounded,
        "quotes": [each.model_dump() for each in quotes(finding.citations, words)],
        "rejected": [each.model_dump() for each in rejected(finding.citations, words)],
        "fields": [
            {
                "name": check.name,
                "proposed": check.proposed,
                "read": check.read,
                "status": check.status,
                "agrees": check.agrees,
            }
            for check in finding.fields
        ],
        "alerts": [{"kind": each.kind, "detail": each.detail} for each in finding.alerts],
    }
