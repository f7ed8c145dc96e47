"""Where each word of a text stands, looked up by the whole word or by how it begins."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, KeysView, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import Final

_WORD: Final = re.compile(r"\w+")
_BEGUN: Final = 4
"""Letters of a word that are looked up before its place in the order is."""
_FEW: Final = 3


class WordPlaces:
    """The places of the words of one text; hundreds of phrases are looked for in the same text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._places: dict[str, list[int]] = {}
        for match in _WORD.finditer(text):
            self._places.setdefault(match[0], []).append(match.start())
        self._begun = {word[:_BEGUN] for word in self._places}

    @property
    def all(self) -> KeysView[str]:
        """Every word of the text, once."""
        return self._places.keys()

    def of(self, word: str) -> Sequence[int]:
        """Where the whole word stands, in order."""
        return self._places.get(word, ())

    def beginning(self, letters: str) -> Sequence[int]:
        """Where words stand that begin with the letters, in order; the whole word is one."""
        words = list(self._beginning(letters))
        if len(words) == 1:
            return self._places[words[0]]
        return sorted(place for word in words for place in self._places[word])

    def has(self, letters: str) -> bool:
        """True where a word begins with the letters."""
        return letters in self._places or next(self._beginning(letters), None) is not None

    def followed(self, starts: Sequence[int], letters: str, most: int) -> Iterator[int]:
        """Yields those of the words' places behind which a word begins with the letters.

        It is no further than `most` words away. A few places are not worth looking at: all of them.
        """
        if len(starts) < _FEW:
            yield from starts
            return
        later = self.beginning(letters)
        for at in starts:
            behind = bisect_left(later, at)
            if behind == len(later):
                return
            reach = bisect_left(self._starts, at) + most
            if reach >= len(self._starts) or later[behind] <= self._starts[reach]:
                yield at

    @cached_property
    def _starts(self) -> list[int]:
        """Where every word begins, in order."""
        return sorted(chain.from_iterable(self._places.values()))

    @cached_property
    def _words(self) -> list[str]:
        return sorted(self._places)

    def _beginning(self, letters: str) -> Iterator[str]:
        if len(letters) >= _BEGUN and letters[:_BEGUN] not in self._begun:
            return
        for word in islice(self._words, bisect_left(self._words, letters), None):
            if not word.startswith(letters):
                return
            yield word
