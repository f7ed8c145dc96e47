"""A pattern that is tried only on texts which hold letters that it needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce

from quotary.core.branches import branches
from quotary.core.letters_held import EVERY, HELD
from quotary.core.needles import ODD_CASES, needles


class Guarded:
    """A pattern to search with, whose alternatives are tried where their `needles` stand.

    A pattern with many alternatives tries all of them at every character, so where few can match,
    these are searched for by themselves. What is found is the same. Patterns and needles are made
    when they are first needed: a service that starts need not wait for them.
    """

    def __init__(self, source: str, flags: re.RegexFlag = re.NOFLAG) -> None:
        self._source = source
        self._flags = flags
        self.any_case = bool(flags & re.IGNORECASE)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern itself, for texts that may hold a match."""
        return re.compile(self._source, self._flags)

    @cached_property
    def _branches(self) -> tuple[_Branch, ...]:
        """The alternatives; () where one of them needs no letters, and so any text may match."""
        found = tuple(
            _Branch(one.source, self._flags, needles(one.said, any_case=self.any_case))
            for one in branches(self._source)
        )
        return found if all(one.needles for one in found) else ()

    @cached_property
    def bits(self) -> int:
        """The bits of which a text has one at least if it holds a match; 0 where none is known."""
        first = [next(filter(None, one.bits), 0) for one in self._branches]
        return sum(set(first)) if all(first) else 0

    def may_match(self, text: str) -> bool:
        """False where the pattern matches nowhere in the text, known without trying it."""
        return not self._branches or bool(self._live(text))

    def _live(self, text: str) -> list[_Branch]:
        """The alternatives that may match somewhere in the text, in their order."""
        # The bits come first: a text that was looked up before they are there shows none of them.
        alternatives, bits = self._branches, self.bits
        held = HELD.in_text(text, any_case=self.any_case)
        if bits and not bits & held:
            return []
        return [one for one in alternatives if one.may_match(text, held)]

    def _tried(self, text: str) -> Sequence[re.Pattern[str]]:
        """The patterns that together find in the text what the whole one does."""
        if not self._branches:
            return (self.pattern,)
        live = self._live(text)
        if not live:
            return ()
        if len(live) > 1 and 2 * len(live) >= len(self._branches):
            return (self.pattern,)
        return [one.pattern for one in live]

    def search(self, text: str, pos: int = 0, endpos: int = sys.maxsize) -> re.Match[str] | None:
        """The first match in the text."""
        tried = self._tried(text)
        if len(tried) == 1:
            return tried[0].search(text, pos, endpos)
        return _first(pattern.search(text, pos, endpos) for pattern in tried)

    def finditer(
        self, text: str, pos: int = 0, endpos: int = sys.maxsize
    ) -> Iterator[re.Match[str]]:
        """The matches in the text, in order."""
        tried = self._tried(text)
        if not tried:
            return iter(())
        if len(tried) == 1:
            return tried[0].finditer(text, pos, endpos)
        return _merged(tried, text, pos, endpos)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """The match that is all of the text."""
        return self.pattern.fullmatch(text) if self.may_match(text) else None

    def sub(self, repl: str, text: str) -> str:
        """The text with `repl` in place of each match."""
        return self.pattern.sub(repl, text) if self.may_match(text) else text

    def findall(self, text: str) -> Sequence[str]:
        """The words of each match; of a pattern without groups."""
        return [match[0] for match in self.finditer(text)]


class Guards:
    """Patterns of which each is tried where its letters stand, all looked up together."""

    def __init__(self, patterns: Sequence[Guarded]) -> None:
        self._patterns = patterns

    @cached_property
    def _by_bits(self) -> tuple[tuple[int, Guarded], ...]:
        # A pattern of which nothing is known is tried on every text, and so is one without case.
        return tuple((EVERY if one.any_case else one.bits or EVERY, one) for one in self._patterns)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """The matches of each pattern in the text, pattern by pattern."""
        # The bits come first: a text that was looked up before they are there shows none of them.
        by_bits = self._by_bits
        held = HELD.in_text(text)
        for bits, pattern in by_bits:
            if bits & held:
                yield from pattern.finditer(text)


class _Branch:
    """One alternative of a pattern, and sets of needles; each match holds one of each set."""

    def __init__(
        self, source: str, flags: re.RegexFlag, asked: tuple[tuple[str, ...], ...]
    ) -> None:
        self._source = source
        self._flags = flags
        self._any_case = bool(flags & re.IGNORECASE)
        self.needles = asked
        self.bits = tuple(map(HELD.bit, asked))
        self._all = reduce(int.__or__, self.bits, 0)
        # Of a needle of several words, only one has been looked up.
        self._phrases = tuple(
            one for one in asked if any(len(needle.split()) > 1 for needle in one)
        )

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)

    def may_match(self, text: str, held: int) -> bool:
        if self._all & held != self._all:
            return False
        asked = self.needles if held == EVERY else self._phrases
        if not asked:
            return True
        if self._any_case:
            if not (text.isascii() or ODD_CASES.isdisjoint(text)):
                return True
            text = text.lower()
        return all(any(map(text.__contains__, one)) for one in asked)


def _first(found: Iterable[re.Match[str] | None]) -> re.Match[str] | None:
    """The match that begins first; of those that begin together the one that comes first."""
    return min(filter(None, found), key=_start, default=None)


def _start(match: re.Match[str]) -> int:
    return match.start()


def _merged(
    patterns: Sequence[re.Pattern[str]], text: str, pos: int, endpos: int
) -> Iterator[re.Match[str]]:
    """Yields what one pattern of these alternatives finds, none of which can match nothing."""
    following = [pattern.search(text, pos, endpos) for pattern in patterns]
    while (first := _first(following)) is not None:
        yield first
        end = first.end()
        following = [
            pattern.search(text, end, endpos) if match and match.start() < end else match
            for pattern, match in zip(patterns, following, strict=True)
        ]
