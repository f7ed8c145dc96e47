"""Pages of the queue by keyset: each page costs the same, however deep and however many matters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from sqlalchemy import ColumnElement, Connection, Select, false, not_, or_, select, true, tuple_

from quotary.api.store.cursors import CursorInvalid, decoded, encoded
from quotary.api.store.rows import YES
from quotary.api.store.search import matches
from quotary.api.store.storing import storable
from quotary.api.store.tables import matters
from quotary.log.purposes import REVIEWS, Purpose

__all__ = ["SORTS", "CursorInvalid", "Filters", "ListRow", "Page", "Sort", "conditions", "page"]

Sort = Literal["updated", "created", "oldest", "severity", "name", "counterparty"]
SORTS: Final = get_args(Sort)
FAILED: Final = "failed"
HELD: Final = "true"
NOT_HELD: Final = "false"
"""What `held` is filtered and counted by, as the API has it."""

_LISTED: Final = tuple(column for column in matters.c if column.name not in ("search", "tenant"))
_KEYS: Final[dict[str, tuple[tuple[ColumnElement[object], ...], bool]]] = {
    "updated": ((matters.c.last_seq,), True),
    "created": ((matters.c.first_seq,), True),
    "oldest": ((matters.c.first_seq,), False),
    "severity": ((matters.c.severity, matters.c.last_seq), True),
    "name": ((matters.c.filename_key, matters.c.first_seq), False),
    "counterparty": ((matters.c.counterparty_key, matters.c.first_seq), False),
}
"""Columns that order a page, and whether they run down. Together they are unique."""

ListRow = dict[str, object]


@dataclass(frozen=True, slots=True)
class Filters:
    """What a list is narrowed to; an empty tuple or text narrows nothing.

    The status `failed` finds every matter with a failure that nobody has answered. `held` is of
    `HELD` and `NOT_HELD`: a matter on hold keeps its status.
    Documents that were handed in for a question or an evaluation are on a list that asks for them.
    """

    route: tuple[str, ...] = ()
    status: tuple[str, ...] = ()
    playbook: tuple[str, ...] = ()
    assignee: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    query: str = ""
    purpose: tuple[Purpose, ...] = REVIEWS


@dataclass(frozen=True, slots=True)
class Page:
    """Rows of one page and the cursor of the next, "" after the last."""

    rows: list[ListRow] = field(default_factory=list[ListRow])
    next_cursor: str = ""


def page(
    connection: Connection,
    tenant: str,
    filters: Filters,
    *,
    sort: Sort = "updated",
    limit: int = 50,
    cursor: str = "",
) -> Page:
    """The page after `cursor`.

    Raises:
        CursorInvalid: the cursor is not one of this order.
    """
    keys, descending = _KEYS[sort]
    statement = select(*_LISTED).where(*conditions(connection, tenant, filters))
    if cursor:
        statement = _after(statement, keys, _values(cursor, sort, len(keys)), descending)
    order = [key.desc() if descending else key.asc() for key in keys]
    found = connection.execute(statement.order_by(*order).limit(limit + 1)).mappings().all()
    rows = [dict(row) for row in found[:limit]]
    if len(found) <= limit:
        return Page(rows)
    return Page(rows, encoded(sort, [rows[-1][str(key.key)] for key in keys]))


def conditions(connection: Connection, tenant: str, filters: Filters) -> list[ColumnElement[bool]]:
    """The conditions of a list. Erased matters are on no list."""
    found: list[ColumnElement[bool]] = [matters.c.tenant == tenant]
    for name in ("route", "playbook", "assignee", "purpose"):
        values = tuple(storable(value) for value in getattr(filters, name))
        if values:
            found.append(_is_one(name, values))
    if filters.held:
        found.append(_is_held(filters.held))
    if filters.status:
        found.append(_has_status(tuple(storable(value) for value in filters.status)))
    if not filters.status:
        found.append(matters.c.status != "erased")
    searched = matches(connection, filters.query)
    if searched is not None:
        found.append(searched)
    return found


def _is_one(name: str, values: tuple[str, ...]) -> ColumnElement[bool]:
    return matters.c[name] == values[0] if len(values) == 1 else matters.c[name].in_(values)


def _is_held(values: tuple[str, ...]) -> ColumnElement[bool]:
    wanted = {HELD, NOT_HELD}.intersection(values)
    if len(wanted) != 1:
        return true() if wanted else false()
    return matters.c.held if HELD in wanted else not_(matters.c.held)


def _has_status(values: tuple[str, ...]) -> ColumnElement[bool]:
    """The matters that have one of these; under "failed" also those with a failure beside."""
    others = tuple(value for value in values if value != FAILED)
    if len(others) == len(values):
        return _is_one("status", values)
    failing = matters.c.failing == YES
    return or_(_is_one("status", others), failing) if others else failing


def _after(
    statement: Select[tuple[object, ...]],
    keys: tuple[ColumnElement[object], ...],
    values: list[object],
    descending: bool,  # noqa: FBT001 - private, and named at its one call
) -> Select[tuple[object, ...]]:
    left, right = tuple_(*keys), tuple_(*values)
    return statement.where(left < right if descending else left > right)


def _values(cursor: str, sort: str, length: int) -> list[object]:
    values = decoded(cursor, sort)
    numbers = values[1:] if sort in ("name", "counterparty") else values
    if len(values) != length or not all(type(each) is int for each in numbers):
        raise CursorInvalid("the cursor is not one that this list gave out")
    if sort in ("name", "counterparty") and not isinstance(values[0], str):
        raise CursorInvalid("the cursor is not one that this list gave out")
    return values
