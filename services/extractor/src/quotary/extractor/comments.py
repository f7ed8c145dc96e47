"""`routed` to `commented`: one text for each fallback and reject; the route is long decided."""

from __future__ import annotations

from quotary.extractor.domain.drafting import playbook_comments
from quotary.log.catalogue import decode_as
from quotary.log.facts.base import Failure
from quotary.log.facts.commented import Commented
from quotary.log.facts.routed import Routed
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import parse_contract


class CommentHandlers:
    """Handlers of the extractor's consumer of `routed`."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def routed(self, delivery: Delivery) -> None:
        """Record the run's comments."""
        subject = parse_contract(delivery.subject)
        routed = decode_as(Routed, subject, delivery.body)
        if not routed.ok:
            return
        playbook = await self._bench.playbooks.by_digest(routed.playbook_digest)
        comments = playbook_comments(routed.decision, playbook)
        fact = Commented.now(by="extractor", cause=subject, comments=comments)
        await self._bench.recorder.record(subject.sibling("commented"), fact)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record that there are no comments, and why."""
        subject = parse_contract(delivery.subject)
        fact = Commented.now(by="extractor", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(subject.sibling("commented"), fact)
