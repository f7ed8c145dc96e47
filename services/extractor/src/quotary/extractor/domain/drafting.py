"""Comments from the playbook's own texts."""

from __future__ import annotations

from quotary.core.decision import Decision
from quotary.core.playbook import Playbook
from quotary.core.verdict import Verdict
from quotary.log.facts.commented import Comment


def playbook_comments(decision: Decision, playbook: Playbook) -> tuple[Comment, ...]:
    """One comment per position that is not accepted and for which the playbook has a text."""
    texts = {position.id: position.fallback_comment.strip() for position in playbook.positions}
    return tuple(
        Comment(position=each.id, unit=each.unit, text=texts[each.id], source="playbook")
        for each in decision.positions
        if each.verdict is not Verdict.ACCEPT and texts.get(each.id)
    )
