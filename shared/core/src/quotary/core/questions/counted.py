"""Whether a text says how many there are of the thing that a question counts."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.stemming import plain, stem

_ASKED: Final = re.compile(r"\b(?:how many|quant[oa]s) ((?:[\w'-]+ ?){1,4})")
_TOKEN: Final = re.compile(r"[0-9][0-9.,]*%?|[^\W\d_]+|[;:]")
_IN_WORDS: Final = (
    "no a an one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty "
    "ninety hundred thousand um uma dois duas tres quatro cinco seis sete oito nove dez onze doze "
    "treze quatorze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta "
    "cinquenta sessenta setenta oitenta noventa cem cento duzentos duzentas trezentos trezentas mil"
)
_NUMBERS: Final = frozenset(_IN_WORDS.split())
_ARTICLES: Final = frozenset({"a", "an", "um", "uma", "no"})
_OTHER_UNITS: Final = re.compile(
    r"(?:minut|hour|day|week|month|quarter|year|percent|dia|hora|semana|mes|ano|trimestre|usd|eur"
    r"|gbp|dollar|euro|pound|reais)"
)
_NEAR: Final = 4
"""Words between a number and what it counts: "two newly hired duty engineers"."""


def says_how_many(question: str, text: str) -> bool:
    """True where a number stands by the counted thing, and counts no time or money.

    Also where the question counts nothing that has a name, and any number is there.
    """
    asked = _ASKED.search(" ".join(plain(question).split()))
    topics = frozenset(topics_of(question))
    # "How many duty engineers does …": the words up to the first that says nothing.
    words = takewhile(topics.__contains__, asked[1].split()) if asked else ()
    things = set(map(stem, words))
    tokens: list[str] = _TOKEN.findall(plain(text))
    places = [at for at, token in enumerate(tokens) if _is_number(token)]
    if not things:
        return bool(places)
    return any(_counts(tokens, at, things) for at in places)


def _counts(tokens: list[str], at: int, things: set[str]) -> bool:
    after = tokens[at + 1 : at + 2 + _NEAR]
    if any(_OTHER_UNITS.match(token) for token in after[:2]) or tokens[at].endswith("%"):
        return False
    # An article counts what stands right behind it.
    before = tokens[max(0, at - _NEAR) : at]
    near = after[:1] if tokens[at] in _ARTICLES else [*after, *before]
    return any(stem(token) in things for token in near)


def _is_number(token: str) -> bool:
    return token[0].isdigit() or token in _NUMBERS
