"""Playbooks as services see them: compiled once per digest, current version looked up by id."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from datetime import datetime

from quotary.core.playbook import Playbook, from_canonical
from quotary.log.catalogue import decode_as
from quotary.log.direct import DirectReader
from quotary.log.errors import ContentTampered
from quotary.log.facts.policy import PlaybookPublished, PlaybookText
from quotary.log.names import LOG_STREAM
from quotary.log.subjects import PolicySubject, token

_POLL_SECONDS = 0.5
_FRESH_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Current:
    """The newest published version of a playbook."""

    playbook: str
    version: str
    digest: str
    number: int
    at: datetime


class PlaybookStore:
    """Reads playbooks from the log for one tenant."""

    def __init__(self, reader: DirectReader, tenant: str) -> None:
        self._reader = reader
        self._tenant = tenant
        self._compiled: dict[str, Playbook] = {}
        self._current: tuple[float, dict[str, Current]] | None = None

    async def by_digest(self, digest: str) -> Playbook:
        """The playbook with this digest; one that is not there yet is waited for.

        Raises:
            ContentTampered: the stored canonical text does not have that digest.
        """
        known = self._compiled.get(digest)
        while known is None:
            known = await self._read(digest)
            if known is None:
                await asyncio.sleep(_POLL_SECONDS)
        return known

    async def current(self, *, naming: str = "") -> dict[str, Current]:
        """Every published playbook's newest version, by id; at most a second old.

        What is `naming` a playbook that was not there a moment ago is read anew.
        """
        now = asyncio.get_running_loop().time()
        fresh = self._current is not None and now - self._current[0] < _FRESH_SECONDS
        if self._current is not None and fresh and (not naming or naming in self._current[1]):
            return self._current[1]
        newest: dict[str, Current] = {}
        pattern = f"policy.{self._tenant}.playbook.*.published.*"
        async for stored in self._reader.walk(LOG_STREAM, pattern):
            fact = decode_as(PlaybookPublished, stored.subject, stored.data)
            number = int(stored.subject.rsplit(".", 1)[1])
            newest[fact.playbook] = Current(
                fact.playbook, fact.playbook_version, fact.digest, number, fact.at
            )
        self._current = (now, newest)
        return newest

    async def _read(self, digest: str) -> Playbook | None:
        subject = str(PolicySubject(self._tenant, "playbook", token(digest, "digest"), "text"))
        stored = await self._reader.last(LOG_STREAM, subject)
        if stored is None:
            return None
        text = decode_as(PlaybookText, subject, stored.data)
        found = hashlib.sha256(text.canonical.encode()).hexdigest()
        if found != digest:
            raise ContentTampered(f"the playbook stored as {digest} has sha256 {found}")
        playbook = from_canonical(text.canonical)
        self._compiled[digest] = playbook
        return playbook
