"""Numbers of clauses, as headings have them and as sentences name them: 3.2, 8ª, Oitava, VIII."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

Number = tuple[int, ...]
"""The number's parts from the outermost: (3, 2) of 3.2."""

_TENS: Final = {"decim": 10, "vigesim": 20, "trigesim": 30, "quadragesim": 40, "quinquagesim": 50}
_ONES: Final = {
    stem: number
    for number, stem in enumerate(
        ["primeir", "segund", "terceir", "quart", "quint", "sext", "setim", "oitav", "non"], start=1
    )
}
_STEMS: Final = "|".join((*_TENS, *_ONES))
_ORDINAL: Final = rf"(?:{_STEMS})[oa](?: (?:{'|'.join(_ONES)})[oa])?"
_ROMAN: Final = {"i": 1, "v": 5, "x": 10, "l": 50}

NUMBER: Final = rf"(?:[0-9]{{1,3}}(?:\.[0-9]{{1,3}}){{0,4}}(?![0-9])|[ivxl]{{1,7}}\b|{_ORDINAL}\b)"
"""A number in flattened text; a sign of an ordinal may stand behind it."""

_KIND: Final = re.compile(
    r"^(?:(?:clausula|artigo|art\.?|item|secao|capitulo|clause|section|article) )?"
    rf"(?P<number>{NUMBER})"
)
_LISTED: Final = re.compile(
    rf"(?P<number>{NUMBER})[ªºoa]?\.?(?:(?P<to> (?:a|ate|to|ao|through) (?:a )?)(?={NUMBER}))?"
)


def number_of(heading: str) -> Number | None:
    """The number in a clause's own, flattened: (1,) of "clausula 1ª"; None where there is none."""
    found = _KIND.match(heading)
    return _value(found["number"]) if found else None


def numbers_in(listed: str) -> Iterator[Number]:
    """Yields the numbers in "3, 5.1 e 8" and, for "3 a 6", those between."""
    since: Number | None = None
    for found in _LISTED.finditer(listed):
        number = _value(found["number"])
        if number is None:
            continue
        if since is not None and len(since) == len(number) == 1:
            yield from (
                (between,) for between in range(since[0] + 1, min(number[0], since[0] + 99))
            )
        yield number
        since = number if found["to"] else None


def _value(written: str) -> Number | None:
    if written[0].isdigit():
        return tuple(map(int, written.split(".")))
    words = [word[:-1] for word in written.split()]
    if all(word in _TENS or word in _ONES for word in words):
        return (sum(_TENS.get(word, 0) + _ONES.get(word, 0) for word in words),)
    signs = [_ROMAN.get(letter, 0) for letter in written]
    if 0 in signs:
        return None
    pairs = zip(signs, (*signs[1:], 0), strict=True)
    return (sum(-sign if sign < after else sign for sign, after in pairs),)
