"""Publishing playbooks: the text once under its digest, then the version's number."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from quotary.api.problems import Unprocessable
from quotary.core.playbook import PlaybookInvalid, Problem, to_canonical
from quotary.log.catalogue import decode_as
from quotary.log.errors import TooLarge
from quotary.log.facts.policy import PlaybookPublished, PlaybookText
from quotary.log.names import LOG_STREAM
from quotary.log.playbook_files import LoadedPlaybook, load_folder
from quotary.log.service import Bench
from quotary.log.subjects import PolicySubject, token

FOLDER: Final = "folder"
"""`who` of what the folder published; no person may publish under it."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Published:
    """A version that counts from now on; `already` where it had been the current one before."""

    playbook: str
    version: str
    digest: str
    number: int
    seq: int
    who: str
    already: bool
    remarks: tuple[str, ...] = ()


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
        """Make this version the current one, also where it was current before and is not now.

        Raises:
            Unprocessable: `who` is the name under which the folder publishes.
            SubjectInvalid: its id is no subject token.
            PublishRefused, TooLarge, BrokerUnavailable: as for recording.
        """
        if who == FOLDER:
            raise Unprocessable(f"who: {FOLDER!r} names the playbooks folder; say who you are.")
        await self.keep(loaded, filename)
        history = await self._history(loaded.playbook.id)
        if history and history[-1].digest == loaded.digest:
            return replace(history[-1], remarks=reused_version(loaded, history))
        return await self._append(loaded, who, history)

    async def _append(
        self, loaded: LoadedPlaybook, who: str, history: Sequence[Published]
    ) -> Published:
        """The publication under the next number; one that another api made meanwhile is joined."""
        fact = PlaybookPublished.now(
            by="api",
            playbook=loaded.playbook.id,
            playbook_version=str(loaded.playbook.version),
            digest=loaded.digest,
            who=who,
        )
        remarks = reused_version(loaded, history)
        number = history[-1].number + 1 if history else 1
        while True:
            name = PolicySubject(
                self._tenant, "playbook", loaded.playbook.id, PlaybookPublished.event, number
            )
            recorded = await self._bench.recorder.record(name, fact)
            made = _published(name, recorded.fact, recorded.seq, already=recorded.already)
            if not recorded.already or (made.digest, made.who) == (loaded.digest, who):
                return replace(made, remarks=remarks)
            number += 1

    @property
    def refused(self) -> tuple[PlaybookInvalid, ...]:
        """Files of the folder that were not published when it was last read; each says why."""
        return self._refused

    async def publish_folder(self, folder: Path) -> None:
        """Publish every playbook of the folder whose file changed since the folder last published.

        An edit counts, and so does taking it back: whether a digest was current before plays no
        part. A file that is as it was stays unpublished, so that a restart takes back nothing
        that a person has published since. A file that is not valid is logged, kept in `refused`,
        and holds nothing else up.

        Raises:
            PublishRefused, BrokerUnavailable: as for recording.
        """
        found = await asyncio.to_thread(load_folder, folder)
        refused = list(found.refused)
        for each in found.playbooks.values():
            try:
                await self._publish_changed(each, folder)
            except TooLarge as error:
                problem = Problem(0, "playbook", str(error), "a smaller file")
                refused.append(PlaybookInvalid([problem], each.playbook.id))
        self._refused = tuple(refused)
        for invalid in refused:
            _LOG.error("a playbook was not published:\n%s", invalid)

    async def _publish_changed(self, each: LoadedPlaybook, folder: Path) -> None:
        history = await self._history(each.playbook.id)
        for remark in reused_version(each, history):
            _LOG.warning("%s", remark)
        last = next((made for made in reversed(history) if made.who == FOLDER), None)
        if last is None or last.digest != each.digest:
            # Recorded also where a person has published the same text already: otherwise taking
            # it out of the folder again would look like a file that never changed.
            await self.keep(each, each.playbook.id)
            await self._append(each, FOLDER, history)
        elif history[-1].digest != each.digest:
            _LOG.warning(
                "playbook %s: version %s (%s), published by %s, counts; the file in %s has not "
                "changed since the folder published it. Publish it again to make it count.",
                each.playbook.id, history[-1].version, history[-1].digest[:12], history[-1].who,
                folder,
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


def reused_version(loaded: LoadedPlaybook, history: Sequence[Published]) -> tuple[str, ...]:
    """A sentence where another text was published under the same version number; else none."""
    version = str(loaded.playbook.version)
    others = [
        made.digest for made in history if made.version == version and made.digest != loaded.digest
    ]
    if not others:
        return ()
    return (
        f"Playbook {loaded.playbook.id}: version {version} is now {loaded.digest[:12]}, and was "
        f"published as {others[-1][:12]} before. Give a changed text a version number of its own, "
        "so that people can tell them apart.",
    )


def _published(
    name: PolicySubject, fact: PlaybookPublished, seq: int, *, already: bool
) -> Published:
    return Published(
        playbook=fact.playbook,
        version=fact.playbook_version,
        digest=fact.digest,
        number=name.n,
        seq=seq,
        who=fact.who,
        already=already,
    )
