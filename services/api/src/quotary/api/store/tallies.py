"""Counts per filter, kept up to date by the difference that each batch makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.engine import is_sqlite
from quotary.api.store.rows import Row
from quotary.api.store.tables import tallies

COUNTED: Final = ("route", "status", "playbook", "assignee")
Cell = tuple[str, ...]


def count_changes(
    connection: Connection,
    before: Mapping[tuple[str, str], Mapping[str, object]],
    rows: Iterable[Row],
) -> None:
    """Move each matter's count from where it was to where its new row puts it."""
    moved: Counter[Cell] = Counter()
    for row in rows:
        old = before.get((str(row["tenant"]), str(row["matter"])))
        if old is not None:
            moved[_cell(old)] -= 1
        moved[_cell(row)] += 1
    changes = [
        {"tenant": cell[0], **dict(zip(COUNTED, cell[1:], strict=True)), "n": n}
        for cell, n in sorted(moved.items())
        if n
    ]
    if changes:
        insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
        statement = insert(tallies)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[tallies.c.tenant, *(tallies.c[name] for name in COUNTED)],
                set_={"n": tallies.c.n + statement.excluded.n},
            ),
            changes,
        )
        connection.execute(tallies.delete().where(tallies.c.n == 0))


def _cell(row: Mapping[str, object]) -> Cell:
    return (str(row["tenant"]), *(str(row[name]) for name in COUNTED))
