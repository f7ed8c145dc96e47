"""The marks of a list below words of duty: those of any list, numbers, incisos and bare lines.

Numbers also open clauses. They count inside a sentence only where they begin at 1 after a sign
that opens a list, or go on from the mark before; at the start of a sentence the caller decides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quotary.core.items import items_between

NUMBER: Final = "#"
INCISO: Final = "I-"
LINE: Final = "line"

_DASH: Final = "\u2010-\u2015-"
_LABEL: Final = (
    # "2. Paint", "2.Paint" as a PDF has it, "2 - Paint"; "II - pintar". Not "2.5" nor "2 doors".
    rf"(?:(?P<number>[0-9]{{1,2}})(?:\s?[\u00ba\u00b0])?(?:\.(?![0-9])|\s?[{_DASH}](?=\s))"
    rf"|(?P<inciso>[IVXLC]{{1,7}})\s?[{_DASH}])\s*(?=[^\s_.\u2026-])"
)
_FIRST: Final = re.compile(rf"\s*{_LABEL}")
_INSIDE: Final = re.compile(
    rf"(?P<before>[\r\n\f][^\S\r\n\f]*|[:;,.]\s+(?:(?:and|or|e|ou)\s+)?){_LABEL}"
)
_OPENED: Final = re.compile(rf"[:{_DASH}]\s*$")
_LINES: Final = re.compile(r":[ \t\u00a0]*\r?\n\s*(?=[^\W\d_])")
_ADDRESSED: Final = re.compile(
    # What stands below is an address or an account, not a list of things to do.
    r"\b(?:address(?:es|ed)?|attention|attn|notices?|if to|account|details|endere[\u00e7c]os?"
    r"|notifica[\u00e7c](?:[\u00e3a]o|[\u00f5o]es)|conta|dados)\b[^.;]{0,80}$",
    re.IGNORECASE,
)
_ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_LOOK_BACK: Final = 12
_BEFORE: Final = 120


@dataclass(frozen=True, slots=True)
class Mark:
    """Where an item begins, where its words do, the kind of its list, and its label."""

    start: int
    words: int
    style: str
    label: str = ""

    @property
    def number(self) -> int:
        """The value of a number or an inciso; 0 for other marks."""
        if self.style == NUMBER:
            return int(self.label)
        return _roman(self.label) if self.style == INCISO else 0

    @property
    def letter(self) -> str:
        """The single letter of the label; "" where it has none or more."""
        letters = [char for char in self.label if char.isalnum()]
        return letters[0] if len(letters) == 1 and letters[0].isalpha() else ""

    @property
    def is_first(self) -> bool:
        """True where a list may begin with it: "(a)", "i.", "1.", a bullet; never "5.1"."""
        plain = "".join(char for char in self.label if char.isalnum()).lower()
        return not self.is_decimal and plain in ("", "a", "i", "1")

    @property
    def is_decimal(self) -> bool:
        """True for "5.3" and "5.3.1", which open clauses as well."""
        return self.style[0].isdigit() and self.style.endswith(".")


def opening_number(text: str, start: int) -> Mark | None:
    """The number or inciso that the text at `start` opens with, whatever it numbers."""
    found = _FIRST.match(text, start, start + 40)
    return None if found is None else _mark(found)


def marks_between(text: str, start: int, end: int, after: Mark | None = None) -> tuple[Mark, ...]:
    """The marks in `text[start:end]`, in order, with `after`: one that opens the text."""
    found = [
        Mark(item.start, item.words, item.style, text[item.start : item.words].strip())
        for item in items_between(text, start, end)
    ]
    found += _numbers(text, start, end, after)
    marks = sorted({mark.start: mark for mark in found}.values(), key=lambda mark: mark.start)
    line = _LINES.search(text, start, end)
    if (
        line is not None
        and not any(mark.start >= line.start() for mark in marks)
        and _ADDRESSED.search(text, max(start, line.start() - _BEFORE), line.start()) is None
    ):
        marks.append(Mark(line.end(), line.end(), LINE))
    return tuple(marks)


def words_at(text: str, start: int) -> int:
    """Where the words of the item that begins at `start` do, behind its mark if it has one."""
    number = opening_number(text, start)
    items = items_between(text, start, min(len(text), start + _LOOK_BACK))
    if number is None and items and items[0].start == start:
        return items[0].words
    return start if number is None else number.words


def _numbers(text: str, start: int, end: int, after: Mark | None) -> list[Mark]:
    found: list[Mark] = [after] if after is not None else []
    latest = {mark.style: mark.number for mark in found}
    for match in _INSIDE.finditer(text, start, end):
        mark = _mark(match)
        before = text[max(start, mark.start - _LOOK_BACK) : mark.start]
        begins = mark.number == 1 and _OPENED.search(before) is not None
        if begins or mark.number == latest.get(mark.style, -1) + 1:
            found.append(mark)
            latest[mark.style] = mark.number
    return found


def _mark(match: re.Match[str]) -> Mark:
    kind = match.lastgroup or ""
    style = NUMBER if kind == "number" else INCISO
    return Mark(match.start(kind), match.end(), style, match[kind])


def _roman(letters: str) -> int:
    values = [_ROMAN[letter] for letter in letters]
    following = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, following, strict=True))
