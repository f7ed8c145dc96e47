"""What several chunks found, made one: reconciled by span, each obligation once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from quotary.core.obligations.grading import worse_risk
from quotary.core.obligations.register import Bucket, Obligation
from quotary.core.obligations.sentences_said import raised
from quotary.core.obligations.standing import EXTENT, OTHER_DUTY
from quotary.core.span import Span

_FIELDS: Final = ("party", "trigger", "deadline")


def reconciled(obligations: Iterable[Obligation], language: str) -> tuple[Obligation, ...]:
    """The obligations in document order; those of overlapping words and one modality are one."""
    ordered = sorted(obligations, key=_order)
    groups: list[list[Obligation]] = []
    open_groups: list[list[Obligation]] = []
    for one in ordered:
        start = one.place.span.start
        open_groups = [group for group in open_groups if _end(group) > start]
        same = [group for group in open_groups if any(_same(one, other) for other in group)]
        if same:
            home = same[0]
            for group in same[1:]:
                home += group
                groups.remove(group)
                open_groups.remove(group)
            home.append(one)
        else:
            groups.append([one])
            open_groups.append(groups[-1])
    return _numbered(sorted((_merged(group, language) for group in groups), key=_order))


def _order(one: Obligation) -> tuple[Span, str, str, tuple[int, ...]]:
    return one.spans[-1], one.modality, one.quote, one.units


def _end(group: Sequence[Obligation]) -> int:
    return max(one.place.span.end for one in group)


def _same(one: Obligation, other: Obligation) -> bool:
    """True where both say the same of the same words.

    Of a lead-in and an item it is the item that counts: many items share one lead-in.
    """
    if one.modality != other.modality or _of_different_duties(one, other):
        return False
    own, others = one.spans[-1], other.spans[-1]
    if own.overlaps(others):
        return True
    return _within(own, other.spans) or _within(others, one.spans)


def _of_different_duties(one: Obligation, other: Obligation) -> bool:
    """True where each stands for a duty of the same words that the other leaves to it."""
    own, others = _left_to_others(one), _left_to_others(other)
    if own - others and others - own:
        return True
    if None in (one.party, other.party) or one.party == other.party:
        return False
    # One quotes its own half of the sentence, the other all of it.
    return _holds_any(one, others - own) or _holds_any(other, own - others)


def _holds_any(one: Obligation, words: set[Span]) -> bool:
    return any(span.contains(at) for at in words for span in one.spans)


def _left_to_others(one: Obligation) -> set[Span]:
    return {alert.span for alert in one.alerts if alert.kind == OTHER_DUTY and alert.span}


def _within(span: Span, spans: Sequence[Span]) -> bool:
    return len(spans) == 1 and spans[0].contains(span)


def _merged(group: Sequence[Obligation], language: str) -> Obligation:
    """One obligation: the longest quote, all units, and the worse of every field."""
    if len(group) == 1:
        return group[0]
    best = max(group, key=lambda one: (sum(map(len, one.spans)), one.quote, -one.units[0]))
    # What another quote left out is in the longest one, which has been looked at for itself.
    alerts = [
        alert for one in group for alert in one.alerts if one is best or alert.kind not in EXTENT
    ]
    kept = best
    for name in _FIELDS:
        values = list(dict.fromkeys(getattr(one, name) for one in group))
        if len(values) < 2:
            continue
        stated = [value for value in values if value is not None]
        kept = replace(kept, **{name: stated[0] if len(stated) == 1 else None})
        if len(stated) > 1:
            alerts.append(raised("merged_differently", language, best.place.span, name=name))
    known = [one.confidence for one in group if one.confidence is not None]
    risk = None
    for one in group:
        risk = worse_risk(risk, one.risk)
    bucket: Bucket = "review" if any(one.bucket == "review" for one in group) else "proposed"
    if any(alert not in best.alerts for alert in alerts):
        bucket = "review"
    return replace(
        kept,
        units=tuple(sorted({unit for one in group for unit in one.units})),
        statement="; ".join(dict.fromkeys(one.statement for one in group if one.statement)),
        risk=risk,
        confidence=min(known) if len(known) == len(group) else None,
        alerts=tuple(dict.fromkeys(alerts)),
        bucket=bucket,
    )


def _numbered(ordered: Sequence[Obligation]) -> tuple[Obligation, ...]:
    """Equal words under equal headings told apart: the second has another key than the first."""
    seen: dict[str, int] = {}
    result: list[Obligation] = []
    for one in ordered:
        count = seen[one.key] = seen.get(one.key, 0) + 1
        result.append(one if count == 1 else replace(one, key=f"{one.key}-{count}"))
    return tuple(result)
