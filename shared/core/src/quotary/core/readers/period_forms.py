"""Lengths of time stated without a plain number and unit: anniversaries, ordinal days, "net 30"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from quotary.core.guarded import Guarded
from quotary.core.readers.numbers import Number
from quotary.core.readers.period import Period, period_of
from quotary.core.readers.period_words import UNIT
from quotary.core.readers.reading import Mention

_SMALL_EN = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
_SMALL_PT = "primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo"
ORDINALS = {
    **{word: value for value, word in enumerate(_SMALL_EN.split(), 1)},
    **{word: value for value, word in enumerate(_SMALL_PT.split(), 1)},
    "fifteenth": 15, "twentieth": 20, "twenty-fifth": 25, "thirtieth": 30, "forty-fifth": 45,
    "sixtieth": 60, "ninetieth": 90, "decimo quinto": 15, "vigesimo": 20, "trigesimo": 30,
    "sexagesimo": 60, "nonagesimo": 90,
}  # fmt: skip
_WORD = "|".join(sorted(ORDINALS, key=len, reverse=True))
_SUFFIX = "(?:st|nd|rd|th|[oaº°ª])"
_FOLLOWED = "(?= ?,?(?:after|following|from|apos|seguinte|subsequente|contado|posterior))"
_ORDINAL = re.compile(
    rf"(?<![\w-])(?:(?P<word>{_WORD})(?: ?\( ?(?P<inner>[0-9]{{1,3}}) ?{_SUFFIX}? ?\))?"
    rf"|(?P<figure>[0-9]{{1,3}}) ?{_SUFFIX}(?: ?\((?P<spelt>{_WORD})\))?)[ -]"
    r"(?:(?P<year>(?:annual |yearly )?(?:anniversary|aniversario)\b)"
    rf"|(?P<business>(?:business |working )day|dia util) {_FOLLOWED}"
    rf"|(?:calendar )?(?:day|dia)(?: corrido)? {_FOLLOWED})",
    re.IGNORECASE,
)
_NET = re.compile(r"\bnet[ -]$", re.IGNORECASE)
_DDL = re.compile(r" ?D\.?D\.?L\.?(?!\w)", re.IGNORECASE)
TRADE = Guarded(r"\bnet[ -]|D\.?D\.?L", re.IGNORECASE)
"""What a text with terms of trade holds."""

_NOT_DAYS = re.compile(r" ?(?:%|EOM|percent|per cent|of\b|thousand|million)", re.IGNORECASE)


def ordinal_periods(text: str) -> Iterator[Mention[Period]]:
    """Yields "the third anniversary" as three years and "the 30th day after" as thirty days."""
    for match in _ORDINAL.finditer(text):
        word, figure = match["word"] or match["spelt"], match["figure"] or match["inner"]
        values = {int(figure)} if figure else set[int]()
        if word:
            values.add(ORDINALS[word.lower()])
        unit = "year" if match["year"] else "day"
        period = period_of(Decimal(min(values)), unit, business=match["business"] is not None)
        trouble = "conflict" if len(values) > 1 else ""
        note = f"“{match.group()}” states two numbers" if trouble else ""
        yield Mention(match.start(), match.end(), period or Period(), trouble, note)


def trade_terms(text: str, numbers: tuple[Number, ...]) -> Iterator[Mention[Period]]:
    """Yields the days of "net 30" and of the Brazilian "30 DDL" (dias da data líquida)."""
    for number in numbers:
        net = _NET.search(text, max(0, number.start - 5), number.start)
        ddl = _DDL.match(text, number.end)
        if net is None and ddl is None:
            continue
        touching = number.end + (text[number.end : number.end + 1] in {" ", "-"})
        if UNIT.match(text, touching) or _NOT_DAYS.match(text, number.end):
            continue
        doubt = number.trouble or ("ambiguous" if number.value is None or number.listed else "")
        period = period_of(number.value or Decimal(0), "day") or Period()
        end = ddl.end() if ddl is not None else number.end
        yield Mention(number.start, end, period, doubt, number.note)
