"""Whether a contract lays secrecy on those to whom its recipients may pass information."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from quotary.core.guarded import Guarded

_BEHIND: Final = 2
"""Sentences behind a list in which "they" are those on it."""

_SECRECY: Final = (
    r"(?:confiden\w*|secre\w*|non ?disclosure|privileged?|undertakings?|this (?:\w+ )?(?:agreement"
    r"|letter|deed|nda)|these (?:terms|rules)|(?:same|similar|like|equivalent|equal)"
    r" (?:\w+ )?(?:terms|obligations?|duties|duty|rules|conditions)|restrictions|obligations?"
    r"|dut(?:y|ies))"
)
_LAID: Final = Guarded(
    r"\b(?:bound|obliged|obligated|obligations?|subject to|under|required|agreed?|signed?"
    r"|undertaken?"
    r"|owes?|ha(?:ve|s) to|must|shall|directed|instructed|informed|aware|told|advised|covered by"
    r"|committed|accept(?:ed|s)?|entered into|respect|compl(?:y|ies)|observes?|keeps?|abides?)\b"
    rf"[^.]{{0,120}}?\b{_SECRECY}\b"
)
_PEOPLE: Final = (
    r"(?:persons?|people|representatives?|personnel|employees?|staff|directors?|officers?"
    r"|advis[eo]rs?|consultants?|agents?|contractors?|individuals?|students?|affiliates?"
    r"|recipients|members|those to whom)"
)
_LAYS: Final = Guarded(
    r"\b(?:ensures?|procures?|causes?|makes? sure|sees? (?:to it )?that|requires?|obliges?|binds?"
    r"|directs?|instructs?|imposes?|informs?|tells?|advises?|responsible|liable|answers?"
    rf"|answerable)\b[^.;]{{0,120}}?\b{_PEOPLE}\b"
    rf"|\b{_PEOPLE}\b[^.;]{{0,80}}?\b(?:bound|obliged|obligated|must|shall|subject to)\b"
    rf"[^.;]{{0,80}}?\b{_SECRECY}\b"
)
_THEM: Final = re.compile(r"\b(?:them|they|those people|each of)\b")


def laid_on_people(flats: Sequence[str], lists: Sequence[int]) -> bool:
    """True where secrecy is laid on those on the lists, which stand in the sentences numbered."""
    if any(_LAYS.search(flat) for flat in flats):
        return True
    for at in lists:
        if _LAID.search(flats[at]):
            return True
        behind = flats[at + 1 : at + 1 + _BEHIND]
        if any(_LAID.search(flat) and _THEM.search(flat) for flat in behind):
            return True
    return False
