"""Waiting for what is on its way: under heartbeats, outside the timeout, at no attempt's cost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.base import Fact
from quotary.log.facts.ingested import UnitReady
from quotary.log.facts.submitted import Submitted
from quotary.log.layouts import Layouts
from quotary.log.playbook_store import Current, PlaybookStore
from quotary.log.step import Delivery

_POLL_SECONDS = 0.2
_NAMED_SECONDS = 3.0
_SETTLING = timedelta(seconds=1)
_NEW_LOG = timedelta(seconds=30)
_RUN_SECONDS = 30.0
"""How long a replica may lag; a fact of a run that never was must not hold a slot for good."""


class Waiting:
    """The `hold` functions of steps."""

    def __init__(self, layouts: Layouts, playbooks: PlaybookStore) -> None:
        self._layouts = layouts
        self._playbooks = playbooks

    async def for_run(self, delivery: Delivery) -> None:
        """Wait until the run's `ingested` and its playbook can be read here."""
        subject = delivery.about
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
        await self._digest_of(delivery.fact)

    async def for_playbooks(self, delivery: Delivery, *, default: str) -> None:
        """Wait until the playbooks that a submission can mean are there.

        A log that is just being set up has none yet, and then some: until its publisher is known
        to have had time, a submission that names none waits for `default` as well. A playbook that
        is named may have been published a moment ago; after a few seconds a name that nobody knows
        is wrong.
        """
        fact = delivery.fact
        named = _named(fact)
        end = asyncio.get_running_loop().time() + _NAMED_SECONDS
        while True:
            current = await self._playbooks.current(naming=named)
            late = asyncio.get_running_loop().time() > end
            if (current and (late if named else _settled(current, default))) or named in current:
                break
            await asyncio.sleep(_POLL_SECONDS)
        await self._digest_of(fact)

    async def _digest_of(self, fact: Fact) -> None:
        digest = fact.playbook_digest if isinstance(fact, Submitted | UnitReady) else ""
        if digest:
            await self._playbooks.by_digest(digest)


def _named(fact: Fact) -> str:
    """The playbook that a submission names; "" where it names none, or a digest."""
    if not isinstance(fact, Submitted) or fact.playbook == "auto" or fact.playbook_digest:
        return ""
    return fact.playbook


def _settled(current: Mapping[str, Current], default: str) -> bool:
    """False while a new log's first playbooks are being published, one after the other."""
    age = datetime.now(UTC) - min(each.at for each in current.values())
    # Clocks of two hosts differ: a publication that is yet to come is not waited for.
    return not timedelta(0) <= age < (_SETTLING if default in current else _NEW_LOG)
