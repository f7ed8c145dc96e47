"""Acts on rows of the register: checked against the rows that count, and put into words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from pydantic import JsonValue

from quotary.api.matters.act_rules import ActRequest
from quotary.api.matters.closing import RowsLeft
from quotary.api.problems import NotNow, Unavailable, Unprocessable
from quotary.api.projecting.progress import Progress
from quotary.api.register.correcting import corrected_fields
from quotary.api.register.guard import check_bulk
from quotary.api.store.database import Database
from quotary.api.store.openings import opened_by, rows_by_key, runs_with
from quotary.api.store.register_reading import rows_left
from quotary.api.store.register_rows import RegisterRow, row_fields
from quotary.log.matter_state import MatterState

Detail = dict[str, JsonValue]
_PATIENCE_SECONDS: Final = 10.0
_MOST_BYTES: Final = 180_000
"""What an act may hold of its rows; a fact stays under 256 KiB."""


class RowActs:
    """Makes the detail of an act on rows, or refuses it."""

    def __init__(self, database: Database, progress: Progress, sample_share: float) -> None:
        self._database = database
        self._progress = progress
        self._share = sample_share

    async def detail(self, state: MatterState, request: ActRequest) -> Detail:
        """What the act records of its rows.

        Raises:
            Unprocessable, NotNow, NotOpened: it cannot be done; the sentence says why.
            Unavailable: the rows are not projected yet.
        """
        await self._projected(state)
        if request.kind == "overridden":
            return await self._correction(state, request)
        return await self._sign_off(state, request)

    async def left(self, state: MatterState) -> RowsLeft:
        """How many rows of the run that counts are not signed.

        Raises:
            Unavailable: the rows are not projected yet.
        """
        await self._projected(state)
        return await self._database.read(rows_left, state.tenant, state.matter, state.current)

    async def _projected(self, state: MatterState) -> None:
        if not await self._progress.wait_for(state.last_seq, _PATIENCE_SECONDS):
            raise Unavailable(
                f"The register is at {self._progress.seq}, not yet at {state.last_seq}: try again.",
                headers={"Retry-After": "1"},
            )

    async def _sign_off(self, state: MatterState, request: ActRequest) -> Detail:
        keys = list(dict.fromkeys(request.obligations))
        rows = await self._rows(state, keys)
        signed = [row for row in rows.values() if row["signed"]]
        if signed:
            raise NotNow(
                f"{signed[0]['key']} is signed off already, by {signed[0]['signed_by']}"
                + (f"; so are {len(signed) - 1} more of these rows." if len(signed) > 1 else ".")
            )
        opened = await self._database.read(
            opened_by, state.tenant, state.matter, state.current, request.who
        )
        check_bulk(rows, opened, state.matter, state.acts + 1, self._share)
        entries: list[JsonValue] = [_entry(key, rows[key], opened.get(key, 0)) for key in keys]
        size = len(json.dumps(entries, ensure_ascii=False).encode())
        if size > _MOST_BYTES:
            raise Unprocessable(
                f"These {len(keys)} rows take {size:,} bytes; an act holds {_MOST_BYTES:,}. Sign "
                "fewer at once."
            )
        return {"obligations": entries}

    async def _correction(self, state: MatterState, request: ActRequest) -> Detail:
        rows = await self._rows(state, [request.obligation])
        changed = corrected_fields(request.fields, row_fields(rows[request.obligation]))
        fields: Detail = {**changed}
        return {"obligation": request.obligation, "fields": fields}

    async def _rows(self, state: MatterState, keys: list[str]) -> Mapping[str, RegisterRow]:
        rows = await self._database.read(
            rows_by_key, state.tenant, state.matter, state.current, keys
        )
        missing = [key for key in keys if key not in rows]
        if not missing:
            return rows
        before = await self._database.read(runs_with, state.tenant, state.matter, missing)
        gone = [key for key in missing if key in before]
        if gone:
            raise NotNow(
                f"{gone[0]} is gone: run {state.current}, which counts, has no such obligation; "
                f"run {before[gone[0]][-1]} had. Look at what has changed."
            )
        raise Unprocessable(
            f"Run {state.current} has no obligation {missing[0]!r:.100}. `key` of the register's "
            "rows names them."
        )


def _entry(key: str, row: RegisterRow, opened_us: int) -> JsonValue:
    fields: Detail = {**row_fields(row)}
    return {"key": key, "as": fields, "opened": opened_us > 0, "opened_us": opened_us}
