"""Pages of the register by keyset, over every matter or one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from sqlalchemy import ColumnElement, Connection, and_, false, or_, select

from quotary.api.store.cursors import CursorInvalid, decoded, encoded
from quotary.api.store.register_rows import RegisterRow, party_key
from quotary.api.store.register_tables import obligations
from quotary.api.store.storing import storable
from quotary.api.store.tables import matters
from quotary.api.store.words import asked
from quotary.log.purposes import REVIEWS, Purpose

Sort = Literal["newest", "deadline"]
SORTS: Final = get_args(Sort)
Deadline = Literal["has", "none", "dated"]
DEADLINES: Final = get_args(Deadline)
FACETS: Final = ("matter", "party", "risk", "bucket", "modality", "deadline", "signed")

_ROW = obligations.c
_Keys = tuple[tuple[ColumnElement[object], bool], ...]
_LIST: Final[_Keys] = ((_ROW.seq, True), (_ROW.n, False))
_KEYS: Final[dict[str, _Keys]] = {"newest": _LIST, "deadline": ((_ROW.due, False), *_LIST)}
"""Columns that order a page, and whether each runs down. Together they are unique: a run's rows
share the sequence of its `routed` fact."""
_KINDS: Final = {"has": ("stated", "dated"), "none": ("none",), "dated": ("dated",)}


@dataclass(frozen=True, slots=True)
class RegisterFilters:
    """What the register is narrowed to; what is empty or None narrows nothing.

    `before` is an ISO date: only rows with an earlier stated date. `signed` is yes or no. With a
    `run`, which goes with one matter, its rows are listed whether it counts or not. Of matters that
    are not named only those of the `purpose` are listed.
    """

    matter: tuple[str, ...] = ()
    party: tuple[str, ...] = ()
    risk: tuple[str, ...] = ()
    bucket: tuple[str, ...] = ()
    modality: tuple[str, ...] = ()
    deadline: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()
    before: str = ""
    query: str = ""
    kind: Literal["obligation", "term"] = "obligation"
    run: str = ""
    purpose: tuple[Purpose, ...] = REVIEWS


@dataclass(frozen=True, slots=True)
class RegisterPage:
    """Rows of one page and the cursor of the next, "" after the last."""

    rows: list[RegisterRow] = field(default_factory=list[RegisterRow])
    next_cursor: str = ""


def register_page(
    connection: Connection,
    tenant: str,
    filters: RegisterFilters,
    *,
    sort: Sort = "newest",
    limit: int = 100,
    cursor: str = "",
) -> RegisterPage:
    """The page after `cursor` of the rows that count.

    Raises:
        CursorInvalid: the cursor is not one of this order.
    """
    keys = _KEYS[sort]
    statement = select(obligations).where(*conditions(tenant, filters))
    if cursor:
        statement = statement.where(_after(keys, _values(cursor, sort)))
    order = [key.desc() if down else key.asc() for key, down in keys]
    found = connection.execute(statement.order_by(*order).limit(limit + 1)).mappings().all()
    rows = [dict(row) for row in found[:limit]]
    if len(found) <= limit:
        return RegisterPage(rows)
    return RegisterPage(rows, encoded(sort, [rows[-1][str(key.key)] for key, _ in keys]))


def conditions(
    tenant: str, filters: RegisterFilters, *, without: str = ""
) -> list[ColumnElement[bool]]:
    """The conditions of a list; without those of one facet, for counting its values."""
    found: list[ColumnElement[bool]] = [
        _ROW.tenant == tenant,
        _ROW.kind == filters.kind,
        _ROW.run == filters.run if filters.run else _ROW.current.is_(True),
    ]
    for facet in FACETS:
        values: tuple[str, ...] = getattr(filters, facet)
        if values and facet != without:
            found.append(_facet(facet, values))
    if filters.purpose and not filters.matter:
        others = select(matters.c.matter).where(
            matters.c.tenant == tenant, matters.c.purpose.not_in(filters.purpose)
        )
        found.append(_ROW.matter.not_in(others))
    if filters.before:
        found.append(_ROW.due < filters.before)
    # Words are letters and digits only: nothing in them means anything to LIKE.
    found += [_ROW.search.like(f"% {word}%") for word in asked(filters.query)]
    return found


def _facet(facet: str, values: tuple[str, ...]) -> ColumnElement[bool]:
    if facet == "signed":
        wanted = {each == "yes" for each in values if each in ("yes", "no")}
        return _ROW.signed.in_(wanted) if wanted else false()
    if facet == "deadline":
        return _ROW.deadline_kind.in_([kind for each in values for kind in _KINDS.get(each, ())])
    if facet == "party":
        return _ROW.party_key.in_([party_key(storable(each)) for each in values])
    return _ROW[facet].in_([storable(each) for each in values])


def _after(keys: _Keys, values: list[object]) -> ColumnElement[bool]:
    """Rows after these values in an order whose columns may run different ways."""
    steps: list[ColumnElement[bool]] = []
    for at, ((key, down), value) in enumerate(zip(keys, values, strict=True)):
        same = [one == other for (one, _), other in zip(keys[:at], values, strict=False)]
        steps.append(and_(*same, key < value if down else key > value))
    return or_(*steps)


def _values(cursor: str, sort: Sort) -> list[object]:
    values = decoded(cursor, sort)
    kinds = (str, int, int) if sort == "deadline" else (int, int)
    if len(values) != len(kinds) or any(
        type(value) is not kind for value, kind in zip(values, kinds, strict=True)
    ):
        raise CursorInvalid("the cursor is not one that this list gave out")
    return values
