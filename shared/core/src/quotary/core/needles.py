"""Plain letters that a pattern's matches cannot do without: what rules the pattern out fast.

Looking for letters is many times faster than trying a pattern at every character, and most
patterns of words stand in few sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

MOST: Final = 10
"""Strings that a part of a pattern is spelt out into; beyond, it is open."""
_WIDEST: Final = 96
"""Needles that are worth looking for in place of one pattern."""
_SETS: Final = 3
"""Sets that are looked for of one pattern."""
_FEW: Final = 12
"""Needles up to which they are looked for at their full length."""
_LENGTHS: Final = (40, 8, 6, 5)
_ENOUGH: Final = 5
"""Letters from which on a longer needle is no rarer."""
_EVERYWHERE: Final = (
    "the of to and or in agreement this any shall information by be party a confidential other"
    " that as with such is not for its parties all disclosure receiving may will from which"
    " disclosing it without written on no use each under at have company including"
)
"""Words that stand in one sentence of contracts out of ten, at least."""

_WORDS: Final = re.compile(r"\w+|[^\w\s]")
_QUANTIFIER: Final = re.compile(r"(?:[*+?]|\{(?P<low>[0-9]*)(?P<to>,?)(?P<high>[0-9]*)\})[?+]?")
_GROUP: Final = re.compile(r"\((?:\?(?:(?P<kind>[:>=!]|<[=!])|P<\w+>|(?P<other>[^)]*?[):])))?")
_ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v"}
_CODES: Final = {"x": 2, "u": 4, "U": 8}
_SMALL_CLASS: Final = 4
_NO_SIGNS: Final = frozenset("^-\\")
_CLASSES: Final = frozenset("dDwWsS")
_BOUNDARIES: Final = frozenset("bBAZ")


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a pattern: all that it can be, or None, and sets that each match has one of each.

    `needed` is () where nothing is known of it.
    """

    exact: frozenset[str] | None
    needed: tuple[frozenset[str], ...] = ()

    @property
    def asks(self) -> tuple[frozenset[str], ...]:
        """The sets of which each match holds one string each; () where it need hold none."""
        if self.exact is None:
            return self.needed
        return () if "" in self.exact else (self.exact,)


_OPEN: Final = _Part(None)
_NOTHING: Final = _Part(frozenset({""}))


def needles(source: str, *, any_case: bool = False) -> tuple[tuple[str, ...], ...]:
    """Sets of strings; every match of the pattern holds one string of each set.

    The rarest set comes first; () where nothing can be told. With `any_case` they are in small
    letters and stand in the match once it is in small letters, but for `ODD_CASES`.
    """
    whole, end = _Source(source, any_case).alternatives(0)
    if end < len(source):
        raise ValueError(f"the pattern closes a group that it does not open: {source}")
    return tuple(tuple(sorted(one)) for one in _rarest(whole.asks))


ODD_CASES: Final = frozenset("\u0130\u0131\u017f\u212a")
"""Characters that a pattern without case takes for i, s or k, and `lower` does not make so."""


