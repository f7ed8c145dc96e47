"""A defined term in the forms in which it is used: singular, plural, possessive, any case."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.obligations.words import even
from quotary.core.readers.readable import readable

LONGEST: Final = 8
"""Words of a term; of a longer one its beginning tells."""

_WORD: Final = re.compile(r"\w+(?:[&-]\w+)*")
_OWNING: Final = re.compile(r"['\u2019]s\b|(?<=s)['\u2019](?!\w)")
_ENDINGS: Final = (
    ("ies", "y"),
    ("oes", "ao"),
    ("aes", "ao"),
    ("aos", "ao"),
    ("ais", "al"),
    ("eis", "el"),
    ("ois", "ol"),
    ("ns", "m"),
    ("sses", "ss"),
    ("shes", "sh"),
    ("ches", "ch"),
    ("xes", "x"),
    ("zes", "z"),
    ("res", "r"),
    ("ves", "v"),
    ("sis", "s"),
)
"""Plurals of English and Portuguese, the longest first, and what they are plurals of."""

_SHORT: Final = 3
_LONG: Final = 6


@lru_cache(maxsize=4096)
def uniform(words: str) -> tuple[str, ...]:
    """The words, at most `LONGEST`, each in one form for all its numbers and cases."""
    return tuple(_words(words)[:LONGEST])


@lru_cache(maxsize=4096)
def runs_of(words: str) -> frozenset[tuple[str, ...]]:
    """Every run of up to `LONGEST` words of a text, each in that form."""
    found = _words(words)
    return frozenset(
        tuple(found[start:end])
        for start in range(len(found))
        for end in range(start + 1, min(len(found), start + LONGEST) + 1)
    )


def _words(words: str) -> list[str]:
    line = _OWNING.sub("", readable(even(words)))
    return [_singular(word) for word in _WORD.findall(line)]


def _singular(word: str) -> str:
    """One form for a word and its plural; the same words always come to the same."""
    word = word[:-1] if word.endswith("ings") else word
    if word.endswith("ing") and len(word) > _LONG:
        # "Processing" is a form of "Process".
        word = word[: -len("ing")]
    if len(word) <= _SHORT or word.endswith("ss"):
        return word
    for plural, single in _ENDINGS:
        if word.endswith(plural) and len(word) > _SHORT + 1:
            # "Services" is a plural in -s and "losses" one in -es: both lose what is left of it.
            return _bare(word[: -len(plural)] + single)
    return _bare(word[:-1] if word.endswith("s") else word)


def _bare(word: str) -> str:
    word = word[:-1] if len(word) > _SHORT and word.endswith("e") else word
    word = f"{word[:-2]}el" if word.endswith("il") else word
    return f"{word[:-1]}v" if word.endswith("f") else word
