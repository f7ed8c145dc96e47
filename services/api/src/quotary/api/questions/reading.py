"""Questions of a matter, read from the log itself: an act each, and the answer on its own run."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from quotary.api.events.documents import Documents
from quotary.api.problems import NotFound
from quotary.api.questions.view import QuestionView, Versions, question_view
from quotary.log.catalogue import decode_as
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.submitted import Submitted
from quotary.log.names import LOG_STREAM
from quotary.log.question_runs import question_of, question_run
from quotary.log.service import Bench
from quotary.log.subjects import NO_RUN, contract, parse_contract, token

_POLL_SECONDS: Final = 0.1


class QuestionReading:
    """Reads questions of one tenant's matters."""

    def __init__(self, bench: Bench, documents: Documents) -> None:
        self._bench = bench
        self._documents = documents
        self._tenant = bench.settings.tenant

    async def all(self, matter: str, *, first_seq: int = 1) -> list[QuestionView]:
        """Every question of the matter, newest first.

        Raises:
            BrokerUnavailable: the log cannot be read.
        """
        base = f"contract.{self._tenant}.{token(matter, 'matter')}"
        asked = await self.asked(matter, first_seq=first_seq)
        if not asked:
            return []
        versions = await self._versions(base)
        answers = await self._everything(f"{base}.*.{Answered.event}.0", first_seq)
        by_run = {parse_contract(each.subject).run: each for each in answers}
        views = [await self._view(matter, stored, act, by_run, versions) for stored, act in asked]
        return views[::-1]

    async def one(self, matter: str, number: int, *, within: float = 0) -> QuestionView:
        """The question of that number; waits `within` seconds for its answer.

        Raises:
            NotFound: no act of that number asks anything.
            BrokerUnavailable: the log cannot be read.
        """
        name = contract(self._tenant, matter, NO_RUN, Act.event, number)
        stored = await self._bench.reader.last(LOG_STREAM, str(name))
        act = decode_as(Act, name, stored.data) if stored else None
        if stored is None or act is None or question_of(number, act) is None:
            raise NotFound(f"Matter {matter} has no question {number}.")
        answer = await self._answer(matter, number, within)
        base = f"contract.{self._tenant}.{matter}"
        by_run = {question_run(number): answer} if answer else {}
        return await self._view(matter, stored, act, by_run, await self._versions(base))

    async def asked(self, matter: str, *, first_seq: int = 1) -> list[tuple[Stored, Act]]:
        """Every act that asks something, in order.

        Raises:
            BrokerUnavailable: the log cannot be read.
        """
        base = f"contract.{self._tenant}.{token(matter, 'matter')}"
        found = await self._everything(f"{base}.{NO_RUN}.{Act.event}.*", first_seq)
        acts = [(each, decode_as(Act, each.subject, each.data)) for each in found]
        return [(stored, act) for stored, act in acts if act.kind == "asked"]

    async def _everything(self, pattern: str, first_seq: int) -> Sequence[Stored]:
        found = await self._bench.reader.everything(LOG_STREAM, pattern)
        if found is not None:
            return found
        walk = self._bench.reader.walk(LOG_STREAM, pattern, start=first_seq)
        return [each async for each in walk]

    async def _answer(self, matter: str, number: int, within: float) -> Stored | None:
        name = str(contract(self._tenant, matter, question_run(number), Answered.event))
        end = asyncio.get_running_loop().time() + within
        while True:
            stored = await self._bench.reader.last(LOG_STREAM, name)
            left = end - asyncio.get_running_loop().time()
            if stored is not None or left <= 0:
                return stored
            await asyncio.sleep(min(left, _POLL_SECONDS))

    async def _versions(self, base: str) -> Versions:
        stored = await self._bench.reader.last_of_each(LOG_STREAM, [f"{base}.*.submitted.0"])
        versions = Versions()
        for each in stored:
            submitted = decode_as(Submitted, each.subject, each.data)
            versions.newest = parse_contract(each.subject).run
            if submitted.document is not None:
                versions.sha256[versions.newest] = submitted.document.sha256
        return versions

    async def _view(
        self,
        matter: str,
        stored: Stored,
        act: Act,
        answers: dict[str, Stored],
        versions: Versions,
    ) -> QuestionView:
        number = parse_contract(stored.subject).unit
        question = question_of(number, act)
        assert question is not None
        found = answers.get(question_run(number))
        answered = decode_as(Answered, found.subject, found.data) if found else None
        document = None
        if answered is not None and answered.citations:
            run = contract(self._tenant, matter, answered.about, Ingested.event)
            document = await self._documents.of(run)
        return question_view(matter, question, act, stored.seq, versions, answered, document)
