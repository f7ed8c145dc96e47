"""A small notation for shapes of sentences, found over flattened text.

Phrases stand between semicolons. In a phrase `a/b` is either word, `word*` any ending, `(word)` a
word that may be missing, `...` up to six words of the same sentence, `#` the number of a clause,
and `_` a space inside one alternative: "(not) to be hired/taken_on ... until".
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

_BETWEEN = r"[,\"')\]*]* [\"'(\[*]*"
_SLASH = re.compile(r"\s*/\s*")
_GAP = rf"(?:{_BETWEEN}[^\s.;:!?]+?){{0,6}}?"
_TOKEN: Final = re.compile(r"\w+|[^\w\s]")
_HEAD: Final = re.compile(r"\w*")
_WORDS: Final = 16_384
"""Words of which it is remembered what can begin with them."""


class Beginnings:
    """What can begin with a word: of each list, the phrases that it can open.

    As one pattern a list's phrases would all be tried at every word of a contract, and most words
    of a contract begin none of them.
    """

    def __init__(self, *lists: str) -> None:
        self._bodies: list[tuple[str, str]] = []
        self._exact: dict[str, list[int]] = {}
        self._stems: dict[str, list[int]] = {}
        for listed in dict.fromkeys(lists):
            for pieces in _phrases(listed):
                self._add(listed, pieces)
        self._compiled: dict[tuple[int, ...], re.Pattern[str]] = {}
        self.of = lru_cache(maxsize=_WORDS)(self._of)

    def _add(self, listed: str, pieces: Sequence[str]) -> None:
        number = len(self._bodies)
        self._bodies.append((listed, _phrase(pieces)))
        for head, is_stem in dict.fromkeys(_heads(pieces)):
            (self._stems if is_stem else self._exact).setdefault(head, []).append(number)

    def in_text(self, text: str) -> Mapping[str, Sequence[tuple[int, re.Pattern[str]]]]:
        """Where phrases of each list may begin in the text, in order, and which; none elsewhere."""
        words = _TOKEN.findall(text)
        beginning = {word: found for word in set(words) if (found := self.of(word))}
        begun: defaultdict[str, list[tuple[int, re.Pattern[str]]]] = defaultdict(list)
        at = 0
        for word in words if beginning else ():
            # Only white space stands before the next word.
            at = text.find(word, at)
            for listed, pattern in beginning.get(word, ()):
                begun[listed].append((at, pattern))
            at += len(word)
        return begun

    def _of(self, word: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
        """The lists with phrases that can begin with the word, and a pattern of those phrases."""
        numbers = set(self._exact.get(word, ()))
        for length in range(1, len(word) + 1):
            numbers.update(self._stems.get(word[:length], ()))
        by_list: dict[str, list[int]] = {}
        for number in sorted(numbers):
            by_list.setdefault(self._bodies[number][0], []).append(number)
        return tuple((listed, self._pattern(tuple(own))) for listed, own in by_list.items())

    def _pattern(self, numbers: tuple[int, ...]) -> re.Pattern[str]:
        if numbers not in self._compiled:
            bodies = (self._bodies[number][1] for number in numbers)
            self._compiled[numbers] = re.compile(_any_of(bodies))
        return self._compiled[numbers]


class Phrases:
    """The phrases of one list, each tried only where a word stands that it can begin with."""

    def __init__(self, listed: str) -> None:
        self._listed = listed
        self._beginnings = Beginnings(listed)

    def places(self, text: str) -> Iterator[tuple[int, int]]:
        """Yields where phrases stand as whole words of flattened text, none over another."""
        yield from places(text, self._beginnings.in_text(text).get(self._listed, ()))

    def stand_in(self, text: str) -> bool:
        """True where one of the phrases stands in the flattened text."""
        return next(self.places(text), None) is not None


def pattern_of(listed: str) -> str:
    """One pattern of all phrases of a list: what is found without it, said in one line."""
    return _any_of(map(_phrase, _phrases(listed)))


def places(text: str, begun: Iterable[tuple[int, re.Pattern[str]]]) -> Iterator[tuple[int, int]]:
    """Yields where the patterns match at the places that they are given for, in order."""
    end = 0
    for at, pattern in begun:
        match = pattern.match(text, at) if at >= end else None
        if match is not None:
            end = match.end()
            yield at, end


def _phrases(listed: str) -> Iterator[list[str]]:
    pieces = (phrase.split() for phrase in _SLASH.sub("/", listed).split(";"))
    return (one for one in pieces if one)


def _any_of(bodies: Iterable[str]) -> str:
    return rf"(?<!\w)(?:{'|'.join(bodies)})(?!\w)"


def _heads(pieces: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Yields what a phrase can begin with: a word or sign, or, with True, a word's beginning."""
    for piece in pieces:
        for word in piece.strip("()").split("/"):
            plain = word.replace("_", " ")
            head = _HEAD.match(plain)
            letters = head[0] if head else ""
            if plain == "#":
                yield from ((digit, True) for digit in "0123456789")
            elif letters:
                yield letters, plain[len(letters) :].startswith("*")
            elif plain[:1] in {"", "*", " ", "."}:
                raise ValueError(f"a phrase begins with no word: {' '.join(pieces)}")
            else:
                yield plain[0], False
        if not piece.startswith("("):
            return
    raise ValueError(f"a phrase has no word that must be there: {' '.join(pieces)}")


def _phrase(pieces: Iterable[str]) -> str:
    built, begun = "", False
    for piece in pieces:
        if piece == "...":
            built += _GAP
        elif piece.startswith("("):
            optional = _either(piece.strip("()"))
            built += rf"(?:{_BETWEEN}{optional})?" if begun else rf"(?:{optional}{_BETWEEN})?"
        else:
            built += f"{_BETWEEN}{_either(piece)}" if begun else _either(piece)
            begun = True
    return built


def _either(words: str) -> str:
    either = "|".join(map(_word, words.split("/")))
    return f"(?:{either})" if "/" in words else either


def _word(word: str) -> str:
    if word == "#":
        return r"[0-9][0-9.]*(?: ?\([a-z0-9]{1,3}\))*"
    return r"\w*".join(re.escape(part) for part in word.replace("_", " ").split("*"))
