"""`part` to `done`: one range of the log decided again under another playbook."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from pydantic import TypeAdapter

from quotary.core.decision import Decision
from quotary.core.playbook import Playbook
from quotary.core.route import decide
from quotary.log.catalogue import decode, decode_as
from quotary.log.direct import Stored
from quotary.log.errors import ContentMissing
from quotary.log.facts.base import Failure
from quotary.log.facts.policy import Flip, ReplayDone, ReplayPart
from quotary.log.facts.routed import Routed
from quotary.log.history import Entry, fold
from quotary.log.matter_state import MatterState, RunState
from quotary.log.names import LOG_STREAM
from quotary.log.purposes import REVIEWS, purpose_of
from quotary.log.routed_content import keep, read_decision, read_input
from quotary.log.service import Bench
from quotary.log.step import Delivery
from quotary.log.subjects import ContractSubject, PolicySubject, parse, parse_contract
from quotary.router.domain.replaying import (
    as_people_left_it,
    changed,
    decided_by_people,
    flip,
    needs_model,
)

_INLINE_FLIPS = 100
_INLINE_BYTES = 90_000
"""A register of 300 pages alone can have more flips than a fact may hold."""
_FLIPS = TypeAdapter(tuple[Flip, ...])


@dataclass(slots=True)
class _Sum:
    contracts: int
    unchanged: int
    flips: list[Flip]
    stale: set[str]


class ReplayHandlers:
    """Handlers of the router's consumer of replay parts."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def part(self, delivery: Delivery) -> None:
        """Decide every current run of the range again and record what changed."""
        subject = _policy(delivery.subject)
        part = decode_as(ReplayPart, subject, delivery.body)
        playbook = await self._bench.playbooks.by_digest(part.digest)
        total = _Sum(0, 0, [], set())
        async for stored, matter, run in self._current(subject.tenant, part, playbook.id):
            await self._again(subject, part, playbook, stored, matter, run, total)
        flips = tuple(total.flips)
        body = _FLIPS.dump_json(flips)
        inline = len(flips) <= _INLINE_FLIPS and len(body) <= _INLINE_BYTES
        fact = ReplayDone.now(
            by="router",
            cause=subject,
            contracts=total.contracts,
            unchanged=total.unchanged,
            flips=flips if inline else (),
            flips_ref=None if inline else await self._keep(subject, body),
            needs_model=tuple(sorted(total.stale)),
        )
        await self._bench.recorder.record(_done(subject), fact)

    async def give_up(self, delivery: Delivery, failure: Failure) -> None:
        """Record that the part came to nothing."""
        subject = _policy(delivery.subject)
        fact = ReplayDone.now(by="router", cause=subject, outcome="failed", failure=failure)
        await self._bench.recorder.record(_done(subject), fact)

    async def _current(
        self, tenant: str, part: ReplayPart, playbook: str
    ) -> AsyncIterator[tuple[Stored, MatterState, RunState]]:
        pattern = f"contract.{tenant}.*.*.routed.0"
        async for stored in self._bench.reader.walk(LOG_STREAM, pattern, start=part.first):
            if stored.seq > part.last:
                return
            routed = decode_as(Routed, stored.subject, stored.data)
            if not routed.ok or routed.playbook != playbook:
                continue
            state = await self._state(parse_contract(stored.subject))
            run = state.current_run if state else None
            if state is None or run is None or run.routed_seq != stored.seq:
                continue
            # A replay says what a playbook would change for contracts: trials are none.
            review = purpose_of(state.source, state.external_id) in REVIEWS
            if review and part.only.holds(state.source, state.created_at):
                yield stored, state, run

    async def _state(self, subject: ContractSubject) -> MatterState | None:
        base = f"contract.{subject.tenant}.{subject.matter}"
        found = await self._bench.reader.last_of_each(
            LOG_STREAM, [f"{base}.*.submitted.0", f"{base}.*.routed.0", f"{base}.0.act.*"]
        )
        entries: list[Entry] = [
            (each.seq, parse_contract(each.subject), decode(each.subject, each.data))
            for each in found
        ]
        return fold(entries)

    async def _again(
        self,
        replay: PolicySubject,
        part: ReplayPart,
        playbook: Playbook,
        stored: Stored,
        state: MatterState,
        run: RunState,
        total: _Sum,
    ) -> None:
        routed = decode_as(Routed, stored.subject, stored.data)
        subject = parse_contract(stored.subject)
        given = await read_input(self._bench.content, routed)
        after = decide(given, playbook)
        before = await self._bench.playbooks.by_digest(routed.playbook_digest)
        total.stale.update(needs_model(before, playbook))
        total.contracts += 1
        earlier = await read_decision(self._bench.content, routed)
        by_people = decided_by_people(run) and not state.frozen
        if by_people:
            earlier = as_people_left_it(earlier, run)
        # What a person decided carries over only by a person: it is never replaced by the way.
        kept = by_people and part.mode != "apply-over-people"
        if by_people or changed(earlier, after):
            text = await self._text(subject)
            found = flip(subject.matter, subject.run, given, earlier, after, text)
            about = {"signed": state.frozen, "kept": kept}
            if by_people:
                about |= {"overrides": len(run.overrides), "closing": run.closing}
            total.flips.append(found.model_copy(update=about))
        else:
            total.unchanged += 1
        if part.mode != "what-if" and not state.frozen and not kept:
            await self._apply(replay, subject, routed, playbook, part.digest, after, state.last_seq)

    async def _apply(
        self,
        replay: PolicySubject,
        subject: ContractSubject,
        routed: Routed,
        playbook: Playbook,
        digest: str,
        after: Decision,
        based_on: int,
    ) -> None:
        given = await read_input(self._bench.content, routed)
        fact = Routed.now(
            by="router",
            cause=replay,
            playbook=playbook.id,
            playbook_version=str(playbook.version),
            playbook_digest=digest,
            engine=after.engine,
            proposer=routed.proposer,
            replay=replay.id,
            based_on=based_on,
            **await keep(self._bench.content, subject, given, after),
        )
        await self._bench.recorder.record(subject.sibling("routed", run=f"y{replay.id}"), fact)

    async def _text(self, subject: ContractSubject) -> str:
        # A replayed run has no `ingested` of its own: its text is that of the run it came from.
        origin = subject if subject.run.startswith("r") else await self._origin(subject)
        try:
            ingested = await self._bench.layouts.ingested(origin)
            return (await self._bench.layouts.document(ingested)).text
        except ContentMissing:
            return ""

    async def _origin(self, subject: ContractSubject) -> ContractSubject:
        base = f"contract.{subject.tenant}.{subject.matter}"
        found = await self._bench.reader.last_of_each(LOG_STREAM, [f"{base}.*.ingested.0"])
        return parse_contract(found[-1].subject)

    async def _keep(self, subject: PolicySubject, body: bytes) -> object:
        return await self._bench.content.put(subject.tenant, f"replay-{subject.id}", body)


def _policy(subject: str) -> PolicySubject:
    parsed = parse(subject)
    if not isinstance(parsed, PolicySubject):
        raise TypeError(f"{subject} is no policy subject")
    return parsed


def _done(subject: PolicySubject) -> PolicySubject:
    return PolicySubject(subject.tenant, subject.kind, subject.id, "done", subject.n)
