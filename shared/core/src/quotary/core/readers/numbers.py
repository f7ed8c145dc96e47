"""Numbers as a contract states them: words and digits paired, and both must say the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from quotary.core.readers.figure_numbers import figure_numbers
from quotary.core.readers.raw_number import RawNumber
from quotary.core.readers.word_numbers import word_numbers

_OPEN = re.compile(r"[ -]*[(\[] ?")
_CLOSE = re.compile(r" ?[)\]]")
_REVERSED = re.compile(r" ?[)\]][ -]?")
# A parenthesised figure that opens an item of a list is its number, not a value.
_ITEM_BEFORE = re.compile(r"(?:^|[;:.,]|\b(?:and|or|either|e|ou)) *[(\[] ?$")
_LIST_WORD = (
    r"(?:to|or|and|and/or|through|until|up|but|nor|not|no|more|less|fewer|than|most|least|at|in"
    r"|any|event"
    r"|maximum|minimum|of|exceeding|later|the|a|ou|e|e/ou|ate|nem|mas|na|nao|maximo|minimo"
    r"|superior|inferior"
    r"|de|mais|menos|que|do)"
)
# "30 or 60", "two but no more than five", "no mínimo 2 e no máximo 5".
_LIST = re.compile(
    rf" ?[-/+] ?| plus | mais | (?=(?:{_LIST_WORD} )*(?:to|or|and|and/or|through|until|up|but|nor"
    rf"|a|ou|e|e/ou|ate|nem|mas) )"
    rf"(?:{_LIST_WORD} ){{1,8}}",
    re.IGNORECASE,
)
_NOT_BARE = re.compile(
    r"(?:[$€£¥]|\b(?:USD|EUR|BRL|GBP|january|february|march|april|may|june|july|august|september"
    r"|october|november|december)) ?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Number:
    """One stated number. `values` holds every value it can have; `trouble` is "" or `conflict`.

    `listed` marks a number tied to one before it that has no unit of its own ("30 or 60",
    "three to five"); `crowded` one that follows another without anything between.
    """

    start: int
    end: int
    values: tuple[Decimal, ...]
    words: bool
    trouble: str = ""
    note: str = ""
    slash: bool = False
    listed: bool = False
    crowded: bool = False

    @property
    def value(self) -> Decimal | None:
        """The value, None where the figure can be read in two ways."""
        return self.values[0] if len(self.values) == 1 else None


def _joined(text: str, first: RawNumber, second: RawNumber, start: int, end: int) -> Number:
    shared = tuple(value for value in first.values if value in second.values)
    words = first.words or second.words
    if shared:
        return Number(start, end, shared, words)
    return Number(
        start, end, first.values, words, "conflict",
        f"“{text[start:end]}” states two different numbers",
    )  # fmt: skip


def _pair(text: str, first: RawNumber, second: RawNumber) -> Number | None:
    """Both as one number where one repeats the other in brackets, else None."""
    gap = text[first.end : second.start]
    close = _CLOSE.match(text, second.end)
    if close is not None and _OPEN.fullmatch(gap):
        return _joined(text, first, second, first.start, close.end())
    if close is not None and first.words and not second.words and not gap.strip():
        return _joined(text, first, second, first.start, close.end())
    opened = text[max(0, first.start - 2) : first.start].rstrip()[-1:]
    if opened in {"(", "["} and first.words != second.words and _REVERSED.fullmatch(gap):
        pair = _joined(text, first, second, first.start, second.end)
        if pair.trouble and _ITEM_BEFORE.search(text, max(0, first.start - 12), first.start):
            return None
        return pair
    return None


def _alone(text: str, number: RawNumber, before: RawNumber | Number | None) -> Number:
    gap = text[before.end : number.start] if before is not None else "."
    bare = before is not None and not _NOT_BARE.search(
        text, max(0, before.start - 12), before.start
    )
    return Number(
        number.start, number.end, number.values, number.words, slash=number.slash,
        listed=bare and _LIST.fullmatch(gap) is not None,
        crowded=not gap.strip(" ,"),
    )  # fmt: skip


def _with_neighbours(text: str, pair: Number, before: Number | None) -> Number:
    raw = RawNumber(pair.start, pair.end, pair.values, words=pair.words)
    seen = _alone(text, raw, before)
    return Number(
        pair.start, pair.end, pair.values, pair.words, pair.trouble, pair.note,
        listed=seen.listed, crowded=seen.crowded,
    )  # fmt: skip


def _raw_numbers(text: str, language: str) -> list[RawNumber]:
    """Every number as written, in order of appearance and without overlaps."""
    numbers = [*word_numbers(text), *figure_numbers(text, language)]
    kept: list[RawNumber] = []
    for number in sorted(numbers, key=lambda number: (number.start, -number.end)):
        if not kept or number.start >= kept[-1].end:
            kept.append(number)
    return kept


@lru_cache(maxsize=64)
def find_numbers(text: str, language: str = "") -> tuple[Number, ...]:
    """Every number in readable text, in order; a pair of words and digits counts as one."""
    raw = _raw_numbers(text, language)
    found: list[Number] = []
    index = 0
    while index < len(raw):
        pair = _pair(text, raw[index], raw[index + 1]) if index + 1 < len(raw) else None
        before = found[-1] if found else None
        if pair is not None:
            found.append(_with_neighbours(text, pair, before))
        else:
            found.append(_alone(text, raw[index], before))
        index += 2 if pair is not None else 1
    return tuple(found)
