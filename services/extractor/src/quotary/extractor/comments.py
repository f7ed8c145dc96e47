"""`routed` to `commented`: one text for each fallback and reject; the route is long decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pydantic import TypeAdapter

from quotary.core.playbook import Playbook
from quotary.extractor.domain.drafting import Drafts, Wanted, comments, wanted
from quotary.log.facts.base import ContentRef, Failure
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.routed import Routed
from quotary.log.routed_content import read_decision, read_input
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject

_COMMENTS = TypeAdapter(tuple[Comment, ...])
_INLINE_COMMENTS = 60


class Drafter(Protocol):
    """Someone who words comments; never fails, at worst has no drafts."""

    async def drafts(
        self, subject: ContractSubject, entries: Sequence[Wanted], playbook: Playbook
    ) -> Drafts:
        """Unchecked drafts for the entries."""
        ...


class CommentHandlers:
    """Handlers of the extractor's consumer of `routed`."""

    def __init__(self, bench: Bench, drafter: Drafter | None = None) -> None:
        self._bench = bench
        self._drafter = drafter

    async def routed(self, delivery: Delivery) -> None:
        """Record the run's comments."""
        subject = delivery.about
        routed = delivery.fact_as(Routed)
        if not routed.ok:
            return
        playbook = await self._bench.playbooks.by_digest(routed.playbook_digest)
        entries, drafts = await self._drafted(subject, routed, playbook)
        fact = Commented.now(
            by="extractor",
            cause=subject,
            **await self._kept(subject, comments(entries, drafts.texts, playbook.language)),
            usage=drafts.usage,
            model=drafts.model,
            note=drafts.note,
        )
        await self._bench.recorder.record(subject.sibling("commented"), fact)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record that there are no comments, and why."""
        subject = delivery.about
        fact = Commented.now(by="extractor", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(subject.sibling("commented"), fact)

    async def _drafted(
        self, subject: ContractSubject, routed: Routed, playbook: Playbook
    ) -> tuple[tuple[Wanted, ...], Drafts]:
        # A replay asks no model, and what no model proposed needs none to word it.
        decision = await read_decision(self._bench.content, routed)
        if self._drafter is None or routed.proposer != "live" or routed.replay:
            return wanted(decision, playbook), Drafts()
        document = await self._bench.layouts.document(await self._bench.layouts.ingested(subject))
        given = await read_input(self._bench.content, routed)
        entries = wanted(decision, playbook, given, document.text)
        if not entries:
            return entries, Drafts()
        return entries, await self._drafter.drafts(subject, entries, playbook)

    async def _kept(
        self, subject: ContractSubject, every: tuple[Comment, ...]
    ) -> dict[str, tuple[Comment, ...] | ContentRef]:
        if len(every) <= _INLINE_COMMENTS:
            return {"comments": every}
        body = _COMMENTS.dump_json(every)
        ref = await self._bench.content.put(subject.tenant, subject.matter, body)
        return {"comments": every[:_INLINE_COMMENTS], "comments_ref": ref}