@dataclass(frozen=True, slots=True)
class _Source:
    text: str
    any_case: bool

    def alternatives(self, at: int) -> tuple[_Part, int]:
        branches: list[_Part] = []
        while True:
            branch, at = self._sequence(at)
            branches.append(branch)
            if self.text[at : at + 1] != "|":
                return _either(branches), at
            at += 1

    def _sequence(self, at: int) -> tuple[_Part, int]:
        """What stands in a row: parts that are spelt out are joined, the others part them."""
        run, asked, is_open = frozenset({""}), list[frozenset[str]](), False
        while at < len(self.text) and self.text[at] not in "|)":
            part, at = self._atom(at)
            part, at = self._repeated(part, at)
            if part.exact is not None and len(run) * len(part.exact) <= MOST:
                run = frozenset(one + other for one in run for other in part.exact)
                continue
            is_open = True
            asked += [run, *part.asks] if part.exact is None else [run]
            run = frozenset({""}) if part.exact is None else part.exact
        if not is_open:
            return _Part(run), at
        return _Part(None, _rarest([*asked, run])), at

    def _repeated(self, part: _Part, at: int) -> tuple[_Part, int]:
        found = _QUANTIFIER.match(self.text, at)
        if found is None or found[0] == "{}":
            return part, at
        sign = found[0][0]
        low = int(found["low"] or 0) if sign == "{" else int(sign == "+")
        if low:
            return _Part(None, part.asks), found.end()
        if sign == "?" and part.exact is not None:
            return _Part(part.exact | {""}), found.end()
        return _OPEN, found.end()

    def _atom(self, at: int) -> tuple[_Part, int]:
        char = self.text[at]
        if char == "(":
            return self._group(at)
        if char == "[":
            return self._class(at)
        if char == "\\":
            return self._escape(at)
        if char in "^$":
            return _NOTHING, at + 1
        return (_OPEN if char == "." else self._letter(char)), at + 1

    def _letter(self, char: str) -> _Part:
        if self.any_case and not char.isascii():
            return _OPEN
        return _Part(frozenset({char.lower() if self.any_case else char}))

    def _escape(self, at: int) -> tuple[_Part, int]:
        char = self.text[at + 1]
        if char in _BOUNDARIES:
            return _NOTHING, at + 2
        if char in _CLASSES or char.isdigit():
            return _OPEN, at + 2
        if char in _CODES:
            end = at + 2 + _CODES[char]
            return self._letter(chr(int(self.text[at + 2 : end], 16))), end
        return self._letter(_ESCAPED.get(char, char)), at + 2

    def _class(self, at: int) -> tuple[_Part, int]:
        """A class of a few plain letters is spelt out; any other may be any character."""
        end = at + 2 if self.text[at + 1] != "^" else at + 3
        while self.text[end] != "]":
            end += 2 if self.text[end] == "\\" else 1
        letters = self.text[at + 1 : end]
        if len(letters) > _SMALL_CLASS or not _NO_SIGNS.isdisjoint(letters):
            return _OPEN, end + 1
        return _either([self._letter(letter) for letter in letters]), end + 1

    def _group(self, at: int) -> tuple[_Part, int]:
        opening = _GROUP.match(self.text, at)
        assert opening is not None
        if opening["other"]:
            # A reference, a comment or flags for a part: none is followed.
            if opening["other"].endswith(")"):
                return _OPEN, opening.end()
            _, end = self.alternatives(opening.end())
            return _OPEN, end + 1
        inner, end = self.alternatives(opening.end())
        looks = opening["kind"] in {"=", "!", "<=", "<!"}
        return (_NOTHING if looks else inner), end + 1


def _either(branches: Sequence[_Part]) -> _Part:
    if len(branches) == 1:
        return branches[0]
    exact = frozenset[str]()
    for branch in branches:
        exact = exact | branch.exact if branch.exact is not None else exact
    if all(branch.exact is not None for branch in branches) and len(exact) <= MOST:
        return _Part(exact)
    if not all(branch.asks for branch in branches):
        return _OPEN
    # One of each branch, whichever it is: of each, the set that is the rarest.
    asked = _fewest(frozenset[str]().union(*(_rarest(branch.asks)[0] for branch in branches)))
    return _Part(None, (asked,)) if len(asked) <= _WIDEST else _OPEN


def _rarest(asked: Iterable[frozenset[str]]) -> tuple[frozenset[str], ...]:
    """The sets that most probably stand nowhere, these first: none of them short, and few."""
    usable = {_fewest(one) for one in asked if one and "" not in one}
    return tuple(sorted(usable, key=_rarity, reverse=True)[:_SETS])


def _rarity(asked: frozenset[str]) -> tuple[float, list[str]]:
    return min(rarity_of(rarest_word(one)) for one in asked) - len(asked) / 16, sorted(asked)


def rarest_word(needle: str) -> str:
    """The word or sign of a needle, whole or a part of one, that stands in the fewest texts."""
    return max(_WORDS.findall(needle), key=rarity_of, default="")


@cache
def rarity_of(word: str) -> int:
    """From 0 to 5: how few texts hold the letters in one word."""
    return min(_ENOUGH, len(word)) if word not in _EVERYWHERE else min(1, len(word))


def _fewest(asked: frozenset[str]) -> frozenset[str]:
    """Without those that hold another one; of many the beginnings, where these are few."""
    choices = [_apart({one[:length] for one in asked}) for length in _LENGTHS]
    few = next((found for found in choices if len(found) <= _FEW), None)
    return few or (choices[0] if len(choices[0]) <= _WIDEST else choices[-1])


def _apart(strings: set[str]) -> frozenset[str]:
    return frozenset(one for one in strings if not any(_holds(one, other) for other in strings))


def _holds(one: str, other: str) -> bool:
    return other != one and other in one
