"""What a quote's own words say of it: that somebody must, must not, or may."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from quotary.core.negations import plain
from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.proposed import Modality

_ADVERB: Final = (
    r"(?:[,(]? ?(?:[a-z]+ly|at any time|in any event|itself|themselves|also|ever),?\)? )*"
)
_HARMLESS: Final = (
    r"(?! (?:be )?(?:less|more|fewer|later|earlier|sooner|limited|only|merely|exceeding)\b"
    r"|(?:withstanding))"
)
_MUST_NOT: Final = re.compile(
    rf"\b(?:shall|must|may|will|should|agrees?|undertakes?|covenants?) {_ADVERB}"
    rf"(?:not|never)\b{_HARMLESS}"
    rf"|\bcan ?not\b|\bshall {_ADVERB}refrain\b|\brefrain from\b|\babstain from\b"
    r"|\b(?:prohibited|forbidden|precluded|restricted|barred) from\b"
    r"|\b(?:is|are|be) not (?:permitted|allowed|authori[sz]ed) to\b"
    r"|\b(?:in no event|under no circumstances|neither|nor|nothing|none of)\b"
    r"[^.;:]{0,80}?\b(?:shall|may|will|must)\b"
    r"|\b(?<!if )(?<!where )(?<!when )no\b(?! (?:later|less|more|earlier|sooner|fewer)\b)(?!\.)"
    r"[^.;:,]{0,60}?\b(?:shall|may|will|must)\b"
    r"|\bn[ãa]o (?:se )?(?:dever|poder|deve|pode|ser)\w*\b|\bvedad[oa]s?\b|\bproibid[oa]s?\b"
    r"|\b(?:obriga|compromete)m?(?:-se)? a n[ãa]o\b|\babster-se\b|\babst[eé]m-se\b"
    r"|\bn[ãa]o [a-zà-ú]+r(?:á|ão)\b"
    r"|\b(?:nenhuma das partes|em hip[óo]tese alguma)\b[^.;:]{0,80}?\b(?:poder|dever)\w*"
)
_MAY: Final = re.compile(
    r"\bmay\b(?! \d)|\b(?:is|are|be) (?:entitled|permitted|allowed|authori[sz]ed) to\b"
    r"|\b(?:has|have) the right to\b|\bat (?:its|their) (?:sole )?(?:option|discretion)\b"
    r"|\bpoder(?:á|ão)\b|\bpodem?\b|\bfacultad[oa]\b|\b(?:ter[áã]o? )?(?:o )?direito (?:a|de)\b"
)
_RIGHT: Final = re.compile(
    r"\bshall (?:have the (?:sole |exclusive )?right|be (?:entitled|permitted|allowed))\b"
)
WEIGHT: Final[dict[Modality, int]] = {"may": 0, "must": 1, "must_not": 2}


def read_modalities(text: str) -> tuple[Modality, ...]:
    """Every modality that the words of the text state, the heaviest first; () for none."""
    line = plain(text).lower()
    found: list[Modality] = []
    rest, count = _MUST_NOT.subn(lambda match: " " * len(match[0]), line)
    if count:
        found.append("must_not")
    rest, rights = _RIGHT.subn(lambda match: " " * len(match[0]), rest)
    if find_duties(rest):
        found.append("must")
    if rights or _MAY.search(rest):
        found.append("may")
    return tuple(found)


def heaviest(modalities: Iterable[Modality]) -> Modality:
    """The one that binds most. There must be one."""
    return max(modalities, key=WEIGHT.__getitem__)
