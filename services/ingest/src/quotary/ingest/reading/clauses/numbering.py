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

INNER_KINDS = frozenset({"decimal", "section"})
NAMED_FIRST = frozenset("CcAaSs§")
ROMAN_FIRST = frozenset("IVXL")
DIGITS = frozenset("0123456789")


def numbered(part: Region) -> list[tuple[Label, int]]:
    """The numbered clauses of `part` in order, each with its level, the outermost being 1."""
    labels = [label for line in part.lines if (label := _label(line))]
    chain = best_chain([label for label in labels if label.kind in INNER_KINDS], part.end)
    tops = _top_series(labels, part.end)
    if not tops or (chain and chain[0].start < tops[0].start and len(chain) > len(tops)):
        shallowest = min((len(label.key) for label in chain), default=1)
        return [(label, len(label.key) - shallowest + 1) for label in chain]
    ends = [*(top.start for top in tops[1:]), part.end]
    found: list[tuple[Label, int]] = []
    for top, end in zip(tops, ends, strict=True):
        found.append((top, len(top.key)))
        inner = [
            label for label in labels if top.start < label.start < end and label.kind in INNER_KINDS
        ]
        for label in best_chain(inner, end, parent=top.key[0]):
            nested = len(label.key) > 1 and label.key[0] == top.key[0]
            found.append((label, len(label.key) + (0 if nested else 1)))
    return found


def _top_series(labels: Sequence[Label], end: int) -> list[Label]:
    for kind, least in TOP_SERIES:
        named = [label for label in labels if label.kind == kind]
        chain = best_chain(named, end, longest_gap=NAMED_GAP)
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
