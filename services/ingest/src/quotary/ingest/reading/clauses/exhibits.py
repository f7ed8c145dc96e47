"""Where exhibits, schedules and anexos begin."""

from __future__ import annotations

from quotary.ingest.reading.clauses.labels import Label, named_label
from quotary.ingest.reading.clauses.lines import Line

FILING_CHARACTERS = 1_500
"""A heading this near the start names the whole file, as filings do ("Exhibit 10.1")."""

LIST_CHARACTERS = 150
"""Headings nearer to each other than this are a list of exhibits, not exhibits."""

FIRST_LETTERS = frozenset('EeSsAa“"')


def exhibit_headings(lines: list[Line]) -> list[Label]:
    """The headings of exhibits, in order, without those of a list of exhibits."""
    found = [
        label
        for line in lines
        if line.start > FILING_CHARACTERS
        and line.text.lstrip(" \t#*_")[:1] in FIRST_LETTERS
        and (label := named_label(line))
        and label.kind == "exhibit"
    ]
    return [label for index, label in enumerate(found) if not _in_list(found, index)]


def _in_list(found: list[Label], index: int) -> bool:
    start = found[index].start
    before = index > 0 and start - found[index - 1].start < LIST_CHARACTERS
    after = index + 1 < len(found) and found[index + 1].start - start < LIST_CHARACTERS
    return before or after
