"""Whether a running line says something of the contract: it then has to be read, once at least."""

from __future__ import annotations

import re
from functools import lru_cache

from quotary.core.obligations.duty_words import find_duties
from quotary.core.readers.money_mentions import find_monies
from quotary.core.readers.percent_mentions import find_percents
from quotary.core.readers.period_mentions import find_periods

_MANY = 4
_WORD = re.compile(r"[^\W\d_]+")
_SMALL = re.compile(r"(?<![^\W\d_])[^\W\d_A-ZÀ-Þ][^\W\d_]+")
_LIMITS = re.compile(
    r"\b(?:except|unless|exempt\w*|exclu\w+|void|waive\w*|only if|provided that|subject to"
    r"|salvo|exceto|isent\w*|dispensad\w+|desde que|ressalvad\w+|nul[oa]s?|sem efeito"
    r"|não se aplica)\b",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"\b(?:is|are|was|were|has|have|had|been|be|do|does|applies|apply|governs?|prevails?"
    r"|remains?|ceases?|ends?|begins?|expires?|belongs?"
    r"|é|são|foi|foram|está|estão|fica|ficam|tem|têm|serve|vale|valem|rege|regem|prevalece"
    r"|aplica|aplicam|pertence|pertencem|permanece|permanecem|cabe|integra|integram)\b"
)
_REST = re.compile(
    r"(?:and|or|nor|but|except|unless|within|if|when|where|which|that|of|to|by|from|until|after"
    r"|before|for|with|without|not|in|on|at|as|e|ou|nem|mas|exceto|salvo|se|quando|que|de|d[aeo]s?"
    r"|em|n[ao]s?|até|após|antes|por|para|com|sem|não|contad[oa]s?|desde|conforme)\b"
)


@lru_cache(maxsize=256)
def binds(words: str) -> bool:
    """True for a line with a word of duty or right, an amount, a length of time or a limit."""
    return bool(
        find_duties(words)
        or _LIMITS.search(words)
        or find_periods(words)
        or find_monies(words)
        or find_percents(words)
    )


def says(words: str) -> bool:
    """True for a line that binds, or states something: a verb among words in small letters."""
    return binds(words) or (is_wordy(words) and _VERB.search(words) is not None)


def is_wordy(words: str) -> bool:
    """True for a line with words in small letters, as names and titles hardly have."""
    return len(_SMALL.findall(words)) > 1


def opens_rest(words: str) -> bool:
    """True for the rest of a sentence: it begins in small letters and goes on for some words."""
    if not words[:1].islower():
        return False
    return len(_WORD.findall(words)) >= _MANY or _REST.match(words) is not None
