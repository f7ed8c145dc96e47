"""Registers of runs: kept whole, and one at a time made the one that counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.carrying import Carried, carried
from quotary.api.store.engine import is_sqlite
from quotary.api.store.register_proposals import how_by_unit
from quotary.api.store.register_rows import (
    Entry,
    How,
    RegisterRow,
    entry_row,
    register_of,
    register_text,
    unit_of,
)
from quotary.api.store.register_tables import obligations, openings, registers, unit_proposals
from quotary.api.store.storing import storable
from quotary.core.obligations.register import Register
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState

_UNKNOWN: Final = How()


def keep_register(
    connection: Connection,
    state: MatterState,
    run_name: str,
    seq: int,
    routed: Routed,
    register: Register,
) -> None:
    """Write a run's register; it does not count yet."""
    run = state.runs[run_name]
    how = how_by_unit(connection, state, run)
    whose = {"tenant": state.tenant, "matter": state.matter}
    row: RegisterRow = {
        **whose,
        "run": run_name,
        "seq": seq,
        "turned_seq": 0,
        "current": False,
        "filename": storable(run.filename),
        "sha256": run.document_sha256,
        "rest": storable(register_text(replace(register, obligations=()))),
    }
    insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
    connection.execute(insert(registers).on_conflict_do_nothing(), [row])
    entries: list[Entry] = [*register.obligations, *(each for each in register.terms if each.found)]
    rows = [
        {
            **whose,
            **entry_row(each, n, seq, run, routed, how.get(unit_of(each), _UNKNOWN)),
        }
        for n, each in enumerate(entries)
    ]
    if rows:
        connection.execute(insert(obligations).on_conflict_do_nothing(), rows)


def turn_to(connection: Connection, state: MatterState, seq: int) -> None:
    """Make the rows of the state's current run count, with the signatures that still hold."""
    before = _last_counting(connection, state)
    for table in (registers, obligations):
        connection.execute(
            table.update()
            .where(*_of(table, state), table.c.current.is_(True))
            .values(current=False)
        )
        connection.execute(
            table.update()
            .where(*_of(table, state), table.c.run == state.current)
            .values(current=True)
        )
    now = _register(connection, state, state.current)
    if now is None:
        return
    if before and before != state.current:
        old = _register(connection, state, before)
        assert old is not None
        changes = carried(
            old, now, rows_of(connection, state, before), _rows_now(connection, state)
        )
        _write(connection, state, changes)
    connection.execute(
        registers.update()
        .where(*_of(registers, state), registers.c.run == state.current)
        .values(turned_seq=seq)
    )


def forget(connection: Connection, tenant: str, matter: str) -> None:
    """Take an erased matter out of every table of registers."""
    for table in (registers, obligations, unit_proposals, openings):
        connection.execute(table.delete().where(table.c.tenant == tenant, table.c.matter == matter))


def rows_of(connection: Connection, state: MatterState, run: str) -> list[RegisterRow]:
    """A run's rows, in the order of the document."""
    statement = (
        select(obligations)
        .where(*_of(obligations, state), obligations.c.run == run)
        .order_by(obligations.c.n)
    )
    return [dict(row) for row in connection.execute(statement).mappings()]


def _rows_now(connection: Connection, state: MatterState) -> list[RegisterRow]:
    return rows_of(connection, state, state.current)


def _write(connection: Connection, state: MatterState, changes: list[Carried]) -> None:
    if not changes:
        return
    names = ("signed", "signed_by", "signed_us", "signed_seq", "signed_run", "opened_us", "past")
    connection.execute(
        obligations.update()
        .where(
            *_of(obligations, state),
            obligations.c.run == state.current,
            obligations.c.key == bindparam("row_key"),
        )
        .values({name: bindparam(f"new_{name}") for name in names}),
        [
            {"row_key": each.key, **{f"new_{name}": each.values[name] for name in names}}
            for each in changes
        ],
    )


def _register(connection: Connection, state: MatterState, run: str) -> Register | None:
    statement = select(registers.c.rest).where(*_of(registers, state), registers.c.run == run)
    rest = connection.execute(statement).scalar()
    return None if rest is None else register_of(rest)


def _last_counting(connection: Connection, state: MatterState) -> str:
    """The run whose register counted last, "" before any did."""
    statement = (
        select(registers.c.run)
        .where(*_of(registers, state), registers.c.turned_seq > 0)
        .order_by(registers.c.turned_seq.desc())
        .limit(1)
    )
    return str(connection.execute(statement).scalar() or "")


def _of(table: Table, state: MatterState) -> tuple[ColumnElement[bool], ...]:
    return (table.c.tenant == state.tenant, table.c.matter == state.matter)
