"""A paper of one side's own that stands beside the agreement.

What a policy or a schedule says is not in the contract, and its owner can change it. It need not
prevail to hurt: a retention schedule that "completes" the duty to destroy is the duty from then on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.denials import denied

_PAPER: Final = (
    r"(?:polic(?:y|ies)|schedules?|standards?|procedures?|manuals?|guidelines?|rules?|rulebooks?"
    r"|practices?|programmes?|programs?|protocols?|frameworks?|codes?|handbooks?|charters?"
    r"|calendars?"
    r"|matrix|matrices|routines?|regimes?|directives?|bylaws|tables?|playbooks?|workflows?|cycles?"
    r"|circulars?|regulations?|templates?|specimens?|plans?|(?:general|standard|usual|own|purchase"
    r"|trading|web|house|business) (?:terms|conditions))"
)
_KIND: Final = (
    r"(?:(?!(?:of|to|in|by|with|that|which|who|shall|will|may|is|are|law|laws|conflicts?|this)\b)"
    r"[a-z']+ ){0,6}"
)
_SIDE: Final = (
    r"(?:(?:(?:the|such|that|each|either|any) )?(?:recipient|receiver|receiving party|receiving"
    r" side"
    r"|holder|discloser|giver|disclosing party|provider|company|supplier|vendor|customer|buyer"
    r"|seller|group|other party)|(?:each|either|that|such|a|one|the) (?:party|side|of us)"
    r"|its (?:parent|group|affiliates?))"
)
_LINK: Final = (
    r"(?:complet|supplement|govern|appl(?:y|ies)|read (?:together |along |alongside )?with"
    r"|incorporat|forms? part|fills?|detail|determin|sets?\b|decid|fix|defin|controls?\b|direct"
    r"|regulat|prescrib|specif|provides?\b|says?\b|states?\b|settl|lays? down|follow|guid|shap"
    r"|implement|gives? effect|accompan|explain|adds?\b|extend|refin|covers?\b|address|stands?\b"
    r"|bind|complement|round|elaborat|particulari[sz]|operat|comes? in|consult|prevail|works?\b"
    r"|observ|respect|belong|annex|tells?\b|rules?\b|goes with|go with|is part|are part)"
)
_UNDER: Final = (
    r"(?:in (?:accordance|accord|line|keeping|conformity|compliance|step) with|according to|under"
    r"|pursuant to|as? per|per|as (?:\w+ ){1,3}(?:in|by|under)|subject to|by reference to"
    r"|consistent with|following|compl(?:y|ies|iance) with|observ\w+|follow\w*|on the terms of"
    r"|together with|alongside|governed by|determined by|set by|laid down (?:in|by)|set out in"
    r"|fixed (?:in|by)|foreseen (?:in|by)|for as long as|when|where|unless|until|by|within|with)"
)
_THIS: Final = (
    r"(?:this|these|the foregoing|the above|that) (?:section|clause|article|agreement|paragraph"
    r"|undertaking|dut(?:y|ies)|obligations?|letter|deed|nda|promises?|provisions?|rules?|terms?)"
)
_CARE: Final = re.compile(
    r"\b(?:standards? of (?:care|protection|confidentiality|conduct)|(?:reasonable|industry"
    r"|professional) standards?|rules? of (?:\w+ ){0,2}(?:conduct|evidence|procedure|arbitration"
    r"|court|law|construction|interpretation)|(?:stock|securities) exchange|conflicts?"
    r"|choice of law|business plans?|laws?)\b"
)
_INFORMATION: Final = re.compile(
    r"\bconfidential information (?:means|includes)|\b(?:shall|will|does) (?:not )?(?:mean"
    r"|include)\b"
    r"|\bmeans\b|\bincluding\b|\bincludes?\b|\bsuch as\b|\b(?:relating|relates?|pertaining) to\b"
)
_HERE: Final = re.compile(
    r"\b(?:schedules?|annex\w*|append\w*|exhibits?) (?:to|of) (?:this|the)|\bhereto\b|\battached\b"
    r"|\bcover (?:page|sheet)"
)


def own_papers(segment: str, names: str = "") -> Iterator[tuple[int, int]]:
    """Yields the papers of one side's own that a flattened segment brings into the agreement.

    `names` are the parties' names, as alternatives of a pattern.
    """
    for match in _owned_in(segment, names):
        if _excused(segment, match) or denied(segment, match.start()):
            continue
        before, behind = segment[: match.start()], segment[match.end() :]
        if re.search(rf"\b{_UNDER} (?:[a-z ]{{0,40}}\band )?{_KIND}$", before) or re.match(
            rf",? ?(?:[^,.;:]{{0,60}}? )??\b{_LINK}", behind
        ):
            yield match.span()
    for match in _BESIDE.finditer(segment):
        if not (_HERE.search(segment) or _CARE.search(match[0]) or denied(segment, match.start())):
            yield match.span()


_BESIDE: Final = Guarded(
    rf"\b{_PAPER} [^.;:]{{0,60}}?\b{_LINK}\w* [^.;:]{{0,25}}?\b{_THIS}\b"
    rf"|\b{_THIS} (?:is|are|shall be|will be|must be) (?:\w+ ){{0,2}}(?:completed|supplemented|read"
    r"|detailed|filled|implemented|construed|understood|applied|performed|interpreted) (?:\w+"
    r" ){0,2}"
    rf"(?:by|with|alongside|under|of) {_KIND}{_PAPER}\b"
)


_PAPERS: Final = Guarded(_PAPER)


def _owned_in(segment: str, names: str) -> Iterator[re.Match[str]]:
    if not _PAPERS.search(segment):
        return iter(())
    # A pattern for one contract's names is long to make, and few of its papers are theirs.
    return _owned(names if names and re.search(names, segment) else "").finditer(segment)


@lru_cache(maxsize=32)
def _owned(names: str) -> re.Pattern[str]:
    side = rf"(?:{_SIDE}|{names})" if names else _SIDE
    return re.compile(
        rf"\b(?:its|their|our|your|{side}'s?|internal|in house|then current|standard corporate"
        rf"|corporate) {_KIND}{_PAPER}\b(?! of care)"
        rf"|\b{_PAPER} (?:of|at|from|in (?:force|use|place) (?:at|with)|kept by|issued by"
        rf"|published by|adopted by|set by|used by) {side}\b"
    )


def _excused(segment: str, match: re.Match[str]) -> bool:
    """True where the paper is care that is taken, law, or one of the things kept confidential."""
    around = segment[max(0, match.start() - 30) : match.end() + 30]
    return (
        _CARE.search(around) is not None
        or _INFORMATION.search(segment, 0, match.start()) is not None
    )
