"""Asking: one act per question, numbered by recording it once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from quotary.api.matters.facts import MatterFacts
from quotary.api.problems import NotFound
from quotary.api.questions.reading import QuestionReading
from quotary.api.questions.request import QuestionRequest, run_asked_about
from quotary.log.facts.act import Act
from quotary.log.matter_state import MatterState
from quotary.log.service import Bench
from quotary.log.subjects import NO_RUN, contract, parse_contract, token


@dataclass(frozen=True, slots=True)
class Asked:
    """The question's number and the sequence of its act; `already` where it had been asked."""

    matter: str
    number: int
    seq: int
    already: bool = False


class Asking:
    """Records questions for one tenant."""

    def __init__(self, bench: Bench, facts: MatterFacts, reading: QuestionReading) -> None:
        self._bench = bench
        self._facts = facts
        self._reading = reading
        self._tenant = bench.settings.tenant

    async def ask(self, matter: str, request: QuestionRequest, key: str = "") -> Asked:
        """The question as it was recorded; with a key that was used before, the one asked then.

        Raises:
            NotFound: there is no such matter or run.
            NotNow: the document could not be read.
            BrokerUnavailable: the log cannot be read or written.
        """
        token(matter, "matter")
        digest = hashlib.sha256(key.encode()).hexdigest() if key else ""
        while True:
            state = await self.state(matter)
            asked = await self._earlier(matter, digest) or await self._record(
                state, request, digest
            )
            if asked is not None:
                return asked
            # Someone else took the number in between: the next round sees their act.

    async def state(self, matter: str) -> MatterState:
        """The matter as the log has it now.

        Raises:
            NotFound: there is no such matter, or it was erased.
            BrokerUnavailable: the log cannot be read.
        """
        state = await self._facts.state(matter)
        if state is None or state.erased:
            raise NotFound(f"There is no matter {matter}.")
        return state

    async def _earlier(self, matter: str, digest: str) -> Asked | None:
        if not digest:
            return None
        for stored, act in await self._reading.asked(matter):
            if act.detail.get("key") == digest:
                number = parse_contract(stored.subject).unit
                return Asked(matter, number, stored.seq, already=True)
        return None

    async def _record(
        self, state: MatterState, request: QuestionRequest, digest: str
    ) -> Asked | None:
        run = run_asked_about(state, request.run)
        number = state.acts + 1
        subject = contract(self._tenant, state.matter, NO_RUN, Act.event, number)
        proposer = request.proposer or ("live" if run.proposer == "live" else "auto")
        detail = {"question": request.question, "proposer": proposer}
        fact = Act.now(
            by="api",
            kind="asked",
            run=run.run,
            based_on=state.last_seq,
            who=request.who,
            detail={**detail, "key": digest} if digest else detail,
        )
        recorded = await self._bench.recorder.record(subject, fact)
        # A publish whose answer was lost is tried again and then finds itself.
        if recorded.already and recorded.fact != fact:
            return None
        return Asked(state.matter, number, recorded.seq)
