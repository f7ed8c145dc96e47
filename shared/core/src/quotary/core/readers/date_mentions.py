"""Every date that a text states, with what makes one doubtful."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import lru_cache

from quotary.core.readers.choices import may_be_higher
from quotary.core.readers.date_words import (
    MONTH,
    MONTHS,
    ORDINAL_DAY,
    ORDINAL_DAYS,
    STATUTE_BEFORE,
    number_of_words,
)
from quotary.core.readers.number_line import checked_in_brackets
from quotary.core.readers.number_words import LEXICON
from quotary.core.readers.reading import Mention

_NEVER = date(1, 1, 1)

_SUFFIX = r"(?: ?s ?t| ?nd| ?rd| ?th|\.?[oaº°ª])"
_WORD = "|".join(sorted(LEXICON | {"and", "e"}, key=len, reverse=True))
_WORDS = rf"(?:{_WORD})(?:(?:,? |-)(?:{_WORD})){{0,7}}"
_FEW_WORDS = rf"(?:{_WORD})(?:[ -](?:{_WORD})){{0,2}}"
_SPELT = rf"(?: ?\((?P<spelt>{ORDINAL_DAY}|{_WORDS}|[0-9]{{1,2}}{_SUFFIX}?)\))?"
_DAY = rf"(?P<day>[0-9]{{1,2}}{_SUFFIX}?|{ORDINAL_DAY}|{_FEW_WORDS}){_SPELT}"
_YEAR = (
    r"(?P<year>[0-9]{4}(?![0-9])|(?:dois mil|two thousand|mil novecentos|nineteen|twenty)"
    rf"(?:(?:,? |-)(?:{_WORD})){{0,7}})"
)
_YEAR_AGAIN = rf"(?: ?\((?P<again>[0-9]{{4}}|{_WORDS})\))?"

_MONTH_FIRST = re.compile(
    rf"(?<![A-Za-z0-9])(?P<month>{MONTH})\.?(?: the)? ?{_DAY} ?,?(?: of| in the year)? ?,? ?"
    rf"{_YEAR}{_YEAR_AGAIN}(?![0-9A-Za-z])",
    re.IGNORECASE,
)
_DAY_FIRST = re.compile(
    rf"(?<![0-9A-Za-z/.,])(?:the )?{_DAY}"
    rf"(?: ?(?:day|dias?)(?: of| do mes de| de)?(?: the month of)?| of| de"
    rf"| do mes de)?(?:[-/.]| ?,? ?)(?P<month>{MONTH})\.?"
    rf"(?: ?,? ?(?:of|de|do ano de|in the year|in the year of|[-/.,]) ?| ?, ?"
    rf"| )(?:the year )?{_YEAR}{_YEAR_AGAIN}(?![0-9A-Za-z])",
    re.IGNORECASE,
)
_ISO = re.compile(
    r"(?<![0-9/.-])(?P<y>[12][0-9]{3})(?P<sep>[-/.])(?P<m>[0-9]{1,2})(?P=sep)(?P<d>[0-9]{1,2})"
    r"(?![0-9/-])"
)
_NUMERIC = re.compile(
    r"(?<![0-9/.,-])(?P<a>[0-9]{1,2})(?P<sep>[/.-]) ?(?P<b>[0-9]{1,2})(?P=sep) ?(?P<y>[0-9]{4}"
    r"|[0-9]{2})(?![0-9/-]|[.,][0-9])"
)
# A day and month without a year, or days listed before a full date: the text means more than one.
_PARTIAL = re.compile(
    rf"(?<![0-9A-Za-z])(?:(?-i:[A-Z])[A-Za-z]{{2,8}}\.? (?P<after>[0-9]{{1,2}}){_SUFFIX}?"
    rf"|[0-9]{{1,2}}{_SUFFIX}?"
    rf"(?: day of| of| de)? (?P<month>{MONTH}))(?![0-9A-Za-z])",
    re.IGNORECASE,
)
_LISTED = re.compile(
    rf"[0-9]{_SUFFIX}? ?(?:-|/|to|and|or|a|e|ou|ate|through|&|,) ?(?:the )?$", re.IGNORECASE
)

# "Five days after 5 March 2025" is another day.
_COUNTED = re.compile(
    r"\b(?:days?|weeks?|months?|years?|anniversary|dias?|semanas?|meses|mes|anos?)(?: uteis)?"
    r" (?:after|before|prior to|following|apos|antes d[eo]|depois d[eo])(?: the| o)? $"
    r"|\b(?:week|month|quarter|anniversary|eve|(?:mon|tues|wednes|thurs|fri|satur|sun)day|vespera"
    r"|semana|aniversario|(?:segunda|terca|quarta|quinta|sexta)-feira|sabado|domingo)"
    r" (?:of|after|before|following|de|do|apos|antes d[eo])(?: the| o)? $",
    re.IGNORECASE,
)


def _number(text: str) -> int | None:
    digits = re.match(r"[0-9]+", text)
    if digits is not None:
        return int(digits.group())
    lowered = " ".join(text.lower().split())
    return ORDINAL_DAYS.get(lowered) or number_of_words(lowered)


def _dated(match: re.Match[str], year: int, month: int, day: int) -> Mention[date]:
    try:
        return Mention(match.start(), match.end(), date(year, month, day))
    except ValueError:
        note = f"“{match.group()}” is no day of the calendar"
        return Mention(match.start(), match.end(), _NEVER, "conflict", note)


def _written(match: re.Match[str]) -> Mention[date] | None:
    day, year = _number(match["day"]), _number(match["year"])
    if day is None or year is None or not 1000 <= year <= 2999:
        return None
    repeats = [(match["spelt"], day), (match["again"], year)]
    if any(text is not None and _number(text) != value for text, value in repeats):
        note = f"“{match.group()}” states two dates"
        return Mention(match.start(), match.end(), _NEVER, "conflict", note)
    return _dated(match, year, MONTHS[match["month"].lower()], day)


def _numeric(match: re.Match[str], language: str) -> Mention[date] | None:
    first, second, year = int(match["a"]), int(match["b"]), int(match["y"])
    doubt = Mention(
        match.start(), match.end(), _NEVER, "ambiguous", f"“{match.group()}” can be two days"
    )
    if len(match["y"]) == 2:
        # "4.1.12" numbers a clause; "3/4/11" is a date whose century nobody wrote.
        return None if match["sep"] == "." else doubt
    if not 1900 <= year <= 2999 and match["sep"] == ".":
        return None
    if language == "pt" or first > 12 or first == second:
        return _dated(match, year, second, first)
    if second > 12:
        return _dated(match, year, first, second)
    return doubt


def _all(text: str, language: str) -> Iterator[Mention[date]]:
    for pattern in (_DAY_FIRST, _MONTH_FIRST):
        for match in pattern.finditer(text):
            mention = _written(match)
            if mention is not None:
                yield mention
    for match in _ISO.finditer(text):
        yield _dated(match, int(match["y"]), int(match["m"]), int(match["d"]))
    for match in _NUMERIC.finditer(text):
        mention = _numeric(match, language)
        if mention is not None:
            yield mention


def _partial_date(text: str, full: list[Mention[date]]) -> bool:
    """True where a day and month stand outside every full date."""
    for match in _PARTIAL.finditer(text):
        name = match["month"] or match.group().split()[0].strip(".").lower()
        inside = any(
            mention.start < match.end() and match.start() < mention.end for mention in full
        )
        if name.lower() in MONTHS and not inside:
            return True
    return False


@lru_cache(maxsize=64)
def find_dates(text: str, language: str = "") -> tuple[Mention[date], ...]:
    """Every date in readable text, in order; the dates of statutes are left out."""
    every = sorted(_all(text, language), key=lambda m: (m.start, -m.end))
    kept: list[Mention[date]] = []
    listed = "a range or a list of days, not one"
    for mention in every:
        overlaps = bool(kept) and mention.start < kept[-1].end
        if not overlaps and not STATUTE_BEFORE.search(
            text, max(0, mention.start - 130), mention.start
        ):
            doubtful = _LISTED.search(text, max(0, mention.start - 14), mention.start)
            doubtful = doubtful or may_be_higher(text, mention.start, mention.end)
            doubtful = doubtful or _COUNTED.search(text, max(0, mention.start - 40), mention.start)
            kept.append(replace(mention, trouble="ambiguous", note=listed) if doubtful else mention)
    if kept and _partial_date(text, every):
        kept[0] = replace(
            kept[0], trouble=kept[0].trouble or "ambiguous", note=kept[0].note or listed
        )
    return checked_in_brackets(text, kept, date.__eq__)
