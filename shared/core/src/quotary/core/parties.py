"""The names of the parties as a contract's opening gives them."""

from __future__ import annotations

import re
from functools import lru_cache

OPENING = 3_000
"""Characters in which a contract introduces its parties."""

_FORM = (
    r"(?:Inc|LLC|L\.L\.C|Corp|Corporation|Ltd|Limited|GmbH|Co|Company|plc|PLC|LLP|LP|S\.?A|N\.?V"
    r"|B\.?V|AG|AB|Oy|SAS|SARL|SpA|Ltda|Pty|Trust|Foundation|University|Institute)"
)
_WORD = r"[A-Z][\w&.'\u2019-]*"
_COMPANY = re.compile(rf"(?P<name>{_WORD}(?:\s+(?:(?:&|and|of)\s+)?{_WORD}){{0,4}}),?\s+{_FORM}\b")
_BETWEEN = re.compile(
    rf"\b[Bb]etween\s+(?P<one>{_WORD}(?:\s+{_WORD}){{0,3}})[^.;]{{0,200}}?\s+and\s+"
    rf"(?P<two>{_WORD}(?:\s+{_WORD}){{0,3}})"
)
_ALIAS = re.compile(
    r"\(\s*(?:the\s+|hereinafter\s+|referred\s+to\s+|as\s+|hereafter\s+|or\s+|called\s+|,\s*)*"
    rf"[\"\u201c'](?P<alias>{_WORD}(?:\s+{_WORD})?)[\"\u201d'](?:\s+or\s+[\"\u201c][^\"\u201d]*[\"\u201d])?\s*\)"
)
_REACH = 260
# "Tern Analytics, Inc. want to talk about a pilot (the "Pilot")": that is no party's name.
_NO_ALIAS = re.compile(
    r"\n\n|\n[A-Z][\w. ]{0,24}:|\b(?:are|will|have)\b|\b(?:want|wish|intend|consider|discuss|talk"
    r"|evaluat|about|regarding|concerning|desire"
    r"|propos|explor)"
)
# Names of what either side may be, and of things: none is a party's own.
_COMMON_LIST = (
    "party parties recipient receiver discloser disclosing receiving owner holder agreement"
    " purpose project information mutual the this non confidential transaction effective permitted"
    " confidentiality president cover assessing standard each neither either such duration company"
    " potential proposed possible prospective contemplated trials subject program programme trial "
    "study pilot feasibility examination arrangement cooperation collaboration supply"
    " discussions talks opportunity undertaking"
    " companies evaluation terms term between whereas background date dated director chief"
)
_COMMON = frozenset(_COMMON_LIST.split())
# "The Business Purpose": what the parties do together, whatever stands before it.
_THINGS_LIST = (
    "purpose project work works transaction trial trials tender matter discussions talks program"
    " programme evaluation opportunity arrangement objective topic study pilot test tests supply"
    " services product products plan deal engagement cooperation collaboration relationship"
    " assessment examination inspection refurbishment negotiations information agreement date term"
)
_THINGS = frozenset(_THINGS_LIST.split())
_WEAK_LIST = (
    "the first general global american national united new sample international advanced north"
    " south east west great royal city state bank trust university institute"
)
_WEAK = frozenset(_WEAK_LIST.split())


@lru_cache(maxsize=64)
def party_names(text: str, we_are: str) -> tuple[str, ...]:
    """The names by which the body of the contract may call a party: short forms and aliases.

    Ours comes first. Names are as written, without legal form; () for parts of an opening that name
    nobody.
    """
    opening = text[:OPENING]
    found = [_short(we_are)]
    for match in _COMPANY.finditer(opening):
        names = re.split(r"\s+and\s+", match["name"])
        if len(names) > 1 and opening[: match.start()].rstrip().endswith(","):
            # "Acme of Wilmington, Delaware and Thorne Limited": what follows a comma is a place.
            names = names[1:]
        found += [_short(name) for name in names]
        found += _aliases(opening, match.end())
    for match in _BETWEEN.finditer(opening):
        found += [_short(match["one"]), _short(match["two"])]
    return tuple(dict.fromkeys(name for name in found if name))


def _aliases(opening: str, after: int) -> list[str]:
    match = _ALIAS.search(opening, after, after + _REACH)
    if match is None or _NO_ALIAS.search(opening, after, match.start()):
        return []
    if any(word.lower() in _THINGS for word in match["alias"].split()):
        return []
    return [_short(match["alias"])]


def _short(name: str) -> str:
    """The word that a contract repeats of a name: the first, or two where the first is common."""
    words = [word.strip(".,'\u2019") for word in name.split()]
    words = [word for word in words if word]
    if not words or words[0].lower() in _COMMON:
        return ""
    return " ".join(words[:2]) if words[0].lower() in _WEAK else words[0]
