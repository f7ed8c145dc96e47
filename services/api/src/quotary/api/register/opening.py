"""Rows as a person opens them: the server notes who, and when first."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime

from quotary.api.parts import Parts
from quotary.api.problems import NotFound, NotNow
from quotary.api.projecting.existing import existing
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.openings import keep_opening, rows_by_key
from quotary.api.store.register_rows import RegisterRow
from quotary.log.matter_state import MatterState
from quotary.log.subjects import every_fact_of


async def entry_of_key(parts: Parts, state: MatterState, run: str, key: str) -> RegisterEntry:
    """The run's row of that key.

    Raises:
        NotFound: it has none.
    """
    found = await row_of_key(parts, state, run, key)
    if found is None:
        raise NotFound(f"Run {run:.40} of matter {state.matter} has no row {key!r:.100}.")
    return register_entry(found)


async def row_of_key(parts: Parts, state: MatterState, run: str, key: str) -> RegisterRow | None:
    """The run's row of that key as the tables hold it; None where it has none, also on the log."""

    async def look() -> RegisterRow | None:
        rows = await parts.database.read(rows_by_key, state.tenant, state.matter, run, [key])
        return rows.get(key)

    return await existing(parts, every_fact_of(state.tenant, state.matter), look)


async def open_row(
    parts: Parts, state: MatterState, run: str, key: str, who: str, *, ago_ms: int = 0
) -> RegisterEntry:
    """The row, noted as opened by the person, `ago_ms` before now but never before its run's end.

    A page tells of an opening late where its reader said who they are only when they signed.

    Raises:
        NotNow: the run is not the one that counts.
        NotFound: it has no such row.
    """
    if run != state.current:
        raise NotNow(
            f"You look at run {run or '-'}; {state.current or '-'} is the one that counts."
        )
    entry = await entry_of_key(parts, state, run, key)
    now_us = time.time_ns() // 1000
    current = state.current_run
    decided_us = _micros(current.ended_at) if current and current.ended_at else now_us
    at_us = min(now_us, max(now_us - ago_ms * 1000, decided_us))
    await asyncio.to_thread(
        keep_opening,
        parts.database.engine,
        state.tenant,
        state.matter,
        run,
        key,
        who,
        at_us,
    )
    return entry


def _micros(at: datetime) -> int:
    return int(at.timestamp() * 1e6)
