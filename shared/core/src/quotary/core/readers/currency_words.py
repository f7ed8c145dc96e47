"""The currency that stands right before or right behind a number."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quotary.core.readers.currencies import CODE, NAME, SIGN, SIGNS, code_of_name, dollar_of
from quotary.core.readers.numbers import Number


@dataclass(frozen=True, slots=True)
class CurrencyMark:
    """A currency as written: `code` "" where several share it; `word` for a code or a name."""

    code: str
    start: int
    end: int
    word: bool = False


_WINDOW = 60
_SIGN_BEFORE = re.compile(rf"(?<![A-Za-z])(?P<sign>(?i:{SIGN})) ?[\[(]? ?$")
_CODE_BEFORE = re.compile(rf"(?<![A-Za-z])(?P<code>{CODE}) ?[$€£]? ?[\[(]? ?$")
_NAME_BEFORE = re.compile(rf"(?<![A-Za-z])(?P<name>{NAME}):? ?[\[(]? ?$", re.IGNORECASE)
# "payable in euros 30 days after": a name before a figure counts only where it looks like a sum.
_WORDS_END = re.compile(r" (?:only|even|somente)\b| ?[),;(]|\.? ?$", re.IGNORECASE)
_LIKE_A_SUM = re.compile(r"[0-9]{1,3}(?:[.,'][0-9]{3})+|[0-9]+[.,][0-9]{2}")
_AFTER = re.compile(
    rf"(?:[ -]?[)\]])?[ -]?(?:(?:de|in|em) |\()?(?:(?P<code>(?-i:{CODE}))(?![A-Za-z])"
    rf"|(?P<sign>[€£]"
    rf"|US\$|R\$(?! ?[0-9]))"
    rf"|(?P<name>{NAME})(?![A-Za-z])|\(?(?P<land>U\.? ?S\.?(?: ?A\.?)?|Canadian|Cdn\.?"
    rf"|Australian)\)?(?= ?(?:[,.;)]|$|per\b|a\b)))",
    re.IGNORECASE,
)
_REAL_AFTER = re.compile(
    r"(?:[ -]?[)\]])?[ -]?(?:de )?real(?![A-Za-z])(?! (?:estate|property|time|estado|property))",
    re.IGNORECASE,
)
_LANDS = {"u": "USD", "c": "CAD", "a": "AUD"}
_DOLLAR = re.compile(r"dollars?|dolar(?:es)?", re.IGNORECASE)
_WEIGHT = re.compile(r"pounds?|libras?", re.IGNORECASE)
_STERLING = re.compile(r"£|\bsterling\b|\besterlinas?\b|\bGBP\b", re.IGNORECASE)


def _named(text: str, name: str) -> str | None:
    """The code of a currency's name, "" if open, None where the word may be no currency at all."""
    code = code_of_name(name)
    if code:
        return code
    if _WEIGHT.fullmatch(name):
        return "GBP" if _STERLING.search(text) else None
    return dollar_of(text) if _DOLLAR.fullmatch(name) else ""


def currency_before(text: str, number: Number) -> CurrencyMark | None:
    """The sign, code or name before the number ("US$ 5", "EUR 5", "Euros 5.000,00"), or None."""
    window = max(0, number.start - _WINDOW)
    sign = _SIGN_BEFORE.search(text, window, number.start)
    code = _CODE_BEFORE.search(text, window, number.start)
    if code is not None:
        return CurrencyMark(code["code"], code.start(), number.start, word=True)
    if sign is not None:
        known = SIGNS[sign["sign"].upper()]
        if not known and sign["sign"] == "$":
            known = dollar_of(text)
        return CurrencyMark(known, sign.start(), number.start)
    name = _NAME_BEFORE.search(text, window, number.start)
    alone = number.words and _WORDS_END.match(text, number.end)
    if name is None or not (alone or _LIKE_A_SUM.fullmatch(text, number.start, number.end)):
        return None
    known = _named(text, name["name"])
    return None if known is None else CurrencyMark(known, name.start(), number.start, word=True)


def currency_after(text: str, end: int) -> CurrencyMark | None:
    """The code, sign or name behind the number ("5 million US dollars", "mil reais"), or None."""
    real = _REAL_AFTER.match(text, end)
    if real is not None:
        return CurrencyMark("BRL", end, real.end(), word=True)
    match = _AFTER.match(text, end)
    if match is None:
        return None
    if match["land"]:
        # "500 U.S." is money only behind a dollar sign.
        return (
            CurrencyMark(_LANDS[match["land"][0].lower()], end, match.end())
            if _dollar_near(text, end)
            else None
        )
    if match["sign"]:
        return CurrencyMark(SIGNS[match["sign"].upper()], end, match.end())
    known = match["code"] or _named(text, match["name"])
    return None if known is None else CurrencyMark(known, end, match.end(), word=True)


def _dollar_near(text: str, end: int) -> bool:
    return "$" in text[max(0, end - 24) : end]
