"""The whole register of a run, as a report holds it."""

from __future__ import annotations

import asyncio

from pydantic import Field

from quotary.api.parts import Parts
from quotary.api.problems import NotFound, Unavailable
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.register.whole import Rest, TermEntry, kept_of, rest_of, terms_of
from quotary.api.store.register_reading import register_rows
from quotary.log.matter_state import MatterState


class WholeRegister(Rest):
    """Every row of a run's register with who signed it, and everything left to read."""

    signed: int = Field(description="Obligations that somebody signed.")
    obligations: list[RegisterEntry] = Field(description="In the order of the document.")
    terms: list[TermEntry]


async def whole_register(parts: Parts, state: MatterState, run: str) -> WholeRegister:
    """The register of a run that came to one.

    Raises:
        Unavailable: it is not in the tables (yet).
    """
    try:
        kept = await kept_of(parts, state, run)
    except NotFound as early:
        raise Unavailable(
            f"The register of run {run} is not in the tables (yet). Nothing is lost: try again."
        ) from early
    rows = await parts.database.read(register_rows, state.tenant, state.matter, kept.run)
    entries = await asyncio.to_thread(lambda: [register_entry(row) for row in rows])
    return WholeRegister(
        signed=sum(each.who.signed for each in entries),
        obligations=entries,
        terms=await terms_of(parts, state, kept),
        **dict(rest_of(kept.rest)),
    )
