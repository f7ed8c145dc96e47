"""Whether a time is measured from the act that is asked about, and so is no time for that act.

"Shall restore it within four hours after the Client reports a failure" says nothing of when the
Client must report.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.questions.party_words import PartyWords
from quotary.core.questions.stemming import plain, stem, words_of

_MUST: Final = (
    r"(?:must|shall|should|does|do|will|may|can|have to|has to|deve|devem|devera|deverao|pode"
    r"|podera)"
)
_PASSIVE: Final = re.compile(
    rf"\b(?:{_MUST} [^?]*?\bbe|(?:deve|devera|devem|deverao|pode)\b[^?]*?\bser|is"
    rf"|are) (?P<verb>\w{{4,}}(?:ed|en|[ai]d[oa]s?))\b"
)
_AFTER_PARTY: Final = re.compile(
    r"^\W*(?:(?:have|has|must|shall|ought|need|needs) )?(?:to |(?:deve|devera|pode|tem de|tem que"
    r"|tera de) )?"
    r"(?:not |nao )?(?P<verb>[a-z]{3,})"
)
_TIMES: Final = frozenset({"how_long", "when", "how_often"})
_FROM: Final = re.compile(
    r"\b(?:after|from|of|following|once|when|whenever|upon|as soon as|since|before|prior to|until"
    r"|apos|depois (?:que|d[aeo])|contad[oa]s? d[aeo]|a contar d[aeo]|a partir d[aeo]|quando"
    r"|assim que|uma vez"
    r"|antes (?:que|d[aeo])|d[ao]|ate que) [^,;.]*"
)
_VALUE: Final = re.compile(
    r"\b(?:days?|weeks?|months?|years?|hours?|minutes?|dias?|semanas?|mes|meses|anos?|horas?"
    r"|minutos?)\b"
    r"(?:'? notice)?(?: (?:uteis|corridos))?,? (?:at (?:most|least|the latest),? )?"
)


def is_measured_from(question: str, kind: str, part: str, words: PartyWords) -> bool:
    """True where the asked act stands only in what the time of the part is counted from."""
    if kind not in _TIMES:
        return False
    verb = _asked_act(_line(question), words)
    if not verb:
        return False
    said = _line(part)
    if verb not in _stems(said):
        return False
    kept = said
    for value in reversed(list(_VALUE.finditer(said))):
        origin = _FROM.match(said, value.end())
        if origin is not None:
            kept = kept[: origin.start()] + kept[origin.end() :]
    return verb not in _stems(kept)


def _asked_act(asked: str, words: PartyWords) -> str:
    """The stem of the verb that the question asks about; "" where form does not tell it."""
    passive = _PASSIVE.search(asked)
    if passive is not None:
        return stem(passive["verb"])
    mentioned = words.found_in(asked)
    if not mentioned:
        return ""
    after = _AFTER_PARTY.match(asked[mentioned[0][1] :])
    return stem(after["verb"]) if after is not None else ""


def _stems(text: str) -> frozenset[str]:
    return frozenset(map(stem, words_of(text)))


def _line(text: str) -> str:
    return " ".join(plain(text.replace("\u2019", "'")).split())
