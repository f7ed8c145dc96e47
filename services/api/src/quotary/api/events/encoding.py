"""Stored messages to items: decode, find the words they quote, encode."""

from __future__ import annotations

import logging

from quotary.api.events.documents import Documents
from quotary.api.events.fact_frames import Occurrence, frames_of, needs_document
from quotary.api.events.item import Item, item_of
from quotary.api.events.trace_frames import trace_frames
from quotary.api.matters.whole import in_full
from quotary.log.catalogue import decode
from quotary.log.content import ContentStore
from quotary.log.direct import Stored
from quotary.log.errors import (
    BrokerUnavailable,
    ContentMissing,
    ContentTampered,
    FactInvalid,
    NewerVersion,
)
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Fact
from quotary.log.facts.ingested import Ingested
from quotary.log.subjects import ContractSubject, parse_contract

_LOG = logging.getLogger(__name__)


class Encoder:
    """Makes items of one process's messages."""

    def __init__(self, documents: Documents, content: ContentStore) -> None:
        self._documents = documents
        self._content = content

    async def fact(self, stored: Stored) -> Item:
        """The item of a fact; empty where this release does not know it."""
        subject = parse_contract(stored.subject)
        try:
            fact = decode(subject, stored.data)
        except (FactInvalid, NewerVersion) as error:
            # The projection halts on such a fact; a reader of live events only misses it.
            _LOG.warning("not shown: %s", error)
            return item_of((), log=stored.seq)
        fact = await self._in_full(fact)
        document = (
            await self._documents.of(_read_in(subject, fact)) if needs_document(fact) else None
        )
        happened = Occurrence(stored.seq, stored.at_ns, subject, fact, document)
        return item_of(frames_of(happened), log=stored.seq)

    async def _in_full(self, fact: Fact) -> Fact:
        try:
            return await in_full(self._content, fact)
        except (ContentMissing, ContentTampered, BrokerUnavailable) as error:
            _LOG.warning("shown in part: %s", error)
            return fact

    def trace(self, stored: Stored, epoch: str) -> Item:
        """The item of a trace message."""
        return item_of(trace_frames(stored), trace=stored.seq, epoch=epoch)


def _read_in(subject: ContractSubject, fact: Fact) -> ContractSubject:
    """The subject whose run's document the fact quotes: an answer is about another run's."""
    if isinstance(fact, Answered) and fact.about:
        return subject.sibling(Ingested.event, run=fact.about)
    return subject
