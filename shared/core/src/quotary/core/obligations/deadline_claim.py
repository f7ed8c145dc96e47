"""Whether words that are claimed to be a deadline are one, where they stand in their quote.

A wrong date in somebody's calendar is worse than none: what is not plainly a time by which
something is due is left to a person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from quotary.core.obligations.relative_clause import is_of_another
from quotary.core.obligations.time_words import (
    BARE,
    BY_DATE,
    CLOCK,
    COUNTED,
    COUNTS_FROM,
    CUT_BARE,
    CUT_FROM,
    DURATIVE,
    GOES_ON,
    NOT_DUE,
    OF_A_DAY,
    ON_DATE,
    OPENS,
    PARTICIPLE,
    STILL_DUE,
    TIMES,
)
from quotary.core.readers.date_mentions import find_dates
from quotary.core.readers.language import language_of
from quotary.core.readers.readable import readable

LASTS: Final = "lasts"
_LASTS: Final = re.compile(
    r"\W*(?:for|from|since|during|throughout|at all times|around the clock|every day|durante|por"
    r"|desde|a partir|todos os dias"
    r"|pelo (?:prazo|periodo))\b"
)

MOST_PLACES: Final = 8
"""Places of the quote in which a deadline may stand; which is meant is not known with so many."""

_NEAR: Final = 120
_COUNTED: Final = re.compile(
    r"\b(?:after|following|from|of|before|prior to|preceding|apos|antes d[aeo]|d[aeo]"
    r"|contad\w+ d[aeo]|a partir d[aeo]|a contar d[aeo])\s+(?:the |o )?$",
    re.IGNORECASE,
)
_ANCHORED: Final = re.compile(
    r"\b(?:after|following|before|prior|beforehand|advance|ahead|apos|antes|antecedencia|notice"
    r"|aviso|a (?:day|week|month|quarter|year)|per|every|each|once|twice|thereafter|later|cada"
    r"|tod[oa]s? (?:[oa]s? )?(?:dias?|semanas?|mes(?:es)?|anos?)"
    r"|(?:uma|duas|tres) vez(?:es)?|n[ao] (?:ultim|primeir)[oa]|primeiro|ultimo|first|last)\b",
    re.IGNORECASE,
)
_RUNS: Final = re.compile(
    # "Two years following the Effective Date", without the two years.
    r"\W*(?:after|following|from|of|before|prior to|preceding|since|seguintes?|apos|antes|contad\w+"
    r"|a contar|a partir|d[aeo]s?)\b",
    re.IGNORECASE,
)
_LENGTH: Final = re.compile(
    r"\b(?:days?|weeks?|months?|years?|hours?|dias?|semanas?|mes(?:es)?|anos?|horas?)\b",
    re.IGNORECASE,
)
_RANGE: Final = re.compile(
    r"\b(?:between\b.*\band|entre\b.*\be|between|entre)\s+(?:the |o |dia )*$", re.IGNORECASE
)
_EARLIER: Final = re.compile(
    r"(?<!not )(?<!nao )(?<!or )\b(?:before|prior to|antes d[aeo])\s+(?:the |dia |o )*$",
    re.IGNORECASE,
)
_DENIED: Final = re.compile(r"\b(?:not|never|no longer|neither|nor|nao|nunca|jamais)\b")
_CONDITION: Final = re.compile(
    # "If the Customer pays by 3 March, the Supplier shall …": a time of the condition.
    r"\b(?:if|unless|provided(?: that)?|in case|in the event|on condition|(?<!-)se|caso|a menos que"
    r"|desde que|sempre que|(?:^|(?<=[.;:] ))(?:when|where|once|until|quando))\b[^.,;:]*$"
)
_WITHIN: Final = re.compile(
    r"\b(?:within|in|no(?:t)? (?:later|more) than|on|em|dentro de|no prazo|ate|with|com"
    r"|by (?=[0-9]{1,2}(?:[:.][0-9]{2})? ?(?:a\.?m|p\.?m|o'clock|h)\b|noon|midnight|the (?:end"
    r"|close|last|first|[0-9]{1,2}(?:st|nd|rd|th))))\b",
    re.IGNORECASE,
)


def doubt_of(words: str, quote: str, language: str = "") -> str:
    """The kind of alert that keeps the words from being the deadline; "" where they are one.

    `LASTS` is none: the words plainly say how long, or from when, which nobody takes for a time
    by which something is due.
    `deadline_of_another`: they stand in a relative clause, which says when something else is so.
    `deadline_no_time`: they state no time. `deadline_not_due`: they say how long, from when, or
    when something else was done. `deadline_cut`: the time that the quote states goes on.
    """
    claim = _line(words)
    if TIMES.search(claim) is None:
        return "deadline_no_time"
    line = _line(quote)
    places = list(islice(_places(claim, line), MOST_PLACES))
    around = [
        (line[max(0, start - _NEAR) : start], line[end : end + _NEAR]) for start, end in places
    ]
    if any(_is_cut(claim, before, after) for before, after in around):
        return "deadline_cut"
    language = language[:2].lower() or language_of(line)
    ahead = [before for before, _ in around] or [""]
    if len(places) == MOST_PLACES:
        return "deadline_not_due"
    if not all(_is_due(claim, one, language) for one in ahead):
        plainly = _LASTS.match(claim) and not any(find_dates(claim, language))
        return LASTS if plainly else "deadline_not_due"
    cased = " ".join(readable(quote).split())
    if any(is_of_another(line[:start], line[end:], claim, cased[:start]) for start, end in places):
        return "deadline_of_another"
    return ""


def _line(words: str) -> str:
    return " ".join(readable(words).split()).lower()


def _places(claim: str, line: str) -> Iterator[tuple[int, int]]:
    for match in re.finditer(rf"(?<!\w){re.escape(claim)}(?!\w)", line):
        yield match.span()


def _is_cut(claim: str, before: str, after: str) -> bool:
    """True where the expression of time begins before the claim or goes on behind it."""
    if CUT_FROM.search(before) or GOES_ON.match(after):
        return True
    if CLOCK.search(claim) and OF_A_DAY.match(after):
        return True
    if _RUNS.match(claim) and COUNTED.search(before):
        return True
    if COUNTED.search(claim) and COUNTS_FROM.match(after):
        return True
    return OPENS.match(claim) is None and CUT_BARE.search(before) is not None


def _is_due(claim: str, before: str, language: str) -> bool:
    """True where the words say by when, how often, or upon what; a date must be governed so."""
    if NOT_DUE.match(claim) and not _counts_up(claim) and not STILL_DUE.search(claim):
        return False
    if BARE.match(claim) and not _WITHIN.match(claim) and not _ANCHORED.search(claim):
        return False
    dates = list(find_dates(claim, language))
    if not all(_governs(claim[: date.start], before) for date in dates):
        return False
    if _CONDITION.search(before):
        return False
    lasting = re.match(r"\W*ate\b", claim) and DURATIVE.search(before)
    return not lasting


def _counts_up(claim: str) -> bool:
    """True for "at least 30 days before": a length that runs up to something."""
    return re.match(r"\W*at least\b|\W*up to\b", claim) is not None and bool(
        _ANCHORED.search(claim)
    )


def _governs(ahead: str, before: str) -> bool:
    """True where the words ahead of a date make it the day by which, or on which, it is due."""
    if _RANGE.search(ahead) or (_COUNTED.search(ahead) and _LENGTH.search(ahead)):
        return True
    earlier = _EARLIER.search(ahead)
    if earlier is not None:
        return not _of_something_done(before + ahead[: earlier.start()], 0)
    on = ON_DATE.search(ahead)
    by = BY_DATE.search(ahead)
    governing = on or by
    if governing is None or _DENIED.search(re.split(r"[.;:]\s", before)[-1]):
        return False
    # "The list published by the bank on 3 March": several words may stand between, but of "by"
    # only "the amounts invoiced by 3 March" is another's date.
    return not _of_something_done(before + ahead[: governing.start()], 4 if on and not by else 0)


def _of_something_done(before: str, most: int) -> bool:
    """True where the date tells when something was published, signed or made.

    `most` is how many words may stand between that and the date.
    """
    found = PARTICIPLE.search(re.split(r"[,;:]\s", before)[-1])
    return found is not None and not found["be"] and len(found["after"].split()) <= most
