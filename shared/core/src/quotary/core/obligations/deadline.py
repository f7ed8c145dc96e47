"""A deadline read from the words that state it: a rule bound to an event, never a guessed date."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from quotary.core.obligations.register import Deadline
from quotary.core.obligations.time_words import BY_DATE, NOT_DUE, ON_DATE
from quotary.core.readers.date_mentions import find_dates
from quotary.core.readers.language import language_of
from quotary.core.readers.period import Period
from quotary.core.readers.period_mentions import find_periods
from quotary.core.readers.readable import readable
from quotary.core.readers.reading import Mention

_UNITS: Final = (
    ("years", "year"),
    ("months", "month"),
    ("weeks", "week"),
    ("days", "day"),
    ("business_days", "business_day"),
    ("hours", "hour"),
)
_BEFORE: Final = re.compile(
    r"^[\s),]*(?:prior to|before|in advance of|preceding|antes d[aeo]s?|previamente [aà]o?)\b\s*"
    r"(?P<anchor>(?:[^.;,]|,(?= [12][0-9]{3}\b))*)",
    re.IGNORECASE,
)
_AFTER: Final = re.compile(
    r"^[\s),]*(?:(?:calendar|corridos|consecutivos)\s+)?(?:after|following|from|of|upon|since"
    r"|contad[oa]s? (?:d[aeo]s?|a partir d[aeo]s?)|a contar d[aeo]s?|ap[oó]s|a partir d[aeo]s?"
    r"|d[aeo]s?)\b\s*(?P<anchor>(?:[^.;,]|,(?= [12][0-9]{3}\b))*)",
    re.IGNORECASE,
)
_WITHIN: Final = re.compile(
    r"\b(?:within|in|no(?:t)? later than|not more than|no more than|up to|em at[eé]|dentro de"
    r"|no prazo (?:m[aá]ximo )?de|em|at[eé])\s+(?:a period of |the |o prazo de )?[\w\s(]{0,30}$",
    re.IGNORECASE,
)
_EVERY: Final = re.compile(
    r"\b(?:every|each|a cada|cada|per)\s+[\w\s(]{0,30}$|\bonce (?:every|per|a)\b", re.IGNORECASE
)
_AGAIN: Final = re.compile(r"\b(?:every|each|per|cada|thereafter|seguintes)\b", re.IGNORECASE)
_OFTEN: Final = (
    ("daily|every day|each day", 1.0, "day"),
    ("weekly", 1.0, "week"),
    ("monthly", 1.0, "month"),
    ("quarterly", 3.0, "month"),
    ("annually|annual|yearly|each (?:calendar |fiscal |contract )?year", 1.0, "year"),
    ("each (?:calendar )?month|every month", 1.0, "month"),
    ("each (?:calendar |fiscal )?quarter|every quarter", 3.0, "month"),
    ("diariamente|todos os dias|todo dia", 1.0, "day"),
    ("semanalmente", 1.0, "week"),
    ("mensalmente|mensal|mensais", 1.0, "month"),
    ("trimestralmente|trimestral|trimestrais", 3.0, "month"),
    ("semestralmente|semestral|semestrais", 6.0, "month"),
    ("anualmente|anual|anuais", 1.0, "year"),
)
_REPEATS: Final = tuple(
    (re.compile(rf"\b(?:{words})\b", re.IGNORECASE), amount, unit) for words, amount, unit in _OFTEN
)
_EVENT: Final = (
    (re.compile(r"^\W*(?:upon|on|when|as soon as|após|quando)\b\s*(?P<anchor>.+)", re.I), "after"),
    (re.compile(r"^\W*(?:after|following)\b\s*(?P<anchor>.+)", re.I), "after"),
    (re.compile(r"^\W*(?:before|prior to|antes d[aeo]s?)\b\s*(?P<anchor>.+)", re.I), "before"),
    (re.compile(r"^\W*(?:by|no later than|not later than|até)\b\s*(?P<anchor>.+)", re.I), "by"),
)
_STATED: Final = re.compile(
    r"\b(?:within|no(?:t)? later than|at least|prior to|before|after|following|every|em at[eé]"
    r"|dentro de|no prazo|com anteced[eê]ncia|ap[oó]s|antes d[aeo]|a cada|contad[oa]s?)\b",
    re.IGNORECASE,
)
_LASTS: Final = re.compile(
    r"\b(?:for|during|throughout|por|durante|pelo prazo de)\s+(?:a (?:further )?period of |the "
    r"|at least |not less than |no less than |up to |pelo menos )*[\w\s(]{0,12}$",
    re.IGNORECASE,
)
"""How long something goes on is no deadline."""

_AN_HOUR: Final = re.compile(r"\bas\s*$", re.IGNORECASE)
"""Behind it a number of hours is the hour of a day: "até as 17 horas"."""

_LONGEST_ANCHOR: Final = 160


def read_deadline(words: str, language: str = "") -> Deadline:
    """What code reads in the words of a deadline; only `text` is set where it reads nothing."""
    text = " ".join(readable(words).split())
    language = language[:2].lower() or language_of(text)
    dates = list(find_dates(text, language))
    periods = [mention for mention in find_periods(text, language) if _is_sure(mention, text)]
    shown = " ".join(words.split())
    if len(periods) == 1:
        read = _of_period(shown, text, periods[0])
        # "Within 30 days after 1 May 2026" is a rule about that day; no day is worked out.
        about = [one for one in dates if text[one.start : one.end] not in readable(read.anchor)]
        return read if not about else Deadline(shown)
    if len(dates) == 1 and not periods:
        return _of_date(shown, text, dates[0])
    if not periods and not dates:
        return _of_words(shown, text)
    return Deadline(shown)


def _of_date(shown: str, text: str, mention: Mention[date]) -> Deadline:
    """The day where the words right before it say that something is due by it or on it."""
    ahead = text[: mention.start]
    again = any(words.search(text) for words, _, _ in _REPEATS) or _AGAIN.search(text)
    if mention.trouble or again or NOT_DUE.match(ahead):
        return Deadline(shown)
    day = mention.value.isoformat()
    if BY_DATE.search(ahead):
        return Deadline(shown, relation="by", date=day)
    return Deadline(shown, relation="on", date=day) if ON_DATE.search(ahead) else Deadline(shown)


def _is_sure(mention: Mention[Period], text: str) -> bool:
    """True for one length; that it comes again and again is what "every" is for."""
    again = mention.trouble == "ambiguous" and _EVERY.search(text[: mention.start]) is not None
    hour = mention.value.hours and _AN_HOUR.search(text[: mention.start])
    return not hour and (again or not mention.trouble)


def states_deadline(text: str, language: str = "") -> bool:
    """True where the text sets a time that code can read: a length or a date, and what it is to."""
    line = readable(text)
    if _STATED.search(line) is None:
        return False
    language = language[:2].lower() or language_of(line)
    periods = [one for one in find_periods(line, language) if not _LASTS.search(line[: one.start])]
    return bool(periods) or any(find_dates(line, language))


def _of_period(shown: str, text: str, mention: Mention[Period]) -> Deadline:
    """A length of time with the event that it runs from or up to."""
    stated = [(getattr(mention.value, name), unit) for name, unit in _UNITS]
    stated = [(count, unit) for count, unit in stated if count]
    if len(stated) != 1:
        return Deadline(shown)
    amount, unit = float(stated[0][0]), stated[0][1]
    ahead, behind = text[: mention.start], text[mention.end :]
    # Readable text has lost its accents; the anchor is shown as the source writes it.
    own = shown[mention.end :] if len(shown) == len(text) else behind
    if _EVERY.search(ahead):
        return Deadline(shown, amount, unit, "every")
    earlier, later = _BEFORE.match(behind), _AFTER.match(behind)
    if earlier is not None:
        return Deadline(shown, amount, unit, "before", _anchor(own[slice(*earlier.span("anchor"))]))
    anchor = _anchor(own[slice(*later.span("anchor"))]) if later is not None else ""
    if _WITHIN.search(ahead):
        return Deadline(shown, amount, unit, "within", anchor)
    return Deadline(shown, amount, unit, "after" if later is not None else "", anchor)


def _of_words(shown: str, text: str) -> Deadline:
    """A repetition or an event without a length of time: "quarterly", "upon termination"."""
    repeats = {(amount, unit) for words, amount, unit in _REPEATS if words.search(text)}
    if len(repeats) == 1:
        amount, unit = repeats.pop()
        return Deadline(shown, amount, unit, "every")
    for pattern, relation in _EVENT:
        found = pattern.match(text)
        if found is not None and not repeats:
            return Deadline(shown, relation=relation, anchor=_anchor(found["anchor"]))
    return Deadline(shown)


def _anchor(words: str) -> str:
    return " ".join(words.split()).strip(" ,.;:()")[:_LONGEST_ANCHOR]
