"""Whether a time stands in a relative clause: there it says when something else was, or is, so."""

from __future__ import annotations

import re
from typing import Final

_RELATIVE: Final = re.compile(r"\b(?:that|which|who|whom|que|quem|cujos?|cujas?|[oa]s? quais)\b")
_NO_RELATIVE: Final = re.compile(
    # "Ensure that it is paid within 10 days": what depends here is the duty itself.
    r"\b(?:ensur\w+|procur\w+|caus\w+|see|sure|agre\w+|provid\w+|undertak\w+|warrant\w*|guarant\w+"
    r"|confirm\w*|requir\w+|acknowledg\w+|understood|such|so|extent|event|case|condition"
    r"|insofar as|except|save|than|garant\w+|assegur\w+|zelar\w*|cuidar\w*|acord\w+|desde|caso"
    r"|hipotese|para|assim|logo|sempre|antes|depois|ate|uma vez|medida|tao logo|a menos|de modo"
    r"|de forma|providenci\w+|comunic\w+|inform\w+|declar\w+|fica\w*|obriga-se a|in)"
    r"(?: to it)?(?:,[^,]*,)?\s*$"
)
_BINDS: Final = re.compile(
    r"\b(?:shall|must|will|should|deve\w*|[a-z]+(?:ara|era|ira|arao|erao|irao)|is to|are to"
    r"|(?:is|are) (?:due|payable)|required|obliged|obriga\w*|compromete\w*)\b"
)
_PARTICIPLE: Final = re.compile(
    # "Returns made within 14 days", "tests carried out within": a participle before the time.
    r"(?P<before>[^,.;:]*?)(?:\bnot )?\b(?P<verb>[a-z]{2,}ed|made|paid|sent|given|held|found"
    r"|taken|left|lost|sold"
    r"|bought|built|drawn|written|arising|occurring|falling|maturing|expiring|ending|beginning"
    r"|commencing|begun|done|set|put|brought|[a-z]+(?:ad|id)[oa]s?|feit[oa]s?|entregues?"
    r"|abert[oa]s?|escrit[oa]s?|pag[oa]s?)"
    r"(?:(?:(?<=found)|(?<= left)|(?<= made)|(?<=proved)|(?<=rendered)) (?:to be )?[a-z]+"
    r"| (?:out|up|off|over|by (?:it|them|him|her)"
    r"|[a-z]+ly|[a-z]+mente))?\s*$"
)
_NO_PARTICIPLE_LIST: Final = (
    "need feed seed speed proceed succeed exceed agreed indeed hundred shed bed estado lado dado "
    "mercado resultado pedido sentido partido medida vida saida cidade"
)
_NO_PARTICIPLE: Final = frozenset(_NO_PARTICIPLE_LIST.split())
_BE: Final = re.compile(
    r"\b(?:be|been|is|are|was|were|being|have|has|had|get|gets|not|and|or|as|if|so|when|unless|ser"
    r"|sera|serao|sido|e|sao|sejam?|foram?|for|estar|ter|tenham?|ou|nao|ficar|ficara|fica|esteja"
    r"|estejam|[a-z]+ly|[a-z]+mente)\s*$"
)
_INFINITIVE: Final = re.compile(
    # "Its right to cancel", "a plan to restore the roof", "enable it to reply", "to be made".
    r"\b(?P<noun>[A-Za-z'\u2019-]+) to (?:not |be |[a-z]+ly )*(?!(?:the|an?|any|all|each|every"
    r"|such|its|their"
    r"|his|her|our|your|this|that|these|those|it|them|him|us|me|you|both|which|whom|what|and|or"
    r"|said"
    r"|another|other|others|either|neither|some|more|less|least|most|where|when|no|one|two|three"
    r"|four|five|six|ten|within|date|time|end|be)\b)(?P<verb>[a-z]{3,})\b"
)
_DUE_TO: Final = re.compile(
    r"(?:shall|must|will|is|are|has|have|having|required|obliged|obligated|bound|agrees?"
    r"|undertakes?|covenants?|promises?|commits?|itself|themselves|continues?|begins?|ceases?"
    r"|fails?|needs?|ought|able|ready|endeavou?rs?|efforts?|steps|measures|care|diligence|action"
    r"|seeks?|attempts?|try|tries|responsible|liable|due|subject|prior|according|pursuant|relating"
    r"|respect|regard|addition|access|notice|up|close|next|as|not|and|or|proceed|elects?|expected"
    r"|prepared|duty|obligation|arranges?|it|sure)"
)
_CAUSED: Final = re.compile(
    r"\b(?:caus\w+|procur\w+|arrang\w+|ensur\w+|get|have|oblig\w+|duty|undertak\w+)\b"
)
_INFINITIVE_PT: Final = re.compile(
    r"\b(?P<noun>(?!(?:ter|tera|tem|ha|haver|deixar|abster|abster-se|obrigad[oa]s?|obrigac\w+|dever"
    r"|compromisso|partir|alem|antes|depois|fim|contar|a|de)\b)[a-z-]+) (?:de|para|a) "
    r"(?:que )?(?!(?:lugar|ser|ter|par|ar|mar|qualquer|partir|contar)\b)[a-z]{2,}(?:ar|er"
    r"|ir)(?:-[a-z]+)?\b"
)
_NAMED_CLAUSE: Final = re.compile(
    # "Any inspection the Customer conducts within": a relative clause without its pronoun.
    r"[a-z] (?:(?:the|each|either) [a-z-]+|it|they|he|she|we|you) (?:has |have )?(?:conducts?"
    r"|makes?|made"
    r"|receives?|received|submits?|submitted|incurs?|incurred|places?|placed|notifies|notified"
    r"|discovers?|requires?|required|performs?|performed|accepts?|accepted|rejects?|gives?|gave"
    r"|sends?|sent|commissions?|carries out|finds|raises|returns|requested|ordered)\s*$"
)
_AGAIN: Final = re.compile(
    r"\W*(?:at least )?(?:every|each|once|twice|per|daily|weekly|monthly|quarterly|annually"
    r"|yearly|a cada|cada"
    r"|diari|seman|mensa|trimestr|semestr|anua)"
)
_ENDS: Final = re.compile(r"[,.;:]\s")
_SENTENCE: Final = re.compile(r"[.;:]\s")
_MODAL: Final = re.compile(
    r".*\b(?:shall|must|will|(?:agrees?|undertakes?|covenants?) to|dev(?:e|em|era|erao)|obriga-se a"
    r"|compromete-se a)\b"
)


