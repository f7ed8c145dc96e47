"""Columns that a file paints line by line across the page, put back into reading order.

Most programs paint one column after the other, and PDFium keeps that order. Where lines of two
columns alternate instead, every sentence is cut at each line end. Prose is told from a table by
its words: the lines of a column go on in small letters, the cells of a table do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from quotary.core.span import Span
from quotary.ingest.reading.pdf.geometry import Box
from quotary.ingest.reading.pdf.visibility import CharacterBoxes

LEAST_LINES = 4
GUTTER = 1.2
"""Line heights of white space between columns; justified words are nearer to each other."""

WIDE = 8.0
"""Line heights that a column is wide at least; a list's numbers are narrower."""

EDGE_POINTS = 4.0
LEAST_WORDS = 3.5
GOING_ON = 0.35
"""Share of lines that must start with a small letter, in each column."""

LOOSE_LINES = 1.8


class Segment(NamedTuple):
    """One column's part of one line: its characters, its column, and where it lies."""

    start: int
    end: int
    column: int
    left: float
    right: float
    bottom: float


Row = list[Segment]


def may_have_columns(rectangles: Sequence[Box]) -> bool:
    """True where stretches of text follow each other on one line with a gutter between, often."""
    jumps = sum(
        right.left - left.right > GUTTER * left.height
        and min(left.width, right.width) > WIDE * left.height
        and min(left.top, right.top) - max(left.bottom, right.bottom) > 0.5 * left.height
        for left, right in pairwise(rectangles)
    )
    return jumps >= LEAST_LINES


def reading_order(text: str, boxes: CharacterBoxes) -> tuple[str, list[Span]] | None:
    """The text's ranges in reading order where columns of prose alternate, else None.

    The text returned has a line break in each gutter that ends a column's line, one for one.
    """
    rows = [_segments(text, start, end, boxes) for start, end in _line_ranges(text)]
    edges = _edges(rows)
    if not edges:
        return None
    rows = [_merged(row, edges) for row in rows]
    characters = list(text)
    order: list[Span] = []
    changed = False
    for block in _blocks(rows):
        if len(block) > 1 and _is_prose(text, block):
            changed = True
            order.extend(_by_column(block, characters))
        else:
            order.extend(Span(row[0].start, row[-1].end) for row in block if row)
    return ("".join(characters), _filled(order, len(text))) if changed else None


def _line_ranges(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start < len(text):
        end = text.find("\n", start) + 1 or len(text)
        yield start, end
        start = end


def _segments(text: str, start: int, end: int, boxes: CharacterBoxes) -> Row:
    """A line cut at every gap that is wide enough for a gutter."""
    row: Row = []
    first = start
    left = right = bottom = 0.0
    height = 0.0
    inked = False
    for index in range(start, end):
        if text[index].isspace() or text[index] == "\xad":
            continue
        box = boxes.box(index)
        height = max(height, box.height)
        if inked and box.left - right > GUTTER * height:
            row.append(Segment(first, index, len(row), left, right, bottom))
            first, left = index, box.left
        elif not inked:
            inked, left, bottom = True, box.left, box.bottom
        right, bottom = box.right, min(bottom, box.bottom)
    if inked:
        row.append(Segment(first, end, len(row), left, right, bottom))
    return row


def _edges(rows: Sequence[Row]) -> list[float]:
    """The left edges that at least four second or later segments share."""
    lefts = sorted(segment.left for row in rows for segment in row[1:])
    edges: list[float] = []
    group: list[float] = []
    for left in [*lefts, float("inf")]:
        if group and left - group[0] > EDGE_POINTS:
            if len(group) >= LEAST_LINES:
                edges.append(group[0])
            group = []
        group.append(left)
    return edges


def _merged(row: Row, edges: Sequence[float]) -> Row:
    """The line's segments by column; one that starts at no column's edge goes with the last."""
    merged: Row = []
    for segment in row:
        columns = [
            number
            for number, edge in enumerate(edges, 1)
            if -1 <= segment.left - edge <= EDGE_POINTS
        ]
        if merged and not columns:
            last = merged[-1]
            merged[-1] = last._replace(end=segment.end, right=segment.right)
        else:
            merged.append(segment._replace(column=columns[0] if columns else 0))
    return merged


def _blocks(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows in groups: each run of rows that stand in columns, and each other row alone."""
    block: list[Row] = []
    for row in rows:
        if block and not _belongs(row, block):
            yield block
            block = []
        if not row:
            continue
        if not block and len(row) < 2:
            yield [row]
            continue
        block.append(row)
    if block:
        yield block


def _belongs(row: Row, block: Sequence[Row]) -> bool:
    if len(row) != 1:
        return bool(row)
    segment, last = row[0], block[-1][0]
    steps = [above[0].bottom - below[0].bottom for above, below in pairwise(block)]
    step = sorted(steps)[len(steps) // 2] if steps else 0.0
    near = 0 < last.bottom - segment.bottom < LOOSE_LINES * step
    gutter = min((each.left for one in block for each in one if each.column), default=0.0)
    return near and (segment.column > 0 or segment.right < gutter)


def _is_prose(text: str, block: Sequence[Row]) -> bool:
    columns = {segment.column for row in block for segment in row}
    for column in columns:
        words = [
            text[segment.start : segment.end].split()
            for row in block
            for segment in row
            if segment.column == column
        ]
        if len(words) < LEAST_LINES or sum(map(len, words)) < LEAST_WORDS * len(words):
            return False
        small = sum(each[0][0].islower() for each in words[1:] if each)
        if small < GOING_ON * (len(words) - 1):
            return False
    return len(columns) > 1


def _by_column(block: Sequence[Row], characters: list[str]) -> Iterator[Span]:
    for row in block:
        for segment in row[:-1]:
            gutter = segment.end - 1
            if characters[gutter] == " ":
                characters[gutter] = "\n"
    for column in sorted({segment.column for row in block for segment in row}):
        for row in block:
            for segment in row:
                if segment.column == column:
                    yield Span(segment.start, segment.end)


def _filled(order: Sequence[Span], length: int) -> list[Span]:
    """The ranges joined where they meet, those that no line claimed (empty lines) at the end."""
    claimed = sorted(order)
    missing: list[Span] = []
    position = 0
    for span in [*claimed, Span(length, length)]:
        if span.start > position:
            missing.append(Span(position, span.start))
        position = max(position, span.end)
    joined: list[Span] = []
    for span in [*order, *missing]:
        if joined and joined[-1].end == span.start:
            joined[-1] = Span(joined[-1].start, span.end)
        else:
            joined.append(span)
    return joined
