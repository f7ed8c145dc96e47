"""The words of a sentence as letters of their classes, one regular expression per first letter.

All classes together are some seven hundred alternatives; of those, a word can only match the few
that begin with its own first letter.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from quotary.core.injection_words import CLASSES

_PLAIN_TOKEN: Final = re.compile(
    r"(?P<c>[:,;\"'()\-\u2014<>#{}\[\]=]+)|(?P<q>\?)|(?P<w>[\w@.]+)|(?P<x>\S)"
)
_OPTIONAL: Final = "?*"


class Token(NamedTuple):
    """One word or phrase: the letter of its class and where it stands in the sentence."""

    letter: str
    start: int
    end: int


def tokens_of(sentence: str) -> Iterator[Token]:
    """The tokens of a sentence as `lookalikes.skeleton` shows it, in order."""
    at, by_letter = 0, _by_letter()
    while at < len(sentence):
        first = sentence[at]
        known = first in by_letter
        if not known and first.isspace():
            at += 1
            continue
        match = _words_with(first).match(sentence, at) if known else None
        match = match or _PLAIN_TOKEN.match(sentence, at)
        if match is None:
            at += 1
            continue
        yield Token(match.lastgroup or "", at, match.end())
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


def first_letters(pattern: str) -> set[str]:
    """Every character that a match of one alternative can begin with."""
    if not pattern:
        return set()
    if pattern.startswith("(?:"):
        end = _closing(pattern)
        inner = alternatives(pattern[3:end])
        letters = {letter for part in inner for letter in first_letters(part)}
    elif pattern.startswith("["):
        end = pattern.index("]")
        letters = set(pattern[1:end])
    else:
        end = 0
        letters = {pattern[0]}
    rest = pattern[end + 1 :]
    return letters | first_letters(rest[1:]) if rest[:1] in {*_OPTIONAL} else letters


def _closing(pattern: str) -> int:
    """Where the group that opens the pattern closes."""
    depth = 0
    for at, char in enumerate(pattern):
        depth += (char == "(") - (char == ")")
        if not depth:
            return at
    raise ValueError(f"the group never closes: {pattern}")


@cache
def _by_letter() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """For each first letter, the alternatives of each class that can begin with it."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for letter, pattern in CLASSES:
        for alternative in alternatives(pattern):
            for first in first_letters(alternative):
                found[first][letter].append(alternative)
    return dict(found)


@cache
def _words_with(first: str) -> re.Pattern[str]:
    """The pattern of all words that begin with the letter; compiled when it first occurs."""
    return re.compile(
        "|".join(
            rf"(?P<{letter}>(?<!\w)(?:{'|'.join(found)})(?!\w))"
            for letter, found in _by_letter()[first].items()
        )
    )
