"""Every length of time that a text states, composites joined, with what makes one doubtful."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from quotary.core.readers.around import unsettled
from quotary.core.readers.number_line import NumberLine, checked_in_brackets, contradicted
from quotary.core.readers.numbers import Number
from quotary.core.readers.period import Period, period_of
from quotary.core.readers.period_forms import TRADE, ordinal_periods, trade_terms
from quotary.core.readers.period_words import (
    BUSINESS,
    GAP,
    NOT_A_PERIOD_AFTER,
    NOT_A_PERIOD_BEFORE,
    UNIT,
    UNIT_OF,
    may_name_unit,
)
from quotary.core.readers.reading import Mention


@dataclass(frozen=True, slots=True)
class _Timed:
    """A mention with its count and unit, so that a smaller unit can be joined to it.

    `count` is None and `unit` "" where neither joining nor a repeated count makes sense;
    `follows` marks "and a day", which means nothing without the unit before it.
    """

    mention: Mention[Period]
    unit: str = ""
    count: Decimal | None = None
    follows: bool = False


# A composite carries over: "two years and 18 months" are two lengths.
_LIMITS = {
    ("year", "month"): 12, ("year", "week"): 53, ("year", "day"): 366, ("month", "week"): 5,
    ("month", "day"): 31, ("week", "day"): 7, ("day", "hour"): 24, ("hour", "minute"): 60,
}  # fmt: skip
_ARTICLE = re.compile(
    r"(?:^|[.;:] |\b(?:for|within|of|than|after|every|over|during|least|exceeding|and"
    r"|to|lasts?) )(?P<one>an?) $",
    re.IGNORECASE,
)
_UNIT_BEFORE = re.compile(r"\b(?:years?|months?|weeks?|days?|hours?)[)\]]? and $", re.IGNORECASE)
_LASTING = re.compile(
    r"\b(?:periods?|terms?|duration|space|minimum|maximum|total|notice|prazo|periodo) $",
    re.IGNORECASE,
)
_FRACTION = re.compile(
    r"\b(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?|twelfths?|parts?|fraction"
    r"|percent|%) $",
    re.IGNORECASE,
)
_HALF_OF = re.compile(
    r"(?<!\w)(?:one[ -]|a )?(?:half of|half|meio|meia|metade de)(?: an?| one| um| uma)?[ -]$",
    re.IGNORECASE,
)
_NOON = re.compile(r"[ -]dias?\b", re.IGNORECASE)
_AND_HALF = re.compile(r" (?:and (?:a|one)[ -]half\b|e mei[oa]\b(?![ -]dia\b))", re.IGNORECASE)
_OR_MORE = re.compile(
    r" (?:or|to|ou|a|ate) (?:(?:another|two|three|four|five|dois|duas|tres|quatro|cinco)\b"
    r"|[0-9])",
    re.IGNORECASE,
)
_WORKDAYS_ONLY = re.compile(
    r" ?\((?:business|working|trading|banking|uteis)\)|,? ?\(?(?:excluding|not including"
    r"|other than|exclusive of|excluid[oa]s|exceto|excetuados|descontados)"
    r" (?:[a-z]+ ){0,2}(?:weekends?|saturdays?|sundays?|holidays?|(?:os )?sabados?|domingos?"
    r"|feriados?)",
    re.IGNORECASE,
)
_LESS = re.compile(
    r",? ?(?:less|minus|menos|plus|\+|mais) (?:an?\b|one|two|three|four|five|six|um|uma|dois|duas"
    r"|tres|quatro|cinco|another|a further|[0-9])"
    r"(?! ?(?:\([0-9]+\) )?(?:\w+ )?(?:years?|months?|weeks?|days?|anos?|mes|meses|dias?)\b)"
    r"|,? (?:less|minus|menos) (?:an?|one|two|um|uma|dois|[0-9])",
    re.IGNORECASE,
)
# "Three consecutive one-year terms" last three years.
_TERMS_OF = re.compile(
    r"[ -](?:\w+ )?(?:terms|periods|renewals?|extensions?|options)\b", re.IGNORECASE
)
_COUNT_BEFORE = re.compile(
    r"(?:\b(?:two|three|four|five|six|seven|eight|nine|ten)"
    r"|[2-9]\)?)(?: (?:consecutive|successive|additional|further|separate|optional|more)){0,2} $",
    re.IGNORECASE,
)
_EVERY = re.compile(r"\b(?:every|a cada|once in) $", re.IGNORECASE)
_JOIN = re.compile(
    r"(?:,? ?(?:and|plus|e|mais|acrescidos? de) (?:an additional |a further |additional )?|, | )",
    re.IGNORECASE,
)
_NOTICE = re.compile(r"[^.;,]{0,30}\b(?:notice|aviso|antecedencia|notificacao)\b", re.IGNORECASE)
# "The duty is not limited to five years" states no length.
_DENIED = re.compile(
    r"\b(?:not|nao)(?: be| is| are| se)? (?:limit\w*|restrict\w*|restring\w*|confined|only"
    r"|merely|just|apenas)"
    r"(?: (?:to|a|ao|the|an|period|term|of|for|periodo|prazo|de))* $",
    re.IGNORECASE,
)
_OF = re.compile(r" of\b", re.IGNORECASE)
# "the remainder of 2018 calendar year" names a year.
_CALENDAR_YEARS = range(1900, 2200)
_AT = re.compile(r"\b(?:as|das|at|from|until|between|entre) $", re.IGNORECASE)
_TO_TIME = re.compile(r"[0-9]| (?:as|a|ate|to|e|and) (?:as )?[0-9]{1,2}h", re.IGNORECASE)
_ANY = re.compile(r"\bany $", re.IGNORECASE)


def _trouble(number: Number, unit: re.Match[str], period: Period | None) -> tuple[str, str]:
    if number.trouble:
        return number.trouble, number.note
    if number.slash:
        return "ambiguous", "a lone fraction may also be a list"
    if number.listed:
        return "ambiguous", "a range or a list of lengths, not one"
    # "two one-year terms" counts terms; "thirty forty days" is not readable.
    if number.crowded and unit["unit"].lower().endswith("s"):
        return "ambiguous", "two numbers stand before one unit"
    if period is None:
        return "ambiguous", "the length is not a whole number of fixed units"
    return "", ""


def _clock(text: str, unit: re.Match[str], number: Number) -> bool:
    """True where "18h" is a time of day: "das 09h às 18h", "at 14h"."""
    before = _AT.search(text, max(0, number.start - 8), number.start)
    return before is not None or _TO_TIME.match(text, unit.end()) is not None


def _no_period(text: str, unit: re.Match[str], number: Number, name: str) -> bool:
    """True where number and unit state an age, a rate, a date or a share, not a length of time."""
    if NOT_A_PERIOD_AFTER.match(text, unit.end()):
        return True
    if NOT_A_PERIOD_BEFORE.search(text, max(0, number.start - 30), number.start):
        return True
    if unit["unit"].lower() in {"h", "hs"} and _clock(text, unit, number):
        return True
    if name == "quarter" and _OF.match(text, unit.end()):
        return True
    if name == "year" and number.value is not None and number.value in _CALENDAR_YEARS:
        return True
    any_one = _ANY.search(text, max(0, number.start - 5), number.start)
    return any_one is not None and number.value == 1 and name in {"year", "month"}


def _doubt(text: str, start: int, end: int) -> str:
    """Why the words around a length make it more or less than it says, "" if they do not."""
    window = max(0, start - 90)
    if _DENIED.search(text, window, start):
        return "the length is denied, not stated"
    if _OR_MORE.match(text, end) or _LESS.match(text, end):
        return "a range or a choice of lengths, not one"
    if text[end - 1 : end].lower() == "s" and _EVERY.search(text, window, start):
        return "how often something happens, not how long it lasts"
    if _TERMS_OF.match(text, end) and _COUNT_BEFORE.search(text, window, start):
        return "a number of such lengths, not one"
    if doubt := unsettled(text, start, end):
        return doubt
    return "holidays are left out of the days" if _WORKDAYS_ONLY.match(text, end) else ""


def _one(text: str, unit: re.Match[str], number: Number) -> _Timed | None:
    """The period that `number` and `unit` make, or None where the words are no period."""
    name = UNIT_OF[unit["unit"].lower()]
    if _no_period(text, unit, number, name):
        return None
    business = BUSINESS.search(f"{unit['before'] or ''} {unit['after'] or ''}") is not None
    value = number.value
    half = _AND_HALF.match(text, unit.end())
    if value is not None and half is not None:
        value += Decimal("0.5")
    # "four business hours" are no hours of the clock.
    counted = value is not None and not (business and name != "day")
    period = period_of(value or Decimal(0), name, business=business) if counted else None
    trouble, note = _trouble(number, unit, period)
    end = half.end() if half is not None else unit.end()
    if not trouble and (doubt := _doubt(text, number.start, end)):
        trouble, note = "ambiguous", doubt
    mention = Mention(number.start, end, period or Period(), trouble, note, number.words)
    return _Timed(mention, name, number.value)


def _without_number(text: str, unit: re.Match[str]) -> _Timed | None:
    """The period of "a year", "half a year", "meio ano", where no number stands before the unit."""
    window = max(0, unit.start() - 24)
    half = _HALF_OF.search(text, window, unit.start())
    name = UNIT_OF[unit["unit"].lower()]
    if half is not None:
        if _NOON.match(text, unit.start() - 1):
            return None
        period = period_of(Decimal("0.5"), name)
        doubt = ("", "") if period else ("ambiguous", "half a unit of no fixed length")
        return _Timed(Mention(half.start(), unit.end(), period or Period(), *doubt))
    article = _ARTICLE.search(text, window, unit.start())
    if article is None or name == "quarter":
        return None
    if article.group().lower().startswith("of ") and not _LASTING.search(
        text, window, article.start()
    ):
        return _part_of_one(text, unit, article.start())
    one = Number(article.start("one"), unit.start(), (Decimal(1),), words=True)
    part = _one(text, unit, one)
    if part is None or not article.group().lower().startswith("and "):
        return part
    return replace(part, follows=True) if _UNIT_BEFORE.search(text, window, one.start) else None


def _part_of_one(text: str, unit: re.Match[str], start: int) -> _Timed | None:
    """A doubt for "three quarters of a year"; nothing for "the end of a year"."""
    part = _FRACTION.search(text, max(0, start - 30), start)
    if part is None:
        return None
    note = "a part of a unit that is not worked out"
    return _Timed(Mention(part.start(), unit.end(), Period(), "ambiguous", note))


def _numbered(line: NumberLine) -> list[_Timed]:
    """The periods that a unit word makes with the number before it."""
    parts: list[_Timed] = []
    for unit in UNIT.finditer(line.text):
        number = line.ending(unit.start(), GAP)
        part = _one(line.text, unit, number) if number else _without_number(line.text, unit)
        if part is not None and part.count is not None:
            part = replace(part, mention=contradicted(line, part.mention, part.count))
        if part is not None:
            parts.append(part)
    return parts


def _joins(text: str, before: _Timed, part: _Timed) -> bool:
    """True where `part` counts a smaller unit right behind `before` and is no notice period."""
    return (
        part.count is not None
        and part.count < _LIMITS.get((before.unit, part.unit), 0)
        and _JOIN.fullmatch(text, before.mention.end, part.mention.start) is not None
        and _NOTICE.match(text, part.mention.end) is None
    )


def _composites(text: str, parts: list[_Timed]) -> list[Mention[Period]]:
    """Neighbours joined where a smaller unit follows a larger one ("two years and six months")."""
    joined: list[_Timed] = []
    for part in parts:
        if joined and _joins(text, joined[-1], part):
            first, second = joined[-1].mention, part.mention
            merged = replace(
                first, end=second.end, value=first.value + second.value,
                trouble=first.trouble or second.trouble, note=first.note or second.note,
            )  # fmt: skip
            joined[-1] = _Timed(merged, part.unit)
        elif part.follows:
            note = "it adds to a length that cannot be read"
            joined.append(_Timed(replace(part.mention, trouble="ambiguous", note=note)))
        else:
            joined.append(part)
    return [part.mention for part in joined]


@lru_cache(maxsize=512)
def find_periods(text: str, language: str = "") -> tuple[Mention[Period], ...]:
    """Every length of time in readable text, in order of appearance."""
    # Without a unit and without terms of trade no number is worth reading.
    names_unit = may_name_unit(text)
    parts = [_Timed(mention) for mention in ordinal_periods(text)] if names_unit else []
    if (names_unit and UNIT.search(text)) or TRADE.search(text):
        line = NumberLine.of(text, language)
        terms = (_Timed(mention) for mention in trade_terms(text, line.numbers))
        parts = [*_numbered(line), *parts, *terms]
    parts.sort(key=lambda part: part.mention.start)
    return checked_in_brackets(text, _composites(text, parts), Period.same_length)
