"""The words for units of time, and what may stand between a number and its unit."""

from __future__ import annotations

import re

from quotary.core.needles import ODD_CASES

_UNITS = {
    "year": "years? yrs? annum anos? anniversary anniversaries aniversarios?",
    "month": "months? mos? mths? mes meses",
    "week": "weeks? wks? semanas?",
    "day": "days? dias?",
    "hour": "hours? hrs? hs? horas?",
    "minute": "minutes? minutos?",
    "quarter": "quarters?",
    "fortnight": "fortnights?",
    "quinzena": "quinzenas?",
    "bimester": "bimestres?",
    "trimester": "trimesters? trimestres?",
    "quadrimester": "quadrimestres?",
    "semester": "semesters? semestres?",
    "biennium": "bienniums? biennia bienios?",
    "triennium": "trienniums? triennia trienios?",
    "quadrennium": "quadrienios?",
    "quinquennium": "quinquenios?",
    "decade": "decades? decadas? decenios?",
}
_PATTERNS = [(name, pattern) for name, patterns in _UNITS.items() for pattern in patterns.split()]
UNIT_OF = {
    form: name
    for name, pattern in _PATTERNS
    for form in ({pattern[:-2], pattern[:-1]} if pattern.endswith("s?") else {pattern})
}

_QUALIFIER = (
    r"(?:full|actual|whole|complete|entire|calendar|consecutive|successive|continuous"
    r"|additional|further"
    r"|more|extra|contract|fiscal|financial|clear|running|natural|straight|uninterrupted|plain"
    r"|federal|banking|business|working|trading|work|bank|court|civil|uteis|corridos|consecutivos"
    r"|completos?|inteiros?|outros?|mais)"
)
_AFTER = (
    r"(?:uteis|util|bancarios|de expediente|corridos|consecutivos|de calendario|calendario"
    r"|ininterruptos|seguidos|subsequentes|sucessivos|completos|civis|naturais|continuos)"
)
UNIT = re.compile(
    rf"(?<![A-Za-z_])(?P<before>(?:[(\[]?{_QUALIFIER}[)\]]?(?:, | - |[ -]))*)"
    rf"(?P<unit>{'|'.join(sorted((p for _, p in _PATTERNS), key=len, reverse=True))})"
    rf"(?!\w)(?P<possessive>\.?'s?(?!\w))?(?P<after>,? \(?{_AFTER}\)?)?",
    re.IGNORECASE,
)
_LETTERS = re.compile(r"[a-z]+")


def may_name_unit(text: str) -> bool:
    """False where no word of the text is one for a unit of time, told without the pattern."""
    if not (text.isascii() or ODD_CASES.isdisjoint(text)):
        return True
    return not UNIT_OF.keys().isdisjoint(_LETTERS.findall(text.lower()))


BUSINESS = re.compile(
    r"\b(?:business|working|banking|bank|work|court|trading|util|uteis|bancarios"
    r"|de expediente)\b",
    re.I,
)

# Between the number and the unit: nothing, a space, a hyphen (also the tilde of bad scans).
GAP = re.compile(r"(?:[ ~-]{0,3}|[ ~-]{0,3}[)\]][ ~-]{0,2})")

NOT_A_PERIOD_AFTER = re.compile(
    r"(?:'? imprisonment\b| de (?:prisao|reclusao|detencao)\b| of age\b|[ -]old\b| de idade\b"
    r"|'? ago\b| atras\b| no mercado\b"
    r"| (?:in|on) the (?:market|business|industry)\b"
    r"| de (?:mercado|experiencia|atuacao|existencia|historia|tradicao)\b"
    r"|,? (?:a|per|each|in a|in each|in any|in the|por|ao|a cada) (?:calendar )?(?:days?|weeks?"
    r"|months?|years?|dia|semana|mes|ano)\b"
    r"|[ -]years?\b|[ -]month(?:s|ly)? years?\b"
    r"| of (?:january|february|march|april|may|june|july|august|september|october|november"
    r"|december|_|\[|\.{2,})"
    r"| d[eo] (?:mes de )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro"
    r"|outubro|novembro|dezembro|_)"
    r"| do mes de\b|s? of (?:experience|service|history|existence|presence|tradition)\b)",
    re.IGNORECASE,
)
NOT_A_PERIOD_BEFORE = re.compile(
    r"(?:\byears?(?: consisting)? of(?: a)? (?:actual )?|\bano (?:civil |comercial )?de "
    r"|\b(?:aged|over the age of|under the age of"
    r"|maior(?:es)? de|menor(?:es)? de) |\b(?:ha|faz)(?: mais de| cerca de| quase"
    r"| aproximadamente)? |(?:^"
    r"|[ 0-9])[x×] ?)$",
    re.IGNORECASE,
)
