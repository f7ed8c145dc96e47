"""What became of the labels of each document: counts that add up to them, one column each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from quotary.cli.evaluation.placed_labels import PlacedObligation
from quotary.cli.evaluation.register_scoring import RegisterCase

Json = dict[str, Any]

FATES: Final = ("found", "other", "part", "gap", "escalated", "unread", "unlisted", "lost")
"""Each label has exactly one.

`found` is a row of the labelled modality, `other` a row of another one, `part` a row that holds
less than half of it; `gap` and `escalated` are left to a person, `unread` is in a unit that could
not be evaluated; `unlisted` is a permission and `lost` a duty that nothing tells of.
"""


@dataclass(frozen=True, slots=True)
class DocumentFigures:
    """One labelled document, or one reply that hides its duties (`poisoned`)."""

    name: str
    poisoned: bool
    pages: int
    chunks: int
    fates: tuple[tuple[str, int], ...]
    idle: int
    """Gaps that no label needs."""
    wrong: tuple[str, ...]
    """Sentences: everything that must not be so."""

    @property
    def labels(self) -> int:
        """How many obligations are labelled: all fates together."""
        return sum(count for _, count in self.fates)

    def as_json(self) -> Json:
        """The figures that a script reads."""
        return {
            "name": self.name,
            "poisoned": self.poisoned,
            "pages": self.pages,
            "chunks": self.chunks,
            "labels": self.labels,
            **dict(self.fates),
            "idle_gaps": self.idle,
            "wrong": list(self.wrong),
        }


def document_figures(case: RegisterCase) -> DocumentFigures:
    """The figures of one case."""
    counts = Counter(_fate(case, each) for each in case.labels.obligations)
    return DocumentFigures(
        name=case.labelled.name,
        poisoned=case.labelled.poisoned is not None,
        pages=len(case.labels.document.pages),
        chunks=len(case.labels.spans),
        fates=tuple((fate, counts[fate]) for fate in FATES),
        idle=len(case.idle_gaps()),
        wrong=tuple(case.wrong()),
    )


def added_up(documents: Iterable[DocumentFigures]) -> tuple[int, ...]:
    """Labels, each fate, idle gaps and wrong sentences over all documents."""
    rows: Sequence[tuple[int, ...]] = [columns(each) for each in documents]
    return tuple(map(sum, zip(*rows, strict=True)))


def columns(document: DocumentFigures) -> tuple[int, ...]:
    """Labels, each fate, idle gaps and wrong sentences of one document."""
    fates = (count for _, count in document.fates)
    return (document.labels, *fates, document.idle, len(document.wrong))


def _fate(case: RegisterCase, label: PlacedObligation) -> str:
    if case.row_of(label) is not None:
        return "found"
    return "other" if case.rows_at(label) else case.outcome(label)
