"""What kind of answer a question wants: a length of time, an amount, a party, a place, any word.

Patterns over plain text, English and Portuguese. A question of no listed form wants any statement
on its subject; so a missed form loosens the check of the value, never that of the subject.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, Literal

from quotary.core.questions.stemming import plain
from quotary.core.readers import derive

Kind = Literal[
    "how_long", "how_often", "when", "where", "limit", "how_much", "percent", "count", "who", "law",
    "yes_no", "open",
]  # fmt: skip

_PATTERNS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "how_long": (
        r"\bhow (?:long|quickly|soon|fast)\b|\bhow much (?:notice|time|warning)\b",
        r"\bhow many (?:(?:business|working) )?(?:day|week|month|year|hour|minute)s?\b",
        r"\bfor how many\b|\bwithin (?:what|which) (?:time|period)\b",
        r"\b(?:what|which)\b.{0,40}?\b(?:period|duration|deadline|term of)\b",
        r"\b(?:por|em|durante|ha) quanto tempo\b|\bate quando\b",
        r"\bquant[oa]s (?:dias|mes(?:es)?|anos|horas|semanas)\b",
        r"\bqual\b.{0,30}?\b(?:prazo|vigencia|duracao)\b",
    ),
    "how_often": (r"\bhow (?:often|frequently)\b|\bcom que frequencia\b",),
    "percent": (
        r"\b(?:what|which) (?:percentage|percent|share|proportion|(?:interest )?rate)\b",
        r"\bqua(?:l|is) (?:[eo] )*(?:percentual|porcentagem|taxa|aliquota|juros)\b",
    ),
    "limit": (
        r"\bwhat (?:is|are) .{0,20}?\b(?:cap|limit|maximum)\b|\bqual .{0,12}?\b(?:limite|teto)\b",
    ),
    "how_much": (
        r"\bhow (?:much|high|expensive)\b",
        r"\b(?:what|which)\b.{0,20}?\b(?:price|fees?|amount|sum|costs?|charges?)\b",
        r"\bquanto\b|\bqual\b.{0,12}?\b(?:preco|valor|custo|montante)\b",
    ),
    "count": (r"\bhow many\b|\bquant[oa]s\b",),
    "when": (
        r"^(?:by |since |until )?when\b|\bon (?:what|which) date\b",
        r"^(?:ate |desde )?quando\b|\bem que (?:data|dia)\b",
    ),
    "where": (r"^where\b|\bin (?:what|which) (?:city|country|place)\b|^onde\b",),
    "who": (
        r"^(?:\w+ )?who(?:m|se)?\b|\bwhich (?:party|parties|company|side)\b",
        r"^quem\b|^a quem\b|\bde quem\b|\bqual (?:das )?(?:parte|partes|empresa)\b",
    ),
    "law": (
        r"\b(?:what|which)\b.{0,24}?\blaws?\b|\bgoverning law\b|\blaw (?:govern|appl)",
        r"\bqual\b.{0,10}?\b(?:lei|legislacao)\b|\blei (?:aplicavel|rege)\b",
    ),
    "yes_no": (
        r"^(?:is|are|was|were|does|do|did|has|have|had)\b",
        r"^(?:can|could|may|might|must|shall|should|will|would)\b",
        r"^(?:ha|existe|existem|pode|podem|deve|devem|e|sao|foi|tem)\b",
    ),
}
"""Tried in this order; the first form found decides."""
_FORMS: Final[tuple[tuple[Kind, re.Pattern[str]], ...]] = tuple(
    (kind, re.compile("|".join(forms))) for kind, forms in _PATTERNS.items()
)

_MOMENT: Final = re.compile(
    r"\b(?:immediately|promptly|without (?:undue )?delay|forthwith|at once|upon|on receipt"
    r"|on demand|at the (?:end|beginning|start)|before|prior to|until|as soon as"
    r"|effective (?:date|as of)"
    r"|imediatamente|de imediato|no ato|ate o|antes d[aeo]|apos|mediante|no final|na data)\b"
)
_FREQUENCY: Final = re.compile(
    r"\b(?:daily|weekly|monthly|quarterly|annually|yearly|once|twice|(?:every|each|a|per) (?:\w+ )?"
    r"(?:day|week|month|quarter|year)|diariamente|mensal\w*|semanal\w*|anual\w*|trimestral\w*"
    r"|(?:cada|por) (?:\w+ )?(?:dia|semana|mes|meses|trimestre|ano))\b"
)
_AMOUNT_IN_WORDS: Final = re.compile(
    r"\b(?:fees|charges|price|amounts?|sums?|payments?|compensation|royalties|valor|preco)\b"
)
_PLACE: Final = re.compile(
    r"\b(?:in|at|near|em|no|na|de|of) (?:the )?(?:(?:city|state|county|cidade) (?:of|de) )?"
    r"[A-ZÀ-Ý][\w'’.-]+"
)
_ENDLESS: Final = re.compile(
    r"\b(?:perpetu\w+|indefinite\w*|without limit in time|for ever|forever|prazo indeterminado)\b"
)
_PARTY: Final = re.compile(
    r"\b(?:part(?:y|ies)|partes?|officer|employees?|counsel|court|nobody|no one|ambas|qualquer)\b"
)
_NAME: Final = re.compile(r"(?<![.!?:]\s)(?<!^)\b[A-ZÀ-Ý][\w'’&.-]+")
_NUMBER: Final = re.compile(
    r"[0-9]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty"
    r"|forty|fifty|sixty|ninety|hundred|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez"
    r"|doze|quinze|vinte|trinta|quarenta|sessenta|noventa|cem)\b"
)


@lru_cache(maxsize=256)
def kind_of(question: str) -> Kind:
    """What the question wants to be told."""
    words = " ".join(plain(question).replace("¿", "").split())
    for kind, form in _FORMS:
        if form.search(words):
            return kind
    return "open"


def has_value(kind: Kind, text: str, language: str = "") -> bool:
    """True where the text states something of the kind; the open kinds need no value."""
    check = _CHECKS.get(kind)
    return check is None or check(text, language)


def _derived(kind: str, text: str, language: str) -> bool:
    return derive(kind, text, language).status != "none"


def _time(text: str, language: str) -> bool:
    said = plain(text)
    return bool(_ENDLESS.search(said)) or _derived("duration", text, language)


def _moment(text: str, language: str) -> bool:
    if _time(text, language) or _derived("date", text, language):
        return True
    return bool(_MOMENT.search(plain(text)))


def _amount(text: str, language: str) -> bool:
    return _derived("money", text, language) or _derived("percent", text, language)


def _limit(text: str, language: str) -> bool:
    return _amount(text, language) or bool(_AMOUNT_IN_WORDS.search(plain(text)))


def _often(text: str, language: str) -> bool:
    return bool(_FREQUENCY.search(plain(text))) or _derived("duration", text, language)


def _place(text: str, _language: str) -> bool:
    return bool(_PLACE.search(text))


def _percent(text: str, language: str) -> bool:
    return _derived("percent", text, language)


def _party(text: str, _language: str) -> bool:
    return bool(_PARTY.search(plain(text)) or _NAME.search(text))


def _law(text: str, language: str) -> bool:
    return _derived("governing_law", text, language)


def _number(text: str, _language: str) -> bool:
    return bool(_NUMBER.search(plain(text)))


_CHECKS: Final[Mapping[Kind, Callable[[str, str], bool]]] = {
    "how_long": _time,
    "how_often": _often,
    "where": _place,
    "when": _moment,
    "limit": _limit,
    "how_much": _amount,
    "percent": _percent,
    "count": _number,
    "who": _party,
    "law": _law,
}

WANTED: Final[Mapping[Kind, str]] = {
    "how_long": "a length of time",
    "how_often": "how often",
    "where": "a place",
    "when": "a time or a date",
    "limit": "an amount",
    "how_much": "an amount or a percentage",
    "percent": "a percentage",
    "count": "a number",
    "who": "a party or a person",
    "law": "the law of a place",
}
"""What each kind wants, as a person would say it."""
