"""Many rows of one table written at once: new, or in place of an older version of themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import psycopg

from quotary.api.store.rows import Row

_DIALECTS: Final[dict[str, Dialect]] = {
    "sqlite": sqlite.dialect(),
    "postgresql": psycopg.dialect(),
}


def upsert(
    connection: Connection, table: Table, rows: Sequence[Row], kept: Collection[str] = ()
) -> None:
    """Write the rows, each with every column of the table, whose key is `first_seq`.

    The columns `kept` stay as they were, and so does a row that has the same `last_seq` or a
    later one.
    """
    made = _made(table, frozenset(kept), connection.dialect.name)
    connection.exec_driver_sql(made.sql, [made.values(row) for row in rows])


@dataclass(frozen=True, slots=True)
class _Made:
    """A statement as its driver takes it, and a row's values as the statement does."""

    sql: str
    values: Callable[[Row], Any]


@cache
def _made(table: Table, kept: frozenset[str], dialect: str) -> _Made:
    # Made once and by hand: what SQLAlchemy does with forty values of each row, which need no
    # conversion, takes as long as SQLite does.
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = insert(table)
    new = statement.excluded
    names = [column.name for column in table.c]
    compiled = statement.on_conflict_do_update(
        index_elements=[table.c.first_seq],
        set_={name: new[name] for name in names if name not in kept and name != "first_seq"},
        # A row never goes back, whoever writes it.
        where=table.c.last_seq < new.last_seq,
    ).compile(dialect=_DIALECTS[dialect], column_keys=names)
    order = compiled.positiontup
    return _Made(str(compiled), itemgetter(*order) if order else dict)
