"""Bare orders: "Keep the password secret.", "No subletting.", *Devolva o equipamento*.

An order opens a sentence, an item of a list, or a line with a capital letter. In the middle of a
sentence the same words are no order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.lookalikes import Skeleton
from quotary.core.obligations.accents import is_portuguese
from quotary.core.obligations.duty_words_en import AT_START

_VERB_LIST: Final = (
    "abide act address adhere allow answer apply appoint arrange ask assign assist attach attend "
    "avoid bring call cancel carry cease change check clean close collect complete comply confirm "
    "contact cooperate copy cover deliver destroy disclose discuss display do document dispose "
    "email employ enclose ensure enter exercise fill finish follow forward give hand have hold "
    "identify include inform inspect install insure keep leave let limit list lock log maintain "
    "make meet name notify obey observe obtain offer open operate order park pay perform place "
    "post prepare present preserve prevent produce promote protect prove provide publish put read "
    "refer refrain refund register remove renew repair replace reply report respect respond return "
    "review save secure select sell send serve ship show sign stay stop store submit supply take "
    "tell train transfer treat turn update use verify wait warn wear withdraw work write"
)
_VERBS: Final = "|".join(_VERB_LIST.split())
_OBJECT: Final = (
    r"(?:the|all|any|each|every|it|them|him|her|us|me|you|your|yourself|our|its|their|this|that"
    r"|these|those|an?|both|no|only|to|in|on|at|with|within|for|from|by|up|out|off|away|before"
    r"|after|until|and|or|not|\d+|[a-z]+ly)"
)
_ENGLISH: Final = (
    rf"(?:(?:{_VERBS}) {_OBJECT}\b|{AT_START}"
    r"|no (?:[a-z-]+ ){0,2}?(?:[a-z]{3,}ing|pets|entry|parking|refunds?|resale|copies|sublets?"
    r"|subleases?|sublicen[cs]es?|exceptions|visitors|photos?|alterations)\b(?=[^.;:]{0,80}[.;!]))"
)
_PORTUGUESE: Final = (
    r"(?:nao |jamais |nunca )?(?:mantenha|devolva|entregue|pague|envie|informe|comunique|guarde"
    r"|utilize|use|faca|apresente|assine|cumpra|observe|respeite|evite|preencha|forneca|solicite"
    r"|notifique|avise|conserve|proteja|verifique|providencie|registre|instale|remova|retire|mande"
    r"|leia|siga|garanta|assegure|compartilhe|divulgue|revele|copie|altere|ceda|transfira"
    r"|subloque|venda|abra|deixe|permita|exceda|saia|entre|fume|revenda|alugue|empreste|troque"
    r"|limpe|repare|substitua|contrate|destrua|apague|exclua|arquive|emita|recolha|zele|cuide"
    r"|responda|aguarde|confirme|atualize|imprima|estacione|realize|execute|efetue|traga|leve"
    r"|coloque|ponha|feche|desligue|ligue|acesse|publique|reproduza|modifique)(?:-[a-z]+)?"
)
_INFINITIVE: Final = (
    r"(?!qualquer|titular|lugar|mulher|poder|dever|similar|particular)[a-z]{3,}[aei]r"
    r"(?= (?:[oa]s?|uma?|ao|tod[oa]s|em|seus?|suas?)\b)"
)
_OPENING: Final = r"(?:^|(?<=[.;:!?)\]\u2022\u00b7*\"-] )|(?<= ))"
_ORDER_EN: Final = re.compile(rf"{_OPENING}(?P<order>(?:please )?{_ENGLISH})")
_ORDER_PT: Final = re.compile(rf"{_OPENING}(?P<order>{_PORTUGUESE}|{_INFINITIVE})(?!\w)")
_SIGNS: Final = '.;:!?)]\u2022\u00b7*"'


_LONGEST: Final = 80
"""Characters of a line that may be a heading."""

_HEADING: Final = re.compile(
    r"\s*[0-9]{1,2}(?:\.[0-9]{1,2})*[.)]?\s+[A-Z\u00c0-\u00dd]+ (?:AND|OR|E|OU)"
    r"(?: [A-Z\u00c0-\u00dd'-]+){1,4}\s*"
)

ORDER_CUE: Final = re.compile(
    rf"(?:please )?(?:(?:{_VERBS}) {_OBJECT}|{AT_START})|{_PORTUGUESE}"
    r"|[a-z]+(?:[aei]r|por)(?:-[a-z]+)?"
)
"""The cue of an order; an infinitive of a list is one as well."""


def find_orders(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    """Where the view has an order, as offsets of it."""
    patterns = [_ORDER_EN, _ORDER_PT] if is_portuguese(view.text) else [_ORDER_EN]
    for pattern in patterns:
        for match in pattern.finditer(view.text):
            start, end = match.span("order")
            if opens_sentence(text, view, start) and not _is_heading(text, view.offsets[start]):
                yield start, end


def _is_heading(text: str, at: int) -> bool:
    """True in a numbered line of capitals that joins two words: "4. USE AND ALIENATION"."""
    start = text.rfind("\n", max(0, at - _LONGEST), at) + 1
    line = text[start : start + _LONGEST].split("\n")[0] if start or at < _LONGEST else ""
    return _HEADING.fullmatch(line) is not None


def opens_sentence(text: str, view: Skeleton, at: int) -> bool:
    """True where the word at `at` of the view opens the text, a sentence, an item or a line.

    A line is opened by a capital letter, as a sentence is that goes on over lines by none.
    """
    if at == 0:
        return True
    if at > 1 and view.text[at - 2] in _SIGNS:
        return True
    first, before = view.offsets[at], view.offsets[at - 1]
    return text[first].isupper() and "\n" in text[before:first]
