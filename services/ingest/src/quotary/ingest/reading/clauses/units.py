"""Clauses gathered into what one model call reads."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.document import Clause
from quotary.core.span import Span

APART = frozenset({"contents", "signature"})
"""Told by form, and form errs: read like the rest, each by itself."""

LONGEST = 6_000
"""Characters of one unit: about 1,500 tokens. A longer clause is read by its sub-clauses."""


def outline_units(clauses: Sequence[Clause], longest: int = LONGEST) -> tuple[Span, ...]:
    """The spans of the units in order: each outermost clause with all that belongs to it.

    A clause longer than `longest` is divided at its own sub-clauses, level by level; what stands
    before the first of them is a unit too. Contents and signatures are units of their own, so
    that every clause is in exactly one.
    """
    return tuple(span for group in _runs(clauses) for span in _units(group, longest))


def _runs(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """The clauses as runs of neighbours, contents and signatures each alone."""
    runs: list[list[Clause]] = []
    alone = True
    for clause in clauses:
        if alone or clause.kind in APART:
            runs.append([])
        runs[-1].append(clause)
        alone = clause.kind in APART
    return runs


def _units(clauses: Sequence[Clause], longest: int) -> list[Span]:
    whole = Span(clauses[0].span.start, clauses[-1].span.end)
    if len(clauses) == 1:
        return [whole]
    level = min(clause.level for clause in clauses[1:])
    if len(whole) <= longest and clauses[0].level < level:
        return [whole]
    groups: list[list[Clause]] = [[clauses[0]]]
    for clause in clauses[1:]:
        if clause.level <= max(level, clauses[0].level if len(groups) == 1 else level):
            groups.append([])
        groups[-1].append(clause)
    return [span for group in groups for span in _units(group, longest)]
