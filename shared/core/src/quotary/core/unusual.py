"""What a contract says beside its positions that the playbook does not know as usual.

Adverse words can be listed for ever; a contract that wants to harm needs only one that is not on
the list. So here code asks the other way round: of every sentence that gives a right, puts a clause
aside or speaks of one named party alone, whether the playbook's `usual` words cover it; and of the
sentences that a reply rests on, whether they hold without a condition that is not usual.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from quotary.core.finding import Alert
from quotary.core.gate_wording import first_of, raised
from quotary.core.item_promises import item_cuts
from quotary.core.one_line import one_line
from quotary.core.one_sided import one_sided
from quotary.core.openers import ASIDE, CONDITION, DEFINES, RIGHT
from quotary.core.openers_pt import CONDITION_PT
from quotary.core.ordinary_rights import quiet, quiet_conditions
from quotary.core.plain_words import SMALL
from quotary.core.playbook import Playbook
from quotary.core.question_headings import is_settled
from quotary.core.span import Span
from quotary.core.undertaking_names import in_such_a_name
from quotary.core.unit_view import UnitView

MOST: Final = 12
"""Alerts of one kind that are raised; a person who has seen so many reads the contract anyway."""
_REACH: Final = 320
# "Neither party may assign it", "no copy can be kept": the words that follow are forbidden.
_FORBIDS: Final = re.compile(
    r"\b(?:neither|no|nor|none(?: of)?)\b"
    r"(?:(?!\b(?:not|and|but|while|though|because|so)\b)[^.;:,])*$|\b(?:shall|will|must|may) not $"
)
_BEFORE: Final = 90
_QUOTED: Final = re.compile(
    r"[\"\u201c](?:[^\"\u201c\u201d\s]+\s+){5,}[^\"\u201c\u201d]*[\"\u201d]"
)


def unusual_alerts(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    """An alert per sentence of the unit that opens something the playbook does not know.

    () where the playbook lists nothing as usual: it then has not asked for this check. Clauses of
    other scopes are many and each speaks of rights, so there the check is of whole documents alone.
    """
    return _unusual(view, playbook) if playbook.reads_unquoted else ()


@lru_cache(maxsize=32)
def _unusual(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    found: list[Alert] = []
    for kind, pattern in (("opens", RIGHT), ("set_aside", ASIDE), ("defines", DEFINES)):
        hits = _flat_hits(view, view.span, pattern)
        spans = _not_ordinary(view, _beside(view, playbook, hits), quiet)
        spans = (span for span in spans if not _is_settled(view, span))
        found += _alerts(kind, spans, view, playbook.language)
    alone = _beside(view, playbook, one_sided(view, playbook))
    return (*found, *_alerts("one_sided", alone, view, playbook.language))


def _is_settled(view: UnitView, hit: Span) -> bool:
    asked = view.sentence(hit)
    return is_settled(view.index.text, asked.start, asked.end)


def conditional_alerts(
    view: UnitView, quoted: Sequence[Span], playbook: Playbook
) -> tuple[Alert, ...]:
    """An alert where a quoted sentence holds under a condition, or reports other words."""
    if not playbook.usual:
        return ()
    text, found = view.index.text, list[Alert]()
    conditions = CONDITION_PT if playbook.language == "pt" else CONDITION
    for sentence in dict.fromkeys(view.sentence(span) for span in quoted):
        hits = _beside(view, playbook, _flat_hits(view, sentence, conditions))
        hits = (hit for hit in hits if not in_such_a_name(hit, view))
        if playbook.language == "en":
            hits = _not_ordinary(view, hits, quiet_conditions)
            hits = _of_quoted_items(view, sentence, quoted, hits)
        found += _alerts("conditional", hits, view, playbook.language)
        for match in _QUOTED.finditer(text, sentence.start, sentence.end):
            found.append(raised("reported", playbook.language, Span(*match.span())))
    return tuple(found)


# "The undertakings above", "clause 2.1": an item that speaks of the others may take them back.
_OF_OTHERS: Final = re.compile(
    r"\b(?:above|below|foregoing|preceding|former|latter|(?:clause|section"
    r"|paragraph|item|article)s? [0-9(]|obligations?|dut(?:y|ies)|undertakings?|do so)\b",
    re.IGNORECASE,
)


def _of_quoted_items(
    view: UnitView, sentence: Span, quoted: Sequence[Span], hits: Iterator[Span]
) -> Iterator[Span]:
    """Yields the hits outside those items of a list of promises that are not quoted.

    "Each party undertakes: to keep it secret; to return it when asked": when it is returned is no
    condition of keeping it secret. An item that speaks of another one counts for all.
    """
    text = view.index.text
    cuts = item_cuts(text, sentence, SMALL.__contains__)
    items = [Span(start, end) for start, end in pairwise((*cuts, sentence.end))]
    others = [
        item
        for item in items
        if not any(item.overlaps(span) for span in quoted) and not _OF_OTHERS.search(item.of(text))
    ]
    yield from (hit for hit in hits if not any(item.contains(hit) for item in others))


def _alerts(kind: str, spans: Iterator[Span], view: UnitView, language: str) -> Iterator[Alert]:
    said: dict[Span, str] = {}
    for span in spans:
        said.setdefault(view.sentence(span), one_line(span.of(view.index.text)))
    found = [raised(kind, language, sentence, cue=cue) for sentence, cue in said.items()]
    yield from first_of(found, MOST, language)


def _flat_hits(view: UnitView, span: Span, pattern: re.Pattern[str]) -> Iterator[Span]:
    flat = view.flat(span)
    for match in pattern.finditer(flat.text):
        # In Portuguese "no" is "in the".
        before = max(0, match.start() - _BEFORE)
        if view.language != "pt" and _FORBIDS.search(flat.text, before, match.start()):
            continue
        yield flat.source(*match.span()).moved(span.start)


def _beside(view: UnitView, playbook: Playbook, hits: Iterator[Span]) -> Iterator[Span]:
    """Yields the hits that no usual cue overlaps."""
    usual = view.cues(playbook.usual)
    at = 0
    for hit in sorted(hits):
        while at < len(usual) and usual[at].span.start < hit.start - _REACH:
            at += 1
        near = usual[at : at + 120]
        if not any(cue.span.overlaps(hit) for cue in near if cue.span.start < hit.end):
            yield hit


def _not_ordinary(
    view: UnitView,
    hits: Iterator[Span],
    ordinary_in: Callable[[str], Iterable[tuple[int, int]]],
) -> Iterator[Span]:
    """Yields the hits that stand in nothing which such agreements everywhere say."""
    known: dict[Span, tuple[Span, ...]] = {}
    for hit in hits:
        sentence = view.sentence(hit)
        if sentence not in known:
            flat = view.flat(sentence)
            places = (flat.source(*found) for found in ordinary_in(flat.text))
            known[sentence] = tuple(place.moved(sentence.start) for place in places)
        if not any(place.overlaps(hit) for place in known[sentence]):
            yield hit
