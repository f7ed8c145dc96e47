"""Where each word of a text stands, looked up by the whole word or by how it begins."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, KeysView, Sequence
from functools import cached_property
from itertools import islice
from typing import Final

_WORD: Final = re.compile(r"\w+")
_BEGUN: Final = 4
"""Letters of a word that are looked up before its place in the order is."""


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
