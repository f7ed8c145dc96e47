"""A matter's own facts, without those of its units: few, however long the document."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from quotary.api.matters.changes import Change, changes
from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.base import Fact
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import NO_RUN, parse_contract, token

FactT = TypeVar("FactT", bound=Fact)
_OF_RUNS = ("submitted", "ingested", "routed", "commented")


@dataclass(slots=True)
class Dossier:
    """Facts of runs by (run, event), and what happened in order."""

    by_run: dict[tuple[str, str], Fact] = field(default_factory=dict[tuple[str, str], Fact])
    history: list[Change] = field(default_factory=list[Change])

    def of(self, kind: type[FactT], run: str) -> FactT | None:
        """The run's fact of a kind, None where there is none (yet)."""
        found = self.by_run.get((run, kind.event))
        return found if isinstance(found, kind) else None


async def read_dossier(bench: Bench, tenant: str, matter: str, first_seq: int) -> Dossier:
    """The matter's dossier.

    Raises:
        BrokerUnavailable: the log cannot be read.
    """
    base = f"contract.{tenant}.{token(matter, 'matter')}"
    filters = [f"{base}.*.{event}.0" for event in _OF_RUNS]
    stored = await bench.reader.last_of_each(LOG_STREAM, filters)
    stored += await _acts(bench, f"{base}.{NO_RUN}.act.*", first_seq)
    stored.sort(key=lambda each: each.seq)
    dossier = Dossier(history=changes(stored))
    for each in stored:
        subject = parse_contract(each.subject)
        if subject.run != NO_RUN:
            dossier.by_run[subject.run, subject.event] = decode(subject, each.data)
    return dossier


async def _acts(bench: Bench, pattern: str, first_seq: int) -> list[Stored]:
    found = await bench.reader.everything(LOG_STREAM, pattern)
    if found is not None:
        return found
    return [each async for each in bench.reader.walk(LOG_STREAM, pattern, start=first_seq)]
