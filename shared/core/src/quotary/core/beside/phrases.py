"""Whether a sentence is made of nothing but phrases that a playbook lists, and of small words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from quotary.core.beside.small_words import FIGURE, LABEL, REFERENCE, SMALL, WRITTEN
from quotary.core.flat_text import flatten

GAP: Final = 6
"""Words that ` ... ` in a phrase leaves room for; they still have to be known otherwise."""

_TOKEN: Final = re.compile(r"[^\W_]+|[#%]")
_AGAIN: Final = re.compile(r" (#(?: %)?)(?: \1)+ ")
_WORD: Final = re.compile(r"\S+")
_HUNDREDTHS: Final = re.compile(r"\bpor cento\b|\bper cent\b|\bpercent\b")


def is_made_of(sentence: str, phrases: Sequence[str]) -> bool:
    """True where every word of the sentence is a small one or stands in one of the phrases.

    A number in a phrase stands for any number. The gap of a phrase covers no words.
    """
    line = tokens(sentence)
    return not list(_unknown(line, covered(line, phrases)))


def tokens(sentence: str) -> str:
    """The words of the sentence in one line, each number a `#`, labels and references left out."""
    flat = flatten(sentence).text.strip()
    label = LABEL.match(flat)
    flat = REFERENCE.sub(r"\1", flat[label.end() if label else 0 :])
    flat = FIGURE.sub(" # ", WRITTEN.sub("#", _HUNDREDTHS.sub("%", flat)))
    line = f" {' '.join(_TOKEN.findall(flat))} "
    return _AGAIN.sub(r" \1 ", line)


def covered(line: str, phrases: Sequence[str]) -> list[tuple[int, int]]:
    """Where in a line of tokens the phrases stand, their gaps left out."""
    places: list[tuple[int, int]] = []
    for phrase in phrases:
        for pattern in _compiled(phrase):
            for match in pattern.finditer(line):
                places.extend(match.span(group) for group in range(1, pattern.groups + 1))
    return places


def _unknown(line: str, places: Sequence[tuple[int, int]]) -> Iterator[str]:
    for match in _WORD.finditer(line):
        start, end = match.span()
        known = end - start == 1 and match[0] not in "#%"
        if known or match[0] in SMALL or any(a <= start and end <= b for a, b in places):
            continue
        yield match[0]


@lru_cache(maxsize=8192)
def _compiled(phrase: str) -> tuple[re.Pattern[str], ...]:
    parts = [part for part in phrase.split(" ... ") if part.strip()]
    pieces = [_piece(part) for part in parts]
    if not all(pieces):
        return ()
    gap = rf" (?:\S+ ){{0,{GAP}}}?"
    return (re.compile("(?<= )" + gap.join(f"({piece})" for piece in pieces) + "(?= )"),)


def _piece(part: str) -> str:
    stems = tuple(word.endswith("*") for word in part.split())
    words = tokens(part.replace("*", "")).split()
    if len(words) != len(stems):
        return " ".join(re.escape(word) for word in words)
    return " ".join(
        re.escape(word) + (r"\w*" if stem else "") for word, stem in zip(words, stems, strict=True)
    )
