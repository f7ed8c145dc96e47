"""Rows of a register as people act on them: signed, or put right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

from sqlalchemy import ColumnElement, Connection, bindparam, select

from quotary.api.store.register_rows import (
    UNSIGNED,
    corrected_of,
    counting_columns,
    entry_of,
    fields_of,
    past_text,
)
from quotary.api.store.register_tables import obligations
from quotary.api.store.rows import micros
from quotary.api.store.storing import storable
from quotary.log.facts.act import Act
from quotary.log.matter_state import MatterState


def sign(connection: Connection, state: MatterState, seq: int, act: Act) -> None:
    """Put the act's signature on its rows; who signed first stays."""
    rows = [{"row_key": key, "new_opened_us": opened_us} for key, opened_us in _signed_rows(act)]
    if not rows:
        return
    connection.execute(
        obligations.update()
        .where(
            *_counting(state),
            obligations.c.key == bindparam("row_key"),
            obligations.c.signed.is_(False),
        )
        .values(
            signed=True,
            signed_by=storable(act.who),
            signed_us=micros(act.at),
            signed_seq=seq,
            signed_run=state.current,
            opened_us=bindparam("new_opened_us"),
        ),
        rows,
    )


def correct(connection: Connection, state: MatterState, seq: int, act: Act) -> None:
    """Put a person's words in place of the row's; a signature on the old words goes to its past."""
    key = act.detail.get("obligation")
    given = act.detail.get("fields")
    if not isinstance(key, str) or not isinstance(given, dict):
        return
    row = (
        connection.execute(select(obligations).where(*_counting(state), obligations.c.key == key))
        .mappings()
        .first()
    )
    if row is None:
        return
    entry = entry_of(dict(row))
    correctable = fields_of(entry, {})
    fields = {
        name: value
        for name, value in given.items()
        if name in correctable and isinstance(value, str | None)
    }
    corrected = {**corrected_of(row["corrected"]), **fields}
    signed = {**UNSIGNED, "past": past_text(dict(row), "corrected")} if row["signed"] else {}
    connection.execute(
        obligations.update()
        .where(*_counting(state), obligations.c.key == key)
        .values(
            **counting_columns(entry, corrected),
            corrected=storable(json.dumps(corrected, ensure_ascii=False, sort_keys=True)),
            corrected_by=storable(act.who),
            corrected_note=storable(act.note),
            corrected_us=micros(act.at),
            corrected_seq=seq,
            **signed,
        )
    )


def _counting(state: MatterState) -> tuple[ColumnElement[bool], ...]:
    columns = obligations.c
    return (
        columns.tenant == state.tenant,
        columns.matter == state.matter,
        columns.run == state.current,
    )


def _signed_rows(act: Act) -> Iterator[tuple[str, int]]:
    """Key and moment of opening (0 where it was not opened) of each row that the act names."""
    named = act.detail.get("obligations")
    for each in cast("list[object]", named) if isinstance(named, list) else []:
        if not isinstance(each, dict):
            continue
        entry = cast("dict[str, object]", each)
        key, opened_us = entry.get("key"), entry.get("opened_us")
        if isinstance(key, str):
            yield key, opened_us if isinstance(opened_us, int) else 0
