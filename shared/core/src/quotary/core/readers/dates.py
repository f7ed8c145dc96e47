"""Reader of calendar dates: ISO 8601, ambiguous where day and month could be swapped."""

from __future__ import annotations

from quotary.core.readers.date_mentions import find_dates
from quotary.core.readers.reading import Reading, settle


def read_date(text: str, language: str) -> Reading:
    """The one date as `YYYY-MM-DD`.

    "03/04/2025" is 3 April in Portuguese and ambiguous elsewhere; a date without day or with a
    two-digit year is never completed; a day that no calendar has is a conflict.
    """
    result = settle(find_dates(text, language))
    if result.status != "value":
        return Reading(result.status, None, result.note)
    return Reading("value", result.values[0].isoformat())
