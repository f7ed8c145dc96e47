"""Publishing playbooks: the text once under its digest, then the version's number."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from pathlib import Path

from quotary.core.playbook import PlaybookInvalid, Problem, to_canonical
from quotary.log.catalogue import decode_as
from quotary.log.errors import TooLarge
from quotary.log.facts.policy import PlaybookPublished, PlaybookText
from quotary.log.names import LOG_STREAM
from quotary.log.playbook_files import LoadedPlaybook, load_folder
from quotary.log.service import Bench
from quotary.log.subjects import PolicySubject, token

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Published:
    """A version that counts from now on; `already` where it had been the current one before."""

    playbook: str
    version: str
    digest: str
    number: int
    seq: int
    already: bool


class Publishing:
    """Records playbooks for one tenant."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._tenant = bench.settings.tenant
        self._refused: tuple[PlaybookInvalid, ...] = ()

    async def keep(self, loaded: LoadedPlaybook, filename: str) -> int:
        """The sequence of the playbook's text on the log, recorded now or earlier."""
        playbook = loaded.playbook
        text = PlaybookText.now(
            by="api",
            playbook=playbook.id,
            playbook_version=str(playbook.version),
            digest=loaded.digest,
            canonical=to_canonical(playbook),
            source=loaded.source,
            filename=filename,
        )
        name = PolicySubject(self._tenant, "playbook", loaded.digest, PlaybookText.event)
        return (await self._bench.recorder.record(name, text)).seq

    async def publish(self, loaded: LoadedPlaybook, filename: str, who: str) -> Published:
        """Make this version the current one.

        Raises:
            SubjectInvalid: its id is no subject token.
            PublishRefused, TooLarge, BrokerUnavailable: as for recording.
        """
        await self.keep(loaded, filename)
        history = await self._history(loaded.playbook.id)
        if history and history[-1].digest == loaded.digest:
            return history[-1]
        fact = PlaybookPublished.now(
            by="api",
            playbook=loaded.playbook.id,
            playbook_version=str(loaded.playbook.version),
            digest=loaded.digest,
            who=who,
        )
        number = history[-1].number + 1 if history else 1
        while True:
            name = PolicySubject(
                self._tenant, "playbook", loaded.playbook.id, PlaybookPublished.event, number
            )
            recorded = await self._bench.recorder.record(name, fact)
            if not recorded.already or recorded.fact.digest == loaded.digest:
                return _published(name, recorded.fact, recorded.seq, already=recorded.already)
            number += 1

    @property
    def refused(self) -> tuple[PlaybookInvalid, ...]:
        """Files of the folder that were not published when it was last read; each says why."""
        return self._refused

    async def publish_folder(self, folder: Path) -> None:
        """Publish every playbook of the folder that has never been published.

        A file whose digest was current once and is not any more stays unpublished: someone has
        published another version since, and a restart must not take that back. A file that is
        not valid is logged, kept in `refused`, and holds nothing else up.

        Raises:
            PublishRefused, BrokerUnavailable: as for recording.
        """
        found = await asyncio.to_thread(load_folder, folder)
        refused = list(found.refused)
        for each in found.playbooks.values():
            try:
                await self._publish_once(each, folder)
            except TooLarge as error:
                problem = Problem(0, "playbook", str(error), "a smaller file")
                refused.append(PlaybookInvalid([problem], each.playbook.id))
        self._refused = tuple(refused)
        for invalid in refused:
            _LOG.error("a playbook was not published:\n%s", invalid)

    async def _publish_once(self, each: LoadedPlaybook, folder: Path) -> None:
        history = await self._history(each.playbook.id)
        if each.digest not in {version.digest for version in history}:
            await self.publish(each, each.playbook.id, "folder")
        elif history[-1].digest != each.digest:
            _LOG.warning(
                "playbook %s in %s is an earlier version; %s counts",
                each.playbook.id, folder, history[-1].version,
            )  # fmt: skip

    async def _history(self, playbook: str) -> list[Published]:
        pattern = f"policy.{self._tenant}.playbook.{token(playbook, 'playbook')}.published.*"
        found: list[Published] = []
        async for stored in self._bench.reader.walk(LOG_STREAM, pattern):
            fact = decode_as(PlaybookPublished, stored.subject, stored.data)
            number = int(stored.subject.rsplit(".", 1)[1])
            name = PolicySubject(self._tenant, "playbook", playbook, "published", number)
            found.append(_published(name, fact, stored.seq, already=True))
        return found


def _published(
    name: PolicySubject, fact: PlaybookPublished, seq: int, *, already: bool
) -> Published:
    return Published(fact.playbook, fact.playbook_version, fact.digest, name.n, seq, already)
