"""Every percentage that a text states, basis points and fractions of a percent included."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache

from quotary.core.readers.around import unsettled
from quotary.core.readers.number_line import NumberLine, checked_in_brackets, contradicted
from quotary.core.readers.numbers import Number
from quotary.core.readers.reading import Mention

_HUNDREDTH = Decimal("0.01")
_TENTH = Decimal("0.1")

_UNIT = re.compile(
    r"(?P<percent>%|per[ -]?cent(?:um)?\b|pct\b\.?|por ?cento\b|porcento\b|(?:percentage"
    r"|percent) points?\b"
    r"|pontos? percentua(?:l|is)\b|p\. ?p\.)"
    r"|(?P<points>basis[ -]points?\b|bps?\b|pontos?[ -]base\b)"
    r"|(?P<mille>‰|per mille?\b|por mil\b)",
    re.IGNORECASE,
)
_GAP = re.compile(r"(?:[ -]?|[ -]?[)\]][ -]?)")
_MINUS = re.compile(r"(?:^|[^0-9%])-$")

# Fractions that only make sense before a percent sign; the value of one part.
_PARTS = {
    "half": "0.5", "halves": "0.5", "quarter": "0.25", "quarters": "0.25", "fourths": "0.25",
    "fourth": "0.25", "fifth": "0.2", "fifths": "0.2", "eighth": "0.125", "eighths": "0.125",
    "tenth": "0.1", "tenths": "0.1", "hundredth": "0.01", "hundredths": "0.01",
    "thousandth": "0.001", "thousandths": "0.001", "quarto": "0.25", "quartos": "0.25",
    "decimo": "0.1", "decimos": "0.1", "centesimo": "0.01", "centesimos": "0.01",
    "milesimo": "0.001", "milesimos": "0.001", "metade": "0.5",
}  # fmt: skip
_PART = "|".join(sorted(_PARTS, key=len, reverse=True))
_PARTS_BEFORE = re.compile(
    rf"[ -](?P<part>{_PART})(?: de)?[ -]?(?:of (?:a |an |one |1 ?)?)?$", re.IGNORECASE
)
_LONE_PART = re.compile(
    rf"(?<!\w)(?:an? )?(?P<part>{_PART}|metade)[ -](?:of|de)(?: an?)? $", re.IGNORECASE
)
_PARTS_OF_ONE = re.compile(rf"[ -](?P<part>{_PART})[ -](?:of|de) ?$", re.IGNORECASE)
_HALF = re.compile(r"(?<!\w)(?:(?:one|a)[ -])?(?:half|meio)(?: of)?(?: an?)?[ -]$", re.IGNORECASE)
_WHOLE_BEFORE = re.compile(r" inteiros? e $|[ -]and[ -]$", re.IGNORECASE)
_OF = re.compile(r" (?:of|de) (?:an? )?$", re.IGNORECASE)
_TH_OF = re.compile(r"[0-9](?:st|nd|rd|th|ths)? (?:of|de) (?:an? )?$", re.IGNORECASE)
_AND_HALF = re.compile(r" (?:and (?:a|one)[ -]half\b|e meio\b)", re.IGNORECASE)


def _decimal_of(number: Number, language: str) -> Decimal | None:
    """The number's value; of two readings the decimal one, as no percentage is in the thousands.

    Where the language is not known only a fraction tells: "5.250%", but not "5.000%".
    """
    if len(number.values) == 2 and (language or number.values[0] % 1):
        return min(number.values)
    grouped = number.value is not None and number.value >= 1000 and not number.words
    return None if grouped else number.value


def _counted_parts(line: NumberLine, end: int, gap: re.Pattern[str]) -> Mention[Decimal] | None:
    """The fraction counted before `end`: "three-quarters", "um inteiro e cinco décimos"."""
    number = line.ending(end, gap)
    match = gap.search(line.text, number.end, end) if number is not None else None
    if number is None or match is None or number.value is None:
        return None
    value = number.value * Decimal(_PARTS[match["part"].lower()])
    before = line.ending(number.start, _WHOLE_BEFORE)
    if before is not None and before.value is not None:
        return Mention(
            before.start, end, before.value + value, before.trouble, before.note, before.words
        )
    return Mention(number.start, end, value, number.trouble, number.note, number.words)


def _share_of(line: NumberLine, end: int) -> Mention[Decimal] | None:
    """The share taken of the percentage at `end`: "half of", "1/2 of", "three-quarters of"."""
    counted = _counted_parts(line, end, _PARTS_OF_ONE)
    if counted is not None:
        return counted
    lone = _LONE_PART.search(line.text, max(0, end - 30), end)
    if lone is not None:
        return Mention(lone.start(), end, Decimal(_PARTS[lone["part"].lower()]), written=True)
    number = line.ending(end, _OF)
    if number is not None and number.value is not None and number.value < 1:
        return Mention(number.start, end, number.value, number.trouble, number.note, number.words)
    if number is None and _TH_OF.search(line.text, max(0, end - 16), end) is None:
        return None
    return Mention(
        end, end, Decimal(1), "ambiguous", "a share of a percentage that cannot be made out"
    )


def _fraction(line: NumberLine, unit: re.Match[str]) -> Mention[Decimal] | None:
    """The fraction of a percent before the sign, None where a plain number stands there."""
    counted = _counted_parts(line, unit.start(), _PARTS_BEFORE)
    if counted is not None:
        return replace(counted, end=unit.end())
    whole = line.ending(unit.start(), _GAP)
    share = _share_of(line, whole.start) if whole is not None else None
    if share is None or whole is None or whole.value is None:
        return None
    return replace(share, end=unit.end(), value=share.value * whole.value)


def _stated(line: NumberLine, unit: re.Match[str]) -> Mention[Decimal] | None:
    number = line.ending(unit.start(), _GAP)
    if number is None:
        half = _HALF.search(line.text, max(0, unit.start() - 20), unit.start())
        return Mention(half.start(), unit.end(), Decimal("0.5"), written=True) if half else None
    if _MINUS.search(line.text, max(0, number.start - 2), number.start):
        return None
    value, end = _decimal_of(number, line.language), unit.end()
    half = _AND_HALF.match(line.text, end)
    if half is not None and value is not None:
        value, end = value + Decimal("0.5"), half.end()
    trouble = number.trouble
    note = number.note
    if not trouble and (value is None or number.listed or number.crowded):
        trouble, note = "ambiguous", "a range, a list or a figure that can be read in two ways"
    if not trouble and (doubt := unsettled(line.text, number.start, end)):
        trouble, note = "ambiguous", doubt
    return Mention(number.start, end, value or Decimal(0), trouble, note, number.words)


def _at(line: NumberLine, unit: re.Match[str]) -> Mention[Decimal] | None:
    """The percentage that the sign closes, None where no number stands before it."""
    mention = _fraction(line, unit) or _stated(line, unit)
    if mention is None:
        return None
    mention = contradicted(line, mention, mention.value)
    if unit["points"]:
        return replace(mention, value=mention.value * _HUNDREDTH)
    return replace(mention, value=mention.value * _TENTH) if unit["mille"] else mention


# "Half of the price", "um quinto do valor": a share in words, which no percentage is worked out of.
_SHARE = re.compile(
    r"(?<![%)] )(?<!% d[oa] )\b(?:metade|um (?:terco|quarto|quinto|decimo)|dois tercos|tres quartos"
    r"|half|(?:one|a)[ -](?:third|quarter|fifth|tenth)|two[ -]thirds|three[ -]quarters"
    r"|igual ao (?:valor )?total|equal to the (?:whole|full|total))"
    r" (?:d[oa]s?|of(?: the| its)?)? ?(?:valor|preco|contrato|remuneracao|total|amount|price|fees?"
    r"|contract|value|remuneration)\b",
    re.IGNORECASE,
)


def _shares(text: str) -> list[Mention[Decimal]]:
    note = "a share in words, not a percentage"
    return [
        Mention(match.start(), match.end(), Decimal(0), "ambiguous", note, written=True)
        for match in _SHARE.finditer(text)
    ]


@lru_cache(maxsize=64)
def find_percents(text: str, language: str = "") -> tuple[Mention[Decimal], ...]:
    """Every percentage in readable text, in order of appearance."""
    line = NumberLine.of(text, language)
    found: list[Mention[Decimal]] = []
    for unit in _UNIT.finditer(text):
        mention = _at(line, unit)
        if mention is not None and (not found or mention.start >= found[-1].end):
            found.append(mention)
    found += _shares(text)
    found.sort(key=lambda mention: mention.start)
    return checked_in_brackets(text, found, Decimal.__eq__)
