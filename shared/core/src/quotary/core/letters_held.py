"""Which needles of all patterns a text may hold, looked up once by its words.

Hundreds of patterns ask the same sentence for the letters that they need. So each set of needles
has a bit; a word knows the bits of the needles that it may be a part of, and a sentence has those
of its words. All of it is remembered up to a bound, and words come back in every contract.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import reduce
from threading import Lock
from typing import Final

from quotary.core.needles import ODD_CASES, rarest_word

LONGEST: Final = 3_000
"""Characters from which a text is not looked up: it has words of all kinds."""
_TEXTS: Final = 2_048
_WORDS_KEPT: Final = 32_768
_WORDY: Final = 40
"""Characters from which a word is not remembered: it is none."""
_BEGUN: Final = 4
"""Letters of a longer needle with which it is looked up."""
EVERY: Final = -1
"""The bits of a text that is not looked up: it may hold every needle."""

_Long = tuple[str, int]
"""The letters of a needle, and its bit."""


class LettersHeld:
    """The sets of needles that were asked for, and which of them texts may hold."""

    def __init__(self) -> None:
        self._bits: dict[tuple[str, ...], int] = {}
        self._short: dict[str, int] = {}
        self._long: defaultdict[str, list[_Long]] = defaultdict(list)
        self._known = _Known(self._short, self._long)
        self._adding = Lock()

    def bit(self, needles: Sequence[str]) -> int:
        """The bit of texts that may hold one of the needles; 0 where no word tells."""
        key = tuple(needles)
        with self._adding:
            if key not in self._bits:
                self._bits[key] = self._add({rarest_word(one) for one in key})
            return self._bits[key]

    def _add(self, words: set[str]) -> int:
        if "" in words:
            return 0
        bit = 1 << len(self._bits)
        for word in words:
            if len(word) < _BEGUN:
                self._short[word] = self._short.get(word, 0) | bit
            else:
                self._long[word[:_BEGUN]].append((word, bit))
        # What was remembered knows nothing of the new bit. Whoever is looking up meanwhile goes on
        # with the old memory, and asks for no bit that is newer.
        self._known = _Known(self._short, self._long)
        return bit

    def in_text(self, text: str, *, any_case: bool = False) -> int:
        """The bits of the needles that the text may hold, in small letters with `any_case`."""
        if len(text) > LONGEST:
            return EVERY
        known = self._known
        if any_case:
            if not (text.isascii() or ODD_CASES.isdisjoint(text)):
                return EVERY
            text = text.lower()
        bits = known.texts.get(text)
        if bits is None:
            bits = reduce(int.__or__, map(known.words.__getitem__, set(text.split())), 0)
            if len(known.texts) >= _TEXTS:
                known.texts.clear()
            known.texts[text] = bits
        return bits


class _Known:
    """What is remembered while no bit is added."""

    def __init__(self, short: Mapping[str, int], long: Mapping[str, Sequence[_Long]]) -> None:
        self.words = _Words(short, long)
        self.texts: dict[str, int] = {}


class _Words(dict[str, int]):
    """The bits of the needles that a word may hold a part of, found when they are asked for."""

    def __init__(self, short: Mapping[str, int], long: Mapping[str, Sequence[_Long]]) -> None:
        super().__init__()
        self._short = short
        self._long = long

    def __missing__(self, word: str) -> int:
        bits = 0
        for at in range(len(word)):
            for length in range(1, _BEGUN):
                bits |= self._short.get(word[at : at + length], 0)
            for letters, bit in self._long.get(word[at : at + _BEGUN], ()):
                if word.startswith(letters, at):
                    bits |= bit
        if len(word) < _WORDY:
            if len(self) >= _WORDS_KEPT:
                self.clear()
            self[word] = bits
        return bits


HELD: Final = LettersHeld()
"""What all patterns share."""
