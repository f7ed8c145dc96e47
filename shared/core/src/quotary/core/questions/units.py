"""The unit that a question asks for, and whether a statement gives its value in that unit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from quotary.core.questions.kinds import Kind
from quotary.core.questions.stemming import plain

_TIMES: Final[Mapping[str, str]] = {
    "minute": r"minut[eo]s?",
    "hour": r"hours?|horas?",
    "day": r"days?|dias?",
    "week": r"weeks?|semanas?",
    "month": r"months?|mes(?:es)?",
    "quarter": r"quarters?|trimestres?",
    "year": r"years?|anos?",
}
_BUSINESS: Final = r"(?:business|working|banking) days?|dias? ute(?:is|l)|dias? util"
_CALENDAR: Final = r"(?:calendar|consecutive|running) days?|dias? (?:corridos?|consecutivos?)"
_COUNTED: Final = re.compile(
    rf"\b(?:how many|quant[oa]s) (?:(?P<business>{_BUSINESS})|(?P<calendar>{_CALENDAR})|(?:full "
    rf"|whole )?(?:" + "|".join(rf"(?P<{name}>{form})" for name, form in _TIMES.items()) + r"))\b"
)
_NUMBER: Final = (
    r"(?:[0-9]|\)|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
    r"|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty"
    r"|seventy|eighty|ninety|hundred|thousand|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito"
    r"|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte"
    r"|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos))"
)
_NOT_A_LENGTH: Final = (
    # "Within a week" is a length of time and no rate.
    r"(?<!within )(?<!after )(?<!for )(?<!than )(?<!least )(?<!of )(?<!in )(?<!before )(?<!until )"
    r"(?<!half )(?<!by )(?<!over )(?<!only )"
)
_RATES: Final[Mapping[str, re.Pattern[str]]] = {
    name: re.compile(
        rf"\b(?:per|{_NOT_A_LENGTH}an?|each|every|por|ao|cada|/) (?:full |calendar |contract "
        rf"|civil |elapsed |each )?"
        rf"(?:{form})\b(?! (?:after|before|from|of|following|late|later|apos))"
        rf"|\b(?:in|during|within|em|para|de) (?:any|each|every|the|that|a|one|cada|qualquer|um)"
        rf" (?:one |given |calendar |contract |fiscal |civil |same )?(?:{form})\b"
        rf"|\b(?:{adverb})\b"
    )
    for name, form, adverb in (
        ("minute", _TIMES["minute"], r"minutely"),
        ("hour", _TIMES["hour"], r"hourly|horari[ao]s?"),
        ("day", _TIMES["day"], r"daily|diari[ao]s?|diariamente"),
        ("week", _TIMES["week"], r"weekly|semanal|semanais|semanalmente"),
        ("month", _TIMES["month"], r"monthly|mensal|mensais|mensalmente|a\.m\."),
        ("quarter", _TIMES["quarter"], r"quarterly|trimestral|trimestrais|trimestralmente"),
        (
            "year",
            _TIMES["year"],
            r"annual|annually|yearly|per annum|p\.a\.|a\.a\.|anual|anuais|anualmente"
            r"|twelve[ -]months?|12[ -]months?|doze meses",
        ),
    )
}
_CURRENCIES: Final[Mapping[str, re.Pattern[str]]] = {
    "USD": re.compile(
        r"\bUSD\b|\bUS\$|(?<![A-Z])\$|\b(?:U\.?S\.? )?dollars?\b|\bd[oó]lar(?:es)?\b", re.I
    ),
    "EUR": re.compile(r"\bEUR\b|€|\beuros?\b", re.I),
    "GBP": re.compile(r"\bGBP\b|£|\bpounds?\b|\blibras?\b", re.I),
    "BRL": re.compile(r"\bBRL\b|R\$|\brea(?:is|l)\b", re.I),
    "CHF": re.compile(r"\bCHF\b|\b(?:swiss )?francs?\b|\bfrancos\b", re.I),
    "JPY": re.compile(r"\bJPY\b|¥|\byen\b|\bienes?\b", re.I),
}
_IN_MONEY: Final = re.compile(
    r"\b(?:what|which) (?:\w+ ){0,2}(?:amount|sum|price)\b|\bhow much money\b"
    r"|\b(?:quantia|montante|valor fixo|preco)\b"
)
_QUANTITIES: Final[frozenset[Kind]] = frozenset(
    {"how_much", "percent", "limit", "count", "how_long"}
)


def same_unit(question: str, kind: Kind, statement: str) -> bool:
    """False where the question asks for one unit and the statement gives another.

    Days are business days where the question says just days; otherwise nothing is converted.
    """
    asked, said = _line(question), _line(statement)
    return (
        _same_time(asked, said)
        and _same_rate(asked, said, needed=kind in _QUANTITIES)
        and _same_currency(question, statement)
    )


def wants_money(question: str) -> bool:
    """True where the question asks for a sum of money: a percentage is none."""
    asked = _line(question)
    return bool(_IN_MONEY.search(asked) or _currencies(question))


def _same_time(asked: str, said: str) -> bool:
    counted = _COUNTED.search(asked)
    if counted is None:
        return True
    unit = counted.lastgroup or ""
    if unit == "business":
        return _counts(_BUSINESS, said)
    if unit == "calendar":
        return _counts(_TIMES["day"], re.sub(_BUSINESS, " ", said))
    return _counts(rf"{_BUSINESS}|{_TIMES[unit]}" if unit == "day" else _TIMES[unit], said)


def _counts(form: str, said: str) -> bool:
    words = r"(?:[\w'-]+[ -]){0,2}?"
    return re.search(rf"{_NUMBER}[)'’]* ?-?(?:{words})(?:{form})\b", said) is not None


def _same_rate(asked: str, said: str, *, needed: bool) -> bool:
    wanted = _rates(asked)
    if not wanted:
        return True
    given = _rates(said)
    return bool(wanted & given) if given else not needed


def _rates(line: str) -> set[str]:
    return {name for name, form in _RATES.items() if form.search(line)}


def _same_currency(question: str, statement: str) -> bool:
    wanted = _currencies(question)
    given = _currencies(statement)
    return not wanted or bool(wanted & given)


def _currencies(text: str) -> set[str]:
    text = re.sub(r"\b(?:em|o|no) real\b|\breal(?: estate| property| time)\b|\bR\$", "R$", text)
    found = {name for name, form in _CURRENCIES.items() if form.search(text.replace("R$", ""))}
    return found | ({"BRL"} if "R$" in text else set())


def _line(text: str) -> str:
    return " ".join(plain(text).split())
