"""One matter's register: rows, and everything that a person still has to read."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from pydantic import BaseModel, Field

from quotary.api.parts import Parts
from quotary.api.problems import NotFound
from quotary.api.projecting.existing import existing
from quotary.api.register.comparing import RegisterChanges, compare
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.register_listing import RegisterFilters, Sort, register_page
from quotary.api.store.register_reading import (
    KeptRegister,
    compared_with,
    kept_registers,
    register_rows,
)
from quotary.api.view.findings import SaidAlert, said
from quotary.core.obligations.register import Place, Register
from quotary.log.matter_state import MatterState
from quotary.log.subjects import every_fact_of


class Passage(BaseModel):
    """Where words stand: characters of the canonical text."""

    start: int
    end: int
    page: int | None
    clause: str


class EscalatedEntry(BaseModel):
    """A proposal that was dropped. `claimed` is what the model said; it is no obligation."""

    unit: int
    kind: str
    why: str
    claimed: str
    where: Passage | None


class GapEntry(BaseModel):
    """A sentence with a duty word that no obligation and no stated exclusion covers."""

    cue: str
    before: bool = Field(
        description="The duty word stands before the sentence: an item of a list has it in its "
        "lead-in, and an item of a longer sentence in what comes first."
    )
    sentence: str
    where: Passage


class ExcludedEntry(BaseModel):
    """A sentence with a duty word that is stated to be no obligation."""

    why: str
    sentence: str
    where: Passage


class TermEntry(BaseModel):
    """A key term. Not found means: no verified quote states it; nothing is inferred."""

    id: str
    title: str
    found: bool
    entry: RegisterEntry | None
    alerts: list[SaidAlert]


class Rest(BaseModel):
    """What a register holds besides its rows."""

    escalations: list[EscalatedEntry]
    gaps: list[GapEntry]
    exclusions: list[ExcludedEntry]
    unread: list[int] = Field(description="Units that could not be evaluated: read them yourself.")


class MatterRegister(Rest):
    """The register of one run of a matter."""

    matter: str
    run: str
    current: bool = Field(description="This run counts.")
    seq: int = Field(description="`seq` of the matter: `based_on` of the next act.")
    document: str
    sha256: str
    total: int = Field(description="Obligations of the run, whatever is filtered.")
    obligations: list[RegisterEntry]
    next_cursor: str
    terms: list[TermEntry]
    changes: RegisterChanges | None = Field(description="Against the register that counted before.")


async def kept_of(parts: Parts, state: MatterState, run: str = "") -> KeptRegister:
    """The register of `run`, or of the run that counts.

    Raises:
        NotFound: the run came to no register.
    """
    wanted = run or state.current

    async def look() -> KeptRegister | None:
        kept = await parts.database.read(kept_registers, state.tenant, state.matter)
        return next((each for each in kept if each.run == wanted), None)

    found = await existing(parts, every_fact_of(state.tenant, state.matter), look)
    if found is None:
        kept = await parts.database.read(kept_registers, state.tenant, state.matter)
        there = ", ".join(each.run for each in kept) or "none"
        raise NotFound(
            f"Run {wanted or '-':.40} of matter {state.matter} has no register: its playbook does "
            f"not ask for obligations, or it is not decided. Runs with one: {there}."
        )
    return found


async def matter_register(
    parts: Parts,
    state: MatterState,
    shown: KeptRegister,
    filters: RegisterFilters,
    *,
    sort: Sort = "newest",
    limit: int = 1_000,
    cursor: str = "",
) -> MatterRegister:
    """The register with one page of its rows."""
    narrowed = replace(filters, matter=(state.matter,), run=shown.run)
    page = await parts.database.read(
        register_page, state.tenant, narrowed, sort=sort, limit=limit, cursor=cursor
    )
    every = await parts.database.read(register_rows, state.tenant, state.matter, shown.run)
    return MatterRegister(
        matter=state.matter,
        run=shown.run,
        current=shown.current,
        seq=state.last_seq,
        document=shown.filename,
        sha256=shown.sha256,
        total=len(every),
        obligations=await asyncio.to_thread(lambda: [register_entry(row) for row in page.rows]),
        next_cursor=page.next_cursor,
        terms=await terms_of(parts, state, shown),
        changes=await changes_of(parts, state, shown),
        **dict(rest_of(shown.rest)),
    )


async def terms_of(parts: Parts, state: MatterState, shown: KeptRegister) -> list[TermEntry]:
    """The run's key terms in the playbook's order, found or not."""
    rows = await parts.database.read(register_rows, state.tenant, state.matter, shown.run, "term")
    entries = {str(row["key"]): register_entry(row) for row in rows}
    return [
        TermEntry(
            id=each.id,
            title=each.title,
            found=each.found,
            entry=entries.get(f"term:{each.id}"),
            alerts=said(each.alerts),
        )
        for each in shown.rest.terms
    ]


async def changes_of(
    parts: Parts, state: MatterState, shown: KeptRegister
) -> RegisterChanges | None:
    """The register against the one that counted before it; None where there is none."""
    kept = await parts.database.read(kept_registers, state.tenant, state.matter)
    earlier = compared_with(kept, shown)
    if earlier is None:
        return None
    read = parts.database.read
    old = await read(register_rows, state.tenant, state.matter, earlier.run)
    new = await read(register_rows, state.tenant, state.matter, shown.run)
    return compare(earlier, old, new)


def rest_of(register: Register) -> Rest:
    """Everything that a person still has to read."""
    return Rest(
        escalations=[
            EscalatedEntry(
                unit=each.unit,
                kind=each.kind,
                why=each.why,
                claimed=each.claimed,
                where=_passage(each.place) if each.place else None,
            )
            for each in register.escalations
        ],
        gaps=[
            GapEntry(
                cue=each.cue,
                # Facts of earlier versions do not say where the words stand.
                before=bool(each.at) and not any(map(each.place.span.overlaps, each.at)),
                sentence=each.sentence,
                where=_passage(each.place),
            )
            for each in register.gaps
        ],
        exclusions=[
            ExcludedEntry(why=each.why, sentence=each.sentence, where=_passage(each.place))
            for each in register.exclusions
        ],
        unread=list(register.unread),
    )


def _passage(place: Place) -> Passage:
    return Passage(start=place.span.start, end=place.span.end, page=place.page, clause=place.clause)
