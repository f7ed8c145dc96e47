"""Labels found in a document: where each stands, and which chunks hold it whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quotary.cli.evaluation.labels import LabelsInvalid
from quotary.cli.evaluation.register_labels import (
    LabelledExclusion,
    LabelledObligation,
    LabelledRegister,
)
from quotary.core.citation import locate_one
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.shown_text import shown_text
from quotary.core.span import Span


@dataclass(frozen=True, slots=True)
class PlacedObligation:
    """A labelled obligation, its span in the canonical text, and the units that hold it, from 1."""

    label: LabelledObligation
    span: Span
    units: tuple[int, ...]
    quote: str


@dataclass(frozen=True, slots=True)
class PlacedExclusion:
    """A labelled exclusion, likewise."""

    label: LabelledExclusion
    span: Span
    units: tuple[int, ...]
    quote: str


@dataclass(frozen=True, slots=True)
class PlacedLabels:
    """A document's labels with their places; `spans` are its chunks, the nth is unit n."""

    document: Document
    spans: tuple[Span, ...]
    obligations: tuple[PlacedObligation, ...]
    exclusions: tuple[PlacedExclusion, ...]

    def straddlers(self) -> tuple[PlacedObligation, ...]:
        """The obligations that more than one chunk holds."""
        return tuple(each for each in self.obligations if len(each.units) > 1)


def placed(labelled: LabelledRegister, document: Document, spans: Sequence[Span]) -> PlacedLabels:
    """Where each label stands.

    Raises:
        LabelsInvalid: a label's quote is not in the document, or no chunk holds it whole.
    """
    index = DocumentIndex(document)

    def at(label: LabelledObligation | LabelledExclusion) -> tuple[Span, tuple[int, ...], str]:
        span = Span(*label.span) if label.span else _found(labelled, label.id, label.quote, index)
        units = tuple(number for number, unit in enumerate(spans, 1) if unit.contains(span))
        if not units:
            raise LabelsInvalid(f"{labelled.path}: no chunk holds the label {label.id} whole")
        return span, units, label.quote or " ".join(shown_text(document, span).split())

    return PlacedLabels(
        document,
        tuple(spans),
        tuple(PlacedObligation(each, *at(each)) for each in labelled.obligations),
        tuple(PlacedExclusion(each, *at(each)) for each in labelled.exclusions),
    )


def _found(labelled: LabelledRegister, id_: str, quote: str, index: DocumentIndex) -> Span:
    citation = locate_one(quote, index)
    if not citation.verified:
        raise LabelsInvalid(
            f"{labelled.path}: the quote of label {id_} is not in the document "
            f"({citation.reason}): {quote[:80]}"
        )
    return citation.spans[0]
