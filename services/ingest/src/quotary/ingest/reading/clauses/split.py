"""Clauses that together hold every character of a text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from quotary.core.document import Clause
from quotary.core.span import Span
from quotary.ingest.reading.clauses import landmarks
from quotary.ingest.reading.clauses.beginnings import Beginning, Region, beginning
from quotary.ingest.reading.clauses.exhibits import exhibit_headings
from quotary.ingest.reading.clauses.items import items
from quotary.ingest.reading.clauses.lines import Line, lines_of
from quotary.ingest.reading.clauses.numbering import numbered
from quotary.ingest.reading.clauses.titles import title_of

FEW_NUMBERS = 3
"""With fewer numbered clauses than this, plain headings divide the text as well."""


def split_clauses(text: str, furniture: Sequence[Span] = ()) -> tuple[Clause, ...]:
    """The clauses and named remainders of `text`, in order, without gap or overlap."""
    if not text:
        return ()
    lines = list(lines_of(text, furniture))
    found = sorted(_beginnings(lines, text), key=lambda each: each.start)
    unique = [next(group) for _, group in groupby(found, key=lambda each: each.start)]
    if not unique:
        return (Clause("", "", Span(0, len(text)), "remainder"),)
    if text[: unique[0].start].strip():
        unique.insert(0, Beginning(0, "", "", "preamble", 1))
    starts = [0, *(each.start for each in unique[1:]), len(text)]
    return tuple(
        Clause(each.number, each.title, Span(start, end), each.kind, each.level)
        for each, (start, end) in zip(unique, pairwise(starts), strict=True)
    )


def _beginnings(lines: list[Line], text: str) -> Iterator[Beginning]:
    end = len(text)
    contents = landmarks.contents_region(lines, text)
    after = end
    if contents:
        yield Beginning(contents[0], "", "", "contents", 1)
        after = next((line.start for line in lines if line.start >= contents[1]), end)
        lines = [line for line in lines if not contents[0] <= line.start < contents[1]]
    exhibits = exhibit_headings(lines)
    bounds = [0, *(exhibit.start for exhibit in exhibits), end]
    region = Region(lines, end)
    for index, (start, stop) in enumerate(pairwise(bounds)):
        part = region.between(start, stop)
        if index:
            yield beginning(exhibits[index - 1], part, "exhibit", 1)
            part = part.after_first()
        yield from _part(part, outer=1 if index else 0)
    if contents and after < end:
        yield Beginning(after, "", "", "preamble", 1)


def _part(part: Region, outer: int) -> Iterator[Beginning]:
    """The clauses of the main body, or of one exhibit; numbering starts anew in each."""
    chain = numbered(part)
    first = chain[0][0].start if chain else part.end
    last = chain[-1][0].start if chain else part.start
    signature = next(
        (line.start for line in part.after(last).lines if landmarks.is_signature(line)), part.end
    )
    stops = [*(label.start for label, _ in chain[1:]), signature]
    for (label, level), stop in zip(chain, stops, strict=False):
        within = part.between(label.start, stop)
        yield beginning(label, within, "clause", outer + level)
        for item in items(within.lines[1:]):
            title = title_of(item.line.text[item.end :], "")
            yield Beginning(item.start, item.label, title, "clause", outer + level + item.depth)
    if signature < part.end:
        yield Beginning(signature, "", "", "signature", outer + 1)
    short = len(chain) < FEW_NUMBERS
    yield from _headings(part, outer, chain_is_short=short, first=first, last=signature)


def _headings(
    part: Region, outer: int, *, chain_is_short: bool, first: int, last: int
) -> Iterator[Beginning]:
    """Recitals before the first number; plain headings too where a text hardly has numbers."""
    for index, line in enumerate(part.lines):
        if outer and index == 0:
            continue  # the line under an exhibit's heading is its title
        if line.start >= (last if chain_is_short else first):
            return
        after = part.lines[index + 1] if index + 1 < len(part.lines) else None
        title = line.text.strip(" \t#*_:")
        if landmarks.is_part(line):
            yield Beginning(line.start, "", title, "heading", outer + 1)
        elif chain_is_short and line.start > 0 and landmarks.is_plain_heading(line, after):
            yield Beginning(line.start, "", title, "clause", outer + 1)
