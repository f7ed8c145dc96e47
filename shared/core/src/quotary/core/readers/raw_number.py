"""A number as written, in digits or in words, and what may follow either: scales and fractions."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal

from quotary.core.readers.figures import FIGURE, possible_values
from quotary.core.readers.number_words import SCALES_EN, SCALES_PT


@dataclass(frozen=True, slots=True)
class RawNumber:
    """A number as written. `values` holds every value it can have: one if certain.

    `slash` marks a lone "1/2", which may also be a list; `scale` is the last scale word's value.
    """

    start: int
    end: int
    values: tuple[Decimal, ...]
    words: bool
    slash: bool = False
    scale: int = 1


SCALES = (
    SCALES_EN
    | SCALES_PT
    | {f"{word}s": value for word, value in SCALES_EN.items()}
    | {"lakh": 10**5, "lakhs": 10**5, "lac": 10**5, "lacs": 10**5}
    | {"crore": 10**7, "crores": 10**7, "mio": 10**6, "mln": 10**6}
    | {"trillion": 10**12, "trilhao": 10**12, "trilhoes": 10**12}
)
"""Words behind a figure that multiply it; the Indian ones and the abbreviations only there."""

_SCALE = "|".join(sorted(SCALES, key=len, reverse=True))
_SCALE_AFTER = re.compile(rf"(?: ?|-)({_SCALE})\b", re.IGNORECASE)
# "Five thousand million": one scale word multiplies another, and not everybody reads it alike.
_SCALE_AGAIN = re.compile(
    rf"(?: |-)(?:{_SCALE}|hundreds?|dozens?|scores?|gross|centenas?|duzias?)\b", re.IGNORECASE
)
# "R$ 1 milhão e 200": two hundred, or two hundred thousand.
_LOOSE_REST = re.compile(
    rf" (?:e|and) [0-9]{{1,3}}(?![.,/]?[0-9])(?! ?(?:{_SCALE}|%|per|por|cent|days?|dias?)\b)",
    re.IGNORECASE,
)
_AND_MORE = re.compile(r"(?: e |, | and )(?=[0-9])")
_TAIL = re.compile(
    r"(?P<half>[ -]and[ -](?:a|one|1)[ -]half\b| and (?:1/2|½)| e mei[oa]\b(?![ -]dia\b))"
    r"|(?P<quarter>[ -]and[ -](?:a|one)[ -]quarter\b| e um quarto\b)"
    r"|(?P<three>[ -]and[ -]three[ -]quarters\b| e tres quartos\b)",
    re.IGNORECASE,
)
_PARTS = {"half": Decimal("0.5"), "quarter": Decimal("0.25"), "three": Decimal("0.75")}


def with_tail(text: str, number: RawNumber) -> RawNumber:
    """The number with a spoken fraction behind it ("two and a half", "um milhão e meio")."""
    match = _TAIL.match(text, number.end)
    if match is None or len(number.values) != 1:
        return number
    value = number.values[0] + _PARTS[str(match.lastgroup)] * number.scale
    return replace(number, end=match.end(), values=(value,))


def with_scale(text: str, number: RawNumber, language: str) -> RawNumber:
    """The number with its scale words ("1.5 million", "2 milhões e 500 mil", "five crore")."""
    match = _SCALE_AFTER.match(text, number.end)
    if match is None or number.scale != 1:
        return number
    scale = SCALES[match.group(1).lower()]
    values = tuple(value * scale for value in number.values)
    number = replace(number, end=match.end(), values=values, scale=scale)
    more = _AND_MORE.match(text, number.end)
    figure = FIGURE.match(text, more.end()) if more else None
    follow = _SCALE_AFTER.match(text, figure.end()) if figure else None
    if figure is None or follow is None or len(values) != 1:
        return number
    smaller = SCALES[follow.group(1).lower()]
    rest = possible_values(figure.group(), language)
    if smaller >= scale or len(rest) != 1:
        return number
    return replace(number, end=follow.end(), values=(values[0] + rest[0] * smaller,), scale=smaller)


def finished(text: str, number: RawNumber, language: str) -> RawNumber:
    """The number with scale and fraction, in either order ("2 and a half million")."""
    scaled = with_scale(text, number, language)
    whole = with_tail(text, scaled)
    done = whole if whole is scaled else with_scale(text, whole, language)
    again = _SCALE_AGAIN.match(text, done.end) or (
        _LOOSE_REST.match(text, done.end) if done.scale >= 10**6 else None
    )
    if again is None or len(done.values) != 1:
        return done
    return replace(done, end=again.end(), values=(done.values[0], done.values[0] + 1))
