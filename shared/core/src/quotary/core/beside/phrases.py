"""Whether a sentence is made of nothing but phrases that a playbook lists, and of small words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Final

from quotary.core.beside.bounded import BOUND, Bound, bounds_of, value_of, within
from quotary.core.beside.small_words import DATE, DEED, FIGURE, LABEL, REFERENCE, SMALL, WRITTEN
from quotary.core.flat_text import flatten

GAP: Final = 6
"""Words that ` ... ` in a phrase leaves room for; they still have to be known otherwise."""

_TOKEN: Final = re.compile(r"[^\W_]+|[#%]")
_AGAIN: Final = re.compile(r"(?<= )(#(?: %)?)(?: \1)*(?= )")
_WORD: Final = re.compile(r"\S+")
_HUNDREDTHS: Final = re.compile(r"\bpor cento\b|\bper cent\b|\bpercent\b")
_CHOICE: Final = re.compile(r"(\([^()]*\))")
_NUMBER: Final = re.compile(f"{DATE.pattern}|{WRITTEN.pattern}|{FIGURE.pattern}")


def is_made_of(sentence: str, phrases: Sequence[str]) -> bool:
    """True where every word of the sentence is a small one or stands in one of the phrases.

    A number in a phrase stands for any number, but within its bound where it has one ("<=2%").
    "(a|b|)" is a choice, also of nothing. The gap of a phrase covers no words.
    """
    line, values = _read(sentence)
    return not list(_unknown(line, covered(line, phrases, values)))


def tokens(sentence: str) -> str:
    """The words of the sentence in a line, numbers and dates a `#`, no labels, no references."""
    return _read(sentence)[0]


@lru_cache(maxsize=4096)
def _read(sentence: str) -> tuple[str, tuple[tuple[Decimal | None, ...], ...]]:
    """The line of tokens, and for each `#` of it the values that are written there."""
    flat = flatten(sentence).text.strip().replace("#", " ")
    label = LABEL.match(flat)
    flat = REFERENCE.sub(r"\1", flat[label.end() if label else 0 :])
    flat = _HUNDREDTHS.sub("%", flat)
    said = [value_of(match[0]) for match in _NUMBER.finditer(flat)]
    line = f" {' '.join(_TOKEN.findall(_NUMBER.sub(' # ', flat)))} "
    counts = [match[0].count("#") for match in _AGAIN.finditer(line)]
    starts = [sum(counts[:number]) for number in range(len(counts))]
    values = (tuple(said[at : at + count]) for at, count in zip(starts, counts, strict=True))
    return _AGAIN.sub(r"\1", line), tuple(values)


def covered(
    line: str,
    phrases: Sequence[str],
    values: Sequence[Sequence[Decimal | None]] = (),
) -> list[tuple[int, int]]:
    """Where in a line of tokens the phrases stand, their gaps left out.

    A phrase with a bound stands only where the values are given and within it.
    """
    places: list[tuple[int, int]] = []
    for phrase in phrases:
        bounds = bounds_of(phrase) if BOUND.search(phrase) else ()
        for pattern in _compiled(phrase):
            for match in pattern.finditer(line):
                if not bounds or _is_within(match, bounds, values):
                    places.extend(match.span(group) for group in range(1, pattern.groups + 1))
    return places


def uncovered(
    pattern: re.Pattern[str], line: str, phrases: Sequence[str]
) -> Iterator[re.Match[str]]:
    """Yields what the pattern finds in a line of tokens outside of where the phrases stand."""
    places = covered(line, phrases)
    for match in pattern.finditer(line):
        if not any(a <= match.start() and match.end() <= b for a, b in places):
            yield match


def _is_within(
    match: re.Match[str], bounds: Sequence[Bound], values: Sequence[Sequence[Decimal | None]]
) -> bool:
    """True where the numbers of the phrase's pieces, those in its gaps left out, are in bounds."""
    groups = range(1, match.re.groups + 1)
    first = [match.string.count("#", 0, match.start(group)) for group in groups]
    places = [
        at
        for group, start in zip(groups, first, strict=True)
        for at in range(start, start + match[group].count("#"))
    ]
    if not values or len(places) != len(bounds):
        return False
    return all(within(bound, values[at]) for bound, at in zip(bounds, places, strict=True))


def _unknown(line: str, places: Sequence[tuple[int, int]]) -> Iterator[str]:
    deeds = [match.span() for match in DEED.finditer(line)]
    for match in _WORD.finditer(line):
        start, end = match.span()
        deed = next(((a, b) for a, b in deeds if a <= start and end <= b), None)
        if deed is not None:
            # What a party does counts for that party: "pagará" alone is no "CONTRATANTE pagará".
            start, end = deed
        elif match[0] in SMALL or (end - start == 1 and match[0] not in "#%"):
            continue
        if not any(a <= start and end <= b for a, b in places):
            yield match[0]


@lru_cache(maxsize=8192)
def _compiled(phrase: str) -> tuple[re.Pattern[str], ...]:
    pieces = [_piece(part) for part in phrase.split(" ... ") if part.strip()]
    if not all(pieces):
        return ()
    gap = rf"(?:\S+ ){{0,{GAP}}}?"
    return (re.compile("(?<= )" + gap.join(f"({piece})" for piece in pieces) + "(?<= )"),)


def _piece(part: str) -> str:
    """The words of the part, each with the space behind it, and its choices, the longest first."""
    return "".join(
        _choice(text.strip("()").split("|")) if text.startswith("(") else _run(text)
        for text in _CHOICE.split(part)
    )


def _choice(options: Sequence[str]) -> str:
    return f"(?:{'|'.join(sorted(map(_run, options), key=len, reverse=True))})"


def _run(text: str) -> str:
    stems = tuple(word.endswith("*") for word in text.split())
    words = tokens(BOUND.sub("", text.replace("*", ""))).split()
    if len(words) != len(stems):
        return "".join(re.escape(word) + " " for word in words)
    return "".join(
        re.escape(word) + (r"\w* " if stem else " ")
        for word, stem in zip(words, stems, strict=True)
    )
