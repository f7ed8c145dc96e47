"""The most obliging replies to a contract: every sentence quoted for every answer that clears."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from quotary.core.document import Document
from quotary.core.finding import Scalar
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook, Position
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.sentences import sentence_at
from quotary.core.span import Span
from quotary.core.verdict import Verdict

# The values that a reply gives to a field to have its position cleared.
CLEARING: Mapping[str, tuple[Scalar, ...]] = {
    "mutual": (True,),
    "bound_party": ("both",),
    "limited": (True,),
    "years": (2, 2.5, 3),
    "perpetual": (False,),
    "trade_secret_only": (False,),
    "residuals": (False,),
    "return_or_destroy": (True,),
    "archive_copy": (False,),
    "notice_required": (True,),
    "non_solicit": (False,),
    "broad": (False,),
    "jurisdiction": ("Delaware", "California", "New York"),
    "training_allowed": (False,),
    "excluded": (True, False),
    "dpa_first": (True, False),
}


def sentences_of(text: str) -> Iterator[str]:
    """Yields every sentence of the text as a quote."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        end = max(sentence_at(text, Span(at, at + 1)).end, at + 1)
        yield text[at:end]
        at = end


def accepted(
    text: str, playbook: Playbook, position: Position, quotes: tuple[str, ...] = ()
) -> list[ProposedPosition]:
    """Every answer to the position that would be accepted without an alert; [] where none is.

    `quotes` are tried besides the sentences of the contract, together.
    """
    document = Document(text, language=playbook.language)
    unit = check_unit(
        Proposal(tuple(_answers(text, position, quotes)), document_type=playbook.document_type),
        DocumentIndex(document),
        playbook,
        1,
        Span(0, len(text)),
    )
    return [
        answer
        for answer, finding in zip(_answers(text, position, quotes), unit.findings, strict=True)
        if decide_position(finding, position).verdict is Verdict.ACCEPT and not finding.alerts
    ]


def _answers(text: str, position: Position, quotes: tuple[str, ...]) -> Iterator[ProposedPosition]:
    yield ProposedPosition(position.id, present=False)
    names = [spec.name for spec in position.fields]
    choices = [(sentence,) for sentence in sentences_of(text)]
    for quoted in (*choices, *([quotes] if quotes else [])):
        for values in product(*(CLEARING[name] for name in names)):
            fields = dict(zip(names, values, strict=True))
            yield ProposedPosition(position.id, present=True, quotes=quoted, fields=fields)
