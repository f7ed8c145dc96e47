"""Reader of percentages, basis points included: 5 for "five percent (5%)", 4 for "400 basis points"."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache

from quotary.core.readers.numbers import Number, find_numbers
from quotary.core.readers.reading import Mention, Reading, settle
from quotary.core.readers.scalars import plain, scalar

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
_BRACKET = re.compile(r" ?[(\[] ?")
_BRACKET_END = re.compile(r" ?[)\]]")
_NUMBER_LIKE = re.compile(r"[a-z]+", re.IGNORECASE)
_OWN_UNIT = re.compile(r"[^)]{0,80}(?:%|per ?cent|por ?cento|points?|pontos|‰|bps)", re.IGNORECASE)


class _Numbers:
    """The numbers of a text, by position."""

    def __init__(self, text: str, language: str) -> None:
        self.found = find_numbers(text, language)
        self.starts = [number.start for number in self.found]

    def ending(self, text: str, position: int, gap: re.Pattern[str]) -> Number | None:
        """The number before `position` with only `gap` between."""
        index = bisect_right(self.starts, position - 1) - 1
        if index < 0 or self.found[index].end > position:
            return None
        number = self.found[index]
        return number if gap.fullmatch(text, number.end, position) else None

    def starting(self, position: int) -> Number | None:
        """The first number at or after `position`."""
        index = bisect_right(self.starts, position - 1)
        return self.found[index] if index < len(self.found) else None


def _decimal_of(number: Number) -> Decimal | None:
    """The number's value; of two readings the fraction, and none for "1.000" in any language."""
    small = [value for value in number.values if value < 1000]
    if len(number.values) > 1 and len(small) == 1 and not (small[0] == int(small[0])):
        return small[0]
    grouped = number.value is not None and number.value >= 1000 and not number.words
    return None if grouped else number.value


def _counted_parts(
    text: str, numbers: _Numbers, end: int, gap: re.Pattern[str]
) -> Mention[Decimal] | None:
    """The fraction counted before `end`: "three-quarters", "um inteiro e cinco décimos"."""
    number = numbers.ending(text, end, gap)
    match = gap.search(text, number.end, end) if number is not None else None
    if number is None or match is None or number.value is None:
        return None
    value = number.value * Decimal(_PARTS[match["part"].lower()])
    before = numbers.ending(text, number.start, _WHOLE_BEFORE)
    if before is not None and before.value is not None:
        return Mention(before.start, end, before.value + value, before.trouble, before.note)
    return Mention(number.start, end, value, number.trouble, number.note)


def _share_of(text: str, numbers: _Numbers, end: int) -> Mention[Decimal] | None:
    """The share taken of the percentage at `end`: "half of", "1/2 of", "three-quarters of"."""
    counted = _counted_parts(text, numbers, end, _PARTS_OF_ONE)
    if counted is not None:
        return counted
    lone = _LONE_PART.search(text, max(0, end - 30), end)
    if lone is not None:
        return Mention(lone.start(), end, Decimal(_PARTS[lone["part"].lower()]))
    number = numbers.ending(text, end, _OF)
    if number is not None and number.value is not None and number.value < 1:
        return Mention(number.start, end, number.value, number.trouble, number.note)
    if number is None and _TH_OF.search(text, max(0, end - 16), end) is None:
        return None
    return Mention(
        end, end, Decimal(1), "ambiguous", "a share of a percentage that cannot be made out"
    )


def _fraction(text: str, numbers: _Numbers, unit: re.Match[str]) -> Mention[Decimal] | None:
    """The fraction of a percent before the sign, None where a plain number stands there."""
    counted = _counted_parts(text, numbers, unit.start(), _PARTS_BEFORE)
    if counted is not None:
        return replace(counted, end=unit.end())
    whole = numbers.ending(text, unit.start(), _GAP)
    share = _share_of(text, numbers, whole.start) if whole is not None else None
    if share is None or whole is None or whole.value is None:
        return None
    return replace(share, end=unit.end(), value=share.value * whole.value)


def _stated(text: str, numbers: _Numbers, unit: re.Match[str]) -> Mention[Decimal] | None:
    number = numbers.ending(text, unit.start(), _GAP)
    if number is None:
        half = _HALF.search(text, max(0, unit.start() - 20), unit.start())
        return Mention(half.start(), unit.end(), Decimal("0.5")) if half is not None else None
    if _MINUS.search(text, max(0, number.start - 2), number.start):
        return None
    value, end = _decimal_of(number), unit.end()
    half = _AND_HALF.match(text, end)
    if half is not None and value is not None:
        value, end = value + Decimal("0.5"), half.end()
    trouble = number.trouble
    note = number.note
    if not trouble and (value is None or number.listed or number.crowded):
        trouble, note = "ambiguous", "a range, a list or a figure that can be read in two ways"
    return Mention(number.start, end, value or Decimal(0), trouble, note)


def _in_percent(unit: re.Match[str], mention: Mention[Decimal]) -> Mention[Decimal]:
    if unit["points"]:
        return replace(mention, value=mention.value * _HUNDREDTH)
    return replace(mention, value=mention.value * _TENTH) if unit["mille"] else mention


def _repeated_count(text: str, numbers: _Numbers, mention: Mention[Decimal]) -> Mention[Decimal]:
    """The mention, with a conflict where bare brackets around or behind it state another number."""
    if mention.trouble:
        return mention
    ahead = numbers.ending(text, mention.start, _BRACKET)
    behind = numbers.starting(mention.end)
    inside = (
        behind is not None
        and _BRACKET.fullmatch(text, mention.end, behind.start) is not None
        and _BRACKET_END.match(text, behind.end) is not None
    )
    written = not text[mention.start].isdigit()
    if ahead is not None and (ahead.words or written) and mention.value not in ahead.values:
        return replace(mention, trouble="conflict", note="words and digits differ")
    if inside and behind is not None and mention.value not in behind.values:
        return replace(mention, trouble="conflict", note="words and digits differ")
    return mention


@lru_cache(maxsize=64)
def find_percents(text: str, language: str = "") -> tuple[Mention[Decimal], ...]:
    """Every percentage in readable text, in order of appearance."""
    numbers = _Numbers(text, language)
    found: list[Mention[Decimal]] = []
    for unit in _UNIT.finditer(text):
        mention = _fraction(text, numbers, unit) or _stated(text, numbers, unit)
        if mention is None or (found and mention.start < found[-1].end):
            continue
        mention = _repeated_count(text, numbers, _in_percent(unit, mention))
        before = found[-1] if found else None
        if (
            before is not None
            and not (before.trouble or mention.trouble)
            and _BRACKET.fullmatch(text, before.end, mention.start)
            and before.value != mention.value
        ):
            mention = replace(
                mention, trouble="conflict", note="the brackets state another percentage"
            )
        found.append(mention)
    return tuple(found)


def read_percent(text: str, language: str) -> Reading:
    """The percentage as a number; basis points and per mille converted."""
    result = settle(find_percents(text, language))
    if result.status != "value":
        return Reading(result.status, None, result.note)
    return scalar(result.values[0])


def derive_percent(text: str, language: str) -> tuple[str, str | None, str]:
    """Status, the percentage as a decimal string, and a note."""
    result = settle(find_percents(text, language))
    return (
        result.status,
        plain(result.values[0]) if result.values[:1] and result.status == "value" else None,
        result.note,
    )
