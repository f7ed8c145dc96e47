"""Search text: what a person types and what a matter is called, brought to the same plain words."""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"[^\W_]+")
_MAX_WORDS = 12


def plain(text: str) -> str:
    """The text without accents and case, for sorting and comparing.

    Source: compatibility caseless matching, The Unicode Standard, section 3.13, D146.
    """
    if text.isascii():
        return text.lower()
    folded = _fold(_fold(unicodedata.normalize("NFD", text)))
    # A text has few different characters: looked at one by one it would take twice as long.
    for mark in filter(unicodedata.combining, set(folded)):
        folded = folded.replace(mark, "")
    return folded


def _fold(text: str) -> str:
    return unicodedata.normalize("NFKD", text.casefold())


def words(*texts: str) -> tuple[str, ...]:
    """The distinct plain words of the texts, in order."""
    return tuple(dict.fromkeys(_WORD.findall(plain(" ".join(texts)))))


def asked(query: str) -> tuple[str, ...]:
    """The words of a search, at most 12; each is looked for at the beginning of a word."""
    return words(query)[:_MAX_WORDS]
