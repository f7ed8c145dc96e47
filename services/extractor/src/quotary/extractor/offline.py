"""The offline proposer: cues and readers, no model. Its contracts are never green."""

from __future__ import annotations

from collections import OrderedDict

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.offline import propose
from quotary.extractor.proposers import Assignment, Made

_KEPT = 8


class OfflineProposer:
    """Finds each position's sentences by the playbook's cues, or each duty of a chunk."""

    def __init__(self) -> None:
        self._indexes: OrderedDict[int, DocumentIndex] = OrderedDict()

    async def propose(self, assignment: Assignment) -> Made:
        """A proposal made of sentences of the document."""
        index = self._index(await assignment.document())
        return Made(propose(index, assignment.playbook, assignment.unit.span))

    def _index(self, document: Document) -> DocumentIndex:
        """The document's index, kept while other units of it are proposed for."""
        known = self._indexes.get(id(document))
        # The index holds its document, so while it is kept no other one can have this identity.
        if known is None or known.document is not document:
            known = self._indexes[id(document)] = DocumentIndex(document)
            if len(self._indexes) > _KEPT:
                self._indexes.popitem(last=False)
        return known
