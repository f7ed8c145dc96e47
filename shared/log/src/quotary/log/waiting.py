"""Waiting for what is on its way: under heartbeats, outside the timeout, at no attempt's cost."""

from __future__ import annotations

import asyncio

from quotary.log.catalogue import decode
from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.ingested import UnitReady
from quotary.log.facts.submitted import Submitted
from quotary.log.layouts import Layouts
from quotary.log.playbook_store import PlaybookStore
from quotary.log.step import Delivery
from quotary.log.subjects import parse_contract

_POLL_SECONDS = 0.2
_RUN_SECONDS = 30.0
"""How long a replica may lag; a fact of a run that never was must not hold a slot for good."""


class Waiting:
    """The `hold` functions of steps."""

    def __init__(self, layouts: Layouts, playbooks: PlaybookStore) -> None:
        self._layouts = layouts
        self._playbooks = playbooks

    async def for_run(self, delivery: Delivery) -> None:
        """Wait until the run's `ingested` and its playbook can be read here."""
        subject = parse_contract(delivery.subject)
        end = asyncio.get_running_loop().time() + _RUN_SECONDS
        while True:
            try:
                ingested = await self._layouts.ingested(subject)
                break
            except BrokerUnavailable:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(_POLL_SECONDS)
        if ingested.playbook_digest:
            await self._playbooks.by_digest(ingested.playbook_digest)

    async def for_digest(self, delivery: Delivery) -> None:
        """Wait until the playbook that the fact names by digest can be read here."""
        fact = decode(delivery.subject, delivery.body)
        digest = fact.playbook_digest if isinstance(fact, Submitted | UnitReady) else ""
        if digest:
            await self._playbooks.by_digest(digest)

    async def for_playbooks(self, delivery: Delivery) -> None:
        """Wait until there is any playbook: a log that is just being set up has none yet."""
        while True:
            if await self._playbooks.current():
                break
            await asyncio.sleep(_POLL_SECONDS)
        await self.for_digest(delivery)
