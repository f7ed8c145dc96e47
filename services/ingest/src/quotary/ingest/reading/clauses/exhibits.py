"""Where exhibits, schedules and anexos begin."""

from __future__ import annotations

from collections.abc import Iterator

from quotary.ingest.reading.clauses.labels import EXHIBIT, Label, decimal_label, named_label
from quotary.ingest.reading.clauses.lines import Line

FILING_CHARACTERS = 1_500
"""A heading this near the start names the whole file, as filings do ("Exhibit 10.1")."""

LIST_CHARACTERS = 150
"""Headings nearer to each other than this are a list of exhibits, not exhibits."""

FIRST_LETTERS = frozenset('EeSsAa“"')


def exhibit_headings(lines: list[Line]) -> list[Label]:
    """The headings of exhibits, in order, without those of a list of exhibits."""
    filing = min(FILING_CHARACTERS, next(_numbers(lines), FILING_CHARACTERS))
    found = [
        label
        for line in lines
        if line.start > filing
        and line.text.lstrip(" \t#*_")[:1] in FIRST_LETTERS
        and EXHIBIT.match(line.text)
        and (label := named_label(line))
        and label.kind == "exhibit"
    ]
    return [label for index, label in enumerate(found) if not _in_list(found, index)]


def _numbers(lines: list[Line]) -> Iterator[int]:
    """Where numbered clauses may start: what comes after the first of them is inside the text."""
    for line in lines:
        starts_with_digit = line.text.lstrip()[:1].isdigit()
        label = decimal_label(line) if starts_with_digit else named_label(line)
        if label and label.kind != "exhibit":
            yield line.start


def _in_list(found: list[Label], index: int) -> bool:
    start = found[index].start
    before = index > 0 and start - found[index - 1].start < LIST_CHARACTERS
    after = index + 1 < len(found) and found[index + 1].start - start < LIST_CHARACTERS
    return before or after
