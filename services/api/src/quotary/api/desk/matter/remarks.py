"""Reasons and alerts of one kind, said once, with every word that raised them and its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from quotary.api.desk.matter.clauses import place
from quotary.api.desk.matter.placed import PlacedQuote, anchor_of
from quotary.core.decision import Decision
from quotary.core.document import Document
from quotary.core.own_words import own_words
from quotary.core.sentences import sentence_at
from quotary.core.span import Span

WHOLE: Final = "whole"
"""Stands for the position in the key of what is about the whole contract."""
MOST: Final = 60
"""Places of one kind that are shown; the rest is counted."""
_QUOTING: Final = re.compile(r"(?P<stem>.*?): “(?P<words>.*)”\.", re.DOTALL)
_BETWEEN: Final = re.compile(r"(?<=”\.) ")


@dataclass(frozen=True, slots=True)
class Remark:
    """What speaks against the whole contract, and the sentences that do; `more` are not shown."""

    words: str
    places: tuple[PlacedQuote, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence, or its beginning with every word that it is said of."""

    stem: str
    quoted: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.quoted:
            return self.stem
        return f"{self.stem}: {', '.join(f'“{each}”' for each in self.quoted)}."

    def and_of(self, words: str) -> _Said:
        known = {each.casefold() for each in self.quoted}
        return self if words.casefold() in known else replace(self, quoted=(*self.quoted, words))


def grouped(reasons: Iterable[str]) -> tuple[str, ...]:
    """The reasons in their order; those that differ in the quoted words alone become one.

    Nothing is left out: each reason's words are in the one that stands for it.
    """
    found: list[_Said] = []
    for reason in reasons:
        said = tuple(_sentences(reason))
        alone = said[0] if len(said) == 1 and len(said[0].quoted) == 1 else None
        same = next((at for at, one in enumerate(found) if alone and one.stem == alone.stem), None)
        if alone and same is not None:
            found[same] = found[same].and_of(alone.quoted[0])
        else:
            found.append(alone or _Said(" ".join(map(str, said))))
    return tuple(map(str, found))


def _sentences(reason: str) -> Iterator[_Said]:
    """The reason cut after each quotation; one that only adds words goes with the one before."""
    before: _Said | None = None
    for part in _BETWEEN.split(reason):
        found = _QUOTING.fullmatch(part)
        if found is None:
            if before is not None:
                yield before
            before = _Said(part)
        elif before is not None and before.quoted and _goes_on(before.stem, found["stem"]):
            before = before.and_of(found["words"])
        else:
            if before is not None:
                yield before
            before = _Said(found["stem"], (found["words"],))
    if before is not None:
        yield before


def _goes_on(before: str, stem: str) -> bool:
    # Words that themselves hold a closing quotation mark leave a stem of nothing behind.
    return bool(stem.strip()) and before.endswith(stem)


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
    by: dict[str, tuple[_Said, dict[Span, PlacedQuote]]] = {}
    for alert in decision.alerts:
        first, *rest = _sentences(alert.detail or alert.kind)
        said = first if not rest and first.quoted else _Said(alert.detail or alert.kind)
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
