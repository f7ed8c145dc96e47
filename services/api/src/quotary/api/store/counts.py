"""Counts per filter: each value's count with every other filter applied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, func, select

from quotary.api.store.queue import Filters
from quotary.api.store.search import hits
from quotary.api.store.tables import matters, tallies
from quotary.api.store.tallies import COUNTED

SEARCH_LIMIT: Final = 2_000
"""A search is counted up to so many hits; beyond, `at_least` says that there are more."""

Counted = dict[str, dict[str, int]]


@dataclass(frozen=True, slots=True)
class Counts:
    """Matters in all under the filters, and per value of each filter."""

    total: int
    by: Counted = field(default_factory=dict[str, dict[str, int]])
    at_least: bool = False


def counts(connection: Connection, tenant: str, filters: Filters) -> Counts:
    """The counts beside a list."""
    cells, capped = _cells(connection, tenant, filters)
    by: dict[str, Counter[str]] = {name: Counter() for name in COUNTED}
    total = 0
    for values, n in cells:
        off = [name for name in COUNTED if not _lets(filters, name, values[name])]
        total += 0 if off else n
        for name in COUNTED:
            if all(each == name for each in off):
                by[name][values[name]] += n
    return Counts(total, {name: dict(sorted(found.items())) for name, found in by.items()}, capped)


def _lets(filters: Filters, name: str, value: str) -> bool:
    wanted: tuple[str, ...] = getattr(filters, name)
    return not wanted or value in wanted


def _cells(
    connection: Connection, tenant: str, filters: Filters
) -> tuple[Iterable[tuple[dict[str, str], int]], bool]:
    found = hits(connection, filters.query)
    if found is None:
        kept = select(*(tallies.c[name] for name in COUNTED), tallies.c.n).where(
            tallies.c.tenant == tenant, tallies.c.status != "erased"
        )
        return _pairs(connection.execute(kept)), False
    # Cut off inside the search itself: looking up every hit's row would cost far more.
    first = found.limit(SEARCH_LIMIT).subquery()
    columns = [matters.c[name] for name in COUNTED]
    grouped = (
        select(*columns, func.count())
        .join_from(first, matters, matters.c.first_seq == first.c[0])
        .where(matters.c.tenant == tenant, matters.c.status != "erased")
        .group_by(*columns)
    )
    cells = list(_pairs(connection.execute(grouped)))
    return cells, sum(n for _, n in cells) >= SEARCH_LIMIT


def _pairs(rows: CursorResult[*tuple[Any, ...]]) -> Iterable[tuple[dict[str, str], int]]:
    for row in rows:
        *values, n = row
        yield dict(zip(COUNTED, map(str, values), strict=True)), int(str(n))
