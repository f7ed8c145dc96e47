"""Labels of obligations against a register: what was found, escalated, left as a gap, or lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from quotary.cli.evaluation.found_register import FoundRegister, FoundRow, FoundTerm
from quotary.cli.evaluation.placed_labels import PlacedLabels, PlacedObligation
from quotary.cli.evaluation.register_labels import Fault, LabelledRegister, LabelledTerm
from quotary.core.span import Span

_HALF: Final = 0.5
_SHOWN: Final = 60
_FIELDS: Final = ("party", "deadline", "trigger")
INVENTIONS: Final = ("invented", "paraphrased")
"""Faults whose quote the document does not hold: each must be escalated, and stand in no row."""


@dataclass(frozen=True, slots=True)
class RegisterCase:
    """One labelled document with the register that the system made of it.

    `complete` says that every obligation of the document is labelled: only then does a row
    without a label speak against precision.
    """

    labelled: LabelledRegister
    labels: PlacedLabels
    found: FoundRegister
    route: str
    complete: bool = True

    def row_of(self, label: PlacedObligation) -> FoundRow | None:
        """The row that is the label: most of both spans is shared, and the modality is right."""
        rows = [row for row in self.rows_at(label) if row.modality == label.label.modality]
        return max(rows, key=lambda row: shared(row.span, label.span), default=None)

    def rows_at(self, label: PlacedObligation) -> list[FoundRow]:
        """The rows whose words are mostly the label's."""
        return [row for row in self.found.rows if shared(row.span, label.span) >= _HALF]

    def outcome(self, label: PlacedObligation) -> str:
        """What became of the label: its modality as found, part of it, gap, escalated, or lost.

        Of a permission that nothing tells of it is `unlisted`: only a duty can be lost.
        """
        row = self.row_of(label) or next(iter(self.rows_at(label)), None)
        if row is not None:
            return row.modality
        if any(gap.overlaps(label.span) for gap in self.found.gaps):
            return "gap"
        places = [each.span for each in self.found.escalations if each.span]
        if any(place.overlaps(label.span) for place in places):
            return "escalated"
        if self.rows_on(label):
            return "part"
        if set(label.units) <= set(self.found.unread):
            return "unread"
        return "unlisted" if label.label.modality == "may" else "lost"

    def lost(self) -> list[PlacedObligation]:
        """The silent misses: duties that no one is told of. What a party may do is no duty."""
        return [each for each in self.labels.obligations if self.outcome(each) == "lost"]

    def spurious(self) -> list[FoundRow]:
        """Rows that are no labelled obligation; none where the labels are not complete."""
        if not self.complete:
            return []
        spans = [each.span for each in self.labels.obligations]
        return [row for row in self.found.rows if not any(row.span.overlaps(at) for at in spans)]

    def idle_gaps(self) -> list[Span]:
        """Gaps that no label needs: read by a person for nothing, where all is labelled.

        None of a document that is labelled in part, and none of replies that hide every duty.
        """
        if not self.complete or self.labelled.poisoned:
            return []
        needed = [each.span for each in self.labels.obligations if self.outcome(each) == "gap"]
        return [gap for gap in self.found.gaps if not any(gap.overlaps(at) for at in needed)]

    def told_twice(self) -> list[PlacedObligation]:
        """Obligations that two chunks hold, and of which two rows say the same."""
        return [each for each in self.labels.straddlers() if _repeats(self.rows_on(each))]

    def rows_on(self, label: PlacedObligation) -> list[FoundRow]:
        """The rows that touch the label's words."""
        return [row for row in self.found.rows if row.span.overlaps(label.span)]

    def inventions(self) -> list[Fault]:
        """What the recordings make up."""
        return [each for each in self.labelled.faults if each.kind in INVENTIONS]

    def escaped(self) -> list[Fault]:
        """Inventions that were not escalated, or that stand in a row."""
        claimed = [_plain(each.claimed) for each in self.found.escalations]
        shown = {_plain(row.quote) for row in self.found.rows}
        return [
            each
            for each in self.inventions()
            if _plain(each.quote) in shown
            or not any(_plain(each.quote) in words for words in claimed)
        ]

    def quotes(self) -> Iterator[bool]:
        """For each quote of the register: is it, to the letter, what stands at its place?"""
        text = self.labels.document.text
        for row in self.found.rows:
            yield row.stands_in(text)
        for term in self.found.terms:
            if term.span is not None:
                yield term.span.of(text) == term.quote

    def abstentions(self) -> Iterator[tuple[str, bool]]:
        """(what, is it left out?) for all that the source does not state."""
        for label in self.labels.obligations:
            row = self.row_of(label)
            if row is None:
                continue
            for name in _FIELDS:
                if getattr(label.label, name) is None:
                    yield f"{label.label.id} {name}", _abstains(row, name)
        for term in self.labelled.terms:
            if term.absent:
                yield term.id, not self._term(term.id).found

    def terms(self) -> Iterator[tuple[LabelledTerm, FoundTerm]]:
        """Each labelled key term beside the register's."""
        for term in self.labelled.terms:
            yield term, self._term(term.id)

    def _term(self, id_: str) -> FoundTerm:
        return next((each for each in self.found.terms if each.id == id_), FoundTerm(id_, False))

    def wrong(self) -> list[str]:
        """Sentences: everything that must not be so, whatever the averages."""
        lost = [f"lost without a trace: {_named(each)}" for each in self.lost()]
        if self.labelled.poisoned:
            return [*lost, *(f"shown: “{row.quote[:_SHOWN]}”" for row in self.found.rows)]
        return [
            *lost,
            *(f"not escalated: “{each.quote[:_SHOWN]}”" for each in self.escaped()),
            *(f"found more than once: {_named(each)}" for each in self.told_twice()),
            *(f"filled in though not stated: {what}" for what, ok in self.abstentions() if not ok),
            *(["a quote is not the document's own text"] if not all(self.quotes()) else []),
            *(
                f"key term {label.id}: {found.value or 'not found'}, labelled {label.value}"
                for label, found in self.wrong_terms()
            ),
        ]

    def wrong_terms(self) -> list[tuple[LabelledTerm, FoundTerm]]:
        """The labelled key terms that the register does not state, or states otherwise."""
        stated = [pair for pair in self.terms() if not pair[0].absent]
        return [(label, found) for label, found in stated if not _same(label, found)]


def _repeats(rows: Sequence[FoundRow]) -> bool:
    """True where two rows of one modality are made of the same words."""
    return any(
        one.modality == other.modality and one.span.overlaps(other.span)
        for one, other in combinations(rows, 2)
    )


def _named(label: PlacedObligation) -> str:
    return f"{label.label.id} “{label.quote[:_SHOWN]}…”"


def shared(one: Span, other: Span) -> float:
    """The share of both spans together that they have in common, 0 to 1."""
    both = min(one.end, other.end) - max(one.start, other.start)
    return max(0, both) / (max(one.end, other.end) - min(one.start, other.start) or 1)


def _abstains(row: FoundRow, name: str) -> bool:
    """True where the field is left out, or a person reads the row because its quote lacks it."""
    return getattr(row, name) is None or (name == "party" and row.bucket == "review")


def _same(label: LabelledTerm, found: FoundTerm) -> bool:
    try:
        return found.found and float(str(label.value)) == float(found.value)
    except ValueError:
        return found.found and _plain(str(label.value)) == _plain(found.value)


def _plain(words: str) -> str:
    return " ".join(words.split()).casefold()
