"""Which of many possible clause numbers really follow one another.

A number at a line's start may be a clause, a cross reference, an amount, or an entry of the table
of contents. The chain that reads as one numbering, and holds most text, is the clauses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quotary.ingest.reading.clauses.labels import Label

FULL_TEXT = 400
"""Characters after a label past which more of them make it no more likely."""

TEXT_WEIGHT = 0.9
GAP_PENALTY = 0.3
LARGEST_PENALTY = 0.6
LONGEST_GAP = 3
"""Numbers may skip two: "[Reserved]" clauses are often struck from a contract."""


@dataclass(frozen=True, slots=True)
class Step:
    """The best chain that ends with one label: its score and the step before."""

    score: float
    index: int
    before: Step | None


def best_chain(
    labels: Sequence[Label],
    end: int,
    parent: int | None = None,
    longest_gap: int = LONGEST_GAP,
    *,
    anywhere: bool = False,
) -> list[Label]:
    """The labels of the best chain, in order; `parent` is the number of the article they are in.

    A child starts at 1 (or goes on from its parent), a sibling follows by one to three, a level
    further out follows by one. The first starts at 1, or `anywhere`. Linear in the labels.
    """
    if not labels:
        return []
    exact: dict[tuple[int, ...], Step] = {}
    under: dict[tuple[int, ...], Step] = {}
    best: Step | None = None
    for index, label in enumerate(labels):
        after = labels[index + 1].start if index + 1 < len(labels) else end
        before, cost = _predecessor(label.key, exact, under, longest_gap)
        if before is None and not anywhere and not _may_start(label.key, parent):
            continue
        gain = label.weight * (1 + TEXT_WEIGHT * min(after - label.start, FULL_TEXT) / FULL_TEXT)
        step = Step((before.score if before else 0.0) + gain - cost, index, before)
        _keep(exact, label.key, step)
        for length in range(1, len(label.key) + 1):
            _keep(under, label.key[:length], step)
        if best is None or step.score > best.score:
            best = step
    chain: list[Label] = []
    while best is not None:
        chain.append(labels[best.index])
        best = best.before
    return chain[::-1]


def _keep(steps: dict[tuple[int, ...], Step], key: tuple[int, ...], step: Step) -> None:
    if key not in steps or steps[key].score <= step.score:
        steps[key] = step


def _may_start(key: tuple[int, ...], parent: int | None) -> bool:
    if parent is not None and len(key) > 1 and key[:1] == (parent,):
        return all(part == 1 for part in key[1:])
    return key[:1] in ((0,), (1,)) and all(part == 1 for part in key[1:])


def _predecessor(
    key: tuple[int, ...],
    exact: dict[tuple[int, ...], Step],
    under: dict[tuple[int, ...], Step],
    longest_gap: int,
) -> tuple[Step | None, float]:
    """The best step that `key` may follow, and what following it costs."""
    options: list[tuple[Step, float]] = []
    outer, last = key[:-1], key[-1]
    if outer and last == 1:
        parent = exact.get(outer)
        if parent:
            options.append((parent, 0.0))
        cousin = under.get((*outer[:-1], outer[-1] - 1))
        if cousin:
            options.append((cousin, GAP_PENALTY))
    for gap in range(1, longest_gap + 1):
        sibling = under.get((*outer, last - gap))
        if sibling:
            options.append((sibling, min(LARGEST_PENALTY, GAP_PENALTY * (gap - 1))))
    if not options:
        return None, 0.0
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda option: option[0].score - option[1])
