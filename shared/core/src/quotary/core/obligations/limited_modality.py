"""What a quote states for its own duty where a limit behind it speaks of another modality.

"The Bank may assign, provided that the right shall not be used twice" is leave with a limit. The
limit stands in the quote that is shown, and it is no second duty.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.obligations.modality import ModalityRead, read_modality
from quotary.core.obligations.proposed import Modality
from quotary.core.readers.readable import readable

_LONGEST: Final = 2_000
"""Characters of a quote that is read without its limits; a longer one is read whole."""

_LIMITS: Final = (
    # How a right is used.
    re.compile(
        r",? provided (?:always )?that (?:this|such|that|the (?:said|foregoing)) (?:right|option"
        r"|power|permission|consent|entitlement)\b[^.;]*"
    ),
    # An exception with a verb of its own.
    re.compile(
        r",? (?:except|save|unless|other than|salvo|exceto)(?: for)? (?:where|if|when|as|to the"
        r" extent|in so far as|insofar as|that|se|quando|nos casos em que)\b[^.;]*"
    ),
    # A cap.
    re.compile(
        r",? but (?:in no (?:case|event)|never|not|no) (?:more|less|exceeding|to exceed)\b[^.;]*"
    ),
)
_PROVISO: Final = re.compile(
    r",? (?:provided (?:always )?that|desde que|ressalvado que)\b(?P<own>[^.;]*)"
)
_PROCURES: Final = re.compile(
    # "Shall not, and shall procure that no member of its group will, sell": one prohibition.
    r"\b(?P<head>(?:shall|must|will) not|n[ãa]o (?:dever[áa]|poder[áa]))"
    r", (?:and|nor)(?: (?:shall|must|will))? (?:procure|ensure|cause|permit)[^,.;]*,(?= )"
)
_ONLY: Final = re.compile(r"\b(?:only|solely|exclusively|somente|apenas|unicamente)\b ?", re.I)
_EXCEPT: Final = re.compile(
    r",? (?:except|other than|otherwise than|exceto|salvo) (?:on|upon|with|in accordance with"
    r"|mediante|com|por)\b[^.;]*",
    re.IGNORECASE,
)
_EXCEPTED: Final = re.compile(r"\b(?:except|other than|unless|without|exceto|salvo|sem)\b", re.I)


def read_without_limits(quote: str, modality: Modality | None, summary: str) -> ModalityRead | None:
    """What the quote states without its limits, where that is the modality alone; else None.

    What restricts the deed itself ("only if", "except on instruction") is left aside only where
    the summary says so too.
    """
    if modality is None or len(quote) > _LONGEST:
        return None
    line = " ".join(quote.split())
    for core in _cores(line, summary):
        read = read_modality(core)
        if core != line and not read.unclear and read.stated == (modality,):
            return read
    return None


def _cores(line: str, summary: str) -> list[str]:
    core = _PROCURES.sub(r"\g<head>", line)
    for limit in _LIMITS:
        core = limit.sub("", core)
    core = _PROVISO.sub(_without_leave, core)
    found = [core]
    plain = readable(summary)
    if _ONLY.search(plain):
        found.append(_ONLY.sub("", core))
    if _EXCEPTED.search(plain):
        found.append(_EXCEPT.sub("", core))
    return found


def _without_leave(found: re.Match[str]) -> str:
    """Nothing for a proviso that only gives leave; one that binds stays."""
    return "" if read_modality(found["own"]).stated == ("may",) else found[0]
