"""What is protected, read where it is defined: a narrow definition leaves nothing to the duties.

Every duty depends on the sentence that says what "Confidential Information" means, and no reply
quotes it. Of what it covers (prices, drawings, plans) it may say anything; of how it is given it
says who gives it to whom, in which forms, and for what. There other words narrow it: a channel, an
addressee, an occasion, a record, a deadline.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from quotary.core.unit_view import UnitView
from quotary.core.unread.contract_names import names_in
from quotary.core.unread.defining import definitions
from quotary.core.unread.marks import MARKING, demanded, protects_unmarked
from quotary.core.unread.protected_words import ADJUNCT
from quotary.core.unread.reasons import Reason, around
from quotary.core.unread.unheard import stem
from quotary.core.unread.zones import zones_of

MOST: Final = 4
"""Alerts of this kind that are raised."""
SHOWN: Final = 2
"""Of one definition; who has seen two reads it whole."""

_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")
_TIME: Final = re.compile(r"\b(?:hours?|days?|weeks?|months?|(?<!fiscal )years?|deadline)\b")
_ONLY: Final = re.compile(
    r"\b(?:only|solely|exclusively|strictly)\b(?! (?:to the extent|for the|in connection|for))"
    r"|(?<!not )\blimited to\b|(?<!not )\bconfined to\b"
)
_BOTH: Final = re.compile(r"\bboth\b(?! (?:parties|of|sides|companies|the|written|oral|technical))")
_FORM: Final = re.compile(
    r"\b(?:in writing|(?:in|on) (?:a |an )?(?:written|tangible|documentary|electronic|digital|paper"
    r"|physical|machine readable)(?: [a-z]+)?|on paper|electronically|digitally|in documents)\b"
)
_ANY_FORM: Final = re.compile(
    r"\b(?:oral\w*|verbal\w*|visual\w*|any (?:other )?(?:form|means|manner|medium|way)|whatever"
    r"|whether(?: [a-z]+){0,3} (?:oral\w*|verbal\w*|in|written|visual\w*|electronic\w*|tangible|by)"
    r"|however|regardless|irrespective|or otherwise|spoken|inspection|or in any|seen)\b"
)
# "However recorded or preserved": any way of keeping it, and no condition.
_ANYHOW: Final = re.compile(
    r"\(?\b(?:however|howsoever|regardless of how|in whatever (?:form|manner"
    r"|medium))(?: [a-z]+){0,2}?"
    r" (?:recorded|preserved|stored|kept|embodied|fixed)(?:,? (?:or|and) (?:recorded|preserved"
    r"|stored"
    r"|kept|conveyed|communicated|embodied))*\)?"
)
# "Regardless of whether it carries a legend": no mark is asked for.
_UNMARKED: Final = re.compile(
    r"\b(?:regardless|irrespective) of (?:[a-z ]{3,50}? and of )?whether (?:or not )?(?:it|they"
    r"|such"
    r" information|the information) (?:is|are|has been|have been|carries|carry|bears?)(?:"
    r" [a-z]+){0,4}"
)
# "Whether on paper, on a screen or in conversation": several ways, and so no single one.
_EITHER_WAY: Final = re.compile(
    r"\bwhether\b[^.;]*?\bor\b(?: [a-z]+){1,4}?(?=\s*[,.;:)]|\s*$| and\b)"
)
_BEFORE_ONLY: Final = re.compile(
    r"(?<!whether )(?<!or )(?<!and )\b(?:before|prior to|up to|until)\b(?! (?:or|and|, on|on or)\b)"
    r"[^.;]{0,40}\b(?:date|agreement|hereof|signature|signing"
    r"|execution)\b(?! or after)(?! and after)"
)
# Everyday words for giving, showing and telling.
_PLAINLY: Final = (
    (
        re.compile(
            r"\blet(?:s|ting)? (?:you|it|them|the (?:other|recipient|receiver))(?: party)? (?:see"
            r"|hear|have)\b"
        ),
        "show",
    ),
    (re.compile(r"\bby word of mouth\b"), "orally"),
    (re.compile(r"\bon paper\b"), "in writing"),
    (
        re.compile(
            r"\bby reason of (?=(?:the|this) (?:purpose|project|evaluation|discussions|talks"
            r"|transaction)\b)"
        ),
        "for ",
    ),
)
_IN_PERSON: Final = re.compile(r"\b(?:in person|face to face|by hand)\b")
_ADDRESSEE: Final = re.compile(
    r"(?<!or )(?<!and )\b(?:to|by) (?:the |a |an |its |one of the )?(?:[a-z]+ )?(?:officers?"
    r"|directors?|counsel"
    r"|managers?"
    r"|agents?|employees?|committee|advis[eo]rs?|board|consultants?|personnel|staff|members?)\b"
)
_RESTRICTIONS: Final = (
    ("who gives it to whom", _ADDRESSEE),
    ("only a part of it", _ONLY),
    ("several conditions at once", _BOTH),
    ("only what came before", _BEFORE_ONLY),
    ("only in person", _IN_PERSON),
)


@lru_cache(maxsize=32)
def narrowed(view: UnitView, we_are: str) -> tuple[Reason, ...]:
    """The definitions of what is protected, each with a way in which it narrows that."""
    names = names_in(view, we_are)
    found: list[Reason] = []
    unmarked = False
    for body, behind, span in definitions(view):
        found += [(why, cue, span) for why, cue in islice(narrowing(body, behind, names), SHOWN)]
        unmarked = unmarked or protects_unmarked(body, behind)
    found += [("only what is marked", cue, span) for cue, span in demanded(view, unmarked=unmarked)]
    return tuple(found)


def narrowing(
    body: str, behind: str = "", names: frozenset[str] = frozenset()
) -> Iterator[tuple[str, str]]:
    """Yields how the body of a definition narrows what is protected, and the words that do."""
    for said, plainly in _PLAINLY:
        body = said.sub(plainly, body)
    zones = list(zones_of(_EITHER_WAY.sub("", _ANYHOW.sub("", _UNMARKED.sub("", body)))))
    strange: list[str] = []
    for zone in zones:
        words = [word for word in _WORD.findall(zone) if len(word) > 1]
        strange += [word for word in ADJUNCT.strange(words) if stem(word) not in names]
    if strange:
        yield "in how it is given", ", ".join(dict.fromkeys(strange))
    for zone in zones:
        for why, restricts in _RESTRICTIONS:
            if found := restricts.search(zone):
                yield why, around(zone, found)
    said = " ; ".join(zone for zone in zones if zone.strip())
    evident = protects_unmarked(body, behind)
    if not evident and (found := _TIME.search(said)):
        yield "by a time", around(said, found)
    if not evident and (found := MARKING.search(said)):
        yield "only what is marked", around(said, found)
    elif not _ANY_FORM.search(body) and (found := _FORM.search(said)):
        yield "only in one form", around(said, found)
