"""Duties that go on where a sentence has said how long, or has not: no length stands for those.

"Three years; the obligations of secrecy "
"remain" states three years, and that something lasts longer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from quotary.core.readers.period import Period
from quotary.core.readers.period_mentions import find_periods
from quotary.core.readers.reading import Mention

_I = re.IGNORECASE
_SENTENCES = re.compile(r"(?<=[.;])\s+")
_WHOLE_SENTENCES = re.compile(r"(?<=\.)\s+(?=[\"'(\[]?[A-Z0-9])")
_OUTLIVES = re.compile(
    r"\b(?:obligations?|dut(?:y|ies)|confiden\w+|secrecy|non-?disclosure)\b[^.;]*\bsurviv\w+"
    r"[^.;]*\b(?:terminat\w+|expir\w+|end)\b",
    _I,
)
# "Sections 3 and 4 survive its termination", and no length is said.
_SECTIONS_OUTLIVE = re.compile(
    r"\b(?:sections?|clauses?|articles?|paragraphs?) [0-9IVX][^.;]{0,60}?\bsurviv\w+[^.;]*"
    r"\b(?:terminat\w+|expir\w+|end)\b",
    _I,
)
_LASTS = (
    r"(?:remain|continue|survive|stay|outlast|outlive|persist|endure|live on|go on|run on)(?:s|es)?"
)
_PARTS = re.compile(
    r"[;:]\s|,\s(?=(?:and|but|while|whereas|with|though|save|except)\b)"
    r"|\b(?:and|but)\s(?=(?:shall|will|then|thereafter|continues?|remains?)\b)",
    _I,
)
# A duty, or whatever the part before was about, lasts: "and shall then continue".
_GOES_ON = re.compile(
    r"\b(?:obligations?|dut(?:y|ies)|undertakings?|commitments?|promises?|secrecy|confiden\w+)\b"
    rf"[^.;]{{0,60}}\b{_LASTS}\b"
    rf"|\b(?:then|thereafter|afterwards)\s(?:shall |will )?(?:{_LASTS}|renews?)\b"
    rf"|^(?:shall|will)\s(?:then |thereafter |afterwards )?(?:{_LASTS}|renew)\b",
    _I,
)
_SAME_END = re.compile(
    r"\b(?:until then|no longer|(?:for|during|throughout|until the end of) (?:that|this|such|the)"
    r" (?:same )?(?:\w+ ){0,2}(?:period|term|time))\b",
    _I,
)
_NOT_ENDING = re.compile(
    r"\b(?:(?:shall|will|may|must|do|does|can|would) not|cannot|never)(?: \w+){0,1}"
    r" (?:end|expire|terminate|cease|lapse|stop|outlive)s?\b",
    _I,
)
_LONGER = re.compile(
    r"^[^.;]{0,60}(?:,| and| or) ?(?:(?:and|or) )?(?:for )?(?:longer|more|beyond)\b"
    r"|\botherwise (?:without|for)\b|\bwithout (?:any )?limit\b(?! of liab)",
    _I,
)


def outlives_without_length(text: str, language: str) -> bool:
    """True where a sentence lets a duty survive the agreement without saying for how long."""
    return any(
        (_OUTLIVES.search(sentence) or _SECTIONS_OUTLIVE.search(sentence))
        and not find_periods(sentence, language)
        for sentence in _SENTENCES.split(text)
    )


def goes_on(text: str, language: str) -> bool:
    """True where, behind a length, the same sentence lets a duty last on, longer or without end."""
    for sentence in _WHOLE_SENTENCES.split(text):
        lengths = find_periods(sentence, language)
        if not lengths:
            continue
        behind = sentence[lengths[0].end :]
        if _NOT_ENDING.search(behind) or _LONGER.search(behind):
            return True
        parts = _PARTS.split(behind)[1:]
        if any(_lasts_on(part, language) for part in parts):
            return True
    return False


def _lasts_on(part: str, language: str) -> bool:
    stated = _GOES_ON.search(part) is not None
    return stated and not find_periods(part, language) and _SAME_END.search(part) is None


_CUT = re.compile(
    r"[;:]\s|(?P<stop>(?<=[a-z)]\.)\s+(?=[A-Z]))|,?\s(?=(?:and|but|while|whereas)\s(?:the|these|those|all|any|its|their|each)\b)"
)
_OF_DUTY = re.compile(
    r"\b(?:obligations?|dut(?:y|ies)|undertakings?|commitments?|promises?|secrecy"
    r"|confidentiality)\b",
    _I,
)
_OF_TALKS = re.compile(
    r"\b(?:discussions?|talks|negotiations?|exchanges?|exchanged|disclosures? may|may be disclosed"
    r"|(?:this|the) (?:\w+ ){0,2}?(?:agreement|nda|letter|deed|term))\b",
    _I,
)
# Counted from the end of the first length, the second is longer than it says.
_ON_TOP = re.compile(
    r"\b(?:further|additional|another|extra|more|thereafter|afterwards|beyond"
    r"|(?:after|following|from|of|upon) (?:\w+ ){0,2}?(?:terminat\w+|expir\w+|end|that|this))\b"
    r"(?! (?:(?:same|effective|commencement|signing) )?date\b)",
    _I,
)
_MORE = re.compile(
    r"\b(?:further|additional|another|extra|more|thereafter|afterwards|beyond|later|again|anew"
    r"|renew\w*|extend\w*|prolong\w*)\b",
    _I,
)
# "Survive its termination and bind up to two years from the Effective Date": a day that is known.
_FROM_A_DAY = re.compile(
    r"[)\]]*\s*(?:counted\s+)?(?:from|after|following)\s+(?:(?:the|its|that|this|each)\s+)?"
    r"(?:same\s+)?(?:(?:date\s+of\s+)?(?:its\s+|the\s+)?(?:disclosure|receipt)|(?:effective|commencement)\s+date|date\s+(?:first\s+(?:above\s+)?(?:written|stated)"
    r"|(?:of|on)\s+(?:this|the)\s+(?:agreement|deed|letter|nda|undertaking)|hereof))"
    r"(?=\s*(?:[.,;)]|$|and\b|whether\b|even\b|including\b))",
    _I,
)


def of_duties(text: str, mentions: Sequence[Mention[Period]]) -> tuple[Mention[Period], ...]:
    """The lengths of the duties, where shorter ones beside them are those of talks or exchange.

    () where that is not plain: a part of the sentence is about neither, or the length of the duties
    is counted from where another ends.
    """
    cuts = [0, *(match.end() for match in _CUT.finditer(text)), len(text)]
    # In sentences of their own the two hang together by nothing but the day they start from.
    apart = any(match["stop"] for match in _CUT.finditer(text))
    duties: list[Mention[Period]] = []
    others: list[Mention[Period]] = []
    for at, mention in enumerate(mentions):
        start = max(cut for cut in cuts if cut <= mention.start)
        end = min(cut for cut in cuts if cut >= mention.end)
        part = text[start:end]
        if _OF_DUTY.search(part):
            behind = mentions[at + 1].start if at + 1 < len(mentions) else len(text)
            from_a_day = _FROM_A_DAY.match(text, mention.end)
            if apart and not from_a_day:
                return ()
            on_top = _MORE if from_a_day else _ON_TOP
            if on_top.search(part) or on_top.search(text, mention.end, max(behind, mention.end)):
                return ()
            duties.append(mention)
        elif _OF_TALKS.search(part):
            others.append(mention)
        else:
            return ()
    shortest = min((one.value.total_months for one in duties), default=0)
    if not others or any(one.value.total_months >= shortest for one in others):
        return ()
    return tuple(duties)
