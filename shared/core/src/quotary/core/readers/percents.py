"""Reader of percentages: 5 for "five percent (5%)", 4 for "400 basis points"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from quotary.core.readers.percent_mentions import find_percents
from quotary.core.readers.reading import Mention, Reading, settle
from quotary.core.readers.scalars import plain, scalar

# "2% por semana, limitada a 10%": the most that a rate may come to is no second rate. It is one
# where it is counted by time itself, and where nothing is stated before it that it limits.
_MOST: Final = re.compile(
    r"(?:limitad[oa]s? a|(?:ate|observad[oa]|respeitad[oa]) o (?:limite|total|maximo|teto"
    r"|montante)(?: maximo| total)? de|nao (?:excedera|ultrapassara)|nao podendo (?:exceder"
    r"|ultrapassar|superar)|com teto de|ao (?:maximo|limite|total) de|capped at"
    r"|(?:up to|subject to) (?:a|an|the) (?:total|maximum|cap|limit|aggregate)(?: total)? of"
    r"|not (?:exceeding|to exceed))(?: (?:o|ao|a) (?:total|limite|montante|maximo) de)? $",
    re.IGNORECASE,
)
_RATE: Final = re.compile(
    r"[)\]]?(?: d[aeo]s? \w+(?: \w+)?)? (?:por|ao?|cada|per|a|an|each|every) ?(?:cada )?(?:dia"
    r"|semana|quinzena|mes|ano|hora|day|week|month|year|hour|annum|item|evento|event)\b",
    re.IGNORECASE,
)
_WINDOW: Final = 60


def read_percent(text: str, language: str) -> Reading:
    """The percentage as a number; basis points and per mille converted.

    The most that it may come to does not count beside it.
    """
    mentions = find_percents(text, language)
    result = settle(_without_most(text, mentions))
    if result.status != "value":
        return Reading(result.status, None, result.note)
    return scalar(result.values[0])


def derive_percent(text: str, language: str) -> tuple[str, str | None, str]:
    """Status, the percentage as a decimal string, and a note."""
    result = settle(find_percents(text, language))
    value = plain(result.values[0]) if result.status == "value" else None
    return result.status, value, result.note


def _without_most(text: str, mentions: Sequence[Mention[Decimal]]) -> Sequence[Mention[Decimal]]:
    """The mentions but for those that limit what stands before; all where nothing does."""
    limits: set[int] = set()
    values: set[Decimal] = set()
    for number, mention in enumerate(mentions):
        window = max(0, mention.start - _WINDOW)
        most = _MOST.search(text, window, mention.start) or (
            number - 1 in limits and mentions[number - 1].value == mention.value
        )
        if values and not mention.trouble and most and not _RATE.match(text, mention.end):
            limits.add(number)
        else:
            values.add(mention.value)
    return [mention for number, mention in enumerate(mentions) if number not in limits]
