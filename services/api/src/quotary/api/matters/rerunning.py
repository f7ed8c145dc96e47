"""Another run of the same matter: a review again, or a retry that keeps what had succeeded."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, Field

from quotary.api.matters.act_rules import readable
from quotary.api.matters.facts import MatterFacts
from quotary.api.matters.originals import submitted_of
from quotary.api.problems import NotFound, NotNow
from quotary.log.catalogue import decode_as
from quotary.log.claiming import Claim, claim_run, run_number
from quotary.log.facts.base import ContentRef
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.submitted import Proposer, Submitted, Takeover
from quotary.log.matter_state import MatterState, RunState
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import contract, token

_MOST_UNITS: Final = 900


class ReviewRequest(BaseModel):
    """How the matter is to be reviewed again; what is left out stays as it was."""

    playbook: str = Field(default="", max_length=80, description="An id, or auto.")
    proposer: Proposer | None = None
    paced: bool = False
    who: str = Field(default="", max_length=200, description="The person who asks for it.")


class Rerunning:
    """Starts runs of matters that exist."""

    def __init__(self, bench: Bench, facts: MatterFacts) -> None:
        self._bench = bench
        self._facts = facts
        self._tenant = bench.settings.tenant

    async def review(self, matter: str, request: ReviewRequest) -> Claim:
        """A new run of the matter, or the one that is under way (`already`).

        Raises:
            NotFound: no such matter.
            BrokerUnavailable: the log cannot be read or written.
        """
        state = await self._state(matter)
        running = state.latest_run
        if running is not None and running.outcome == "running":
            submitted = await submitted_of(self._bench, state, running.run)
            subject = contract(self._tenant, matter, running.run, Submitted.event)
            return Claim(subject, submitted, running.first_seq, already=True)
        before = await self._last_submission(state)
        fact = _again(
            before,
            trigger="re-review",
            cause=contract(self._tenant, matter, _last_run(state), Submitted.event),
            playbook=request.playbook or before.playbook,
            playbook_digest="",
            proposer=request.proposer or before.proposer,
            paced=request.paced,
            who=readable(request.who),
            takeover=None,
        )
        return await self._claim(state, fact)

    async def retry(self, matter: str, run_name: str = "", who: str = "") -> Claim:
        """A new run in place of one that failed, with the proposals that it had come to.

        Raises:
            NotFound: no such matter or run.
            NotNow: nothing failed in it, or another run is under way.
            BrokerUnavailable: the log cannot be read or written.
        """
        state = await self._state(matter)
        run = state.runs.get(run_name) if run_name else state.latest_run
        if run is None:
            raise NotFound(f"Matter {matter} has no run {run_name!r:.40}.")
        latest = state.latest_run
        if latest is not None and latest.outcome == "running":
            raise NotNow(f"Run {latest.run} is under way; wait for its end.")
        proposed = await self._usable_units(state, run)
        if run.outcome != "failed" and len(proposed) >= run.units:
            raise NotNow(f"Nothing failed in run {run.run}; start a new review instead.")
        before = await submitted_of(self._bench, state, run.run)
        fact = _again(
            before,
            trigger="retry",
            cause=contract(self._tenant, matter, run.run, Submitted.event),
            playbook=run.playbook or before.playbook,
            playbook_digest=run.playbook_digest,
            proposer=before.proposer,
            paced=before.paced,
            who=readable(who),
            takeover=Takeover(run=run.run, units=tuple(proposed)) if proposed else None,
        )
        return await self._claim(state, fact)

    async def _state(self, matter: str) -> MatterState:
        state = await self._facts.state(token(matter, "matter"))
        if state is None or state.erased or not state.runs:
            raise NotFound(f"There is no matter {matter}.")
        return state

    async def _last_submission(self, state: MatterState) -> Submitted:
        return await submitted_of(self._bench, state, _last_run(state))

    async def _claim(self, state: MatterState, fact: Submitted) -> Claim:
        number = run_number(_last_run(state)) + 1
        # Whoever took the number meanwhile started a run just like this one: join it.
        return await claim_run(
            self._bench.recorder,
            self._tenant,
            state.matter,
            fact,
            same=lambda _: True,
            first=number,
        )

    async def _usable_units(self, state: MatterState, run: RunState) -> list[int]:
        """Numbers of the run's units that have a proposal."""
        found: list[int] = []
        for start in range(1, run.units + 1, _MOST_UNITS):
            numbers = range(start, min(start + _MOST_UNITS, run.units + 1))
            names = [
                str(contract(self._tenant, state.matter, run.run, Proposed.event, n))
                for n in numbers
            ]
            stored = await self._bench.reader.last_of_each(LOG_STREAM, names)
            found += [
                int(each.subject.rsplit(".", 1)[1])
                for each in stored
                if decode_as(Proposed, each.subject, each.data).ok
            ]
        return sorted(found)


def _last_run(state: MatterState) -> str:
    return max(state.runs, key=run_number)


def _again(before: Submitted, **changed: object) -> Submitted:
    kept = before.model_dump(exclude={"v", "at", "by", "cause"})
    recordings: tuple[ContentRef, ...] = before.recordings
    return Submitted.now(by="api", **{**kept, "recordings": recordings, **changed})
