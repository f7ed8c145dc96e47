"""The numbered clauses of one part of a contract, with their levels."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.ingest.reading.clauses.beginnings import Region
from quotary.ingest.reading.clauses.labels import (
    Label,
    decimal_label,
    is_contents_line,
    named_label,
    roman_label,
)
from quotary.ingest.reading.clauses.lines import Line
from quotary.ingest.reading.clauses.succession import best_chain

TOP_SERIES = (("clause", 2), ("article", 2), ("roman", 3))
"""Kinds of label that number the outermost clauses, and how many of them make a series."""

NAMED_GAP = 10
"""A number under the word "clause" at a line's start is seldom anything else, gap or no gap."""

LEAST_LATER = 2
"""Clauses of a part of a contract that does not begin with clause 1: one number is no numbering."""

SURE = 1.0
"""Weight of a label with a sign behind its number, or a point inside of it."""

LARGEST_NUMBER = 199
"""Numbers of clauses; beyond them are years."""

INNER_KINDS = frozenset({"decimal", "section"})
NAMED_FIRST = frozenset("CcAaSs§")
ROMAN_FIRST = frozenset("IVXL")
DIGITS = frozenset("0123456789")


def numbered(part: Region) -> list[tuple[Label, int]]:
    """The numbered clauses of `part` in order, each with its level, the outermost being 1."""
    labels = [label for line in part.lines if (label := _label(line))]
    inner = [label for label in labels if label.kind in INNER_KINDS]
    chain = _chain(inner, part.end)
    tops = _top_series(labels, part.end)
    if not tops or (chain and chain[0].start < tops[0].start and len(chain) > len(tops)):
        shallowest = min((len(label.key) for label in chain), default=1)
        return [(label, len(label.key) - shallowest + 1) for label in chain]
    ends = [*(top.start for top in tops[1:]), part.end]
    found: list[tuple[Label, int]] = []
    for top, end in zip(tops, ends, strict=True):
        found.append((top, len(top.key)))
        own = [label for label in inner if top.start < label.start < end]
        for label in best_chain(own, end, parent=top.key[0]):
            nested = len(label.key) > 1 and label.key[0] == top.key[0]
            found.append((label, len(label.key) + (0 if nested else 1)))
    return found


def _chain(labels: Sequence[Label], end: int) -> list[Label]:
    """The chain that starts at 1; of a part of a contract the one that starts where it does.

    A list of three steps inside such a part starts at 1 too: the far longer chain is the clauses.
    """
    chain = best_chain(labels, end)
    sure = [each for each in labels if each.weight >= SURE and each.key[0] <= LARGEST_NUMBER]
    if len(sure) <= 2 * len(chain):
        return chain
    later = best_chain(sure, end, anywhere=True)
    return later if len(later) >= LEAST_LATER and len(later) > 2 * len(chain) else chain


def _top_series(labels: Sequence[Label], end: int) -> list[Label]:
    for anywhere in (False, True):
        for kind, least in TOP_SERIES:
            named = [label for label in labels if label.kind == kind]
            chain = best_chain(named, end, longest_gap=NAMED_GAP, anywhere=anywhere)
            if len(chain) >= least:
                return chain
    return []


def _label(line: Line) -> Label | None:
    first = line.text.lstrip(" \t\u00a0#*_>")[:1]
    if first in DIGITS:
        label = decimal_label(line)
    elif first in NAMED_FIRST:
        label = named_label(line)
    elif first in ROMAN_FIRST:
        label = roman_label(line)
    else:
        return None
    return None if label is None or is_contents_line(line.text) else label
