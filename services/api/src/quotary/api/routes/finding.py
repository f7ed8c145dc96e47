"""Looking a matter up, or saying that there is none."""

from __future__ import annotations

from quotary.api.parts import Parts
from quotary.api.problems import NotFound
from quotary.api.store import reading
from quotary.api.store.reading import Kept
from quotary.api.store.rows import row_of
from quotary.log.subjects import token


async def state_of(parts: Parts, matter: str, run: str = "") -> Kept:
    """The matter from the projection; where it is too new for that, or `run` is, from the log.

    Raises:
        NotFound: there is none of that id, or it was erased.
    """
    kept = await parts.database.read(reading.matter, parts.tenant, token(matter, "matter"))
    if kept is None or (run and run not in kept.state.runs):
        state = await parts.facts.state(matter)
        if state is not None:
            first = kept.first_seq if kept else 0
            kept = Kept(first, state, dict(row_of(state, first)))
    if kept is None or kept.state.erased:
        raise NotFound(f"There is no matter {matter}.")
    return kept
