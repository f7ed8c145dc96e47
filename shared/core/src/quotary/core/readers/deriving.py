"""What the readers make of a text by itself: the five kinds that `quotary derive` shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quotary.core.readers.dates import read_date
from quotary.core.readers.durations import derive_duration
from quotary.core.readers.jurisdictions import read_jurisdiction
from quotary.core.readers.language import language_of
from quotary.core.readers.monies import derive_money
from quotary.core.readers.percents import derive_percent
from quotary.core.readers.readable import readable
from quotary.core.readers.reading import Derived, Reading

Result = tuple[str, str | Mapping[str, str | None] | None, str]


def _of(reading: Reading) -> Result:
    value = reading.value
    return reading.status, value if isinstance(value, str) else None, reading.note


def _date(text: str, language: str) -> Result:
    return _of(read_date(text, language))


def _governing_law(text: str, language: str) -> Result:
    return _of(read_jurisdiction(text, language))


KINDS: Mapping[str, Callable[[str, str], Result]] = {
    "duration": derive_duration,
    "percent": derive_percent,
    "money": derive_money,
    "governing_law": _governing_law,
    "date": _date,
}


def derive(kind: str, text: str, language: str = "") -> Derived:
    """The value of `kind` that the text states, in the form of `quotary derive`.

    Durations are ISO 8601 (`P5Y1D`; business days `P10BD`) or `perpetual`, decimals strings, money
    `{amount, currency}`, governing law an ISO 3166 code, dates `YYYY-MM-DD`. Without a language
    that the caller knows, the text's own function words decide how its separators are read.

    Raises:
        ValueError: the kind is none of the five.
    """
    reader = KINDS.get(kind)
    if reader is None:
        raise ValueError(f"there is no kind “{kind}”; the kinds are {', '.join(KINDS)}")
    plain = readable(text)
    status, value, note = reader(plain, language[:2].lower() or language_of(plain))
    return Derived(kind, text, status, value, note)
