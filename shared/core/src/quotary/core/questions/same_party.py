"""Whether a statement is about the party that a question names, in the role that it names it in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from quotary.core.questions.content_words import stems_of, topics_of
from quotary.core.questions.party_words import PartyWords
from quotary.core.questions.roles import Mention, mentions, names_all
from quotary.core.questions.stemming import plain, stem, words_of

_PEOPLE: Final = re.compile(
    r"(?:(?:duly |authori[sz]ed )*(?:representatives?|auditors?|accountants?|agents?|nominees?)"
    r"|representantes?|auditores|prepostos?)\b"
)
"""What they may do, the party whose they are may."""
_ASKS_LEAVE: Final = re.compile(
    r"^\W*(?:may|can|could|is|are|pode|podem|podera)\b|\b(?:allowed|permitted|permitid[oa]) "
)
_LEAVE: Final = r"(?:consent|approval|permission|leave|authorisation|authorization|agreement)"
_CONSENT_OF: Final = re.compile(
    r"\b(?:anuencia|consentimento|autorizacao|concordancia|aprovacao|permissao) (?:[a-z]+ ){0,3}?"
    rf"(?:d[aeo]s? )$|\b{_LEAVE} (?:[a-z]+ ){{0,2}}?(?:of|by|from) (?:the )?$"
)
_OWN_CONSENT: Final = re.compile(rf"(?:'s|') (?:[a-z-]+,? ){{0,3}}?{_LEAVE}\b")
_QUOTES: Final = re.compile(r"[’‘´`]")


def same_party(question: str, statement: str, before: str, words: PartyWords) -> bool:
    """False where the question names a party and the statement speaks of another in its place.

    `before` is what the statement may refer back to: the title of its clause and, where it opens
    with a pronoun, the sentence before it. A statement that names no party can be about any.
    """
    asked = mentions(_line(question), words)
    if not asked:
        return True
    said = _line(statement)
    if names_all(said):
        return True
    found = mentions(said, words)
    if _ASKS_LEAVE.search(_line(question)) and _only_consents(said, asked, words):
        return True
    if not found:
        found = mentions(_line(before), words)
    if not found:
        return True
    topics = frozenset(map(stem, topics_of(question))) - _stems_of_parties(asked)
    return all(_fits(each, found, topics & stems_of(each.reach)) for each in asked)


def _only_consents(said: str, asked: Sequence[Mention], words: PartyWords) -> bool:
    """True where the parties named only consent to what is asked, and do not ask it themselves."""
    named = words.found_in(said)
    parties = {each.party for each in asked}
    return bool(named) and all(
        party not in parties
        and (_CONSENT_OF.search(said[:start]) or _OWN_CONSENT.match(said[end:]))
        for start, end, party in named
    )


def _fits(asked: Mention, found: Sequence[Mention], topics: frozenset[str]) -> bool:
    own = [each for each in found if each.party == asked.party]
    if not own:
        return False
    if asked.role == "actor":
        doing = _predicate(asked, topics)
        doers = [each for each in found if doing in stems_of(each.reach)]
        if doers and not any(each.party == asked.party for each in doers):
            return False
        return _acts(own, found, topics)
    if asked.role == "owner":
        return _owns(asked, own, found)
    if any(each.role != "actor" for each in own):
        return True
    # An object is told from a subject by its place alone, so with one party it may be either.
    return asked.role == "object" and len({each.party for each in found}) == 1


def _predicate(asked: Mention, topics: frozenset[str]) -> str:
    """The stem of what the question says that the party does: the first of its topics after it."""
    return next((stem(word) for word in words_of(asked.reach) if stem(word) in topics), "")


def _acts(own: Sequence[Mention], found: Sequence[Mention], topics: frozenset[str]) -> bool:
    alone = all(each.party == own[0].party for each in found)
    others_act = any(each.role == "actor" and each.party != own[0].party for each in found)
    for each in own:
        fits = (
            each.role == "actor"
            or (each.role == "owner" and not others_act and bool(topics & stems_of(each.thing)))
            or (each.role == "object" and alone)
            or (each.role == "owner" and _PEOPLE.match(each.thing) is not None)
        )
        if fits and (not topics or topics & stems_of(each.reach)):
            return True
    return False


def _owns(asked: Mention, own: Sequence[Mention], found: Sequence[Mention]) -> bool:
    wanted = frozenset(map(stem, words_of(asked.thing)))
    theirs = [each for each in found if each.party != asked.party and each.role == "owner"]
    mine = [each for each in own if each.role == "owner"]
    if any(wanted & stems_of(each.thing) for each in mine):
        return True
    if any(wanted & stems_of(each.thing) for each in theirs):
        return False
    if mine:
        return True
    others = any(each.role == "actor" and each.party != asked.party for each in found)
    if any(each.role == "actor" and (not wanted or wanted & stems_of(each.reach)) for each in own):
        return True
    # Something done to a party says nothing of what is its own.
    return not theirs and not others and any(each.role != "receiver" for each in own)


def _stems_of_parties(asked: Sequence[Mention]) -> set[str]:
    return {stem(word) for each in asked for word in words_of(each.party)}


def _line(text: str) -> str:
    # Accents are dropped by `plain`; "à" tells to whom, so it is kept as "ao".
    line = re.sub(r"\b[àÀ](s?)\b", r"ao\1", text)
    return " ".join(plain(_QUOTES.sub("'", line)).split())
