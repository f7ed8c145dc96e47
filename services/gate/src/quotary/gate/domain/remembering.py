"""Outcomes of checks, kept for proposals that come again about the same words.

A check is a pure function of the proposal, the document as it was read, the playbook, the unit and
its span; nothing of the matter that asks is in its outcome. Redelivered, replayed and resubmitted
proposals come again word for word.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.gate.domain.checking import check
from quotary.log.facts.proposed import Proposed

MOST: Final = 64
"""Outcomes kept of one document; they go with its index, of which the service keeps a few."""

_Key = tuple[str, int, Span, str]


class Outcomes:
    """What was checked before in this process; not for use by several threads."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[DocumentIndex, OrderedDict[_Key, GatedUnit]] = (
            WeakKeyDictionary()
        )

    def check(
        self,
        proposed: Proposed,
        index: DocumentIndex,
        playbook: Playbook,
        digest: str,
        unit: int,
        span: Span,
    ) -> GatedUnit:
        """What `check` says, without checking the same again; `digest` is the playbook's own."""
        if proposed.proposal is None or playbook.scope == "chunk":
            # What a chunk comes to is too large to be kept by the dozen.
            return check(proposed, index, playbook, unit, span)
        kept = self._kept.setdefault(index, OrderedDict())
        # The representation tells every field of a proposal apart: 1, 1.0 and true as well.
        key = (digest, unit, span, repr(proposed.proposal))
        known = kept.get(key)
        if known is None:
            known = kept[key] = check(proposed, index, playbook, unit, span)
            if len(kept) > MOST:
                kept.popitem(last=False)
        return known
