"""The words of a sentence as letters of their classes, one regular expression per first letter.

All classes together are some seven hundred alternatives; of those, a word can only match the few
that begin with its own first letter.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import count, groupby
from operator import attrgetter
from typing import Final, NamedTuple

from quotary.core.injection_words import CLASSES

_PLAIN: Final = r"(?P<c>[:,;\"'()\-\u2014<>#{}\[\]=]+)|(?P<q>\?)|(?P<w>[\w@.]+)|(?P<x>\S)"
_BEGINNING: Final = 3
"""Characters by which it is looked up what begins with them."""
_OPEN: Final = frozenset("wds")
_REPEATS: Final = frozenset("*+{")
_NO_LETTERS: Final = frozenset("-^\\")


class Token(NamedTuple):
    """One word or phrase: the letter of its class and where it stands in the sentence."""

    letter: str
    start: int
    end: int


def tokens_of(sentence: str) -> Iterator[tuple[str, int, int]]:
    """The parts of each token of a sentence as `lookalikes.skeleton` shows it, in order."""
    at, end = 0, len(sentence)
    while at < end:
        if sentence[at] == " ":
            at += 1
            continue
        match = _words_with(sentence[at : at + _BEGINNING]).match(sentence, at)
        if match is None:
            at += 1
            continue
        yield match.lastgroup or "", at, match.end()
        at = match.end()


def alternatives(pattern: str) -> list[str]:
    """The pattern split at the bars that stand in no group and no character class."""
    parts, depth, start, at = list[str](), 0, 0, 0
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            at += 1
        elif char == "[":
            at = pattern.index("]", at)
        elif char == "|" and not depth:
            parts.append(pattern[start:at])
            start = at + 1
        depth += (char == "(") - (char == ")")
        at += 1
    return [*parts, pattern[start:]]


def beginnings(pattern: str) -> frozenset[str]:
    """The strings of which every match begins with one: three characters, or all that is known."""
    whole, begun = _spelt(pattern)
    return frozenset(whole | begun)


def _spelt(pattern: str) -> tuple[set[str], set[str]]:
    """All that a match can be, and what the longer ones begin with; both up to three characters."""
    whole, begun, at = {""}, set[str](), 0
    while at < len(pattern) and whole:
        part, part_begun, at = _item(pattern, at)
        begun |= {one + other for one in whole for other in part_begun}
        joined = {one + other for one in whole for other in part}
        whole = {one for one in joined if len(one) < _BEGINNING}
        begun |= joined - whole
    return whole, {one[:_BEGINNING] for one in begun}


def _item(pattern: str, at: int) -> tuple[set[str], set[str], int]:
    """What the item at a place can be, what longer ones begin with, and where the next one is."""
    whole, begun, end = _once(pattern, at)
    sign = pattern[end : end + 1]
    if sign == "?":
        return whole | {""}, begun, end + 1
    if sign and sign in _REPEATS:
        end = pattern.index("}", end) + 1 if sign == "{" else end + 1
        end += pattern[end : end + 1] == "?"
        return ({""} if sign != "+" else set()), begun | whole, end
    return whole, begun, end


def _once(pattern: str, at: int) -> tuple[set[str], set[str], int]:
    """What `_item` gives, without the sign that says how often it stands."""
    char, nothing = pattern[at], set[str]()
    if char == "(":
        inner = at + 3
        end = at + _closing(pattern[at:])
        if pattern[at + 2] != ":":
            return {""}, nothing, end + 1
        spelt = [_spelt(one) for one in alternatives(pattern[inner:end])]
        whole = nothing.union(*(one for one, _ in spelt))
        return whole, nothing.union(*(one for _, one in spelt)), end + 1
    if char == "[":
        end = pattern.index("]", at)
        letters = set(pattern[at + 1 : end])
        is_plain = _NO_LETTERS.isdisjoint(letters)
        return (letters, nothing, end + 1) if is_plain else (nothing, {""}, end + 1)
    if char == "\\":
        sign = pattern[at + 1]
        return (nothing, {""}, at + 2) if sign in _OPEN else ({sign}, nothing, at + 2)
    return (nothing, {""}, at + 1) if char == "." else ({char}, nothing, at + 1)


def _closing(pattern: str) -> int:
    """Where the group that opens the pattern closes."""
    depth = 0
    for at, char in enumerate(pattern):
        depth += (char == "(") - (char == ")")
        if not depth:
            return at
    raise ValueError(f"the group never closes: {pattern}")


@cache
def _by_beginning() -> Mapping[str, Sequence[_Listed]]:
    """For each beginning, the alternatives that can have it."""
    found: dict[str, list[_Listed]] = defaultdict(list)
    number = count()
    for letter, pattern in CLASSES:
        for alternative in alternatives(pattern):
            listed = _Listed(next(number), letter, alternative)
            for one in beginnings(alternative):
                found[one].append(listed)
    return dict(found)


class _Listed(NamedTuple):
    """One alternative of a class, with its number among all."""

    number: int
    letter: str
    pattern: str


@lru_cache(maxsize=16_384)
def _words_with(beginning: str) -> re.Pattern[str]:
    """The pattern of all tokens that may begin so, made when they first occur."""
    begun = (beginning[:length] for length in range(len(beginning) + 1))
    found = sorted({listed for one in begun for listed in _by_beginning().get(one, ())})
    return _compiled(tuple(found))


@lru_cache(maxsize=4_096)
def _compiled(found: tuple[_Listed, ...]) -> re.Pattern[str]:
    by_class = groupby(found, key=attrgetter("letter"))
    classes = [
        rf"(?P<{letter}>(?<!\w)(?:{'|'.join(one.pattern for one in own)})(?!\w))"
        for letter, own in by_class
    ]
    return re.compile("|".join([*classes, _PLAIN]))
