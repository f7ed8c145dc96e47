"""Names and signs of currencies, as ISO 4217 codes; a bare dollar sign has none."""

from __future__ import annotations

import re

_CODES = (
    "AED AOA ARS AUD BGN BHD BOB BRL CAD CHF CLP CNY COP CRC CVE CZK DKK DOP EGP EUR GBP GHS GTQ "
    "HKD "
    "HUF IDR ILS INR ISK JMD JOD JPY KES KRW KWD KZT LKR MAD MOP MUR MXN MYR MZN NGN NOK NZD OMR "
    "PAB "
    "PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU VND "
    "XAF "
    "XCD XOF ZAR ZMW"
)
CODES = frozenset(_CODES.split())

# Before the figure. An empty code is a sign that several currencies share.
SIGNS = {
    "US$": "USD", "U$S": "USD", "U$": "", "USD$": "USD", "$US": "USD", "US $": "USD",
    "U.S.$": "USD", "U.S. $": "USD", "R$": "BRL", "R $": "BRL", "BRL$": "BRL", "C$": "CAD",
    "CA$": "CAD", "CAD$": "CAD", "CAN$": "CAD", "CDN$": "CAD", "CDN $": "CAD", "A$": "AUD",
    "AU$": "AUD", "AUD$": "AUD", "NZ$": "NZD", "NZD$": "NZD", "HK$": "HKD", "S$": "SGD",
    "SG$": "SGD", "NT$": "TWD", "MX$": "MXN", "MXN$": "MXN", "J$": "JMD", "TT$": "TTD",
    "MOP$": "MOP", "€": "EUR", "£": "GBP", "₹": "INR", "₩": "KRW", "₪": "ILS", "₺": "TRY",
    "₽": "RUB", "¥": "", "$": "", "RMB": "CNY", "RMB¥": "CNY", "CN¥": "CNY", "JP¥": "JPY",
    "RS.": "INR",
}  # fmt: skip

# Behind the figure or the words; accents dropped, lower case.
_NAMES = {
    "USD": r"us dollars?|u\. ?s\. ?(?:a\. ?)?dollars?|usa dollars?"
    r"|united states(?: of america)? dollars?|american dollars?"
    r"|dollars of the united states(?: of america)?"
    r"|dolar(?:es)? (?:norte[- ]americanos?|americanos?|estadunidenses?"
    r"|d[oe]s estados unidos(?: da america)?|dos eua)",
    "BRL": "reais|brazilian rea(?:is|l)s?|rea(?:is|l) brasileiros?",
    "EUR": "euros?",
    "GBP": "pounds? sterling|british pounds?(?: sterling)?|libras? esterlinas?|uk pounds?",
    "CAD": "canadian dollars?|dolar(?:es)? (?:canadenses?|canadianos?)|dollars of canada",
    "AUD": "australian dollars?|dolar(?:es)? australianos?",
    "NZD": "new zealand dollars?",
    "HKD": "hong kong dollars?|dolar(?:es)? de hong kong",
    "SGD": "singapore dollars?",
    "CHF": "swiss francs?|francos? suicos?",
    "JPY": "japanese yen|yen|ienes?",
    "CNY": "renminbi(?: yuan)?|yuan|chinese yuan",
    "INR": "indian rupees?|rupias? indianas?",
    "MXN": "mexican pesos?|pesos? mexicanos?",
    "ARS": "argentine pesos?|pesos? argentinos?",
    "CLP": "chilean pesos?|pesos? chilenos?",
    "ZAR": "south african rands?|rands?",
    "SEK": "swedish kron(?:or|a)|coroas? suecas?",
    "NOK": "norwegian kroner?",
    "DKK": "danish kroner?",
    "AOA": "kwanzas?",
    "MZN": "meticais|metical",
    "": "dollars?|dolar(?:es)?|pounds?|libras?|pesos?"
    "|rupees?|rupias?|francs?|francos?|kron(?:or|er)",
}
_NAME_PATTERNS = [(re.compile(pattern, re.IGNORECASE), code) for code, pattern in _NAMES.items()]

NAME = "|".join(f"(?:{pattern})" for pattern in _NAMES.values())
SIGN = "|".join(re.escape(sign) for sign in sorted(SIGNS, key=len, reverse=True))
CODE = "|".join(sorted(CODES))

# What says which dollar a bare sign is, anywhere in the same text.
_SAID = {
    "USD": r"US\$|U\$S|\bUSD\b|\bU\.? ?S\.?(?: ?A\.?)? ?\$"
    r"|\bU\.? ?S\.?(?: ?A\.?)? (?:dollars?|currency|funds)\b"
    r"|\bunited states (?:of america )?(?:dollars?|currency|funds)\b"
    r"|\b(?:currency|money|dollars?|tender) of the united states\b|\bamerican dollars?\b"
    r"|\bdolar(?:es)? (?:norte[- ]americanos?|americanos?|estadunidenses?|dos estados unidos"
    r"|dos eua)\b",
    "CAD": r"\bC(?:A|AN|DN|AD)? ?\$|\bCAD\b|\bCDN\b|\bcanadian (?:dollars?|currency|funds)\b"
    r"|\b(?:currency|money|dollars?) of canada\b",
    "AUD": r"\bA(?:U|UD)?\$|\bAUD\b|\baustralian (?:dollars?|currency)\b"
    r"|\b(?:currency|dollars?) of australia\b",
    "NZD": r"\bNZD?\$|\bNZD\b|\bnew zealand (?:dollars?|currency)\b",
    "SGD": r"\bS(?:G|GD)?\$|\bSGD\b|\bsingapore (?:dollars?|currency)\b",
    "HKD": r"\bHKD?\$|\bHKD\b|\bhong kong (?:dollars?|currency)\b",
}
_SAID_PATTERNS = {code: re.compile(pattern, re.IGNORECASE) for code, pattern in _SAID.items()}


def code_of_name(name: str) -> str:
    """The ISO 4217 code of a currency's name as written, "" where several share it."""
    if name.upper() in CODES:
        return name.upper()
    return next((code for pattern, code in _NAME_PATTERNS if pattern.fullmatch(name)), "")


def dollar_of(text: str) -> str:
    """The one dollar that the text names anywhere, "" where it names none or several."""
    said = [code for code, pattern in _SAID_PATTERNS.items() if pattern.search(text)]
    return said[0] if len(said) == 1 else ""
