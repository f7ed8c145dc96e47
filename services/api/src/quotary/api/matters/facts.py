"""One matter's facts, read from the log itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from quotary.api.store import reading
from quotary.api.store.database import Database
from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.history import Entry, fold
from quotary.log.matter_state import MatterState
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import every_fact_of, parse_contract, token

_PAGE: Final = 500


class MatterFacts:
    """Reads facts of one tenant's matters."""

    def __init__(self, bench: Bench, database: Database) -> None:
        self._bench = bench
        self._database = database
        self._tenant = bench.settings.tenant

    async def stored(self, matter: str, *, after: int = 0, at_least: int = 0) -> list[Stored]:
        """The matter's facts with sequences over `after`, in order, as they are stored.

        Raises:
            BrokerUnavailable: they cannot be read, or not yet up to `at_least`.
        """
        pattern = self._pattern(matter)
        found = await self._bench.reader.everything(LOG_STREAM, pattern, at_least=at_least)
        if found is not None:
            return [each for each in found if each.seq > after]
        # More than one answer holds. Where the matter begins, the projection knows; else walk all.
        kept = await self._database.read(reading.matter, self._tenant, matter)
        start = max(after + 1, kept.first_seq if kept else 1)
        walk = self._bench.reader.walk(LOG_STREAM, pattern, start=start)
        return [each async for each in walk]

    async def pages(self, matter: str) -> AsyncIterator[list[Stored]]:
        """The matter's facts in order, some at a time, however many there are.

        Raises:
            BrokerUnavailable: they cannot be read.
        """
        found = await self._bench.reader.everything(LOG_STREAM, self._pattern(matter))
        if found is not None:
            yield found
            return
        kept = await self._database.read(reading.matter, self._tenant, matter)
        page: list[Stored] = []
        start = kept.first_seq if kept else 1
        async for each in self._bench.reader.walk(LOG_STREAM, self._pattern(matter), start=start):
            page.append(each)
            if len(page) == _PAGE:
                yield page
                page = []
        yield page

    async def state(self, matter: str) -> MatterState | None:
        """The matter as the log has it now, None where the log has no fact of it.

        Starts from the projection's state, so only what is newer is read.

        Raises:
            BrokerUnavailable: the log cannot be read.
        """
        kept = await self._database.read(reading.matter, self._tenant, matter)
        known = kept.state if kept else None
        start = known.last_seq + 1 if known else 1
        if known is None:
            return fold(_entries(await self.stored(matter)))
        walk = self._bench.reader.walk(LOG_STREAM, self._pattern(matter), start=start)
        return fold(_entries([each async for each in walk]), known)

    def _pattern(self, matter: str) -> str:
        return every_fact_of(self._tenant, token(matter, "matter"))


def _entries(stored: list[Stored]) -> list[Entry]:
    entries: list[Entry] = []
    for each in stored:
        subject = parse_contract(each.subject)
        entries.append((each.seq, subject, decode(subject, each.data)))
    return entries
