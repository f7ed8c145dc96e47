"""Answers without a model: replies kept on disk, sentences looked up by code, or both in turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.asked import question_digest
from quotary.core.questions.proposed import ProposedAnswer, parse_answer
from quotary.core.questions.retrieval import propose_answer
from quotary.core.questions.subject import SubjectIndex
from quotary.core.reply_json import ReplyInvalid
from quotary.extractor.proposers import CannotPropose
from quotary.extractor.questions.answerers import Errand, Found


class OfflineAnswerer:
    """Looks sentences up by the question's words; no model is called."""

    async def answer(self, errand: Errand) -> Found:
        """The sentences that speak most of the question's subject."""
        # In a thread, since a long document takes seconds and heartbeats must go on.
        return Found(await asyncio.to_thread(_looked_up, errand), "offline")


def _looked_up(errand: Errand) -> ProposedAnswer:
    return propose_answer(errand.question, SubjectIndex(DocumentIndex(errand.document)))


class RecordedAnswerer:
    """Plays a model's raw reply: `questions/<sha256 of the document>/<question's digest>.txt`."""

    def __init__(self, root: Path) -> None:
        self._root = root

    async def answer(self, errand: Errand) -> Found:
        """The recorded answer.

        Raises:
            CannotPropose: there is no recording, or one that cannot be read.
        """
        raw = await self.recording(errand)
        if raw is None:
            raise CannotPropose(
                "no_recording",
                "There is no recording of this question for this document (sha256 "
                f"{errand.document_sha256[:12]}…). Ask with another proposer.",
            )
        try:
            return Found(parse_answer(raw.decode()), "recorded", raw=raw, model="recording")
        except UnicodeDecodeError as error:
            sentence = f"The recording is not UTF-8 at byte {error.start}."
            raise CannotPropose("invalid_output", sentence, raw=raw) from error
        except ReplyInvalid as error:
            raise CannotPropose("invalid_output", str(error), raw=raw) from error

    async def recording(self, errand: Errand) -> bytes | None:
        """The reply as it lies on disk, None where there is none."""
        name = f"{question_digest(errand.question)}.txt"
        path = self._root / "questions" / errand.document_sha256 / name
        try:
            return await asyncio.to_thread(path.read_bytes)
        except FileNotFoundError:
            return None


class CodeFirst:
    """A recording where there is one, else sentences looked up by code: never a model's call."""

    def __init__(self, recorded: RecordedAnswerer, offline: OfflineAnswerer) -> None:
        self._recorded = recorded
        self._offline = offline

    async def answer(self, errand: Errand) -> Found:
        """The answer, and in `proposer` whose it is.

        Raises:
            CannotPropose: the recording cannot be read.
        """
        if await self._recorded.recording(errand) is not None:
            return await self._recorded.answer(errand)
        return await self._offline.answer(errand)
