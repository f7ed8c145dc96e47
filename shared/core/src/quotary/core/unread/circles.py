"""Where a sentence lists those who may see what a party receives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.circle_words import GROUPS, OUTSIDE, OWN, PASSING, SIDES

_PICK: Final = re.compile(
    rf"(?:(?:only|solely|exclusively|strictly) )?(?:(?:to|with|by):? )?"
    r"(?:(?:only|solely|exclusively|such|those|any|some|each|members?|the(?! [a-z ]+'s)) )*"
    rf"(?:of )?(?:{OWN} )?"
)
_OPENS: Final = Guarded(
    # … disclose it only to …, … may share it with its …, … not to anyone other than …
    rf"\b{PASSING}\b(?:(?!\b(?:not|nor|never)\b)[^.;:]){{0,160}}?"
    rf"\b(?:to|with|amongst?)\b(?= (?:only |solely |such |those |any |the )*(?:of )?{OWN}\b) "
    rf"|\b{PASSING}\b[^.;:]{{0,120}}?\b(?:only|solely|exclusively|strictly) (?:to|with|by"
    rf"|amongst?):? "
    rf"|\b{PASSING}\b[^.;:]{{0,160}}?\b(?:to|with) (?:only|solely|exclusively|such|those) "
    r"|\b(?:access|disclosure|dissemination|distribution|circulation|knowledge|use|handling)\b"
    r"[^.;:]{0,90}?\b(?:limited|restricted|confined|given|granted|available|reserved) (?:only )?to "
    r"|\b(?:limit|restrict|confine|reserve|give|grant|allow|permit)s?\b[^.;:]{0,90}?"
    r"\b(?:access|disclosure|dissemination|distribution|circulation)\b[^.;:]{0,90}?\bto "
    r"|\b(?:(?:any|every|some|no)?(?:one|body|person|party|entity|corporation)s?"
    r"|not)\b[^.;:]{0,60}?"
    r"\b(?:except|other than|save|but|besides|apart from|outside)\b "
    r"|\b(?:except|other than|save|but only|apart from|besides)(?: for)? (?:to|with) "
)
_DEFINES: Final = Guarded(
    rf"(?:^|[\"\u201c(]|\bterm |\b(?:section|clause|paragraph|article) [0-9.]+,? |\b(?:party|side"
    rf"|company|recipient)'s )"
    rf"(?:[a-z]+ ){{0,2}}(?:{GROUPS})"
    r"[\"\u201d]?,? ?(?:(?:shall|will) )?(?:means?|refers? to|includes?|are|is|comprises?|covers?"
    r"|denotes?|:)[ ,:]+(?:without limitation,? )?"
    r"(?:(?:with respect|in relation|as) to [^,;]{2,40}[,:] |(?:of|for) (?:a|each|either)"
    r" party,? )?"
    r"(?:all of |any of |each of |any |all |a party's )?"
)
# A row of a table of definitions has no verb: "1.6 Representatives The directors, officers, …".
_ROW: Final = Guarded(
    rf"^[0-9][0-9.]*\)? [\"\u201c]?(?:[a-z]+ )?(?:{GROUPS})[\"\u201d]? (?:with respect to (?:a"
    rf"|each) party,"
    r" )?(?=(?:the|any|all|each|those|its|directors|officers|employees|persons) (?!(?:shall|will"
    r"|must"
    r"|may|is|are)\b)(?:[a-z]+(?:,| and| or)|(?:[a-z]+ )?(?:of|who)\b))"
)
# "… of a party and, where designs are compared, the staff of other ports": the list goes on.
_GOES_ON: Final = Guarded(
    r"(?:\band|\bor|\bas well as|\bplus|\bincluding|\balso),? (?:(?:also|then),? )?(?:where|when"
    r"|if|as"
    r"|insofar|in|for|upon|during|to the|with|on|after|before)\b[^,.;:]{2,80}, (?:also |even |to"
    r" |with )*(?=(?:the|any|those|such|its|their|certain|other|selected|all)\b)"
)
_CALLED: Final = Guarded(
    rf"\b(?:to|with|by|or|and|than) (?P<said>{OWN} [^.;:()]{{3,200}}?) ?,? ?\((?:[a-z ,]{{0,40}})"
    rf"[\"\u201c](?:[a-z]+ ){{0,2}}(?:{GROUPS})\b"
)
# Behind a relative clause: "its employees who need it, and its suppliers".
_MORE: Final = re.compile(
    rf"(?:,|\band|\bor|\bplus|\bas well as|\btogether with|\balongside|\band also)"
    rf"(?: and| or)?(?: also)? (?:(?:to |with )?(?:any of |those of )?{OWN}|(?:to|with)"
    r" (?:such|any|other|those)) "
)
# "To the dealer's directors": whose people they are makes them strangers.
_ANOTHERS: Final = re.compile(
    rf"\b(?:the|an?|each|any|its|their|your|our) (?:[a-z]+ )?(?!(?:{SIDES})'s)(?:{OUTSIDE})'s? $"
)
# An answer without a verb: "Only your own staff, and your lawyers."
_ONLY: Final = re.compile(
    r"(?:[0-9.()a-z]{1,5} )?(?:yes[,.:]? |but )?(?:only|just|solely|none but|nobody but|no one but"
    r"|nobody except|no one except)(?: to| with)? (?=(?:your|our|its|their|the people)\b)"
)
_STOPS: Final = re.compile(
    r"\b(?:who|whom|whose|that|which|having|if|provided|for|as|on|under|where|when|need(?:s|ing)?"
    r"|in each case|is|are|was|were|shall|will|must|may|can|have|has|had|involved|engaged|working"
    r"|bound|subject|requiring|concerned|participating|taking|directly|actively|solely|only"
    r"|strictly|unless|until|except|without|reasonably|then|to|in order|collectively|named"
    r"|and (?:then|no|even|(?:its|their) use|(?:each|all|such) of)|because|so|but|(?<!employed"
    r" )by|it|they|becomes?|became|after|before"
    r"|during|upon|not|covered|designated|prohibited|present|defined below)\b|[.\"\u201c\u201d]"
)
_DENIED: Final = re.compile(
    r"\b(?:not|never|neither|nor|no|none|nobody|without|refrains?)\b"
    r"(?:(?!\b(?:except|other|only|save|but|besides|apart|outside|unless|solely"
    r"|exclusively)\b)[^.;:])*$"
)
# Those of other houses who are said to see it: "Its contract manufacturers may inspect it".
_SEES: Final = Guarded(
    rf"\b{OWN} (?P<who>[^,.;:]{{3,60}}?) (?:may|can|will|shall|must|is|are)(?: also| each| all)*"
    r" (?:see|be shown|have access|receive|be given|be told|be informed|know|read|review|inspect"
    r"|study|use|take part|get|learn|given|shown|entitled|free|allowed|permitted)\b"
)
_PASSED: Final = Guarded(
    rf"\b(?:{PASSING}|access|circulation|dissemination|distribution|tells?|told|mentions?)\b"
)

_BACK: Final = 200
_OWNER: Final = 40
_KEPT: Final = 1_024
"""Sentences of which it is remembered whom they list; contracts share many."""


@lru_cache(maxsize=_KEPT)
def lists_in(flat: str) -> tuple[tuple[int, int], ...]:
    """Where a flattened sentence lists those who may see what is received."""
    return tuple(_lists_in(flat))


def _lists_in(flat: str) -> Iterator[tuple[int, int]]:
    passed = _PASSED.search(flat) is not None
    places = [match.end() for match in _OPENS.finditer(flat)] if passed else []
    places += [match.end() for match in _DEFINES.finditer(flat)]
    places += [match.end() for match in _ROW.finditer(flat)]
    places += [match.start("said") for match in _CALLED.finditer(flat)]
    if places and passed:
        places += [match.end() for match in _MORE.finditer(flat, min(places))]
    if places:
        places += [match.end() for match in _GOES_ON.finditer(flat, min(places))]
    places += [match.start("who") for match in _SEES.finditer(flat)]
    alone = _ONLY.match(flat)
    places += [alone.end()] if alone else []
    seen: set[int] = set()
    for start in sorted(places):
        picked = _PICK.match(flat, start)
        begin = picked.end() if picked else start
        others = _ANOTHERS.search(flat, max(0, start - _OWNER), begin)
        begin = others.start() if others else begin
        if _DENIED.search(flat, max(0, begin - _BACK), begin):
            continue
        stop = _STOPS.search(flat, begin)
        end = stop.start() if stop else len(flat)
        if begin < end and end not in seen:
            seen.add(end)
            yield begin, end
