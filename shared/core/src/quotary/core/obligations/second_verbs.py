"""A further verb under the same word of duty: "… repair the roof and pay the tax"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_NO_VERB_LIST: Final = (
    "the a an any all each every such said its their his her our your my this that these those no "
    "some both either neither other another one own same it they them he she we you who whom whose "
    "which what whether if unless until when where while as than so for of to in on at by with "
    "from under over into upon within without between among against through towards after before "
    "during since per via about above below beyond plus less like except save but and or nor not "
    "only also even more most many much few several less least then there here is are was were be "
    "been being has have had does did may can shall must will should would could might cannot "
    "how why because although though whereas whilst whereupon provided thereof hereof therein "
    "hereunder thereto hereto out up off down back subject pursuant due prior e ou o os da do de"
)
_NO_VERB: Final = frozenset(_NO_VERB_LIST.split())
_NOUNISH: Final = re.compile(
    r".*(?:[^s]s|ions?|ments?|[ae]nc[ey]|ity|ness|ship|ing|ed|ism|acy|ies|wards?|ful|ous|ive|ible"
    r"|able|ical|ial|ary|ory|less)$"
)
_VERB_IN_S: Final = frozenset(("focus", "bias", "canvas"))
_BOTH_LIST: Final = (
    "document implement supplement complement comment mention position commission condition "
    "function proceed feed need bring speed exceed succeed receive give forgive drive arrive "
    "serve save preserve observe reserve leave approve remove improve prove solve resolve "
    "involve achieve enable disable carry vary evidence reference influence notice service "
    "finance balance license license advance enhance commence fence sentence silence waive "
    "relieve live cable table"
)
_BOTH: Final = frozenset(_BOTH_LIST.split())
"""Verbs that end as nouns and adjectives do."""

_JOINED: Final = re.compile(
    r"(?:(?P<comma>,)|\b(?:and|or|but|nor|and/or)\b(?:,[^,;.:]{1,80},|,)?)\s+"
    r"(?:(?:also|then|not|never|further|thereafter|otherwise|to|always|promptly|in turn"
    r"|at all times"
    r"|at its own cost"
    r"|(?!(?:com|ap|sup|re|multi)?p?ly\b|rely\b)[a-z]+ly),?\s+)*"
    r"(?!(?:and|or|but|nor)\b)(?P<verb>[a-z]+)\b(?=(?:\s+(?P<next>[^\s,;.]+))?)"
)
_SURE_NEXT: Final = re.compile(
    r"(?:the|an?|any|all|each|every|such|its|their|his|her|our|your|this|these|those|no|it|them|him"
    r"|us|both|(?:[A-Z]{3}|[$€£0-9])\S*)$"
)
_COMMON_LIST: Final = (
    "pay deliver keep provide give make return notify maintain perform ensure procure supply "
    "send report comply insure repair replace pay indemnify hold defend cooperate refrain "
    "cease assist publish submit inform obtain use protect store clean clear paint sell buy "
    "lease train hire remit refund reimburse disclose destroy delete certify warrant sign "
    "file register record retain respond act bear collect install test inspect consult agree "
    "cause carry take permit allow grant transfer assign discharge satisfy fulfil fulfill "
    "support operate manage monitor prepare present remove restore renew review update verify "
    "invoice credit deposit bring meet attend appear leave vacate surrender cure remedy "
    "correct answer handle ship pack label advertise promote market distribute purchase order "
    "accept reject approve"
)
_COMMON: Final = frozenset(_COMMON_LIST.split())
_PORTUGUESE: Final = re.compile(
    r"(?:,|\b(?:e|ou|mas|bem como|al[ée]m de)\b(?:,[^,;.:]{1,80},)?)\s+"
    r"(?:(?:tamb[ée]m|n[ãa]o|ainda|ent[ãa]o|sempre|igualmente|a|de|[a-zçãáéíóúêô]+mente)\s+)*"
    r"(?!(?:lugar|lar|mar|par|ar|militar|particular|auxiliar|similar|complementar|suplementar"
    r"|escolar|familiar|titular|circular|popular|regular|preliminar|mulher|poder|dever|car[áa]ter"
    r"|qualquer|colher|parecer|ser|ter|haver)\b)"
    r"(?:[a-zçãáéíóúêô]+(?:ar|er|ir|[aeiáêí](?=-l[oa]s?\b))"
    r"|(?:com|dis|pro|im|ex|su|re|o|trans)?p[ôo]r(?<!\bpor))"
    r"(?:-[a-zçãáéíóúêô-]+)?\b(?=\s|[,.;]|$)"
)


def has_second_verb(words: str) -> bool:
    """True where the words go on with another verb of the same duty, as far as form tells.

    A word that may be a noun as well counts where an object follows it.
    """
    return any(True for _ in second_verbs(" ".join(words.split()), portuguese=True))


def second_verbs(line: str, *, portuguese: bool) -> Iterator[int]:
    """Where another verb of the same duty is joined, as offsets of the line; not in order.

    `portuguese` says that the line may be: its verbs look like English words (", however").
    """
    for match in _PORTUGUESE.finditer(line) if portuguese else ():
        yield match.start()
    for match in _JOINED.finditer(line):
        if _is_verb(match):
            yield match.start()


def _is_verb(match: re.Match[str]) -> bool:
    verb, following = match["verb"], match["next"] or ""
    if verb in _NO_VERB:
        return False
    if _NOUNISH.fullmatch(verb) and verb not in _BOTH and verb not in _VERB_IN_S:
        return False
    if _SURE_NEXT.match(following):
        return True
    return match["comma"] is None and verb in _COMMON
