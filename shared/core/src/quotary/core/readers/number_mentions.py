"""Every number a text writes by itself, in digits or in words, before any pairing of the two."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from decimal import Decimal

from quotary.core.readers.figures import FIGURE, possible_values
from quotary.core.readers.number_words import LEXICON, SCALES_EN, SCALES_PT, longest

SCALES = SCALES_EN | SCALES_PT
HALVES = {
    "½": "0.5",
    "¼": "0.25",
    "¾": "0.75",
    "⅛": "0.125",
    "⅜": "0.375",
    "⅝": "0.625",
    "⅞": "0.875",
}


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


_WORD = "|".join(sorted(LEXICON, key=len, reverse=True))
_A_NUMBER = (
    r"(?:a|half a|half|meio|meia) (?=hundred|thousand|million|billion|dozen|duzia|milhao|bilhao)"
)
_SEQUENCE = re.compile(
    rf"(?<!\w)(?!(?<=por )cento)(?:{_A_NUMBER})?(?:{_WORD})(?:(?:, | ?- ?| )(?:(?:and"
    rf"|e)[ -])?(?:{_WORD}))*(?!\w)",
    re.IGNORECASE,
)
_TOKEN = re.compile(r"[a-z]+")

# Letters may touch a figure only where they are its unit or its scale.
_ATTACHED = re.compile(
    r"(?:days?|years?|months?|weeks?|hours?|hrs?|hs?|yrs?|mos?|dias?|anos?|mes|meses|semanas?"
    r"|horas?"
    r"|bps?|k|mm?|bn|b|mi|bi|mil|million|thousand|billion|milhao|milhoes|percent|por|usd|eur|gbp"
    r"|brl"
    r"|reais|euros?|cad|aud|chf)\b",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?:\b(?:sections?|sec\.|clauses?|articles?|artigos?|arts?\.|paragraphs?|para\.|exhibits?"
    r"|schedules?|annex|appendix|attachment|item|itens|clausulas?|anexos?|incisos?|alineas?"
    r"|paragrafos?|pages?|paginas?|lei|decreto|chapter|capitulo|version|fase|phase|no\.|nos?\."
    r"|n[.o]|numero|subitem|subclause)|§|#|[nN][º°])\s*(?:n?[º°o.]{1,2}\s*)?$",
    re.IGNORECASE,
)
_SLASH = re.compile(r"([1-7])/([248])(?![0-9/.,])")
_TAIL = re.compile(
    r"(?P<half>[ -]and[ -](?:a|one|1)[ -]half\b| and (?:1/2|½)| e mei[oa]\b(?![ -]dia\b))"
    r"|(?P<quarter>[ -]and[ -](?:a|one)[ -]quarter\b| e um quarto\b)"
    r"|(?P<three>[ -]and[ -]three[ -]quarters\b| e tres quartos\b)",
    re.IGNORECASE,
)
# Thousands apart by a space, as Portugal writes them; in English two figures may simply meet.
_SPACED = re.compile(r"[0-9]{1,3}(?: [0-9]{3})+(?:,[0-9]{1,2})?(?![0-9.,'])")
_POINT = re.compile(r" (?:point|virgula|ponto) (?=[a-z])", re.IGNORECASE)
_SCALE_AFTER = re.compile(rf" ?({'|'.join(SCALES)})\b", re.IGNORECASE)
_AND_MORE = re.compile(r"(?: e |, | and )(?=[0-9])")


def _tail(text: str, number: RawNumber) -> RawNumber:
    """The number with a spoken fraction behind it ("two and a half", "um milhão e meio")."""
    match = _TAIL.match(text, number.end)
    if match is None or len(number.values) != 1:
        return number
    part = {"half": "0.5", "quarter": "0.25", "three": "0.75"}[str(match.lastgroup)]
    value = number.values[0] + Decimal(part) * number.scale
    return replace(number, end=match.end(), values=(value,))


def _point(text: str, number: RawNumber, end_of_words: int) -> RawNumber:
    """The number with spoken decimals behind it ("two point five", "zero vírgula cinco")."""
    match = _POINT.match(text, number.end)
    if match is None or number.scale != 1:
        return number
    words = [
        (t.group().lower(), t.end())
        for t in _TOKEN.finditer(text.lower(), match.end(), end_of_words)
    ]
    digits, index = "", 0
    while index < len(words) and (parsed := longest([w for w, _ in words], index)) is not None:
        digits += str(parsed[0])
        index = parsed[1]
    if not digits:
        return number
    value = Decimal(f"{number.values[0]}.{digits}")
    return replace(number, end=words[index - 1][1], values=(value,))


def _word_numbers(text: str) -> list[RawNumber]:
    found: list[RawNumber] = []
    for sequence in _SEQUENCE.finditer(text):
        lowered = sequence.group().lower()
        tokens = [(t.group(), t.start(), t.end()) for t in _TOKEN.finditer(lowered)]
        words = [token[0] for token in tokens]
        index = 0
        while index < len(words):
            parsed = longest(words, index)
            if parsed is None:
                index += 1
                continue
            last = words[parsed[1] - 1]
            start, end = tokens[index][1], tokens[parsed[1] - 1][2]
            number = RawNumber(
                sequence.start() + start,
                sequence.start() + end,
                (Decimal(parsed[0]),),
                words=True,
                scale=SCALES.get(last, 1),
            )
            finished = _point(text, _tail(text, number), min(len(text), number.end + 60))
            found.append(_scaled(text, finished, "") if finished is not number else number)
            index = parsed[1]
    return found


def _scaled(text: str, number: RawNumber, language: str) -> RawNumber:
    """The figure with its scale words ("1.5 million", "2 milhões e 500 mil")."""
    match = _SCALE_AFTER.match(text, number.end)
    if match is None:
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


def _fraction_after(text: str, number: RawNumber) -> RawNumber:
    """The figure with a written fraction: "2½", "2 1/2", "2-1/2"."""
    position = number.end
    if text[position : position + 1] in {" ", "-"}:
        position += 1
    glyph = HALVES.get(text[position : position + 1])
    slash = _SLASH.match(text, position) if position > number.end else None
    if glyph is not None:
        part, end = Decimal(glyph), position + 1
    elif slash is not None and int(slash.group(1)) < int(slash.group(2)):
        part, end = Decimal(slash.group(1)) / Decimal(slash.group(2)), slash.end()
    else:
        return number
    if len(number.values) != 1 or number.values[0] != int(number.values[0]):
        return number
    return replace(number, end=end, values=(number.values[0] + part,))


def _stands_alone(text: str, start: int, end: int) -> bool:
    """True where nothing before or after the digits makes them part of something else."""
    before, after = text[start - 1 : start], text[end : end + 1]
    if (
        before.isalnum()
        or before == "_"
        or (before in {".", ","} and text[start - 2 : start - 1].isdigit())
    ):
        return False
    if before == "-" and text[start - 2 : start - 1].isalpha():
        return False
    if after in HALVES or not (after.isalnum() or after == "_"):
        return not (after and unicodedata.combining(after))
    return bool(after.isascii() and after.isalpha() and _ATTACHED.match(text, end))


def _figure_at(text: str, start: int, end: int, language: str) -> RawNumber | None:
    """The number that the digits from `start` to `end` begin, None for a label or no number."""
    slash = _SLASH.match(text, start)
    if slash is not None and text[start - 1 : start] != "/":
        value = Decimal(slash.group(1)) / Decimal(slash.group(2))
        return RawNumber(start, slash.end(), (value,), words=False, slash=True)
    leading = text[start - 1 : start] == "."
    figure = text[start:end].replace(" ", "'")
    values = possible_values(f"0.{figure}" if leading else figure, language)
    if not values or _LABEL.search(text, max(0, start - 30), start):
        return None
    raw = RawNumber(start - leading, end, values, words=False)
    number = _scaled(text, _fraction_after(text, raw), language)
    finished = _tail(text, number)
    # "1 and a half million": the scale may come after the fraction.
    return (
        _scaled(text, finished, language)
        if finished is not number and number.scale == 1
        else finished
    )


def _figure_numbers(text: str, language: str) -> list[RawNumber]:
    found: list[RawNumber] = []
    reached = 0
    for match in FIGURE.finditer(text):
        start, end = match.span()
        if start < reached or not _stands_alone(text, start, end):
            continue
        spaced = _SPACED.match(text, start) if language == "pt" else None
        number = _figure_at(text, start, spaced.end() if spaced else end, language)
        if number is not None:
            found.append(number)
            reached = number.end
    return found


def raw_numbers(text: str, language: str = "") -> list[RawNumber]:
    """Every number in readable text, in order of appearance and without overlaps."""
    numbers = sorted(
        [*_word_numbers(text), *_figure_numbers(text, language)], key=lambda n: (n.start, -n.end)
    )
    kept: list[RawNumber] = []
    for number in numbers:
        if not kept or number.start >= kept[-1].end:
            kept.append(number)
    return kept