def is_of_another(before: str, after: str = "", claim: str = "", cased: str = "") -> bool:
    """True where the words around a time show that it is said of something that depends.

    That is a relative clause, a participle or an infinitive: "goods found defective within",
    "its right to cancel within". All are readable text in small letters, `cased` is `before` as it
    is written. What comes again and again ("once a year") is said of the duty. A relative clause
    that itself binds ("which shall be paid within 10 days") and ends the sentence, or that the
    duty consists of ("ensure that …"), is no other's.
    """
    clause = _ENDS.split(before)[-1]
    modal = _MODAL.match(clause)
    predicate = clause[modal.end() :] if modal else clause
    if _AGAIN.match(claim) is None and (
        _is_reduced(before, clause)
        or (modal and _is_of_infinitive(cased[len(cased) - len(predicate) :] or predicate))
        or _NAMED_CLAUSE.search(predicate)
    ):
        return True
    for match in reversed(list(_RELATIVE.finditer(clause))):
        if not clause[: match.start()].strip():
            return _is_aside(before, clause, match, after)
        if _NO_RELATIVE.search(clause[: match.start()]):
            continue
        behind = clause[match.end() :]
        # "Replace that person within 2 days": no clause, only a word that points.
        least = 2 if match[0] == "that" else 1
        return len(behind.split()) >= least and _BINDS.search(behind) is None
    return False


def _is_reduced(before: str, clause: str) -> bool:
    found = _PARTICIPLE.fullmatch(clause)
    if found is None or found["verb"] in _NO_PARTICIPLE:
        return False
    ahead = found["before"].strip()
    if not ahead:
        return before[: len(before) - len(clause)].rstrip().endswith(",")
    return _BE.search(ahead) is None


def _is_of_infinitive(predicate: str) -> bool:
    """True where the last infinitive of the words is no verb of the duty itself."""
    for pattern in (_INFINITIVE, _INFINITIVE_PT):
        for found in pattern.finditer(predicate):
            verb = found.groupdict().get("verb") or ""
            if verb.endswith("s") and not verb.endswith("ss"):
                continue
            if _DUE_TO.fullmatch(found["noun"]) or _CAUSED.search(predicate[: found.start("noun")]):
                continue
            return True
    return False


def _is_aside(before: str, clause: str, match: re.Match[str], after: str) -> bool:
    """True for "its builder, who is paid within 9 days, works": the duty goes on behind it."""
    sentence = _SENTENCE.split(before)[-1]
    if match[0] in ("that", "que") or _MODAL.match(sentence[: -len(clause) or None]) is None:
        return False
    goes_on = re.match(r"[^,.;:]{0,40},\s*\w", after) is not None
    return goes_on or _BINDS.search(clause[match.end() :]) is None
