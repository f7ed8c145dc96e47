"""Replays: one request, cut into ranges of the log that any number of workers take."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from quotary.api.problems import NotFound, Unprocessable
from quotary.api.projecting.log_state import stream_info
from quotary.api.store import replay_reading
from quotary.api.store.database import Database
from quotary.log.facts.policy import (
    PlaybookText,
    ReplayMode,
    ReplayPart,
    ReplayRequested,
    ReplayScope,
)
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import PolicySubject, token

PART_FACTS: Final = 20_000
"""Log sequences in one part: a second or two of work, so that a killed worker loses little."""
_PARTS_AT_ONCE: Final = 32
Mode = ReplayMode


@dataclass(frozen=True, slots=True)
class Asked:
    """A replay as it stands on the log."""

    replay: str
    seq: int
    parts: int
    already: bool


def part_ranges(first: int, last: int) -> list[tuple[int, int]]:
    """First and last sequence of each part; together they are `first` to `last`, once each."""
    return [
        (start, min(start + PART_FACTS - 1, last)) for start in range(first, last + 1, PART_FACTS)
    ]


class Replaying:
    """Records replays for one tenant."""

    def __init__(self, bench: Bench, database: Database) -> None:
        self._bench = bench
        self._database = database
        self._tenant = bench.settings.tenant

    async def ask(
        self,
        digest: str,
        mode: Mode,
        *,
        first: int,
        last: int,
        only: ReplayScope,
        who: str,
        key: str = "",
    ) -> Asked:
        """The replay, requested now or, under the same key, before.

        Raises:
            NotFound: no playbook of that digest is on the log.
            Unprocessable: the range of sequences or of days is empty.
            BrokerUnavailable: the log cannot be read or written.
        """
        await self._check_digest(digest)
        end = (await stream_info(self._bench.connection, LOG_STREAM)).last_seq
        last = min(last or end, end)
        if first > last:
            raise Unprocessable(f"The range {first} to {last} holds no fact.")
        if only.since and only.until and only.since > only.until:
            raise Unprocessable(f"No day is in {only.since} to {only.until}: swap the two.")
        fact = ReplayRequested.now(
            by="api",
            digest=digest,
            mode=mode,
            first=first,
            last=last,
            parts=len(part_ranges(first, last)),
            who=who,
            only=only,
        )
        replay = hashlib.sha256(key.encode()).hexdigest()[:16] if key else secrets.token_hex(8)
        name = PolicySubject(self._tenant, "replay", replay, ReplayRequested.event)
        recorded = await self._bench.recorder.record(name, fact)
        await self._record_parts(replay, recorded.fact)
        return Asked(replay, recorded.seq, recorded.fact.parts, recorded.already)

    async def resume(self) -> None:
        """Record the parts of replays whose requester was killed between request and parts."""
        for replay, fact in await self._database.read(replay_reading.incomplete, self._tenant):
            await self._record_parts(replay, fact)

    async def _check_digest(self, digest: str) -> None:
        name = PolicySubject(self._tenant, "playbook", token(digest, "digest"), PlaybookText.event)
        if await self._bench.reader.last(LOG_STREAM, str(name)) is None:
            raise NotFound(f"There is no playbook of digest {digest} on the log.")

    async def _record_parts(self, replay: str, request: ReplayRequested) -> None:
        cause = PolicySubject(self._tenant, "replay", replay, ReplayRequested.event)
        ranges = part_ranges(request.first, request.last)
        for start in range(0, len(ranges), _PARTS_AT_ONCE):
            await asyncio.gather(
                *(
                    self._bench.recorder.record(
                        PolicySubject(self._tenant, "replay", replay, ReplayPart.event, number),
                        ReplayPart.now(
                            by="api",
                            cause=cause,
                            digest=request.digest,
                            mode=request.mode,
                            first=first,
                            last=last,
                            only=request.only,
                        ),
                    )
                    for number, (first, last) in enumerate(
                        ranges[start : start + _PARTS_AT_ONCE], start=start + 1
                    )
                )
            )
