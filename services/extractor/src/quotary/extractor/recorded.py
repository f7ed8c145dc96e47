"""The recorded proposer: a model's raw reply kept on disk, found by the document's sha256."""

from __future__ import annotations

from pathlib import Path

from quotary.core.proposal import ReplyInvalid, parse_reply
from quotary.extractor.pacing import Pacing
from quotary.extractor.proposers import Assignment, CannotPropose, Made
from quotary.log.content import ContentStore


class RecordedProposer:
    """Plays recordings back through the same parser as a live reply."""

    def __init__(self, content: ContentStore, root: Path, pacing: Pacing | None = None) -> None:
        self._content = content
        self._root = root
        self._pacing = pacing

    async def propose(self, assignment: Assignment) -> Made:
        """The recorded proposal.

        Raises:
            CannotPropose: no recording for these bytes, or one that cannot be read.
        """
        raw = await self._raw(assignment)
        try:
            text = raw.decode()
            if assignment.unit.paced and self._pacing is not None:
                await self._pacing.play(assignment.subject, text, units=await assignment.units())
            return Made(parse_reply(text, assignment.playbook), raw=raw, model="recording")
        except UnicodeDecodeError as error:
            raise CannotPropose(
                "invalid_output", f"The recording is not UTF-8 at byte {error.start}.", raw=raw
            ) from error
        except ReplyInvalid as error:
            raise CannotPropose("invalid_output", str(error), raw=raw) from error

    async def _raw(self, assignment: Assignment) -> bytes:
        if assignment.unit.recording is not None:
            return await self._content.get(assignment.unit.recording)
        sha256 = assignment.unit.document_sha256
        unit = assignment.subject.unit
        path = self._root / assignment.playbook.id / sha256 / f"{unit}.txt"
        try:
            return _small(path)
        except FileNotFoundError as error:
            raise CannotPropose(
                "no_recording",
                f"There is no recording for this document (sha256 {sha256[:12]}…, "
                f"{assignment.playbook.id}, unit {unit}). A recording fits one document byte for "
                "byte: run it live or offline, or hand its recording in with the document.",
            ) from error


def _small(path: Path) -> bytes:
    # A recording is a few kilobytes on this machine: a thread takes longer than reading it.
    return path.read_bytes()
