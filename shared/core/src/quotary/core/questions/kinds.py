"""What kind of answer a question wants: a length of time, an amount, a party, a place, any word.

Patterns over plain text, English and Portuguese. A question of no listed form wants any statement
on its subject; so a missed form loosens the check of the value, never that of the subject.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from quotary.core.questions.stemming import plain

Kind = Literal[
    "how_long", "how_often", "when", "where", "limit", "how_much", "money", "percent", "count",
    "person", "who", "law", "phone", "email", "yes_no", "open",
]  # fmt: skip

_PATTERNS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "phone": (r"\b(?:what|which|qual)\b.{0,20}?\b(?:tele)?(?:phone|fone)\b",),
    "email": (r"\b(?:what|which|qual)\b.{0,20}?\be-?mail\b",),
    "money": (r"\b(?:what|which) currency\b|\b(?:qual|que) (?:e a )?moeda\b",),
    "how_long": (
        r"\bhow (?:long|quickly|soon|fast)\b|\bhow much (?:notice|time|warning)\b",
        r"\bhow many (?:(?:business|working) )?(?:day|week|month|year|hour|minute)s?\b",
        r"\bfor how many\b|\bhow far (?:in advance|ahead|beforehand)\b|\bcom (?:que"
        r"|quanta) antecedencia\b",
        r"\bwithin (?:what|which) (?:time|period)\b",
        r"\b(?:what|which)\b.{0,40}?\b(?:period|duration|deadline|term of)\b|\bpayment term\b",
        r"\b(?:por|em|durante|ha) quanto tempo\b|\bate quando\b",
        r"\bquant[oa]s (?:dias|mes(?:es)?|anos|horas|semanas)\b",
        r"\bqual\b.{0,30}?\b(?:prazo|vigencia|duracao|antecedencia)\b",
    ),
    "how_often": (r"\bhow (?:often|frequently)\b|\bcom que frequencia\b",),
    "percent": (
        r"\b(?:what|which) (?:percentage|percent|share|proportion|(?:interest )?rate)\b",
        r"\b(?:what|which)\b.{0,30}?\b(?:availability|uptime)\b"
        r"|\bqual\b.{0,20}?\bdisponibilidade\b",
        r"\bqua(?:l|is) (?:[eo] )*(?:percentual|porcentagem|taxa|aliquota|juros)\b",
    ),
    "limit": (
        r"\bwhat (?:is|are) .{0,20}?\b(?:cap|limit|maximum)\b|\bqual .{0,12}?\b(?:limite|teto)\b",
        r"\bate (?:que|qual) (?:limite|valor|montante)\b|\bup to (?:what|which) (?:amount|sum)\b",
    ),
    "how_much": (
        r"\bhow (?:much|high|large|big|expensive)\b",
        r"\b(?:what|which)\b.{0,20}?\b(?:price|fees?|amount|sum|costs?|charges?)\b",
        r"\bquanto\b|\bqual\b.{0,12}?\b(?:preco|valor|custo|montante)\b",
    ),
    "count": (r"\bhow many\b|\bquant[oa]s\b",),
    "when": (
        r"^(?:by |since |until |from )?when\b|\bon (?:what|which) date\b",
        r"\b(?:by|at|from|until|on) (?:what|which) (?:hour|time|day|month|year|date)\b",
        r"^(?:ate |desde )?quando\b|\bem que (?:data|dia)\b",
    ),
    "where": (r"^where\b|\bin (?:what|which) (?:city|country|place)\b|^onde\b",),
    "person": (
        r"^who (?:is|are|was|were) (?:the|our|your|its|their) (?!(?:sole )?(?:owner|holder)s?\b)"
        r"(?:[\w'-]+ ){0,4}?[\w-]+\W*$",
        r"^quem (?:e|sao|sera) [oa]s? (?!don[oa]s?\b|titular|proprietari)"
        r"(?:[\w-]+ ){0,4}?[\w-]+\W*$",
    ),
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


@lru_cache(maxsize=256)
def kind_of(question: str) -> Kind:
    """What the question wants to be told."""
    words = " ".join(plain(question).replace("¿", "").split())
    for kind, form in _FORMS:
        if form.search(words):
            return kind
    return "open"


WANTED: Final[Mapping[Kind, str]] = {
    "how_long": "a length of time",
    "how_often": "how often",
    "where": "a place",
    "when": "a time or a date",
    "limit": "an amount",
    "how_much": "an amount or a percentage",
    "money": "a sum of money or its currency",
    "percent": "a percentage",
    "count": "a number",
    "person": "by name who it is",
    "who": "a party or a person",
    "law": "the law of a place",
    "phone": "a telephone number",
    "email": "an e-mail address",
}
"""What each kind wants, as a person would say it."""
