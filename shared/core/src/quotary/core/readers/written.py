"""A value as people write it: the text's own words for it, else the number with its unit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.readers import read
from quotary.core.readers.near import part_near, value_spans
from quotary.core.readers.readable import readable
from quotary.core.readers.yes_no import cue_option
from quotary.core.span import Span

_UNITS: Final[Mapping[str, Mapping[str, str]]] = {
    "duration.years": {"en": "years", "pt": "anos"},
    "duration.months": {"en": "months", "pt": "meses"},
    "duration.days": {"en": "days", "pt": "dias"},
    "duration.least_days": {"en": "days", "pt": "dias"},
    "duration.business_days": {"en": "business days", "pt": "dias úteis"},
    "percent": {"en": "%", "pt": "%"},
}


def written(
    derive: str, text: str, language: str = "en", options: Mapping[str, object] | None = None
) -> str:
    """The words that state what `read` reads in the text, as the text has them ("USD 1,500,000").

    Where no one run of words states it, the number with its unit; "" where `read` finds no value,
    and for a yes or no. It is for people to read, and nothing is decided by it.

    Raises:
        ValueError: `derive` is no reader.
    """
    reading = read(derive, text, language, options)
    if reading.status != "value" or isinstance(reading.value, bool):
        return ""
    plain = readable(text)
    near = cue_option(options, "near")
    part = part_near(derive, plain, language[:2].lower(), near) if near else plain
    for span in value_spans(derive, part, language[:2].lower()):
        if read(derive, span.of(part), language).value == reading.value:
            start = plain.index(part) + span.start
            # "120 days' notice": the mark belongs to the notice.
            return _original(text, plain, Span(start, start + len(span))).rstrip("'’")
    unit = _UNITS.get(derive, {}).get(language[:2].lower(), "")
    return f"{reading.value} {unit}".strip()


def _original(text: str, plain: str, span: Span) -> str:
    """The words of the text that its readable form has at the span.

    Both have the same words between white space, letter by letter, unless a mark was dropped or a
    hyphen at a line's end closed up: then the readable words themselves.
    """
    words, folded = text.split(), plain.split()
    if list(map(len, words)) != list(map(len, folded)):
        return span.of(plain)
    return span.of(" ".join(words))
