"""The parts of a definition that say how, when and to whom it is given, not what it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_BREAK: Final = re.compile(r"[,;:()\u2013\u2014]| - |\. |\.$|\b(?=including|such as|in particular)")
_LISTS: Final = re.compile(
    r"^ ?(?:and |but |or )?(?:includ\w+|such as|for example|e\.g|in particular|namely|without"
    r" limit|among|like\b|inter alia|as well as|together with|that covers|this (?:covers|includes))"
)
_ACTS: Final = re.compile(
    r"\b(?:disclos|furnish|suppl|provid|communicat|obtain|receiv|shar(?:e|es|ed|ing)\b"
    r"|giv(?:e|es|en)|gave|transmit|deliver|reveal|shows?\b|shown|hands?\b|handed|acquir|learn"
    r"|submit|exchang|impart|made? available|makes available|makes known|pass(?:es|ed)?\b|convey"
    r"|divulg|sends?\b|sent|entrust|marked\b|label|designat|identif|stamp|tells?\b|told)\w*"
    # Of "signed contracts" and "records kept" nothing is said to be done.
    r"|\b(?:is|are|was|were|been|be|has|have|which|that|if|both|and) (?:[a-z]+ly )?(?:mark(?:s|ed)"
    r"|confirm|recorded|signed|entered|logged|listed|agreed|approv|acknowledg|indicat|stored|kept"
    r"|held|uploaded|minuted|registered|noted|filed)\w*"
)
_STARTS: Final = re.compile(
    r"^ ?(?:and |but |or )?(?:in (?:writing|written|electronic|tangible|paper|documentary|digital"
    r"|physical|machine)|at|under|by|through|via|during|within|upon|after|before|from"
    r"|following|for|using"
    r"|with|on|only|solely|exclusively|if|when|where|once|provided|to the extent|as long as|so long"
    r"|unless|which|that|whether|either|both)\b"
)
_CONDITION: Final = re.compile(
    r"^ ?(?:and |but )?(?:if|when|where|once|provided|only|to the extent|so long|as long|unless)\b"
)
_RESTRICTS: Final = re.compile(
    r"\b(?:if|when|where|once|provided|only|solely|exclusively|to the extent|as long as|so long as"
    r"|unless|which|that|who|is|are|was|were)\b"
)
# Behind these stands what the information is about, or what it is given for.
_ABOUT: Final = re.compile(
    r"\b(?:about|concern(?:s|ing)?|regarding|relat(?:es?|ing|ed) to|pertain(?:s|ing)? to"
    r"|with respect to"
    r"|in respect of|in relation to|with regard to|in connection with|in the course of|for\b"
    r"|of a|of an|on the subject of|containing|consisting of|as part of"
    r"|in furtherance of|in the context of|in contemplation of|in anticipation of|including"
    r"|such as|of or|belonging to|for evaluation|to evaluate|to assess|in order to)\b"
)
_RESUMES: Final = re.compile(
    r"\b(?=(?:at|under cover|by (?:means|way) of|via|within|only|solely|exclusively|if|provided"
    r"|when"
    r"|by\b|under\b|against\b|through\b|per\b|throughout\b|which|that|and (?:is|are|was|has|have"
    r"|which|that)|where|once|to the extent|so long"
    r"|as long"
    r"|unless|on (?:or|the|any|a)\b|in\b(?! (?:the|its|their|our|your|order|respect|relation"
    r"|connection"
    r"|particular|general|accordance|any|all|whatever|which|furtherance|anticipation)\b)"
    r"|and (?:[a-z]+ly )?(?:itemi|list|record|log|enter|mark|confirm|number|register|acknowledg"
    r"|sign|stamp"
    r"|note|minut|catalog|index|schedul|identif|label|describ|specif)\w*|during|after|before|upon"
    r"|in (?:writing|a|an|written"
    r"|paper)\b)\b)"
)


def zones_of(body: str) -> Iterator[str]:
    """Yields the parts that say how, when and to whom it is given, without what it is about."""
    listing = False
    for part in _BREAK.split(body):
        if not part.strip():
            continue
        acts = _ACTS.search(part)
        if _LISTS.match(part):
            listing = True
            continue
        if listing and not (acts and _STARTS.match(part)) and not _CONDITION.match(part):
            continue
        if _STARTS.match(part):
            yield from _without_topics(part)
        elif acts:
            opened = _RESTRICTS.search(part, 0, acts.start())
            yield from _without_topics(part[opened.start() if opened else acts.start() :])


def _without_topics(zone: str) -> Iterator[str]:
    """Yields the pieces of the zone that stand outside what it is about or given for."""
    at = 0
    for topic in _ABOUT.finditer(zone):
        if topic.start() < at:
            continue
        yield zone[at : topic.start()]
        resumed = _RESUMES.search(zone, topic.end())
        at = resumed.start() if resumed else len(zone)
    yield zone[at:]
