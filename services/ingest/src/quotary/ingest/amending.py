"""Proposals that an amended document takes over from the run before it: no call for old words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from quotary.ingest.domain.unchanged import unchanged
from quotary.log.catalogue import decode_as
from quotary.log.claiming import run_number
from quotary.log.errors import ContentMissing
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.submitted import Submitted
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import ContractSubject, parse_contract


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The run that proposals are taken over from, and its unit for each unit of the new run.

    Unit 0 is the unit of the same number, as in a retry.
    """

    run: str = ""
    units: Mapping[int, int] = field(default_factory=dict[int, int])


class Amending:
    """Looks for the run that a new version of a document amends."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def taken_over(
        self, subject: ContractSubject, submitted: Submitted, ingested: Ingested
    ) -> TakenOver:
        """What the run takes over, of a retry as it says; else chunks with unchanged words.

        Raises:
            ContentTampered, BrokerUnavailable: as for reading the earlier run.
        """
        asked = submitted.takeover
        if asked is not None:
            return TakenOver(asked.run, dict.fromkeys(asked.units, 0))
        if ingested.scope != "chunk":
            return TakenOver()
        earlier = await self._amended(subject, submitted, ingested)
        if earlier is None:
            return TakenOver()
        run, before = earlier
        layouts = self._bench.layouts
        try:
            old = await layouts.document(before)
        except ContentMissing:
            # The earlier version was erased: everything is read afresh.
            return TakenOver()
        units = unchanged(
            old,
            (await layouts.of(before)).units,
            await layouts.document(ingested),
            (await layouts.of(ingested)).units,
        )
        by_hand = len(submitted.recordings)
        return TakenOver(run, {new: at for new, at in units.items() if new > by_hand})

    async def _amended(
        self, subject: ContractSubject, submitted: Submitted, ingested: Ingested
    ) -> tuple[str, Ingested] | None:
        """The newest run before this one that was made alike, of another document."""
        found = await self._bench.reader.last_of_each(
            LOG_STREAM, [f"contract.{subject.tenant}.{subject.matter}.*.ingested.0"]
        )
        runs = {
            parse_contract(each.subject).run: decode_as(Ingested, each.subject, each.data)
            for each in found
        }
        own = run_number(subject.run)
        for run in sorted(runs, key=run_number, reverse=True):
            before = runs[run]
            if not 0 < run_number(run) < own or not _alike(before, ingested):
                continue
            if before.document_sha256 == ingested.document_sha256:
                return None
            if await self._proposer(subject, run) == submitted.proposer:
                return run, before
        return None

    async def _proposer(self, subject: ContractSubject, run: str) -> str:
        name = subject.sibling(Submitted.event, run=run)
        stored = await self._bench.reader.last(LOG_STREAM, str(name))
        return decode_as(Submitted, name, stored.data).proposer if stored else ""


def _alike(before: Ingested, after: Ingested) -> bool:
    return before.ok and (before.scope, before.playbook_digest) == (
        after.scope,
        after.playbook_digest,
    )
