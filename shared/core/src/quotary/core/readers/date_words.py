"""Months, written days and written years, and the statutes whose dates are not the contract's."""

from __future__ import annotations

import re

from quotary.core.readers.number_words import longest

_EN = "january february march april may june july august september october november december"
_PT = "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro"
MONTHS = {
    **{name: number for number, name in enumerate(_EN.split(), 1)},
    **{name: number for number, name in enumerate(_PT.split(), 1)},
    **{name[:3]: number for number, name in enumerate(_EN.split(), 1)},
    **{name[:3]: number for number, name in enumerate(_PT.split(), 1)},
    "sept": 9,
}
MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))

_TENS = {20: "twentieth", 30: "thirtieth"}
_FIRST_NINE = "first second third fourth fifth sixth seventh eighth ninth"
_FROM_TEN = (
    "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth "
    "nineteenth"
)
_ONES, _TEENS = _FIRST_NINE.split(), _FROM_TEN.split()
ORDINAL_DAYS = {
    **{word: value for value, word in enumerate(_ONES, 1)},
    **{word: value for value, word in enumerate(_TEENS, 10)},
    **{word: value for value, word in _TENS.items()},
    **{f"twenty-{word}": 20 + value for value, word in enumerate(_ONES, 1)},
    **{f"twenty {word}": 20 + value for value, word in enumerate(_ONES, 1)},
    "thirty-first": 31, "thirty first": 31, "primeiro": 1,
}  # fmt: skip
ORDINAL_DAY = "|".join(sorted(ORDINAL_DAYS, key=len, reverse=True))

STATUTE_BEFORE = re.compile(
    r"(?:\b(?:lei|decreto|decreto-lei|medida provisoria|portaria|resolucao|instrucao normativa"
    r"|codigo|regulamento|emenda|convencao|regulation|directive|treaty|convention|diretiva|act)"
    r"(?: [a-z-]+){0,6},? (?:n\.?[oº°]\.? ?)?[0-9][0-9./-]*(?:/[A-Z]+)?,? (?:de |of |dated )"
    r"|\((?:EU|EC|UE|CE)\) (?:no\.? |n\.?[oº°]\.? )?[0-9/]+ (?:[a-z]+ ){0,12}(?:of|de) "
    r"|\b(?:act|lei|decreto) (?:of|de) )$",
    re.IGNORECASE,
)


def number_of_words(text: str) -> int | None:
    """The number that all the words of `text` write out, or None."""
    words = re.findall(r"[a-z]+", text.lower())
    parsed = longest(words)
    return parsed[0] if parsed is not None and parsed[1] == len(words) else None
