"""People's acts: checked against the log as it is now, numbered by recording them once."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.api.matters.act_rules import ActRequest, Known, check, in_its_unit, verdict_of
from quotary.api.matters.changes import Change, changes, concerns_rows
from quotary.api.matters.closing import RowsLeft, check_closing, left_open
from quotary.api.matters.facts import MatterFacts
from quotary.api.matters.whole import decided
from quotary.api.problems import Conflict, NotFound, NotNow
from quotary.api.register.row_acts import Detail, RowActs
from quotary.core.decision import Decision
from quotary.log.catalogue import decode_as
from quotary.log.facts.act import Act
from quotary.log.facts.routed import Routed
from quotary.log.history import apply
from quotary.log.matter_state import MatterState
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import NO_RUN, ContractSubject, contract


@dataclass(frozen=True, slots=True)
class Acted:
    """The act on the log, and the matter with it."""

    number: int
    seq: int
    state: MatterState


class Acting:
    """Records acts for one tenant."""

    def __init__(self, bench: Bench, facts: MatterFacts, rows: RowActs) -> None:
        self._bench = bench
        self._facts = facts
        self._rows = rows
        self._tenant = bench.settings.tenant

    async def act(self, matter: str, request: ActRequest) -> Acted:
        """The act as it was recorded.

        Raises:
            NotFound: there is no such matter.
            Conflict: the matter has changed since `based_on`; `changes` says how.
            NotNow, NotOpened, RowsUnsigned, ExceptionsUnnamed, Unprocessable: the act makes no
                sense, or not yet.
            BrokerUnavailable: the log cannot be read or written.
        """
        while True:
            state = await self._facts.state(matter)
            if state is None or state.erased:
                raise NotFound(f"There is no matter {matter}.")
            await self._refuse_if_changed(state, request)
            known = await self._known(state, request)
            request = in_its_unit(state, request, known)
            check(state, request, known)
            await self._check_closing(state, request)
            detail = await self._detail(state, request)
            acted = await self._record(state, request, detail)
            if acted is not None:
                return acted
            # Someone else took the number in between: the next round sees their act.

    async def _known(self, state: MatterState, request: ActRequest) -> Known | None:
        run = state.current_run
        if request.kind != "overridden" or run is None or run.standings_complete:
            return None
        decision = await self._decision(state.matter, run.run)
        return {(each.id, each.unit) for each in (decision.positions if decision else ())}

    async def _check_closing(self, state: MatterState, request: ActRequest) -> None:
        run = state.current_run
        if run is None or not request.closes:
            return
        decision = await self._decision(state.matter, run.run)
        has_rows = decision is not None and decision.register is not None
        rows = await self._rows.left(state) if has_rows else RowsLeft()
        check_closing(run, request, left_open(run, decision, rows))

    async def _decision(self, matter: str, run: str) -> Decision | None:
        name = contract(self._tenant, matter, run, Routed.event)
        stored = await self._bench.reader.last(LOG_STREAM, str(name))
        routed = None if stored is None else decode_as(Routed, name, stored.data)
        return (await decided(self._bench.content, routed)).decision

    async def _detail(self, state: MatterState, request: ActRequest) -> Detail:
        if request.of_rows:
            return await self._rows.detail(state, request)
        return {**request.detail()}

    async def _record(
        self, state: MatterState, request: ActRequest, detail: Detail
    ) -> Acted | None:
        number = state.acts + 1
        subject = contract(self._tenant, state.matter, NO_RUN, Act.event, number)
        fact = Act.now(
            by="api",
            kind=request.kind,
            run=request.run,
            based_on=request.based_on,
            who=request.who,
            note=request.note,
            position=request.position,
            unit=request.unit,
            verdict=verdict_of(request),
            detail=detail,
        )
        recorded = await self._bench.recorder.record(subject, fact)
        # A publish whose answer was lost is tried again and then finds itself.
        if recorded.already and recorded.fact != fact:
            return None
        return Acted(number, recorded.seq, await self._with(state, recorded.seq, subject, fact))

    async def _with(
        self, state: MatterState, seq: int, subject: ContractSubject, fact: Act
    ) -> MatterState:
        """The matter with the act.

        Raises:
            NotNow: the act decides nothing, since another run came to count in between.
        """
        if not fact.decides and not fact.of_rows:
            return apply(state, seq, subject, fact)
        now = await self._facts.state(state.matter)
        if now is None or now.erased or now.current == fact.run:
            return now or state
        raise NotNow(
            f"It is recorded in the history and decides nothing: run {now.current} came to count "
            "while you sent it. Look at that run and decide again."
        )

    async def _refuse_if_changed(self, state: MatterState, request: ActRequest) -> None:
        # A note takes nothing back and decides nothing: it may stand after anything.
        if request.kind == "noted" or state.last_seq <= request.based_on:
            return
        every = await self.changes_since(state, request.based_on)
        # A question changes nothing that a person could decide on.
        since = [each for each in every if each.kind != "asked"]
        if request.of_rows:
            since = [each for each in since if concerns_rows(each, request.keys)]
        if since:
            raise Conflict(
                " ".join(each.sentence for each in since[:5]),
                changes=[each.model_dump(mode="json") for each in since],
                seq=state.last_seq,
            )

    async def changes_since(self, state: MatterState, seq: int) -> list[Change]:
        """What a person who looked at `seq` has not seen."""
        titles = {
            each.position: each.title
            for run in state.runs.values()
            for each in run.standings
            if each.title
        }
        return changes(await self._facts.stored(state.matter, after=seq), titles)
