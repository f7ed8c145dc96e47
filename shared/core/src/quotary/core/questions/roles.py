"""Who does what to whom: the parties that a sentence or a question names, each in its role.

Grammar of closed classes: prepositions, auxiliaries, possessives, and what opens a clause.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from quotary.core.questions.party_words import PartyWords

Role = Literal["actor", "owner", "object", "told", "receiver"]
"""`told` stands for whoever something is done to in the passive: "the Customer shall be told"."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A party named in a plain text: `reach` is the part of the text that is about it.

    `thing` are the words that it is the owner of.
    """

    party: str
    role: Role
    reach: str
    thing: str = ""


_DET: Final = r"(?:(?:the|a|an|any|each|every|such|that|this|o|a|os|as|cada|qualquer|tal) )?"
_ENDS_OF: Final = re.compile(rf"\b(?:of|d[aeo]s?) {_DET}$")
_DO: Final = re.compile(rf"\bdo {_DET}$")
_ENGLISH: Final = re.compile(r"\b(?:the|of|is|are|we|you|your|our|when|what|how|which|who|must)\b")
"""In English "do the parties" is no "of the parties"."""
_ENDS_BY: Final = re.compile(rf"\b(?:by|pel[ao]s?|por) {_DET}$")
_ENDS_TO: Final = re.compile(
    rf"(?:\b(?:to|against|from|with|for|towards?|on|upon|between|among|para|contra|com|em|n[ao]s?"
    rf"|sobre|perante|entre|aos?|junto a[os]?) {_DET}|\b(?:à|às) )$"
)
_CHARGED: Final = re.compile(
    r"\b(?:vedad[oa]|proibid[oa]|defeso|facultad[oa]|permitid[oa]|licito|cabe|cabera|incumbe"
    rf"|incumbira|compete|competira|cabendo|competindo|incumbindo|tocando|toca|tocara|competem|cabem"
    rf"|incumbem) aos? {_DET}$"
    rf"|\b(?:falls? (?:on|to)|up to|duty of|responsibility of|incumbent (?:on|upon)) {_DET}$"
)
"""Who is told so is to act: "É vedado à Contratada ceder", "it falls to the Supplier to pay"."""
_AT_CHARGE: Final = re.compile(rf"\b(?:a cargo|por conta|as expensas) d[aeo]s? {_DET}$")
_AUX: Final = (
    r"(?:shall|must|may|might|can|could|will|would|should|does|do|did|is|are|was|were|has|have|had"
    r"|devendo|podendo|ficando|tendo|deve|devem|devera|deverao|pode|podem|podera|poderao|sera|serao|esta|fica|tem|tera)"
)
_ENDS_AUX: Final = re.compile(rf"\b{_AUX} (?:not )?{_DET}$")
_OPENS: Final = re.compile(
    r"(?:^|[.;:,()\[\]\"“”–—-] ?|\b(?:if|when|where|whenever|once|unless|until|before|after"
    r"|because|while"
    r"|since|that|which|and|or|but|provided|what|how|whether|long|much|often|many|days?|weeks?"
    r"|months?|years?|hours?|extent|tempo|dias|meses|anos|horas|semanas|prazo|vezes|se|quando"
    r"|caso|enquanto|que|e|ou|mas|apos|antes|salvo|havendo)"
    rf" ){_DET}$"
)
_PASSIVE: Final = re.compile(
    r" ?(?:(?:shall|must|may|can|will|should|would|deve|devera|pode|podera) )?(?:not |nao )?"
    r"(?:be|been|is|are|was|were|being|ser|sera|e|foi|seja)\b (?:not )?(?:\w+ly )?"
    r"(?!entitled|obliged|obligated|required|permitted|allowed|prohibited|insured|authori[sz]ed"
    r"|bound|deemed|obrigad|autorizad|impedid)"
    r"(?P<verb>\w+(?:ed|ad[oa]s?|id[oa]s?)|told|paid|given|sent|held|kept|made|shown|met|pag[oa])\b"
)
_COLLECTIVE: Final = re.compile(
    r"\b(?:(?:each|either|any|neither|every|no|both) (?:of the )?part(?:y|ies)\b(?! to)"
    r"|(?<!other )(?<!third )(?:the|both|all) parties\b"
    r"|(?:as|ambas as|qualquer das|cada uma das|nenhuma das|qualquer uma das|todas as) partes\b"
    r"|(?:cada|qualquer|nenhuma) parte\b|\bone party\b|\ba party\b)"
)
_NEXT_AUX: Final = re.compile(rf" (?:\w+ly )?(?:{_AUX}|nao|\w{{3,}}(?:[aei]ra|[aei]rao))\b")
_BESIDE: Final = re.compile(
    r" (?!(?:and|or|but|to|of|in|on|at|for|with|within|by|from|if|when|where|unless|until|before"
    r"|after"
    r"|under|against|upon|as|that|which|who|not|be|e|ou|em|no|na|de|do|da|por|com|se|que|para|a|o"
    r"|liable|responsible|entitled|bound|able|obliged)\b)[a-z][\w-]+"
)
_THEN_BE: Final = re.compile(r" [a-z][\w-]+(?: [a-z][\w-]+)? (?:be|been|ser|seja)\b")
"""After "must Client Data be returned" the client is nobody who acts."""
_POSSESSIVES: Final = frozenset({"our", "your"})
_POSSESSED: Final = re.compile(r"\b(?:its|their|his|her|our|your|all|any|no|seus?|suas?) $")
_COPULA: Final = re.compile(r"\b(?:is|are|was|were) $")
_PASSIVE_END: Final = re.compile(r" (?:\w+ed|told|paid|given|sent|held|kept|made)\b")
_STOP: Final = re.compile(
    r";|\b(?:if|when|where|whenever|unless|until|provided|whereas|while|because|se|quando|caso"
    r"|enquanto|salvo|desde que)\b"
)
_THING: Final = re.compile(r"(?:[\w-]+ ?){1,4}")
_BEFORE_OF: Final = re.compile(r"((?:[\w-]+ ){1,4})(?:of|d[aeo]s?) (?:\w+ ){0,2}$")
_ENDS_WITH: Final = re.compile(rf"\bwith {_DET}$")
_DOING: Final = re.compile(r" (?!regarding|concerning|including|during)[a-z]{3,}ing\b")
"""“With the Trust bearing the cost”."""
_IS_CHARGED: Final = re.compile(r" (?:incumbe|cabe|compete|toca|incumbira|cabera|competira)\b")
"""“À CONTRATANTE incumbe o seguro”."""
_ENDS_PARA: Final = re.compile(rf"\bpara {_DET}$")
_PARA_DO: Final = re.compile(r" (?!favor\b|valor\b|maior\b|menor\b)[a-z]{2,}[aei]r\b")
"""“O aviso para a CONTRATANTE rescindir”."""
_TO_DO: Final = re.compile(r" to \w+| \w+ing\b")


def mentions(text: str, words: PartyWords) -> tuple[Mention, ...]:
    """The parties named in the plain text, in order, each in the role that it has there."""
    found = words.found_in(text)
    acting: list[Role] = [_role(text, start, end) for start, end, _ in found]
    made: list[Mention] = []
    for number, ((start, end, party), role) in enumerate(zip(found, acting, strict=True)):
        later = (
            other
            for (other, _, name), as_ in zip(found[number + 1 :], acting[number + 1 :], strict=True)
            if as_ == "actor" and name != party
        )
        stop = _STOP.search(text, end)
        limit = min(next(later, len(text)), stop.start() if stop else len(text))
        made.append(
            Mention(party, role, _reach(text, start, limit, role), _thing(text, start, end))
        )
    return tuple(made)


def names_all(text: str) -> bool:
    """True where the plain text speaks of each party or of all of them."""
    return _COLLECTIVE.search(text) is not None


def _role(text: str, start: int, end: int) -> Role:
    before, after = text[:start], text[end:]
    if _AT_CHARGE.search(before):
        return "actor"
    if _owns(text, start, end):
        return "owner"
    if _ENDS_BY.search(before) or _CHARGED.search(before):
        return "actor"
    if _ENDS_TO.search(before) and not _ENDS_AUX.search(before):
        to_do = before.endswith(("for ", "for the ")) and _TO_DO.match(after)
        to_do = to_do or (_ENDS_WITH.search(before) and _DOING.match(after))
        to_do = to_do or _IS_CHARGED.match(after)
        to_do = to_do or (_ENDS_PARA.search(before) and _PARA_DO.match(after))
        return "actor" if to_do else "receiver"
    if any(form.search(before) for form in (_ENDS_AUX, _OPENS)) or _NEXT_AUX.match(after):
        return "told" if _PASSIVE.match(after) else "actor"
    return "owner" if _BESIDE.match(after) else "object"


def _owns(text: str, start: int, end: int) -> bool:
    before, after = text[:start], text[end:]
    if text[start:end] in _POSSESSIVES or after.startswith(("'s ", "' ")):
        return True
    if _is_beside_a_noun(before, after):
        return True
    of = _ENDS_OF.search(before) is not None
    return of and not (_DO.search(before) and _ENGLISH.search(text))


def _is_beside_a_noun(before: str, after: str) -> bool:
    """True for "client accounts", "its customer data": the party only says whose they are."""
    beside = _BESIDE.match(after)
    if beside is None or _NEXT_AUX.match(after):
        return False
    return bool(
        _THEN_BE.match(after)
        or _POSSESSED.search(before)
        or (_COPULA.search(before) and not _PASSIVE_END.match(after))
    )


def _reach(text: str, start: int, limit: int, role: Role) -> str:
    if role == "actor" and not _ENDS_BY.search(text[:start]):
        return text[start:limit]
    stops = [match.end() for match in _STOP.finditer(text, 0, start)]
    return text[stops[-1] if stops else 0 : limit]


def _thing(text: str, start: int, end: int) -> str:
    if text[start:end] in _POSSESSIVES:
        thing = _THING.match(text, end + 1)
        return thing[0] if thing else ""
    possessive = re.match(r"(?:'s|’s|'|’) ", text[end:])
    if possessive:
        thing = _THING.match(text, end + possessive.end())
        return thing[0] if thing else ""
    of = _BEFORE_OF.search(text[:start])
    if of:
        return of[1]
    beside = _THING.match(text, end + 1) if _BESIDE.match(text, end) else None
    return beside[0] if beside else ""
