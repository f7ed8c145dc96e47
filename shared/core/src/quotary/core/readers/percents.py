"""Reader of percentages: 5 for "five percent (5%)", 4 for "400 basis points"."""

from __future__ import annotations

from quotary.core.readers.percent_mentions import find_percents
from quotary.core.readers.reading import Reading, settle
from quotary.core.readers.scalars import plain, scalar


def read_percent(text: str, language: str) -> Reading:
    """The percentage as a number; basis points and per mille converted."""
    result = settle(find_percents(text, language))
    if result.status != "value":
        return Reading(result.status, None, result.note)
    return scalar(result.values[0])


def derive_percent(text: str, language: str) -> tuple[str, str | None, str]:
    """Status, the percentage as a decimal string, and a note."""
    result = settle(find_percents(text, language))
    value = plain(result.values[0]) if result.status == "value" else None
    return result.status, value, result.note
