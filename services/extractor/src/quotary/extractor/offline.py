"""The offline proposer: cues and readers, no model. Its contracts are never green."""

from __future__ import annotations

from quotary.core.offline import propose
from quotary.extractor.proposers import Assignment, Made


class OfflineProposer:
    """Finds each position's sentences by the playbook's cues."""

    async def propose(self, assignment: Assignment) -> Made:
        """A proposal made of sentences of the document."""
        document = await assignment.document()
        return Made(propose(document, assignment.playbook, assignment.unit.span))
