"""Duties that hang on another's sentence without a word of duty: who bears, who pays, and who what.

"…, the Tenant having the yard open", "with the Owner bearing the cost", "and the Owner the sand",
"in which case it pays", *e a balança, pela CONTRATANTE*, *…, pagando as viagens*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.lookalikes import Skeleton

_THE: Final = r"(?P<the>(?:the|each|either|both|all|a|o|as|os|cada) )?"
_SUBJECT: Final = r"(?P<subject>[a-z][\w&'-]*(?: [a-z][\w&'-]*){0,2}?)"
_OBJECT: Final = (
    r"(?:the|an?|its|their|his|her|our|your|any|all|each|every|such|no|half|one|two|three"
    r"|[0-9]+(?! ?[.)\d]))"
)
_NO_DEED: Final = (
    r"(?!(?:being|including|excluding|following|according|regarding|concerning|relating|owning"
    r"|holding|pending|during|acting|trading|notwithstanding|something|nothing|anything|meaning"
    r"|operating|carrying on|wishing|desiring|intending|knowing|believing|considering|existing"
    r"|remaining|belonging|depending|failing|resulting|arising|residing|sendo|estando|havendo|tendo"
    r"|podendo|incluindo|considerando|visando|objetivando|querendo|mundo|segundo|quando|fundo)\b)"
)
_ABSOLUTE: Final = re.compile(
    rf"(?:,|;|\bwith|\band|\be|\bcom) {_THE}{_SUBJECT} (?:[a-z]+ly |also |itself )?"
    rf"(?P<verb>{_NO_DEED}[a-z]{{2,}}(?:ing|ndo))\b(?! (?:been|[a-z]+ed)\b)"
)
_NO_VERB: Final = re.compile(
    # "The oil is supplied by the Contractor and the cloths by the Trust", "and the Trust the sand".
    rf"(?<=[a-z0-9%]) (?:and|while|whereas|e|enquanto) {_THE[:-1]}{_SUBJECT}"
    rf"(?:,? (?P<verb>{_OBJECT})\b(?! (?:shall|must|will|may)\b)|, (?P<verbo>(?:o|a|os|as)) )"
)
_NO_VERB_FOR: Final = re.compile(
    # "… is responsible for fitting the pipes and the Owner for supplying them", "and waste the
    # Owner's", "the Tenant pays for gas, the Landlord for water".
    rf"(?<=[a-z0-9%])(?:,| and| while| whereas|,? but) {_THE}{_SUBJECT}"
    r" (?P<verb>for) (?:[a-z]+ing|the|an?|its|their|all|any)\b"
)
_NO_VERB_WHOSE: Final = re.compile(
    rf"(?<=[a-z0-9%])(?:,| and| while| whereas|,? but) (?:[a-z]+ ){{1,4}}?{_THE}{_SUBJECT}"
    r"(?P<verb>'s)(?= ?[.;])"
)
_ALSO_DONE: Final = re.compile(
    # "Emptied by the Owner and refilled by the Keeper".
    r"(?:\b(?:by|pel[oa]s?) [^.;:]{1,60}?) (?:and|but|then|e|mas) (?:then |[a-z]+ly )?"
    r"(?P<verb>[a-z]+(?:ed|en|aid|ade|ent|ept|orne|ut|own|ad[oa]s?|id[oa]s?)) (?:[^\s.;:,]+ ){0,4}?"
    r"(?:by|pel[oa]s?) (?:the |each )?(?P<subject>[a-z][\w-]*)"
)
_NO_VERB_PASSIVE: Final = re.compile(
    r"(?:\b(?:by|pel[oa]s?) [^.;:]{1,60}?) (?:and|e|while|enquanto) (?:the |an? |its |o |a |os "
    r"|as )"
    r"[a-z][a-z -]{1,40}?,? (?P<verb>by|pel[oa]s?) (?:the )?(?P<subject>[a-z][\w-]*)"
)
CONSEQUENCE: Final = (
    r"(?:in which (?:case|event)|whereupon|hipotese em que|caso em que|em cujo caso)"
    r"(?: (?:it|they|he|she|we|you|(?:the|each) [a-z]+|[oa]s? [a-z]+))? (?!(?:may|can|is|are|has"
    r"|shall"
    r"|must|will|the|an?|each|it|they|deve\w*|pode\w*|[oa]s?|ser[ao]+)\b)"
    r"[a-z]+"
)
_DEBTS: Final = (
    r"(?:pag|reembols|indeniz|devolv|restitu[i]?|ressarc[i]?|arc|suport|repass|compens|avis"
    r"|comunic|notific|entreg|respond|recolh|deposit|quit|custe)(?:a|e|i)?ndo"
)
GERUND: Final = (
    rf"(?:{_DEBTS}"
    r"|(?:paying|repaying|bearing|reimbursing|compensating"
    r"|indemnifying|giving (?:back|notice)|handing (?:back|over)|refunding))"
)
"""What whoever may do something has to do with it: "may end it, paying for what was made"."""

PAID_FOR: Final = re.compile(
    rf"(?<!\w)(?:{CONSEQUENCE}|(?:(?<=, )|^){GERUND})(?!\w)", re.IGNORECASE
)
_TEXTS: Final = re.compile(
    r"\b(?:agreement|contract|section|clause|annex|schedule|exhibit|appendix|article|law|act"
    r"|document|paragraph|deed|contrato|clausula|anexo|lei|term|price|fee)s?\b"
)


def joined_duties(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    """Where the view has such a duty, as offsets of it."""
    for match in PAID_FOR.finditer(view.text):
        yield match.span()
    for pattern in (
        _ABSOLUTE,
        _NO_VERB,
        _NO_VERB_FOR,
        _NO_VERB_WHOSE,
        _ALSO_DONE,
        _NO_VERB_PASSIVE,
    ):
        for match in _each(pattern, view.text):
            group = "verbo" if match.groupdict().get("verbo") else "verb"
            small = not text[view.offsets[match.start(group)]].isupper()
            if pattern is _NO_VERB and _follows_name(text, view, match.start()):
                continue
            if small and _is_party(text, view, match) and not _spans_lines(text, view, match):
                yield match.span(group)


def _each(pattern: re.Pattern[str], line: str) -> Iterator[re.Match[str]]:
    """The matches, those too that begin inside another."""
    match = pattern.search(line)
    while match is not None:
        yield match
        match = pattern.search(line, match.start() + 1)


def _follows_name(text: str, view: Skeleton, at: int) -> bool:
    """True for "give the Bank and the Agent a copy": two who are given something."""
    word = view.text.rfind(" ", 0, at) + 1
    return text[view.offsets[word]].isupper()


def _spans_lines(text: str, view: Skeleton, match: re.Match[str]) -> bool:
    """True where a clause or a paragraph begins within the match."""
    words = text[view.offsets[match.start()] : view.offsets[match.end() - 1]]
    return re.search(r"\n\s*(?:\n|[0-9])", words) is not None


def _is_party(text: str, view: Skeleton, match: re.Match[str]) -> bool:
    """True for a subject whose every word is in capitals, and that is no text."""
    start = match.start("subject")
    words = list(re.finditer(r"[^ ]+", match["subject"]))
    capitals = all(text[view.offsets[start + word.start()]].isupper() for word in words)
    return capitals and _TEXTS.search(match["subject"]) is None
