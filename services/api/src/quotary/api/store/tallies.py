"""Counts and costs per filter, kept up to date by the difference that each batch makes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.rows import Row
from quotary.api.store.tables import tallies

COUNTED: Final = ("route", "status", "failing", "held", "playbook", "assignee", "purpose")
USAGE: Final = (
    "model_calls", "prompt_tokens", "cached_tokens", "completion_tokens", "unpriced_calls"
)  # fmt: skip
_SUMS: Final = ("n", *USAGE)
_CELL: Final = itemgetter("tenant", *COUNTED)
_USED: Final = itemgetter(*USAGE)
Cell = tuple[str | bool, ...]
Sums = list[int]


def count_changes(
    connection: Connection,
    before: Mapping[tuple[str, str], Mapping[str, object]],
    rows: Iterable[Row],
) -> None:
    """Move each matter's share from where it was to where its new row puts it."""
    moved: defaultdict[Cell, Sums] = defaultdict(lambda: [0] * len(_SUMS))
    for row in rows:
        old = before.get((str(row["tenant"]), str(row["matter"])))
        if old is not None:
            _add(moved[cell_of(old)], old, -1)
        _add(moved[cell_of(row)], row, 1)
    changes = [
        {
            "tenant": cell[0],
            **dict(zip(COUNTED, cell[1:], strict=True)),
            **dict(zip(_SUMS, sums, strict=True)),
        }
        for cell, sums in sorted(moved.items())
        if any(sums)
    ]
    if changes:
        connection.execute(_add_up(connection.dialect.name), changes)
        connection.execute(_EMPTY)


_EMPTY: Final = tallies.delete().where(tallies.c.n == 0)


@cache
def _add_up(dialect: str) -> sqlite.Insert | postgresql.Insert:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = insert(tallies)
    return statement.on_conflict_do_update(
        index_elements=[tallies.c.tenant, *(tallies.c[name] for name in COUNTED)],
        set_={name: tallies.c[name] + statement.excluded[name] for name in _SUMS},
    )


def usage(connection: Connection, tenant: str) -> dict[str, int]:
    """Model calls and tokens of all matters of a tenant."""
    sums = (func.coalesce(func.sum(tallies.c[name]), 0) for name in USAGE)
    row = connection.execute(select(*sums).where(tallies.c.tenant == tenant)).one()
    return {name: int(value) for name, value in zip(USAGE, row, strict=True)}


def cell_of(row: Mapping[str, object]) -> Cell:
    """Tenant and the counted values of a matter's row."""
    cell: Cell = _CELL(row)
    return cell


def sums_of(row: Mapping[str, object]) -> Sums:
    """What one matter adds to its cell."""
    used: tuple[int, ...] = _USED(row)
    return [1, *used]


def _add(sums: Sums, row: Mapping[str, object], sign: int) -> None:
    for index, value in enumerate(sums_of(row)):
        sums[index] += sign * value
