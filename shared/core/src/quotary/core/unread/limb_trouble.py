"""Why a limb is no usual exclusion: other words, no safeguard, or a time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.unread.limb_kinds import LACKS, is_guarded, kinds_of
from quotary.core.unread.limb_turns import made_plain
from quotary.core.unread.limb_words import KNOWN, KNOWN_OF_LAW
from quotary.core.unread.reasons import around
from quotary.core.unread.safeguards import parted, unusual_words

_TIME: Final = re.compile(
    r"\b(?:days?|weeks?|months?|years?|quarters?|decades?|anniversar\w+|expir\w+|laps\w+|elaps\w+"
    r"|hours?)\b"
)
_MODAL: Final = re.compile(
    r"\b(?:could|would|might|may(?! (?:hereafter |later |subsequently |thereafter )?(?:become"
    r"|enter|come|be(?:come)? (?:evidenced|shown|demonstrated)))|should|can be"
    r"(?! (?:reasonably |clearly )?(?:shown|proven|proved|demonstrated|documented|evidenced"
    r"|established"
    r"|verified)))\b"
)
_VERB: Final = r"(?:is|was|were|are|becomes?|has|had|have|came|comes)\b"
_PARTS: Final = re.compile(
    rf"[,;] ?(?:(?:and|or) )?(?:information )?(?:that |which |it )?(?={_VERB})"
    r"|(?<=\w) or (?:information )?(?:that|which|it) (?=\w)"
)
# "As its records show, was": how it is proved.
_PROOF: Final = re.compile(
    r"(?:as|and)? ?(?:can be )?(?:shown|evidenced|proved|proven|documented)\b|as\b"
)
# Personal data that is kept out of what is given: its own position reads that.
_KEPT_OUT: Final = re.compile(r"(?:any )?personal (?:data|information)\b")
# "Anything that the Holder can prove": the limbs come behind it.
_LEADS_ON: Final = re.compile(r"\b(?:prove|show|demonstrate|establish|evidence)(?: that)?:?$")
_MINOR: Final = 3


def trouble(limb: str, names: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yields why a limb in flattened words is no usual exclusion, and the words that say so."""
    said = made_plain(limb)
    if _KEPT_OUT.match(said) or _LEADS_ON.search(said):
        return
    if found := _TIME.search(said):
        yield "a time frees what was protected", around(said, found)
    rest, guards = parted(said, names)
    if found := _MODAL.search(rest):
        yield "it is enough that something could be so", around(rest, found)
    kinds = list(kinds_of(rest))
    strange = unusual_words(said, names, KNOWN_OF_LAW if "law" in kinds else KNOWN)
    if strange:
        yield "it says more than the usual exclusions", strange
    if not kinds:
        yield "it is none of the usual exclusions", said
        return
    for part, guard in _alternatives(said, names):
        kind = next(kinds_of(part), "")
        if not kind and _PROOF.match(part) is None and len(re.findall("[a-z]+", part)) >= _MINOR:
            yield "it is none of the usual exclusions", part
        elif kind and not is_guarded(kind, part, guard or guards, said):
            yield LACKS[kind], said


def _alternatives(said: str, names: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yields each alternative of the limb without its safeguards, and those safeguards."""
    for part in _PARTS.split(said):
        if part.strip(" ,;/"):
            yield parted(part, names)
