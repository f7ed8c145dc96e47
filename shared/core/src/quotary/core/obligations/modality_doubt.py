"""Whether the words of a duty may bind nobody: told of others, past, guessed, left to the debtor.

Grammar that says must can still stand in a report ("the court held that"), in a doubt ("whether"),
in a guess ("will probably"), about the past ("must have received"), or under the debtor's own will
("shall, if it so wishes"). Code does not weigh these: a person reads the row.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.obligations import modality_doubt_en as en
from quotary.core.obligations import modality_doubt_pt as pt

_ENDS: Final = re.compile(r"(?<=[.;!?])\W* ")
_CURE: Final = (
    r"(?:repair|replace|refund|credit|reimburse|re-?perform|correct|remedy|rectify|resupply|return"
    r"|destroy|delete|reparar|substituir|reembolsar|restituir|devolver|refazer|corrigir|trocar"
    r"|consertar|repor|destruir|apagar)"
)
_CURES: Final = re.compile(
    # "Shall, at its option, repair or replace it": something is done in either case.
    rf"\b(?:shall|must|will|dev(?:e|em|era|erao))\b[^.;:]{{0,60}}?\b{_CURE}\b[^.;:]{{0,60}}?"
    rf"\b(?:or|ou)\b,?(?: [^.;:,]{{1,40}},)? (?:to )?{_CURE}\b"
)
_OPTION: Final = re.compile(r"\b(?:option|discretion|election|choice|criterio|escolha|opcao)\b")
_NEITHER: Final = re.compile(r"\b(?:nothing|neither|not|no|nada|nenhum[ao]?|nao|only|so|apenas)\b")
_OUGHT: Final = re.compile(r"\b(?:was|were|had|agreed|promised|undertook|covenanted)\b")
_THING_MAY: Final = re.compile(
    # What a thing may do is no right: "the goods may arrive damaged", "prices may vary".
    r"\b(?:may|can|might)(?: [a-z]+ly| also| still| not)* (?:arrive|occur|happen|arise|exist|seem"
    r"|appear|fluctuate|differ|deteriorate|leak|result|suffer|prove|fail|depend|malfunction|break"
    r"|become|need|damage|cause|harm|endanger|affect|lead to|cease to be"
    r"|be (?:[a-z]+ly )?(?:damaged|delayed|late|defective|faulty|interrupted"
    r"|unavailable|lost|stolen|destroyed|absent|unable|dangerous|hazardous|necessary|possible"
    r"|affected|impaired|higher|lower|subject to|at risk|incomplete|inaccurate|wrong|true|false"
    r"|due|outstanding|owed|some|many|difficult|needed)\b"
    r"|(?:change|vary|increase|decrease|rise|fall|drop|expire|lapse)"
    r"(?= ?(?:[.,;]|$| (?:from|by|with|without|due|over|when|if|because|as|between|and|or)\b)))\b"
    r"|(?<!\w)(?:pode|podem|podera|poderao) (?:[a-z]+mente )?(?:chegar|ocorrer|acontecer|surgir"
    r"|existir|haver|variar|oscilar|falhar|deteriorar|sofrer|resultar|parecer|depender"
    r"|danificar|causar|afetar|necessitar|precisar"
    r"|(?:ser|estar) (?:afetad|atrasad|danificad|defeituos|interrompid|indisponi|perdid|impossiv"
    r"|necessar))"
)


def is_told(line: str) -> bool:
    """True where a sentence of the unmasked line reports, doubts, guesses or defines a duty."""
    sentences = (line, *_ENDS.split(line))
    return any(_is_told(sentence) for sentence in sentences)


def is_optional(line: str) -> bool:
    """True where it is left to the debtor whether it acts, or it must act only if."""
    return any(
        not _is_which(line, found) and not _is_other(pattern, line)
        for pattern in (en.OF_MUST, pt.OF_MUST)
        if (found := pattern.search(line)) is not None
    )


def is_chance(line: str) -> bool:
    """True where a "may" says what may happen and not what somebody may do."""
    return _THING_MAY.search(line) is not None


def is_past(line: str) -> bool:
    """True where what binds is told in the past tense: "was to paint", "agreed to paint"."""
    return _OUGHT.search(line) is not None or pt.PAST.search(line) is not None


def _is_told(sentence: str) -> bool:
    for words in (en, pt):
        head = words.HEAD.search(sentence)
        if head is not None and words.BEFORE.search(sentence[: head.start()]) is not None:
            return True
        if words.ANYWHERE.search(sentence) is not None:
            return True
    if _is_had(sentence):
        return True
    return pt.HAVING.search(sentence) is not None or pt.PAST.search(sentence) is not None


def _is_had(sentence: str) -> bool:
    """True for what lies behind, but not where it is waited for: "until it shall have been paid".

    The last of such verbs counts before the first comma or semicolon that follows one.
    """
    places = [having.start() for having in en.HAVING.finditer(sentence)]
    if not places:
        return False
    start = max(sentence.rfind(sign, 0, places[0]) for sign in ",;") + 1
    ends = [found for sign in ",;" if (found := sentence.find(sign, places[0])) >= 0]
    last = max(at for at in places if at < min(ends, default=len(sentence)))
    return en.WAITING.search(sentence, start, last) is None


def _is_which(line: str, found: re.Match[str]) -> bool:
    """True where the debtor chooses which of two cures it owes, and not whether."""
    if _OPTION.search(found[0]) is None or _NEITHER.search(line) is not None:
        return False
    return _CURES.search(line) is not None


def _is_other(pattern: re.Pattern[str], line: str) -> bool:
    """True where every choice that is named is another's: "shall, at the Customer's option,"."""
    for found in pattern.finditer(line):
        named = found.groupdict()
        owner = named.get("owner") or (named.get("who") or "")
        if not owner.startswith("the "):
            return False
        head = en.HEAD.search(line)
        if head is None or owner in line[: head.start()]:
            return False
    return True
