"""A text as the words that a summary is compared by: numbers whole, units one way, no accents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from quotary.core.obligations.words import even
from quotary.core.readers.readable import readable

_NUMBER_LIST: Final = (
    "two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 "
    "thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 "
    "thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:hundred "
    "thousand:thousand million:million half:1/2 double:2x triple:3x twice:2x dozen:12 dois:2 "
    "duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 "
    "quatorze:14 quinze:15 dezesseis:16 dezessete:17 dezoito:18 dezenove:19 vinte:20 trinta:30 "
    "quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 mil:thousand "
    "milhao:million milhoes:million metade:1/2 dobro:2x triplo:3x"
)
NUMBERS: Final = {
    word: value for word, _, value in (pair.partition(":") for pair in _NUMBER_LIST.split())
}
_TOKEN: Final = re.compile(
    r"us\$|r\$|[$€£%]|[0-9]+(?:[.,'/][0-9]+)*|'s?(?![^\W_])|[^\W\d_]+|[^\s\w]|_+"
)
_SAME: Final = {"percent": "%", "euros": "eur", "euro": "eur", "€": "eur", "£": "gbp"}
_TENS: Final = frozenset(str(tens) for tens in range(20, 100, 10))
_UNITS: Final = frozenset(str(unit) for unit in range(1, 10))
_JOINS: Final = frozenset(("-", "and", "e"))


def words_of(text: str) -> tuple[str, ...]:
    """The words, figures and signs of the text; "sixty (60)" and "sixty" are both "60"."""
    found = [_SAME.get(word, word) for word in _TOKEN.findall(readable(even(text)))]
    found = ["'s" if word == "'" else word for word in found]
    return tuple(_once(_summed(found)))


def is_number(word: str) -> bool:
    """True for a figure, or what the words of a number have become."""
    return word[:1].isdigit() or word.split(" ")[0] in ("hundred", "thousand", "million")


def is_sign(word: str) -> bool:
    """True for a mark of punctuation."""
    return not word[:1].isalnum() and word not in ("%", "$", "us$", "r$", "'s")


def _summed(words: Sequence[str]) -> list[str]:
    """With each number in words as one: "twenty-four" is 24, "two hundred thousand" is one."""
    found: list[str] = []
    at = 0
    while at < len(words):
        run: list[str] = []
        end = at
        while end < len(words):
            if words[end] in NUMBERS:
                run.append(NUMBERS[words[end]])
                end += 1
            elif run and words[end] in _JOINS and words[end + 1 : end + 2] != []:
                if words[end + 1] not in NUMBERS or not _goes_on(run[-1], words[end + 1]):
                    break
                end += 1
            else:
                break
        if not run:
            found.append(
                "%" if words[at : at + 2] in (["per", "cent"], ["por", "cento"]) else words[at]
            )
            at += 2 if found[-1] == "%" and words[at] in ("per", "por") else 1
            continue
        if len(run) == 2 and run[0] in _TENS and run[1] in _UNITS:
            run = [str(int(run[0]) + int(run[1]))]
        found.append(" ".join(run))
        at = end
    return found


def _goes_on(last: str, following: str) -> bool:
    """True where the next word belongs to the same number: "twenty-four", "hundred and five"."""
    value = NUMBERS[following]
    return last in ("hundred", "thousand", "million") or (last in _TENS and value in _UNITS)


def _once(words: Sequence[str]) -> list[str]:
    """Without the figure in brackets that repeats a number in words: "sixty (60)", "five (5%)"."""
    found: list[str] = []
    at = 0
    while at < len(words):
        unit = found[-1] == "%" if found else False
        number = found[-2] if unit and len(found) > 1 else found[-1] if found else ""
        again = ["(", number, *(["%"] if unit else []), ")"]
        if number and is_number(number) and list(words[at : at + len(again)]) == again:
            at += len(again)
            continue
        found.append(words[at])
        at += 1
    return found
