"""To whom belongs what is made out of information that was received.

An improvement on the other side's drawings is worth as much as the drawings. Whoever gives it to
"the party that made it" gives it, in most cases, to the one who was only shown them. So a sentence
about what is made must give it to the owner of the information, or is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.denials import denied

_ALWAYS: Final = (
    r"improvements?|inventions?|derivatives?|derivations?|derivative works?|discover(?:y|ies)"
    r"|enhancements?|refinements?|adaptations?|variants?|findings?|feedback|learnings?|insights?"
    r"|suggestions?|by products?|spin ?offs?|foreground(?: \w+)?|upgrades?|trained models?|outputs?"
    r"|inferences?|breakthroughs?|innovations?|modifications|patentable|work products?"
)
_WHEN_MADE: Final = (
    r"results?|outcomes?|models?|developments?|designs?|works?|ideas?|concepts?|know how|methods?"
    r"|techniques?|process(?:es)?|formulations?|recipes?|formulas?|formulae|software|tools?|code"
    r"|algorithms?|data ?sets?|analys[ei]s|reports?|stud(?:y|ies)|notes|summaries|compilations"
    r"|prototypes?|patents?|intellectual property(?: rights?)?|rights?|title|copyrights?|knowledge"
    r"|anything|everything|whatever|what|all|materials?|statistics|figures|conclusions?|drawings?"
    r"|specifications?|products?|creations?|documents?|changes?|additions?|solutions?|applications?"
    r"|measurements?|tests?|mixtures?|blends?|samples?|parts?|tooling|patterns?"
)
_MADE: Final = (
    r"(?:made|makes?|devised?|devises|develop(?:s|ed)?|conceive[sd]?|created?|creates|generate[sd]?"
    r"|produce[sd]?|derive[sd]?|discover(?:s|ed)?|invent(?:s|ed)?|arisen|aris(?:e|es|ing)"
    r"|result(?:s|ed|ing)?|reduced? to practice|authored|prepare[sd]?|compile[sd]?|buil[dt]s?"
    r"|works? out|worked out|comes? (?:up with|out of|of)|came (?:up with|out of|of)"
    r"|emerg(?:e|es|ed|ing)|stem(?:s|med|ming)?|flow(?:s|ed|ing)?|based (?:up)?on|writes?|written"
    r"|drawn|draws|obtain(?:s|ed) (?:from|by)|learn(?:s|ed|t)|gain(?:s|ed)|improve[sd]?|refine[sd]?"
    r"|modif(?:y|ies|ied)|contribute[sd]?|finds?|found|reach(?:es|ed)|grow(?:s|n)?|trained)"
)
_HOW: Final = r"(?:(?:solely|exclusively|entirely|jointly|automatically|wholly|alone|then|there) )*"
_GOES: Final = Guarded(
    rf"\b(?:belong(?:s|ing)? {_HOW}(?:to|with)|vest(?:s|ed|ing)? {_HOW}(?:in|with)"
    r"|(?:sole |exclusive |own |joint )*(?:property|assets?|work) of"
    rf"|(?:owned|held) {_HOW}by|accrues? {_HOW}to|pass(?:es)? {_HOW}to"
    rf"|falls? {_HOW}to|goes {_HOW}to|go {_HOW}to|(?:rests?|remains?|stays?|lies?|lie) {_HOW}with"
    r"|(?:is|are|be|remain) (?:there )?for(?= [^.;]{2,40}? to (?:keep|use|exploit|have|hold"
    r"|patent|sell))"
    r"|resides? (?:in|with)|inures? to|reverts? to|(?:is|are|be) assigned to"
    r"|assigns?\b[^.;:]{0,80}?\bto|(?:may|can) be (?:kept|used|exploited|patented"
    r"|registered|protected|commerciali[sz]ed)(?: freely)? by"
    r"|(?:is|are|be|becomes?|remains?) (?=(?:the )?[a-z]+(?: [a-z]+)?'s\b|its\b|theirs\b|his\b))"
)
_TAKES: Final = Guarded(
    r"\b(?:(?<!its )(?<!their )owns?|retains?|keeps?|acquires?|has|have|holds?(?! harmless)"
    r"|enjoys?|takes?|obtains?|patents?|registers?"
    r"|files? for|claims?|is entitled to|is (?:the )?(?:sole )?owner of|remains? (?:the )?owner"
    r" of)\b"
)
_GIVES: Final = Guarded(
    r"\b(?:assigns?|transfers?|cedes?|conveys?|surrenders?|hands? over|gives? up)\b"
    r"(?=[^.;:]{0,60}?\bto\b)"
)
_TITLE: Final = re.compile(
    r"\b(?:owns?|ownership|owner of|title|propert\w+|rights?|entitled|patent\w*)\b"
)
_OF_OWNER: Final = re.compile(
    r"\b(?:disclos\w*|givers?|giving|providers?|providing|owners? of (?:the|such|that)"
    r" (?:confidential"
    r" |underlying |original )?information|information's owner|imparting|furnish\w*|supplying"
    r"|originat\w*|sharer|transmitting|communicating|delivering|releasing|revealing|rightful owner"
    r"|(?:party|one|side|company) (?:that|which|who|whose)(?: \w+){0,2} (?:disclose\w*|provide\w*"
    r"|furnish\w*|suppl\w+|share\w*|gave|impart\w*|showed|information)|it came from|they came from"
    r"|(?:to|from) whom the information|owner)\b"
)
_BEFORE: Final = Guarded(
    r"\b(?:independent\w*|existing|pre ?existing|background|prior to|before|already|previously"
    r"|without (?:any )?(?:use|using|reference|recourse|access))\b"
)
_ASKED: Final = Guarded(rf"\b(?:{_ALWAYS})\b")
_MIGHT: Final = Guarded(rf"\b(?:{_WHEN_MADE})\b")
_MAKING: Final = Guarded(rf"\b{_MADE}\b")
_REACH: Final = 110


def made(segment: str, ours: str = "") -> Iterator[tuple[int, int]]:
    """Yields where a flattened segment gives what is made to another than the information's owner.

    `ours` is the name that is read as the owner's too: what is given to us does not hurt us.
    """
    topics = _topics(segment)
    if not topics or _BEFORE.search(segment):
        return
    for match in _GOES.finditer(segment):
        if not any(start < match.start() for start, _ in topics) or denied(segment, match.start()):
            continue
        if not _is_owner(segment[match.end() : match.end() + _REACH], ours):
            yield match.span()
    for match in _TAKES.finditer(segment):
        behind = [topic for topic in topics if match.end() <= topic[0] < match.end() + _REACH]
        if not behind or denied(segment, match.end()):
            continue
        if _TITLE.search(segment, match.start(), behind[-1][1]) and not _is_owner(
            segment[: match.start()][-_REACH:], ours
        ):
            yield match.span()
    for match in _GIVES.finditer(segment):
        behind = segment[match.end() :][:_REACH]
        if any(match.end() <= start for start, _ in topics) and not (
            denied(segment, match.start()) or _is_owner(behind, ours)
        ):
            yield match.span()


def _topics(segment: str) -> list[tuple[int, int]]:
    found = [match.span() for match in _ASKED.finditer(segment)]
    if _MAKING.search(segment):
        found += [match.span() for match in _MIGHT.finditer(segment)]
    return sorted(found)


def _is_owner(who: str, ours: str) -> bool:
    return _OF_OWNER.search(who) is not None or (bool(ours) and re.search(ours, who) is not None)
