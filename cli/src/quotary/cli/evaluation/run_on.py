"""Labels that end before their sentence does, quoted to its end as a careful reader would."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quotary.cli.evaluation.placed_labels import PlacedLabels, PlacedObligation
from quotary.core.indexing import DocumentIndex
from quotary.core.shown_text import shown_text
from quotary.core.span import Span

_ENDS: Final = (".", ";", ":")


def run_on(labels: PlacedLabels) -> PlacedLabels:
    """The labels with what follows each in its sentence: "…, and for nothing else" limits it too.

    A label is left as it is where it ends as a sentence or an item of a list does, where anything
    else of the rest is labelled, and where a chunk that holds the label does not hold the rest.
    """
    index = DocumentIndex(labels.document)
    taken = [each.span for each in (*labels.obligations, *labels.exclusions)]
    return replace(
        labels,
        obligations=tuple(_whole(each, labels, index, taken) for each in labels.obligations),
    )


def _whole(
    each: PlacedObligation, labels: PlacedLabels, index: DocumentIndex, taken: list[Span]
) -> PlacedObligation:
    if each.quote.rstrip().endswith(_ENDS):
        return each
    rest = Span(each.span.end, max(each.span.end, index.sentences.at(each.span).end))
    if not rest.of(labels.document.text).strip() or any(span.overlaps(rest) for span in taken):
        return each
    if not all(labels.spans[unit - 1].contains(rest) for unit in each.units):
        return each
    shown = " ".join(shown_text(labels.document, rest).split())
    return replace(each, quote=f"{each.quote} {shown}")
