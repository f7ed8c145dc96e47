"""Whether a text states a value of a kind: what the readers of playbooks read, or closed words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from quotary.core.questions.kinds import Kind
from quotary.core.questions.stemming import plain
from quotary.core.readers import derive

_MONTH: Final = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
)
_MOMENT: Final = re.compile(
    r"\b(?:immediately|promptly|without (?:undue )?delay|forthwith|at once|upon|on receipt"
    r"|on demand|once|if|whenever|caso|on (?:the )?(?:\w+ )?\w+(?:ment|tion|sion|ance|ence|ery"
    r"|ipt|al|ture|ing|day)"
    r"|at the (?:end|beginning|start)|before|prior to|until|as soon as"
    r"|effective (?:date|as of)"
    rf"|[0-9]{{1,2}}(?:st|nd|rd|th)? (?:day )?(?:of )?{_MONTH}|{_MONTH} [0-9]{{1,2}}"
    rf"|[0-9]{{1,2}}o? de {_MONTH}"
    r"|noon|midnight|[0-9]{1,2}:[0-9]{2}|[0-9] ?[ap]\.?m\.?|meio-dia|meia-noite"
    r"|[0-9]{1,2} ?h(?:oras)?"
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
_UNTIL: Final = re.compile(r"\b(?:until|till|through|no later than|not later than|ate)\b")
"""With a date they say how long, as a length of time does."""
_PARTY: Final = re.compile(
    r"\b(?:we|us|you|part(?:y|ies)|partes?|officer|employees?|counsel|court|whoever|(?:anyone"
    r"|those|he|she|de|por|a) (?:who|quem)|aquel[ea]s? que|nobody|no one|ambas"
    r"|qualquer)\b"
)
_NAME: Final = re.compile(r"(?<![.!?:]\s)(?<!^)\b[A-ZÀ-Ý][\w'’&.-]+")
_PHONE: Final = re.compile(r"\+?[0-9(][0-9 ()/.-]{6,}")
_EMAIL: Final = re.compile(r"[^\s@]+@[^\s@]+\.\w+")
_CALLS: Final = re.compile(
    r"\b(?:is|are|was|shall be|will be|means|as|namely|called|e|sao|sera|como|denominad[oa])\b"
    r"|[:(–—]"
)
_NUMBER: Final = re.compile(
    r"[0-9]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty"
    r"|thirty"
    r"|forty|fifty|sixty|ninety|hundred|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez"
    r"|doze|quinze|vinte|trinta|quarenta|sessenta|noventa|cem)\b"
)


def has_value(kind: Kind, text: str, language: str = "") -> bool:
    """True where the text states something of the kind; the open kinds need no value."""
    check = _CHECKS.get(kind)
    return check is None or check(text, language)


def _derived(kind: str, text: str, language: str) -> bool:
    return derive(kind, text, language).status != "none"


def _time(text: str, language: str) -> bool:
    said = plain(text)
    if _ENDLESS.search(said) or _derived("duration", text, language):
        return True
    return bool(_UNTIL.search(said)) and _derived("date", text, language)


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


def _money(text: str, language: str) -> bool:
    return _derived("money", text, language)


def _phone(text: str, _language: str) -> bool:
    return bool(_PHONE.search(text))


def _email(text: str, _language: str) -> bool:
    return bool(_EMAIL.search(text))


def _percent(text: str, language: str) -> bool:
    return _derived("percent", text, language)


def _party(text: str, _language: str) -> bool:
    return bool(_PARTY.search(plain(text)) or _NAME.search(text))


def _person(text: str, _language: str) -> bool:
    return bool(_NAME.search(text) and _CALLS.search(plain(text)))


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
    "money": _money,
    "percent": _percent,
    "count": _number,
    "person": _person,
    "who": _party,
    "law": _law,
    "phone": _phone,
    "email": _email,
}
