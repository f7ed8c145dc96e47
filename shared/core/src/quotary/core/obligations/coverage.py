"""Duties that nothing in the register stands for: no silent miss."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from quotary.core.obligations.register import Duty, Exclusion, Obligation
from quotary.core.obligations.standing import UNCOVERED
from quotary.core.span import Span

SHARE: Final = 0.75
"""The share of a list item's words that has to be quoted where its duty word is in the lead-in."""

MANY_DUTIES: Final = "many_duties"
"""The alert of an obligation whose quote is too wide to stand for any single duty."""


class Covered:
    """A union of spans, asked whether it holds others."""

    def __init__(self, spans: Iterable[Span]) -> None:
        self._starts: list[int] = []
        self._ends: list[int] = []
        for span in sorted(spans):
            if self._ends and span.start <= self._ends[-1]:
                self._ends[-1] = max(self._ends[-1], span.end)
            else:
                self._starts.append(span.start)
                self._ends.append(span.end)

    def runs(self) -> tuple[Span, ...]:
        """The union as spans that do not touch."""
        return tuple(map(Span, self._starts, self._ends))

    def holds(self, span: Span) -> bool:
        """True where every character of the span is in the union."""
        at = bisect_right(self._starts, span.start) - 1
        return at >= 0 and span.end <= self._ends[at]

    def share(self, span: Span) -> float:
        """The share of the span's characters that are in the union."""
        at = max(0, bisect_right(self._starts, span.start) - 1)
        held = 0
        while at < len(self._starts) and self._starts[at] < span.end:
            held += max(0, min(self._ends[at], span.end) - max(self._starts[at], span.start))
            at += 1
        return held / len(span) if len(span) else 1.0


def gaps(
    duties: Iterable[Duty],
    obligations: Iterable[Obligation],
    exclusions: Iterable[Exclusion],
) -> tuple[Duty, ...]:
    """The duties that are not covered, in document order, each once.

    A duty is covered where each of its words is quoted or excluded; an item whose duty word stands
    in the lead-in, where most of the item is quoted, or the lead-in's word is excluded. A quote of
    too many sentences covers none, and no quote a word of another's duty, or of one it cuts short.
    """
    quoted = Covered(span for one in obligations for span in stood_for(one))
    excluded = [one.place.span for one in exclusions]
    both = Covered((*excluded, *quoted.runs()))
    without = Covered(excluded)
    found: dict[Span, Duty] = {}
    for duty in sorted(duties, key=lambda one: one.place.span):
        left = _left(duty, without, both)
        if left:
            known = found.get(duty.place.span)
            at = tuple(sorted({*left, *(known.at if known else ())}))
            found[duty.place.span] = replace(duty, at=at)
    return tuple(found.values())


def stood_for(one: Obligation) -> tuple[Span, ...]:
    """What is quoted, without the words of duty that the row does not stand for."""
    if not _stands(one):
        return ()
    holes = sorted({alert.span for alert in one.alerts if alert.kind in UNCOVERED and alert.span})
    found: list[Span] = []
    for span in one.spans:
        at = span.start
        for hole in holes:
            if span.contains(hole):
                found.append(Span(at, hole.start))
                at = hole.end
        found.append(Span(at, span.end))
    return tuple(span for span in found if len(span))


def _stands(one: Obligation) -> bool:
    return all(alert.kind != MANY_DUTIES for alert in one.alerts)


def _left(duty: Duty, excluded: Covered, both: Covered) -> Sequence[Span]:
    """The duty words of it that nothing stands for."""
    item = duty.place.span
    own = [span for span in duty.at if item.contains(span)]
    lead = [span for span in duty.at if not item.contains(span)]
    left = [span for span in own if not both.holds(span)]
    if lead and not all(excluded.holds(span) for span in lead) and both.share(item) < SHARE:
        left += lead
    return left
