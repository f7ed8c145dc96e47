"""What the words around a stated value do to it: multiply, add to, deny or leave open.

A value that such words touch is not the value of the sentence. The readers then abstain: working
out "twice that" needs to know what "that" is, and whether it may be multiplied at all.
"""

from __future__ import annotations

import re

from quotary.core.readers.choices import may_be_higher

_I = re.IGNORECASE
_WINDOW = 70
_SMALL = (
    r"(?:(?:the|a|an|of|that|this|such|o|a|os|as|do|da|dos|das|de|um|uma|valor|amount|sum|fees?"
    r"|period|rate|sum of|price|prazo|quantia|taxa|equal to|igual a|initial|agreed|annual|monthly"
    r"|successive|consecutive|further|additional) ){0,4}"
)
_MULTIPLIED = re.compile(
    r"(?:\b(?:twice|thrice|double|doubled|treble|triple|tripled|quadruple|quintuple|half"
    r"|(?<!all )(?<!any )(?<!other )times|[a-z]+[- ]?fold|multiples?|multiplied by|dobro|triplo"
    r"|quadruplo|metade|vezes|(?:periods|terms|instal?ments|parcelas|prestacoes|periodos) (?:of|de)"
    r"|each of \w+)"
    rf"|[x×*^]) {_SMALL}$",
    _I,
)
_EQUAL_BEFORE = re.compile(
    r"\b(?:equivalent|equivalente)s? (?:of|to|a|in|de) $|\b(?:minus|menos) $", _I
)
_EQUAL_BEHIND = re.compile(
    r"[)\]]?,?(?: \(?(?:or|ou)(?: its| the| o| seu)?)? \(?equivalente?s?\b", _I
)
_TIMES_BEHIND = re.compile(
    r"[)\]]?(?: ?[x×*^] ?[0-9]| ?\^|,? (?:times|multiplied|doubled|tripled|trebled|squared|twice"
    r"|twofold|threefold|multiplicad[oa]s?|vezes|em dobro|dobrad[oa]s?|per (?:party|item|project)"
    r"|por (?:infracao|evento|ocorrencia|ato|hora|item)"
    r"|for each|each time|a cada)\b|[^.;]{0,40}?\b(?:dobrando|doubling|cumulativamente)\b)",
    _I,
)
_ADDED_BEFORE = re.compile(
    r"(?:\b(?:prime|base|reference|benchmark|bank|rates?|libor|sofr|euribor|sonia|selic|cdi|ipca"
    r"|igp-?m|inpc|incc|tlp|tjlp|tr|taxas?|indices?|index|inflation|cpi|rpi|inflacao|variacao"
    r"|correcao monetaria)\b[^.;,]{0,40}?(?:\b(?:plus|minus|less|mais|menos|acrescid[oa]s?"
    r"(?: d[aeo]s?)?|with an addition of|increased by|reduced by|over|above)|[+-]|\+) ?"
    r"(?:(?:a |an |the )?(?:margin|spread|surcharge|juros|margem|adicional)(?: (?:of|de))? )?"
    rf"|\+ ?){_SMALL}$",
    _I,
)
_ADDED_BEHIND = re.compile(
    r"[)\]]?(?: (?:per annum|per year|per month|a year|a month|ao ano|ao mes|a\.a\.|p\.a\.))?"
    r"(?: ?\+| (?:above|over|below|under|in excess of|on top of|plus|more than|higher than|lower"
    r" than|acima d[aeo]s?|abaixo d[aeo]s?|sobre|mais|alem d[aeo]s?) (?:(?:the|a|an|its|then"
    r"|current|applicable|o|official|published|bank|of|[a-z]+'s) ){0,3}(?:\w+ ){0,2}?"
    r"(?:rates?|prime|base|libor|sofr|euribor|sonia|selic|cdi|ipca|igp-?m|inpc|tr|taxa|indice"
    r"|index|inflation|cpi)\b)",
    _I,
)
_DENIED_BEFORE = re.compile(
    r"\b(?:not|no|no longer|never|nao|without(?: any)?|instead of|rather than|in place of|sem|nem"
    r"|nor|neither|em vez de|formerly|previously|originally|anteriormente|ceases? to be)"
    r"(?: (?:be|been|a|an|the|of|is|to be|longer|for|sao|e|o|um|uma|em|any|such)){0,3} $"
    r"|\bsem (?!prejuizo|limita)\w+ de $",
    _I,
)
_DENIED_BEHIND = re.compile(
    r"[)\]]?(?: [a-z'-]+){0,4} (?:does|do|did|shall|will|is|are|may|must) (?:not|no longer|never)"
    r" (?:apply|applicable|be (?:applied|applicable|due|payable|charged|owed|the)|due|payable)\b"
    r"|[)\]]?(?: [a-z'-]+){0,4} (?:nao (?:se aplica|sera|e|incide|se aplicam)|fica\w* afastad"
    r"|(?:is|are|was|were|has been|have been|e|foi) (?:hereby )?(?:deleted|waived|removed|struck"
    r"|abolished|replaced|suspended|excluid|revogad|suprimid))",
    _I,
)

# "Multa equivalente a 10%" is the usual way to say "multa de 10%"; of a length it is not.
_PENALTY_OF = re.compile(
    r"\b(?:multa|penalidade|pena|clausula penal|desconto|indenizacao)(?: \w+){0,2}"
    r" (?:equivalente|correspondente) a $",
    _I,
)
_SHARE = re.compile(r"%|\bpor ?cento\b", _I)
# Notice of "pelo menos 45 dias" is notice of 45 days; secrecy or payment of that has no upper end.
_AT_LEAST = re.compile(r"\b(?:pelo|ao) menos $", _I)
_NOTICE_BEFORE = re.compile(
    r"\b(?:aviso|antecedencia|notificacao|comunicacao)(?: previ[oa]| escrit[oa]| por escrito)*"
    r" (?:de|com) (?:pelo|ao) menos $",
    _I,
)
_NOTICE_BEHIND = re.compile(r"[)\]]{0,2} de (?:antecedencia|aviso)\b", _I)


def unsettled(text: str, start: int, end: int) -> str:
    """Why the value from `start` to `end` is not the one meant, "" where nothing speaks so."""
    window = max(0, start - _WINDOW)
    if _MULTIPLIED.search(text, window, start) or _TIMES_BEHIND.match(text, end):
        return "the value is multiplied or divided by what stands beside it"
    if _ADDED_BEFORE.search(text, window, start) or _ADDED_BEHIND.match(text, end):
        return "the value is added to another that is not stated"
    if _DENIED_BEFORE.search(text, window, start) or _DENIED_BEHIND.match(text, end):
        return "the value is denied, not stated"
    equal = _EQUAL_BEFORE.search(text, window, start) and not _is_plain(text, start, end)
    if equal or _EQUAL_BEHIND.match(text, end):
        return "something equivalent to the value, or the value turned round, is meant"
    return "a choice of values, not one" if may_be_higher(text, start, end) else ""


def _is_plain(text: str, start: int, end: int) -> bool:
    """True where words of equality or of a least do not touch the value: penalties and notices."""
    window = max(0, start - _WINDOW)
    if _SHARE.search(text, start, end) and _PENALTY_OF.search(text, window, start):
        return True
    if not _AT_LEAST.search(text, window, start):
        return False
    notice = _NOTICE_BEFORE.search(text, window, start) or _NOTICE_BEHIND.match(text, end)
    return notice is not None
