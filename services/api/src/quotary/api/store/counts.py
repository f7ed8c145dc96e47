"""Counts per filter: each value's count with every other filter applied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, func, select

from quotary.api.store.queue import FAILED, HELD, NOT_HELD, Filters
from quotary.api.store.rows import YES
from quotary.api.store.search import hits
from quotary.api.store.tables import matters, tallies
from quotary.api.store.tallies import COUNTED

SEARCH_LIMIT: Final = 2_000
"""A search is counted up to so many hits; beyond, `at_least` says that there are more."""

Counted = dict[str, dict[str, int]]
_FACETS: Final = tuple(name for name in COUNTED if name != "failing")


@dataclass(frozen=True, slots=True)
class Counts:
    """Matters in all under the filters, and per value of each filter.

    A matter with a failure beside the run that is shown counts under its own status and under
    `failed`, so statuses are not to be added up: `having` counts each matter once.
    """

    total: int
    by: Counted = field(default_factory=dict[str, dict[str, int]])
    at_least: bool = False
    standings: Mapping[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])

    def having(self, statuses: Collection[str] = ()) -> int:
        """How many have one of these statuses, or any, with every other filter applied."""
        return sum(
            n
            for (status, failing), n in self.standings.items()
            if not statuses or not statuses_of(status, failing).isdisjoint(statuses)
        )


def statuses_of(status: str, failing: str) -> frozenset[str]:
    """The statuses under which such a matter is found."""
    return frozenset((status, FAILED)) if failing == YES else frozenset((status,))


def counts(connection: Connection, tenant: str, filters: Filters) -> Counts:
    """The counts beside a list."""
    cells, capped = _cells(connection, tenant, filters)
    by: dict[str, Counter[str]] = {name: Counter() for name in _FACETS}
    standings: Counter[tuple[str, str]] = Counter()
    total = 0
    for cell, n in cells:
        values = {name: frozenset((cell[name],)) for name in _FACETS}
        values["status"] = statuses_of(cell["status"], cell["failing"])
        off = [name for name in _FACETS if not _lets(filters, name, values[name])]
        total += 0 if off else n
        for name in _FACETS:
            if all(each == name for each in off):
                by[name].update(dict.fromkeys(values[name], n))
        if all(each == "status" for each in off):
            standings[cell["status"], cell["failing"]] += n
    kept = {name: dict(sorted(found.items())) for name, found in by.items()}
    return Counts(total, kept, capped, standings)


def _lets(filters: Filters, name: str, values: frozenset[str]) -> bool:
    wanted: tuple[str, ...] = getattr(filters, name)
    return not wanted or not values.isdisjoint(wanted)


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
        yield dict(zip(COUNTED, map(_as_text, values), strict=True)), int(str(n))


def _as_text(value: object) -> str:
    return {True: HELD, False: NOT_HELD}[value] if isinstance(value, bool) else str(value)
