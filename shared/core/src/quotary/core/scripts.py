"""The scripts in which words are written, such as Latin, Cyrillic and Greek."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import name, normalize


def scripts(words: Iterable[str]) -> frozenset[str]:
    """The scripts of the letters in the words; accents and ordinal signs are of their letter's."""
    letters = (letter for letter in normalize("NFKC", "".join(words)) if letter.isalpha())
    return frozenset(script_of(letter) for letter in letters)


def script_of(letter: str) -> str:
    """The first word of the letter's name, which tells its script: LATIN SMALL LETTER A."""
    return name(letter, "").partition(" ")[0]
