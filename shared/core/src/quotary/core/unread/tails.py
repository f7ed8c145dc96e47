"""The rest of a sentence of which one part is usual.

"Nothing obligates a party to proceed" is in every agreement, and a list of usual words excuses it;
it excuses its own words alone. What is joined to it is read as if it stood by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.phrases import Phrases

_LIFTED: Final = Guarded(
    r"\b(?:nothing|not|neither)\b[^.;:]{0,60}?\b(?:obligat|oblig|requir|prevent|prohibit"
    r"|restrict|preclud|compel|hinder|bound|bind|stop)\w*\b"
)
_JOINED: Final = re.compile(r",? (?:or|nor|and) (?:to|from) (?=\w)")
_TOUCHES: Final = Phrases(
    """
    received; learned/learnt/learns; what it/they; idle; use/uses/using/used; keep/keeps/keeping;
    retain/retains/retaining; copy/copying; notice; notify/notifying; delete/deleting;
    destroy/destroying; return/returning; forget/forgetting; secret/secrecy; hire/hiring;
    employ/employing; train/training; publish/publishing; sell/selling; share/sharing;
    build/building; inform/informing; ask/asking; consent; store/storing; benefit*;
    drawing/drawings; disclosing
    """
)
_USUAL: Final = Phrases(
    """
    neither/nor/no ... makes/make/gives/give (any) warrant*/representation*;
    use/using ... independent*/own (information)/public*; use of ... name/names; employ* (its)
    own; without (any) notice/consent; written notice; notice of; prior ... consent/notice; hire
    ... general; disclosing ... own/required/law; any/the use; use or disclos*; use or;
    unauthori*; disclosing party*; keep ... confiden*/secret; enforce*; return or destr*; injunct*;
    buy or sell; sell or buy; sell anything
    """
)


def tails(segment: str) -> Iterator[tuple[int, int]]:
    """Yields the parts of a flattened segment that are joined to what is lifted as usual."""
    for lifted in _LIFTED.finditer(segment):
        starts = [match.end() for match in _JOINED.finditer(segment, lifted.end())]
        for start, end in pairwise([*starts, len(segment)]):
            limb = segment[start:end]
            if _TOUCHES.stand_in(limb) and not _USUAL.stand_in(limb):
                yield start, end
