"""Reasons and alerts of one kind, said once, with every word that raised them and its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.clauses import place
from quotary.api.desk.matter.placed import PlacedQuote, anchor_of
from quotary.core import said_of
from quotary.core.decision import Decision
from quotary.core.document import Document
from quotary.core.own_words import own_words
from quotary.core.said_of import SaidOf, sentences_of
from quotary.core.sentences import sentence_at
from quotary.core.span import Span

WHOLE: Final = "whole"
"""Stands for the position in the key of what is about the whole contract."""
MOST: Final = 60
"""Places of one kind that are shown; the rest is counted."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What speaks against the whole contract, and the sentences that do; `more` are not shown."""

    words: str
    places: tuple[PlacedQuote, ...] = ()
    more: int = 0


def grouped(reasons: Iterable[str]) -> tuple[str, ...]:
    """The reasons in their order; those that differ in the quoted words alone become one.

    Nothing is left out: each reason's words are in the one that stands for it.
    """
    return tuple(str(said) for said, _ in said_of.grouped(reasons))


def remark_spans(decision: Decision) -> tuple[Span, ...]:
    """The words that alerts about the whole contract are raised by, in the order of the alerts."""
    return tuple(dict.fromkeys(each.span for each in decision.alerts if each.span is not None))


def remarks(
    decision: Decision | None, document: Document | None, language: str = "en"
) -> tuple[Remark, ...]:
    """What is about the whole contract, the sentences beside it; () where there is nothing."""
    if decision is None:
        return ()
    numbers = {span: number for number, span in enumerate(remark_spans(decision))}
    by: dict[str, tuple[SaidOf, dict[Span, PlacedQuote]]] = {}
    for alert in decision.alerts:
        first, *rest = sentences_of(alert.detail or alert.kind)
        said = first if not rest and first.quoted else SaidOf(alert.detail or alert.kind)
        known, places = by.setdefault(said.stem, (said, {}))
        if said.quoted:
            known = known.and_of(said.quoted[0])
        if document is not None and alert.span is not None:
            sentence = sentence_at(document.text, alert.span)
            places.setdefault(
                sentence,
                PlacedQuote(
                    own_words(document, sentence),
                    place(document, alert.span.start, language),
                    anchor_of(WHOLE, numbers[alert.span]),
                    document.page_at(alert.span.start),
                ),
            )
        by[said.stem] = known, places
    return tuple(
        Remark(str(said), tuple(places.values())[:MOST], max(0, len(places) - MOST))
        for said, places in by.values()
    )
