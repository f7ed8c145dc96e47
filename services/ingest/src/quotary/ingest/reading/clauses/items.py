"""Items inside a clause: paragraphs, incisos, letters and small Roman numerals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from quotary.ingest.reading.clauses.lines import Line
from quotary.ingest.reading.clauses.numerals import ORDINAL_WORDS, any_number, letter, roman

PARAGRAPH = re.compile(
    rf"[ \t*_]*(?P<label>(?:PAR[ÁA]GRAFO[ \t]+(?P<n>[ÚU]NICO|{ORDINAL_WORDS}|[0-9]+[ºo°]?)"
    r"|§[ \t]*(?P<n2>[0-9]+)[ \t]?[ºo°]?))(?=[ \t*_]*(?:[-–—.:]|[ \t]\S|$))",
    re.IGNORECASE,
)
INCISO = re.compile(
    r"[ \t]*(?P<label>(?P<n>[IVXLC]{1,7}))(?:[ \t]*[-–—]|\)|[ \t]*\.[ \t]*[-–—])[ \t]*\S"
)
BRACKETED = re.compile(
    r"[ \t*_]*(?P<label>\((?P<n>[a-z]{1,4}|[A-Z]|[IVXL]{1,5}|[0-9]{1,2})\))[ \t*_]*"
)
HALF_BRACKETED = re.compile(r"[ \t*_]*(?P<label>(?P<n>[a-z]{1,4}|[A-Z]|[0-9]{1,2})\))[ \t]+\S")
DOTTED = re.compile(r"[ \t]*(?P<label>(?P<n>[a-z]|[A-Z]|[ivx]{2,4})\.)[ \t]+\S")

MAY_BE_LABEL = re.compile(r"[ \t*_]*(?:[§(]|[A-Za-z0-9]{1,7}[ \t]*[-–—).]|par[áa]g)", re.IGNORECASE)
FURTHEST = 2


@dataclass(frozen=True, slots=True)
class Item:
    """One item label: where it is, and its depth under the clause that holds it, from 1."""

    start: int
    label: str
    line: Line
    end: int
    depth: int


Reading = tuple[str, int]
"""A numbering style and a value in it."""


def items(lines: Iterable[Line]) -> Iterator[Item]:
    """The items of one clause, by lists that begin at their first number and go on in order."""
    open_lists: list[Reading] = []
    for line in lines:
        found = _label(line.text)
        if found is None:
            continue
        label, end, readings = found
        depth = _place(open_lists, readings)
        if depth is not None:
            yield Item(line.start, label, line, end, depth)


def _place(open_lists: list[Reading], readings: list[Reading]) -> int | None:
    """The depth at which a label continues or opens a list; None where it does neither."""
    for depth in range(len(open_lists), 0, -1):
        style, last = open_lists[depth - 1]
        for reading in readings:
            if reading[0] == style and 0 < reading[1] - last <= FURTHEST:
                open_lists[depth - 1 :] = [reading]
                return depth
    opened = {style for style, _ in open_lists}
    for style, value in readings:
        if value == 1 and style == "§":
            open_lists[:] = [(style, value)]
            return 1
        if value == 1 and style not in opened:
            open_lists.append((style, value))
            return len(open_lists)
        if value == 1:
            depth = 1 + [each for each, _ in open_lists].index(style)
            open_lists[depth - 1 :] = [(style, value)]
            return depth
    return None


def _label(text: str) -> tuple[str, int, list[Reading]] | None:
    """The label at a line's start, where it ends, and the ways to read it, likeliest first."""
    if not MAY_BE_LABEL.match(text):
        return None
    match = PARAGRAPH.match(text)
    if match:
        number = match["n"] or match["n2"]
        value = 1 if number.upper() in ("ÚNICO", "UNICO") else any_number(number)
        return (match["label"], match.end(), [("§", value)]) if value else None
    match = INCISO.match(text)
    value = roman(match["n"]) if match else None
    if match and value:
        return match["label"], match.end("label"), [("inciso", value)]
    for shape, pattern in (("()", BRACKETED), (")", HALF_BRACKETED), (".", DOTTED)):
        match = pattern.match(text)
        if match:
            readings = _readings(match["n"], shape)
            return (match["label"], match.end("label"), readings) if readings else None
    return None


def _readings(number: str, shape: str) -> list[Reading]:
    if number.isdigit():
        return [("1" + shape, int(number))] if shape != "." else []
    case = "A" if number.isupper() else "a"
    as_roman, as_letter = roman(number), letter(number)
    readings: list[Reading] = []
    if as_roman and (len(number) > 1 or number.lower() == "i"):
        readings.append(("I" + case + shape, as_roman))
    if as_letter:
        readings.append((case + shape, as_letter))
    if as_roman and len(number) == 1 and number.lower() != "i":
        readings.append(("I" + case + shape, as_roman))
    return readings
