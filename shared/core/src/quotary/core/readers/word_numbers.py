"""Every number that a text writes out in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import islice

from quotary.core.readers.number_words import LEXICON, longest
from quotary.core.readers.raw_number import SCALES, RawNumber, finished

_WORD = "|".join(sorted(LEXICON, key=len, reverse=True))
_ARTICLE = (
    r"(?:a|half a|half|meio|meia) (?=hundred|thousand|million|billion|dozen|duzia|milhao|bilhao)"
)
_SEQUENCE = re.compile(
    rf"(?<!\w)(?!(?<=por )cento)(?:{_ARTICLE})?(?:{_WORD})"
    rf"(?:(?:, | ?- ?| )(?:(?:and|e)[ -])?(?:{_WORD}))*(?!\w)",
    re.IGNORECASE,
)
_TOKEN = re.compile(r"[a-z]+", re.IGNORECASE)
_POINT = re.compile(r" (?:point|virgula|ponto) (?=[a-z])", re.IGNORECASE)
_DECIMAL_WORDS = 8


def _with_point(text: str, number: RawNumber) -> RawNumber:
    """The number with spoken decimals behind it ("two point five", "zero vírgula cinco")."""
    match = _POINT.match(text, number.end)
    if match is None or number.scale != 1:
        return number
    found = list(islice(_TOKEN.finditer(text, match.end()), _DECIMAL_WORDS))
    words = [token.group().lower() for token in found]
    digits, index = "", 0
    while (parsed := longest(words, index)) is not None:
        digits += str(parsed[0])
        index = parsed[1]
    if not digits:
        return number
    value = Decimal(f"{number.values[0]}.{digits}")
    return replace(number, end=found[index - 1].end(), values=(value,))


def _in_sequence(text: str, sequence: re.Match[str]) -> Iterator[RawNumber]:
    """Yields the numbers of one run of number words: "thirty and sixty" holds two."""
    tokens = list(_TOKEN.finditer(text, sequence.start(), sequence.end()))
    words = [token.group().lower() for token in tokens]
    index = 0
    while index < len(words):
        parsed = longest(words, index)
        if parsed is None:
            index += 1
            continue
        value, follow = parsed
        scale = SCALES.get(words[follow - 1], 1)
        start, end = tokens[index].start(), tokens[follow - 1].end()
        number = RawNumber(start, end, (Decimal(value),), words=True, scale=scale)
        yield finished(text, _with_point(text, number), "")
        index = follow


def word_numbers(text: str) -> Iterator[RawNumber]:
    """Yields every number in words, in order of appearance."""
    for sequence in _SEQUENCE.finditer(text):
        yield from _in_sequence(text, sequence)
